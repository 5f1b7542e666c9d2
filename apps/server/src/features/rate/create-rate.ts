import type { createRate, EndpointOutput, RateForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields, type FieldProblem } from "../../http/app-error.ts";
import { findBandFindings, findDateFindings, findLaneFindings, findOverlapFindings } from "./check-rate.ts";
import { presentFindings, type FoundFinding } from "./check-rate.ts";
import { getKeptAirline } from "./find-airline.ts";
import { getRateDetail } from "./get-rate.ts";
import { parseLanes, parseSharedTerms, type ParsedLanes } from "./parse-form.ts";
import { deskOf, isForOneForwarder, mayKeepType, type RateDesk } from "./policy.ts";
import { isContractForwarder } from "./reads/airline.ts";
import { findUnknownStations } from "./reads/lane.ts";
import { findTypedOverlaps, type RateShelf } from "./reads/overlap.ts";
import { writeDraft } from "./save-draft.ts";
import { EVERYONE } from "./writes.ts";

type SavedRate = EndpointOutput<typeof createRate>;
type LaneForm = Parameters<typeof parseLanes>[0] & {
  readonly startDate: string;
  readonly expiryDate: string;
};

/** Pushes stations that no airport has, at the place where they were typed. */
async function pushUnknownStations(
  tx: CompanyTransaction,
  form: LaneForm,
  problems: FieldProblem[],
): Promise<void> {
  const typed = [
    ...form.fromStations.map((code, index) => ({ code, field: `fromStations.${index}` })),
    ...form.toStation.map((code, index) => ({ code, field: `toStation.${index}` })),
    ...(form.lanes ?? []).flatMap(({ fromStation, toStation }, index) => [
      { code: fromStation, field: `lanes.${index}.fromStation` },
      { code: toStation, field: `lanes.${index}.toStation` },
    ]),
  ];
  const unknown = await findUnknownStations(tx, [...new Set(typed.map(({ code }) => code))]);
  for (const { code, field } of typed)
    if (unknown.has(code)) problems.push({ field, code: "unknown-airport" });
}

/**
 * The lanes of a form, ready to be stored.
 * @throws AppError validation naming every field that no schema can check
 */
export async function parseTypedLanes(
  tx: CompanyTransaction,
  form: LaneForm,
  problems: FieldProblem[] = [],
): Promise<ParsedLanes> {
  const lanes = parseLanes(form, problems);
  await pushUnknownStations(tx, form, problems);
  if (problems.length > 0) throw invalidFields(...problems);
  return lanes;
}

/** Everything the check finds in a rate as typed, other live rates included. */
export async function findFindings(
  tx: CompanyTransaction,
  form: LaneForm,
  shelf: RateShelf,
  lanes: ParsedLanes,
): Promise<FoundFinding[]> {
  return [
    ...findBandFindings(form.perUnitCharges),
    ...findLaneFindings(form),
    ...findDateFindings(form.expiryDate, tx.now().toISOString().slice(0, 10)),
    ...findOverlapFindings(await findTypedOverlaps(tx, shelf, lanes)),
  ];
}

/**
 * Whose rate a form makes: the forwarder's of a contract or spot rate, everybody's otherwise.
 * @throws AppError validation (freightForwarder) when it is missing or not on the airline's list
 */
export async function getRateOwner(
  tx: CompanyTransaction,
  form: Pick<RateForm, "rateType" | "freightForwarder">,
  airlineId: number,
): Promise<string> {
  if (!isForOneForwarder(form.rateType)) return EVERYONE;
  if (form.freightForwarder === null) throw invalidFields({ field: "freightForwarder", code: "required" });
  if (!(await isContractForwarder(tx, airlineId, form.freightForwarder)))
    throw invalidFields({ field: "freightForwarder", code: "no-contract" });
  return form.freightForwarder;
}

/** @throws AppError not-allowed when the desk makes no rates of that type */
function refuseOtherTypes(desk: RateDesk, rateType: RateForm["rateType"]): void {
  if (!mayKeepType(desk, rateType)) throw new AppError("not-allowed");
}

/**
 * Stores a new rate as a draft.
 * @throws AppError not-allowed, not-found, airline-missing, validation
 */
export function createNewRate(scope: CompanyScope, form: RateForm): Promise<SavedRate> {
  const desk = deskOf(scope);
  return withTransaction(scope, async (tx) => {
    refuseOtherTypes(desk, form.rateType);
    const airlineId = await getKeptAirline(tx, desk, form.airlineId);
    const ownerId = await getRateOwner(tx, form, airlineId);
    const typed = await parseTypedLanes(tx, form);
    const kept = form.rateType === "spot" ? { requestId: form.requestId } : {};
    const findings = await findFindings(tx, form, shelfOf(form, { airlineId, ownerId, rateId: null }), typed);
    const { rateId } = await writeDraft(tx, {
      rateId: null,
      replaces: null,
      airlineId,
      ownerId,
      rateType: form.rateType,
      sheet: parseSharedTerms(form, kept),
      lanes: { typed, validFrom: form.startDate, validTo: form.expiryDate },
      findings,
    });
    return {
      rate: await getRateDetail(tx, desk, rateId),
      findings: await presentFindings(tx, findings),
    };
  });
}

/** What a rate competes with. */
export function shelfOf(
  form: Pick<RateForm, "typeOfGoods" | "aircraft" | "currency" | "startDate" | "expiryDate"> & {
    readonly rateType: string;
  },
  whose: Pick<RateShelf, "airlineId" | "ownerId" | "rateId">,
): RateShelf {
  return {
    ...whose,
    rateType: form.rateType,
    goodsType: form.typeOfGoods,
    aircraft: form.aircraft,
    currency: form.currency,
    validFrom: form.startDate,
    validTo: form.expiryDate,
  };
}
