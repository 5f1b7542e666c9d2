import type { AircraftLimitRecord } from "@kilolane/contract";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentLimit } from "./present.ts";
import { findLimitRow } from "./reads.ts";

/** One row as the operator sees it. @throws AppError not-found */
export async function getPresentedLimit(tx: PlatformTransaction, id: string): Promise<AircraftLimitRecord> {
  const row = await findLimitRow(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentLimit(row);
}
