"""What a page may say to its kernel: everything that widgets need, in the form of a message, and no more."""

import json

import pytest
from jupyter_client.session import json_unpacker
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1

from algeria_lab.apps.serving.page_messages import fault_of, message_parts
from tests.apps.serving.visitor import message

DEEP = b"[" * 20_000
OPENING = {"comm_id": "one", "target_name": "jupyter.widget.control", "data": {}}


def raw(header: bytes, content: bytes = b"{}") -> bytes:
    """Return a message of these very bytes."""
    return serialize_msg_to_ws_v1([header, b"{}", b"{}", content], "shell")


def head(kind: str) -> bytes:
    return json.dumps({"msg_type": kind, "msg_id": "one"}).encode()


@pytest.mark.parametrize(
    "line",
    [
        message("kernel_info_request", "control"),
        message("comm_info_request", target_name="jupyter.widget"),
        message("comm_open", **OPENING),
        message("comm_msg", comm_id="one", data={"state": {"value": "\ud83d\ude00"}}),
        message("comm_msg", comm_id="one", data={"state": {"value": "half a sign: \ud800"}}),
        message("comm_close", comm_id="one", data={}),
    ],
)
def test_what_widgets_say_passes(line: bytes):
    assert fault_of(line, json_unpacker) == ""


def test_a_part_does_not_begin_within_the_table_of_places():
    """It would be told to a kernel as the name of a channel, or as a header."""
    line = message("kernel_info_request")
    begins = int.from_bytes(line[8:16], "little")

    assert message_parts(line)
    assert message_parts(line[:8] + (begins - 1).to_bytes(8, "little") + line[16:]) is None


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (raw(DEEP), "cannot be read"),
        (raw(head("comm_open"), DEEP[:900]), "cannot be read"),
        (raw(head("comm_msg"), DEEP + rb'"\ud800"'), "cannot be read"),
        (raw(b"[]"), "cannot be read"),
        (raw(b'{"msg_type": []}'), "kind"),
        (message("comm_open", **OPENING | {"target_name": "jupyter.widget"}), "opens"),
        (message("comm_open", **OPENING | {"target_name": "anything"}), "opens"),
        (message("comm_open", **OPENING | {"data": {"state": "a" * 1000}}), "opens"),
        (message("comm_msg", comm_id="\ud800", data={}), "half a sign"),
        (message("comm_close", comm_id="one\udfff", data={}), "half a sign"),
        (raw(rb'{"msg_type": "comm_msg", "msg_id": "\uD800"}'), "half a sign"),
        (message("comm_msg", "iopub", comm_id="one", data={}), "channel"),
    ],
)
def test_what_no_page_says_is_dropped(line: bytes, fault: str):
    assert fault in fault_of(line, json_unpacker)
