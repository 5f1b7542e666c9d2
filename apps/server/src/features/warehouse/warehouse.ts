import type { Warehouse } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentWarehouse } from "./present.ts";
import { findWarehouse } from "./reads.ts";

/** One warehouse of the company. @throws AppError not-found */
export async function getPresentedWarehouse(tx: CompanyTransaction, id: string): Promise<Warehouse> {
  const row = await findWarehouse(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentWarehouse(row);
}
