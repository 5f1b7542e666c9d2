import type { ClosedDoor } from "@kilolane/contract";
import { useSyncExternalStore } from "react";
import { onSessionEnd } from "./session-store.ts";

let door: ClosedDoor | undefined;
const watchers = new Set<() => void>();

/**
 * Notes what the server keeps closed for this person: the terms of use until they are accepted, or everything while
 * the product is serviced.
 *
 * @param next undefined: open again
 */
export function setClosedDoor(next: ClosedDoor | undefined): void {
  if (door === next) return;
  door = next;
  for (const watcher of watchers) watcher();
}

function getClosedDoor(): ClosedDoor | undefined {
  return door;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** What is closed, followed by the component; undefined while all is open. */
export function useClosedDoor(): ClosedDoor | undefined {
  return useSyncExternalStore(watch, getClosedDoor);
}

// Terms are one person's: the next one may owe none.
onSessionEnd(() => setClosedDoor(undefined));
