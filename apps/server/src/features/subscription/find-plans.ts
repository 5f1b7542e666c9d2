import type { EndpointOutput, listPlans } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentPackage } from "./present.ts";
import { findOffered } from "./reads/package.ts";

/** The packages that can be bought now. */
export async function findPlans(scope: CompanyScope): Promise<EndpointOutput<typeof listPlans>> {
  return { content: (await withTransaction(scope, findOffered)).map(presentPackage) };
}
