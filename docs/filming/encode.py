"""Pictures are encoded by the browser that painted them, which has all that it takes; no program is asked."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import TYPE_CHECKING

from filming.camera import Picture
from filming.webm import Encoded, webm

if TYPE_CHECKING:
    from playwright.sync_api import Page

BITS = 350_000  # a second: letters of the size of a page are sharp
# WebCodecs: a worker of the browser that encodes; it is there on pages of this computer only.
ENCODER = """async ({pictures, width, height, bits}) => {
  const bytes = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const found = [];
  const encoder = new VideoEncoder({
    error: fault => { throw fault; },
    output: chunk => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const letters = Array.from(data, one => String.fromCharCode(one)).join("");
      found.push([chunk.timestamp, chunk.type === "key", btoa(letters)]);
    },
  });
  const steady = {bitrate: bits, bitrateMode: "variable", latencyMode: "quality"};
  encoder.configure({codec: "vp09.00.30.08", width, height, ...steady});
  for (const [at, image, whole] of pictures) {
    const painted = await createImageBitmap(new Blob([bytes(image)], {type: "image/png"}));
    const frame = new VideoFrame(painted, {timestamp: at * 1000});
    encoder.encode(frame, {keyFrame: whole});
    frame.close();
  }
  await encoder.flush();
  return found;
}"""


def encoded(page: Page, pictures: Sequence[Picture], width: int, height: int) -> bytes:
    """Return the file of a film, as long as its last picture says, which is not shown itself.

    Args:
        page: Any page of this computer.
        pictures: As a `Camera` gives them.
        width: In pixels.
        height: In pixels.
    """
    # Only the first is whole: a map takes much, and sixty pictures are soon gone through to any moment.
    handed = [
        [round(picture.at * 1000), b64encode(picture.image).decode(), number == 0]
        for number, picture in enumerate(pictures[:-1])
    ]
    found = page.evaluate(ENCODER, {"pictures": handed, "width": width, "height": height, "bits": BITS})
    chunks = [Encoded(round(at / 1000), is_whole, b64decode(data)) for at, is_whole, data in found]
    return webm(chunks, width, height, round(pictures[-1].at * 1000))
