import { Readable } from "node:stream";
import type { PushChange } from "@kilolane/contract";
import type { PushedEvent } from "../../jobs/outbox-events.ts";
import type { Caller } from "../session-lookup.ts";
import { Changes } from "./changes.ts";

/** What may wait for a reader; beyond, it is dropped and catches up when it comes again. */
const MOST_WAITING_BYTES = 64 * 1024;

/** One open stream: writes events as text, and gives up a reader that does not read. */
export class PushStream {
  readonly caller: Caller;
  readonly body: Readable;
  /** what came while the reader was catching up */
  #held: Changes | undefined = new Changes();
  #wasWaiting = false;
  #isOver = false;

  constructor(caller: Caller, onClose: () => void) {
    this.caller = caller;
    // What is pushed lies in its buffer until the connection takes it.
    this.body = new Readable({ read: () => undefined });
    this.body.once("close", onClose);
    // A reader that goes away is no failure of ours.
    this.body.on("error", () => undefined);
  }

  /** Begins with what was missed; `missed` undefined: too much, everything is to be asked for again. */
  begin(missed: readonly PushChange[] | undefined, cursor: string, latestCursor: string): void {
    const held = this.#held;
    this.#held = undefined;
    // A browser of its own that follows it would come again after this many milliseconds.
    this.#write(
      `retry: 2000\nid: ${cursor}\nevent: ${missed === undefined ? "reset" : "open"}\ndata: []\n\n`,
    );
    if (missed !== undefined) this.#tell(missed, cursor);
    if (held !== undefined && !held.isEmpty) this.#tell(held.toList(), latestCursor);
  }

  /** Tells what has changed; `cursor` is how far the reader has seen then. */
  tell(events: readonly PushedEvent[], cursor: string): void {
    const changes = this.#held ?? new Changes();
    for (const event of events) changes.add(event);
    if (this.#held === undefined) this.#tell(changes.toList(), cursor);
  }

  /** A sign of life that also says how far was seen; a reader that has not taken the one before is gone. */
  beat(cursor: string): void {
    if (this.#held !== undefined) return;
    const isWaiting = this.body.readableLength > 0;
    if (isWaiting && this.#wasWaiting) {
      this.body.destroy();
      return;
    }
    this.#wasWaiting = isWaiting;
    this.#write(`id: ${cursor}\n\n`);
  }

  /** Ends it; `isCrowded`: others of this session remain, and it need not come again soon. */
  end(isCrowded = false): void {
    if (isCrowded) this.#write("event: crowded\ndata: []\n\n");
    if (this.#isOver || this.body.destroyed) return;
    this.#isOver = true;
    this.body.push(null);
  }

  #tell(changes: readonly PushChange[], cursor: string): void {
    if (changes.length > 0) this.#write(`id: ${cursor}\nevent: change\ndata: ${JSON.stringify(changes)}\n\n`);
  }

  #write(text: string): void {
    if (this.#isOver || this.body.destroyed) return;
    this.body.push(text);
    if (this.body.readableLength > MOST_WAITING_BYTES) this.body.destroy();
  }
}
