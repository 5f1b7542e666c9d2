import type { PushTopic } from "@kilolane/contract";
import { useEffect, useEffectEvent } from "react";
import { onPush, type PushHandler } from "./push-news.ts";

/**
 * Calls the handler within a second after something of the topic has changed on the server, in this tab or anywhere:
 *
 *     usePush("quotation", () => void invalidate(queries, [listQuotations]));
 *
 * The handler asks again for what it shows; it gets the changed ids where they are few, and undefined where anything may
 * have changed. The stream is the shell's.
 */
export function usePush(topic: PushTopic, handler: PushHandler): void {
  const tell = useEffectEvent(handler);
  useEffect(() => onPush(topic, (ids) => tell(ids)), [topic]);
}

/** The first screen has the network to itself for so long. */
const START_AFTER_MS = 1_000;

/** Keeps the stream of changes open while somebody is signed in; its code comes once the first screen is there. */
export function useFollowPush(token: string | undefined): void {
  useEffect(() => {
    if (token === undefined) return undefined;
    const stopping = new AbortController();
    const timer = setTimeout(() => {
      import("./follow-push.ts")
        .then(({ followPush }) => followPush(token, stopping.signal))
        // Offline meanwhile: lists are asked for again by their own clocks, and the next page load tries once more.
        .catch(() => undefined);
    }, START_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [token]);
}
