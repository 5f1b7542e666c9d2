import { expect, test } from "vitest";
import { readEvents, type StreamEvent } from "./read-events.ts";

/** A stream of bytes that come in pieces of that length, wherever these cut. */
function inPieces(text: string, length: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + length));
      at += length;
    },
  });
}

const TEXT =
  'retry: 2000\nid: 7.1:2:\nevent: open\ndata: []\n\nid: 8.1:3:\n\nid: 9.1:4:\nevent: change\ndata: [["chat","é"]]\n\nevent: chan';

test.each([1, 2, 5, 1000])(
  "events are read whole from pieces of %d bytes, and one that is cut off is not",
  async (length) => {
    const events: StreamEvent[] = [];
    let pieces = 0;
    for await (const event of readEvents(inPieces(TEXT, length), () => (pieces += 1))) events.push(event);
    expect(events).toEqual([
      { event: "open", data: "[]", id: "7.1:2:" },
      { event: "beat", data: "", id: "8.1:3:" },
      { event: "change", data: '[["chat","é"]]', id: "9.1:4:" },
    ]);
    expect(pieces).toBeGreaterThan(0);
  },
);
