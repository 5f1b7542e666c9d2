import type { ManagedPackage } from "@kilolane/contract";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentManagedPackage } from "./present.ts";
import { findManagedPackage } from "./reads/package.ts";

/** A package as the operator sees it. @throws AppError not-found */
export async function getPresentedPackage(tx: PlatformTransaction, id: string): Promise<ManagedPackage> {
  const row = await findManagedPackage(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentManagedPackage(row);
}
