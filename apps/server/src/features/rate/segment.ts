import { may, type RateType } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { getManagedAirline } from "./airline.ts";
import { deskOf, isForOneForwarder, mayKeepType, ownDeskOf, type RateDesk } from "./policy.ts";
import { EVERYONE } from "./owner.ts";
import { isContractForwarder } from "./reads/airline.ts";
import type { RateSegment } from "./reads/set.ts";

/** A forwarder keeps rates of its own; everybody else those of airlines. */
export function keeperDeskOf(scope: CompanyScope): RateDesk {
  return may(scope.role, "worksAtForwarderDesk") ? ownDeskOf(scope) : deskOf(scope);
}

/** Types that the caller never sees, no matter who of its company made them: an airline's agents have no contract rates. */
export function hiddenTypesOf(scope: CompanyScope): readonly RateType[] {
  const desk = keeperDeskOf(scope);
  return desk.kind === "airline" && !desk.readsContracts ? ["contract"] : [];
}

/**
 * The segment that the caller may fill, empty and take along as a whole.
 *
 * @param choice.forwarderId contract and spot rates of an airline: the forwarder they are for
 * @throws AppError not-found for an airline whose rates the caller does not keep; not-allowed for a type it makes none
 *   of; validation at `forwarderId`
 */
export async function getSegment(
  tx: CompanyTransaction,
  choice: {
    readonly airlineId: number;
    readonly rateType: RateType;
    readonly forwarderId?: string | undefined;
  },
): Promise<RateSegment> {
  const desk = keeperDeskOf(tx.scope);
  const airlineId = await getManagedAirline(tx, desk, choice.airlineId);
  const { rateType, forwarderId } = choice;
  if (desk.kind === "own") {
    if (forwarderId !== undefined && forwarderId !== desk.companyId) throw wrongForwarder("unknown");
    return { airlineId, rateType, ownerId: desk.companyId, isManual: true };
  }
  if (!mayKeepType(desk, rateType)) throw new AppError("not-allowed");
  if (!isForOneForwarder(rateType)) {
    if (forwarderId !== undefined) throw wrongForwarder("unknown");
    return { airlineId, rateType, ownerId: EVERYONE, isManual: false };
  }
  if (forwarderId === undefined) throw wrongForwarder("required");
  if (!(await isContractForwarder(tx, airlineId, forwarderId))) throw wrongForwarder("no-contract");
  return { airlineId, rateType, ownerId: forwarderId, isManual: false };
}

function wrongForwarder(code: string): AppError {
  return invalidFields({ field: "forwarderId", code });
}
