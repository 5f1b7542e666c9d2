import { followChanges, type PushChange } from "@kilolane/contract";

/** One event of a stream as it came. */
interface StreamEvent {
  readonly event: string;
  readonly id: string;
  readonly changes: readonly PushChange[];
}

/** A stream that is read in the background. */
export interface ListeningStream {
  readonly status: number;
  readonly headers: Headers;
  readonly events: readonly StreamEvent[];
  /** the last id that came */
  readonly lastId: string;
  /** resolves when the server has ended the stream, with the moment by performance.now() */
  readonly ended: Promise<number>;
  /** every change that came, in order */
  changes(): PushChange[];
  stop(): void;
}

interface StreamOptions {
  readonly lastEventId?: string;
  readonly age?: number;
}

/** Opens a stream at a server over the network and reads it. */
export async function listenToStream(
  origin: string,
  token: string,
  { lastEventId, age }: StreamOptions = {},
): Promise<ListeningStream> {
  const controller = new AbortController();
  const query = age === undefined ? "" : `?age=${age}`;
  const response = await fetch(`${origin}/api${followChanges.path}${query}`, {
    headers: {
      accept: "text/event-stream",
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
    },
    signal: controller.signal,
  });
  const events: StreamEvent[] = [];
  const stream = { lastId: "", events };
  const ended = read(response, stream).then(() => performance.now());
  ended.catch(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    events,
    get lastId() {
      return stream.lastId;
    },
    ended,
    changes: () => events.flatMap((event) => event.changes),
    stop: () => controller.abort(),
  };
}

async function read(response: Response, stream: { lastId: string; events: StreamEvent[] }): Promise<void> {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    rest += decoder.decode(bytes, { stream: true });
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) take(block, stream);
  }
}

function take(block: string, stream: { lastId: string; events: StreamEvent[] }): void {
  const fieldOf = (name: string) =>
    block
      .split("\n")
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  stream.lastId = fieldOf("id") ?? stream.lastId;
  const data = fieldOf("data");
  if (data === undefined) return;
  stream.events.push({
    event: fieldOf("event") ?? "message",
    id: stream.lastId,
    changes: JSON.parse(data),
  });
}
