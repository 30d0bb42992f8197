"""Parts of a notebook page: tables that a screen reader can follow, and the same as text."""

from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared.html import bullets, folded, says, table


def test_a_table_names_its_rows_and_columns():
    page = table("Title", ("a", "b"), [("x", "1"), ("<y>", "2")], foot=("sum", "3"), numbers=[1]).page()

    assert (
        '<caption>Title</caption><thead><tr><th scope="col">a</th><th scope="col" class="al-end">b</th>'
        in page
    )
    assert '<tr><th scope="row">&lt;y&gt;</th><td class="al-end">2</td></tr>' in page
    assert '<tfoot><tr><th scope="row">sum</th><td class="al-end">3</td></tr></tfoot>' in page
    assert 'role="region" tabindex="0" aria-label="Title"' in page


def test_parts_of_a_page_read_as_text_too():
    page = folded("Answer", says(["One.", "", "Two & a half."]), Words("en")) + table(
        "Title", ("a",), [("x",)]
    )
    page += bullets(["this", "", "that"])

    assert repr(page) == "Answer: One.\nTwo & a half.\nTitle\na\nx\n- this\n- that"
    assert "<li>this</li><li>that</li>" in page.html
    assert "<details" in page.html
    assert "<p>Two &amp; a half.</p>" in page.html
