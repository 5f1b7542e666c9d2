import type { DatabaseHandle } from "../db/handle.ts";
import { AppError } from "./app-error.ts";

/** Whether the operator services the product, and when that is expected to be over. */
export interface ServiceState {
  readonly isMaintenance: boolean;
  readonly expectedEnd: Date | null;
  /** when to ask again, in seconds */
  readonly retryAfterSeconds: number;
}

/** When nobody knows the end: ask again after this. */
const RETRY_SECONDS = 30;

/** Reads the switch itself: one row, asked only where no session lookup has read it already. */
export async function readServiceState(database: DatabaseHandle): Promise<ServiceState> {
  const { rows } = await database.query<{ is_on: boolean; expected_end: Date | null }>(
    "select is_on, expected_end from maintenance",
  );
  const expectedEnd = rows[0]?.expected_end ?? null;
  const left = expectedEnd === null ? 0 : (expectedEnd.getTime() - database.clock.now().getTime()) / 1000;
  const retryAfterSeconds = left > 0 ? left : RETRY_SECONDS;
  return { isMaintenance: rows[0]?.is_on ?? false, expectedEnd, retryAfterSeconds };
}

/** The refusal of a call while the product is serviced. */
export function inMaintenance({ retryAfterSeconds }: ServiceState): AppError {
  return new AppError("maintenance", { retryAfterSeconds });
}
