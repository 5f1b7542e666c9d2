import type { AccessBlock } from "@kilolane/contract";
import { useSyncExternalStore } from "react";
import { onSessionEnd } from "./session-store.ts";

let block: AccessBlock | undefined;
const watchers = new Set<() => void>();

/**
 * Notes what the server keeps closed for this person: the terms of use until they are accepted, or everything while
 * the product is serviced.
 *
 * @param next undefined: open again
 */
export function setAccessBlock(next: AccessBlock | undefined): void {
  if (block === next) return;
  block = next;
  for (const watcher of watchers) watcher();
}

function getAccessBlock(): AccessBlock | undefined {
  return block;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** What is closed, followed by the component; undefined while all is open. */
export function useAccessBlock(): AccessBlock | undefined {
  return useSyncExternalStore(watch, getAccessBlock);
}

// Terms are one person's: the next one may owe none.
onSessionEnd(() => setAccessBlock(undefined));
