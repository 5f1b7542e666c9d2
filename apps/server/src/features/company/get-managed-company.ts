import { COMPANY_EVENTS, type EndpointOutput, type getManagedCompany as endpoint } from "@kilolane/contract";
import { isRole, roleOfSeat } from "@kilolane/domain";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { actForCompany } from "../../http/act-for-company.ts";
import { AppError } from "../../http/app-error.ts";
import { findCarriers } from "../airline/reads/local.ts";
import { findSeats } from "../seat/reads/seats.ts";
import { presentManaged } from "./present.ts";
import { countPeople, findHistory, findManaged } from "./reads.ts";

/** A company as its own screen shows it to the operator. @throws AppError not-found */
export async function getManagedCompany(
  scope: PlatformScope,
  companyId: string,
): Promise<EndpointOutput<typeof endpoint>> {
  const company = await withTransaction(scope, (tx) => findManaged(tx, companyId));
  if (company === undefined) throw new AppError("not-found");
  const system = actAsSystem(scope, "the operator looks after a company's keys");
  const inside = actForCompany(system, { companyId, userId: scope.userId, role: scope.role });
  const types = await withTransaction(inside, (tx) => findSeats(tx, company.kind));
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
