"""Settings of a Jupyter server that shows the Voila pages (Binder, JupyterLab in a classroom)."""

from algeria_lab.apps.page_words import page_words

c = get_config()  # type: ignore[name-defined]  # noqa: F821 - traitlets puts it there
c.ServerApp.jinja_template_vars = {"words": page_words()}
# Pages that nobody looks at give their memory back after an hour.
c.MappingKernelManager.cull_idle_timeout = 3600
c.MappingKernelManager.cull_interval = 300
# A page whose kernel died has lost its war: the page says so (a new, empty kernel would only hide it).
c.KernelRestarter.restart_limit = 0
