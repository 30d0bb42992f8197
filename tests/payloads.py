"""Texts that would run script if any page took them for more than text; each would set ``window.ran``."""

from base64 import b64encode

RUN = "window.ran=1"
IMG = f"<img src=x onerror={RUN}>"
SCRIPT = f"<script>{RUN}</script>"

ELEMENTS = (
    SCRIPT,
    IMG,
    f'<svg onload="{RUN}">',
    f"<svg>{SCRIPT}</svg>",
    f'<iframe srcdoc="<script>parent.{RUN}</script>"></iframe>',
    f'<iframe src="javascript:parent.{RUN}"></iframe>',
    f'<a href="javascript:{RUN}">x</a>',
    f'<body onload="{RUN}">',
    f'<details open ontoggle="{RUN}">x</details>',
    f'<video><source onerror="{RUN}"></video>',
    f'<input autofocus onfocus="{RUN}">',
    f'<math><mtext><img src=x onerror="{RUN}"></mtext></math>',
    f'<object data="javascript:{RUN}"></object>',
    f'<embed src="javascript:{RUN}">',
    f'<form action="javascript:{RUN}"><button>x</button></form>',
    f'<meta http-equiv="refresh" content="0;url=javascript:{RUN}">',
    f'<base href="javascript:{RUN}//">',
    f"<svg/onload={RUN}>",
    f"<svg><animate onbegin={RUN} attributeName=x dur=1s>",
    f"<svg><a xlink:href='javascript:{RUN}'><text y=20>x</text></a></svg>",
    f"<svg><foreignObject>{IMG}</foreignObject></svg>",
    f"<svg><style>{IMG}</style></svg>",
    f"<img src=x:x onerror={RUN}//",
    f"<img/src=x/onerror={RUN}>",
    f"<IMG SRC=x ONERROR={RUN}>",
    f"<img srcset=x onerror={RUN}>",
    f"<img src=x onerror=eval(atob('{b64encode(RUN.encode()).decode()}'))>",
    f"<audio src=x onerror={RUN}>",
    f"<link rel=stylesheet href=x onerror={RUN}>",
    f"<style onload={RUN}></style>",
    f"<script src='data:text/javascript,{RUN}'></script>",
    f"<script type=module>{RUN}</script>",
    f"<ScRiPt>{RUN}</sCrIpT>",
    f"<script/x>{RUN}</script>",
    f"<marquee onstart={RUN}>x</marquee>",
    f"<select autofocus onfocus={RUN}><option>x</select>",
    f"<textarea autofocus onfocus={RUN}></textarea>",
    f"<div tabindex=1 autofocus onfocus={RUN}>x</div>",
    f"<div onpointerover={RUN} style='position:fixed;inset:0'>x</div>",
    f"<input type=image src=x onerror={RUN}>",
    f"<object data=x onerror={RUN}></object>",
    f"<iframe onload={RUN}></iframe>",
    f"<iframe src='data:text/html,<script>parent.{RUN}</script>'></iframe>",
    f"<math><mtext><table><mglyph><style>{IMG}",
    f"<svg></p><style><a id='</style>{IMG}'>",
)
ESCAPES = (
    f'">{IMG}',
    f"'>{IMG}",
    f'" autofocus onfocus={RUN} x="',
    f"' autofocus onfocus={RUN} x='",
    f"</textarea></title></style>{SCRIPT}",
    f"</script>{SCRIPT}",
    f"-->{SCRIPT}",
    f"]]>{SCRIPT}",
    f"</noscript></template></select>{IMG}",
    f"<noscript><p title='</noscript>{IMG}'>",
)
ADDRESSES = (
    f"javascript:{RUN}",
    f"JaVaScRiPt:{RUN}//",
    f"data:text/html,{SCRIPT}",
)
LANGUAGES = (
    f"{{{{constructor.constructor('{RUN}')()}}}}",
    f"${{{RUN}}}",
    f"<%={RUN}%>",
    f"[x](javascript:{RUN})",
    f'![x](x"onerror="{RUN})',
    f"&lt;img src=x onerror={RUN}&gt;",
    f"&#60;img src=x onerror={RUN}&#62;",
    f"\\u003cimg src=x onerror={RUN}\\u003e",
    f"%3Cimg%20src=x%20onerror={RUN}%3E",
)
PAYLOADS = ELEMENTS + ESCAPES + ADDRESSES + LANGUAGES
