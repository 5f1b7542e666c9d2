import type { QuotationCard } from "@kilolane/contract";
import { useSyncExternalStore } from "react";
import { onSessionEnd } from "../../lib/session/session-store.ts";

/** What is being put together in a room. */
export interface Draft {
  readonly text: string;
  readonly files: readonly File[];
  readonly card: QuotationCard | undefined;
  /** it is on its way with its files, and goes once */
  readonly isSending: boolean;
}

const EMPTY: Draft = { text: "", files: [], card: undefined, isSending: false };

/** The drafts of all rooms, as long as the page lives. */
const drafts = new Map<string, Draft>();
const watchers = new Set<() => void>();

// Nothing of one person may be there for the next.
onSessionEnd(() => drafts.clear());

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The draft of a room as it is now. */
export function draftOf(roomId: string): Draft {
  return drafts.get(roomId) ?? EMPTY;
}

/** Changes the draft of a room, also while another one is on the screen. */
export function writeDraft(roomId: string, change: Partial<Draft>): void {
  drafts.set(roomId, { ...draftOf(roomId), ...change });
  for (const watcher of watchers) watcher();
}

/** Takes out of a draft what was sent; what came to it meanwhile stays. */
export function dropSent(roomId: string, sent: Draft): void {
  const { text, files, card } = draftOf(roomId);
  writeDraft(roomId, {
    text: text.startsWith(sent.text) ? text.slice(sent.text.length).trimStart() : text,
    files: files.filter((file) => !sent.files.includes(file)),
    card: card === sent.card ? undefined : card,
  });
}

/** What is being put together in a room: it is there again when one comes back from another room. */
export function useDraft(roomId: string): Draft {
  return useSyncExternalStore(watch, () => draftOf(roomId));
}
