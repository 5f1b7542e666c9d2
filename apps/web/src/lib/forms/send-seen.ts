import { ApiError } from "../api/api-error.ts";

/** Whether a refusal says that somebody else stored the record meanwhile. */
export function isVersionConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === "version-conflict";
}

interface SeenChange<Stored, Answer> {
  /** the record in the version that the person has seen */
  readonly seen: Stored;
  readonly send: (seen: Stored) => Promise<Answer>;
  readonly getNow: (seen: Stored) => Promise<Stored>;
  /** @returns true when the person has to decide; nothing is sent until then */
  readonly isOvertaken: (now: Stored) => boolean;
}

/**
 * Sends a change of the version that was seen. When somebody else stored another one meanwhile that differs in nothing
 * that the form shows, it is sent once more, on top of theirs.
 *
 * @throws ApiError of any refusal; version-conflict when the person has to decide
 */
export async function sendSeen<Stored, Answer>(change: SeenChange<Stored, Answer>): Promise<Answer> {
  try {
    return await change.send(change.seen);
  } catch (error) {
    if (!isVersionConflict(error)) throw error;
    const now = await change.getNow(change.seen);
    if (change.isOvertaken(now)) throw error;
    return change.send(now);
  }
}
