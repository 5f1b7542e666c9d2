import { may } from "@kilolane/domain";
import type { CompanyCard } from "@kilolane/contract";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import { findCompany } from "../account/reads/company.ts";
import { isSuspendedBy } from "../member/reads/shipper.ts";
import { maySeeCompany } from "./policy.ts";
import { presentCompany } from "./present.ts";

/** True when the forwarder has suspended the caller's company: it then answers as if it did not exist. */
function isShutOut(scope: UserScope, forwarderId: string): Promise<boolean> {
  const system = actAsSystem(scope, "whether a forwarder has suspended a shipper");
  const tie = { forwarderId, shipperCompanyId: scope.companyId };
  return withTransaction(system, (tx) => isSuspendedBy(tx, tie));
}

/** The card of a company that the caller may see. @throws AppError not-found, also when it has suspended a shipper */
export async function getCompany(scope: UserScope, id: string): Promise<CompanyCard> {
  const row = await withTransaction(scope, (tx) => findCompany(tx, id));
  if (row === undefined || !maySeeCompany(scope, row)) throw new AppError("not-found");
  const isStranger = may(scope.role, "shipsForItself") && id !== scope.companyId;
  if (isStranger && (await isShutOut(scope, id))) throw new AppError("not-found");
  return presentCompany(row);
}
