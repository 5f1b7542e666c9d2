import type { PushChange, PushTopic } from "@kilolane/contract";

/** Hears which records changed; undefined: several that are not named, or any of them after a long break. */
export type PushHandler = (ids: readonly string[] | undefined) => void;

/** Changes that come together are passed on together: a list is asked for once, however many of its rows changed. */
const GATHER_MS = 100;

const handlers = new Map<PushTopic, Set<PushHandler>>();
/** what is to be passed on; null: not all of it has a name */
const waiting = new Map<PushTopic, Set<string> | null>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls the handler whenever something of the topic has changed. @returns what stops it */
export function onPush(topic: PushTopic, handler: PushHandler): () => void {
  const own = handlers.get(topic) ?? new Set();
  handlers.set(topic, own.add(handler));
  return () => own.delete(handler);
}

/** Takes what has changed; `"all"` after a break too long to say. A tab in the background hears it when it is looked at. */
export function announce(changes: readonly PushChange[] | "all"): void {
  if (changes === "all") for (const topic of handlers.keys()) waiting.set(topic, null);
  else for (const change of changes) note(change);
  if (waiting.size > 0) timer ??= setTimeout(tell, GATHER_MS);
}

function note([topic, id]: PushChange): void {
  const ids = waiting.get(topic);
  if (id === null) waiting.set(topic, null);
  else if (ids === undefined) waiting.set(topic, new Set([id]));
  else ids?.add(id);
}

function tell(): void {
  timer = undefined;
  if (document.visibilityState === "hidden") {
    document.addEventListener("visibilitychange", tell, { once: true });
    return;
  }
  const changed = [...waiting];
  waiting.clear();
  for (const [topic, ids] of changed)
    for (const handler of handlers.get(topic) ?? []) handler(ids === null ? undefined : [...ids]);
}

/** Forgets what was not passed on yet: it was another person's. */
export function forgetNews(): void {
  clearTimeout(timer);
  timer = undefined;
  waiting.clear();
}
