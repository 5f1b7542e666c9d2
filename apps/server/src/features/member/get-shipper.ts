import type { Shipper } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { findShipper } from "./reads/shipper.ts";
import { presentShippers } from "./shipper-accounts.ts";

/** One shipper of the forwarder. @throws AppError not-found */
export async function getShipper(scope: CompanyScope, id: string): Promise<Shipper> {
  const row = await withTransaction(scope, (tx) => findShipper(tx, id));
  if (row === undefined) throw new AppError("not-found");
  const [shipper] = await presentShippers(scope, [row]);
  if (shipper === undefined) throw new AppError("not-found");
  return shipper;
}
