import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { invalidate } from "../../lib/api/query.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { dropUnsent, keepUnsent, noteProblem, type Unsent, unsentOf, watchUnsent } from "./outbox.ts";
import { CHAT_READS, sayInRoom } from "./queries.ts";

/** A connection that broke is tried again after this long, while something waits. */
const AGAIN_MS = 4_000;
/** Refusals that pass by themselves: too many calls, a server that starts. */
const isPassing = (status: number): boolean => status === 401 || status === 429 || status >= 500;

const sending = new Set<string>();

/** Sends what somebody's browser keeps, one after the other. @returns whether something still waits */
async function sendKept(email: string, queries: QueryClient, onSent: () => void): Promise<boolean> {
  // what came meanwhile is looked at again
  if (sending.has(email)) return true;
  sending.add(email);
  try {
    for (;;) {
      const next = unsentOf(email).find(({ problem }) => problem === undefined);
      if (next === undefined) return false;
      if (!navigator.onLine) return true;
      try {
        await sayInRoom(next);
        dropUnsent(email, next.id);
        onSent();
        await invalidate(queries, CHAT_READS);
      } catch (error) {
        if (!(error instanceof ApiError) || isPassing(error.status)) return true;
        noteProblem(email, next.id, error.fields[0]?.message ?? `${error.title} ${error.detail}`.trim());
      }
    }
  } finally {
    sending.delete(email);
  }
}

export interface Outbox {
  /** what waits in one room, the oldest first */
  readonly waiting: readonly Unsent[];
  readonly keep: (message: Pick<Unsent, "msg" | "quotationId">) => void;
  readonly tryAgain: (id: string) => void;
  readonly drop: (id: string) => void;
}

const ignore = (): void => undefined;

/**
 * Sends what this browser keeps while something waits: at once, when the connection is back, and now and then.
 * @param onSent hears of each message that is stored; the same function every time
 */
export function useSendKept(onSent: () => void = ignore): readonly Unsent[] {
  const email = useSession()?.user.email ?? "";
  const queries = useQueryClient();
  const all = useSyncExternalStore(watchUnsent, () => unsentOf(email));
  useEffect(() => {
    if (!all.some(({ problem }) => problem === undefined)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const send = () => {
      clearTimeout(timer);
      void sendKept(email, queries, onSent).then((waits) => {
        if (waits && !isOver) timer = setTimeout(send, AGAIN_MS);
        return waits;
      });
    };
    send();
    window.addEventListener("online", send);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener("online", send);
    };
  }, [email, all, queries, onSent]);
  return all;
}

/** What somebody says in a room: kept in this browser first, then sent, once, also after a break. */
export function useOutbox(roomId: string, onSent: () => void): Outbox {
  const email = useSession()?.user.email ?? "";
  const all = useSendKept(onSent);
  return {
    waiting: all.filter((one) => one.roomId === roomId),
    keep: ({ msg, quotationId }) =>
      keepUnsent(email, { id: makeId(), roomId, msg, quotationId, at: new Date().toISOString() }),
    tryAgain: (id) => noteProblem(email, id, undefined),
    drop: (id) => dropUnsent(email, id),
  };
}

/** A UUID; `randomUUID` needs a secure context, which plain HTTP in a LAN is not. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) =>
    (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, "0"),
  ).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
