import { PUSH_TOPICS, type PushChange, type PushTopic } from "@kilolane/contract";
import type { PushedEvent } from "../../jobs/outbox-events.ts";

/** More records of a topic are sent as "several": a list is asked for once, however many of its rows changed. */
const MOST_NAMED = 50;

/** What has changed for one reader: each record once, and no more of them than are worth naming. */
export class Changes {
  readonly #ids = new Map<PushTopic, Set<string | null>>();

  add({ topic, record_id }: Pick<PushedEvent, "topic" | "record_id">): void {
    const ids = this.#ids.get(topic) ?? new Set();
    this.#ids.set(topic, ids);
    if (ids.size < MOST_NAMED) ids.add(record_id);
    else ids.add(null);
  }

  get isEmpty(): boolean {
    return this.#ids.size === 0;
  }

  toList(): PushChange[] {
    return PUSH_TOPICS.flatMap((topic) =>
      [...(this.#ids.get(topic) ?? [])].map((id): PushChange => [topic, id]),
    );
  }
}
