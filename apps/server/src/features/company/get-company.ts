import {
  COMPANY_EVENTS,
  type CompanyCard,
  type EndpointOutput,
  type getManagedCompany,
} from "@kilolane/contract";
import { isRole, roleOfSeat } from "@kilolane/domain";
import type { PlatformScope, UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { findCarriers } from "../airline/reads/local.ts";
import { countKeys } from "../key/find-keys.ts";
import { companyOf } from "../key/get-company-scope.ts";
import { isShutOut } from "../member/find-shippers.ts";
import { maySeeCompany } from "./policy.ts";
import { presentCompany, presentManaged } from "./present.ts";
import { countPeople, findCompany, findHistory, findManaged } from "./reads.ts";

/** The card of a company that the caller may see. @throws AppError not-found, also when it has suspended a shipper */
export async function getCompany(scope: UserScope, id: string): Promise<CompanyCard> {
  const row = await withTransaction(scope, (tx) => findCompany(tx, id));
  if (row === undefined || !maySeeCompany(scope, row)) throw new AppError("not-found");
  const isStranger = scope.role === "ROLE_CONSIGNEE" && id !== scope.companyId;
  if (isStranger && (await isShutOut(scope, id))) throw new AppError("not-found");
  return presentCompany(row);
}

/** A company as its own screen shows it to the operator. @throws AppError not-found */
export async function getManaged(
  scope: PlatformScope,
  companyId: string,
): Promise<EndpointOutput<typeof getManagedCompany>> {
  const inside = await companyOf(scope, companyId);
  const { types } = await countKeys(inside);
  return withTransaction(scope, async (tx) => {
    const row = await findManaged(tx, companyId);
    if (row === undefined) throw new AppError("not-found");
    const people = await countPeople(tx, companyId);
    const history = await findHistory(tx, companyId);
    return {
      ...presentManaged(row),
      carriers: await findCarriers(tx, companyId),
      people: people.flatMap(({ role, count }) => (isRole(role) ? [{ role, count }] : [])),
      seats: types.filter(({ keyType }) => roleOfSeat(row.kind, keyType) !== undefined),
      history: history.flatMap((entry) => {
        const event = COMPANY_EVENTS.find((known) => `company.${known}` === entry.action);
        if (event === undefined) return [];
        return [{ event, at: entry.at.toISOString(), by: entry.name ?? "", reason: entry.reason ?? "" }];
      }),
    };
  });
}
