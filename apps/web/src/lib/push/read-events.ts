/** An event of a stream: its name, its data, and the last id that was said by then. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

/**
 * Reads a stream of events (text/event-stream) as it comes. An id without data is an event named "beat": how far the
 * server has seen, and that it is there.
 * @param onBytes called for everything that comes
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onBytes();
    rest += value;
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) yield parseBlock(block);
  }
}

function parseBlock(block: string): StreamEvent {
  let event = "";
  let data: string | undefined;
  let id: string | undefined;
  for (const line of block.split("\n")) {
    const value = line.slice(line.indexOf(":") + 1).trimStart();
    if (line.startsWith("event:")) event = value;
    else if (line.startsWith("data:")) data = data === undefined ? value : `${data}\n${value}`;
    else if (line.startsWith("id:")) id = value;
  }
  return { event: data === undefined ? "beat" : event, data: data ?? "", id };
}
