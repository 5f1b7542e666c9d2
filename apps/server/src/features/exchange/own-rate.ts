import type { OwnExchangeRate } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentOwnRate } from "./present.ts";
import { findOwnRate, type OwnRateRow } from "./reads/rate.ts";

/** One of the company's own rates. @throws AppError not-found */
export async function getOwnRate(tx: CompanyTransaction, id: string): Promise<OwnRateRow> {
  const row = await findOwnRate(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** One of the company's own rates as it sees it. @throws AppError not-found */
export async function getPresentedOwnRate(tx: CompanyTransaction, id: string): Promise<OwnExchangeRate> {
  return presentOwnRate(await getOwnRate(tx, id));
}
