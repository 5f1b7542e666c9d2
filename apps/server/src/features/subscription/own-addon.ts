import type { Addon } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentAddon } from "./present.ts";
import { type AddonRow, findAddon } from "./reads/addon.ts";

/** One of the company's add-ons. @throws AppError not-found */
export async function getAddon(tx: CompanyTransaction, id: string): Promise<AddonRow> {
  const row = await findAddon(tx, id, tx.scope.companyId);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** The same as the company sees it. @throws AppError not-found */
export async function getPresentedAddon(tx: CompanyTransaction, id: string): Promise<Addon> {
  return presentAddon(await getAddon(tx, id));
}
