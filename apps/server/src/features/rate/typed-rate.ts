import { type CalendarDate, utcDateOf } from "@kilolane/domain";
import type { RateForm } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { type FieldProblem, invalidFields } from "../../http/app-error.ts";
import {
  findBandFindings,
  findDateFindings,
  findLaneFindings,
  findOverlapFindings,
  type FoundFinding,
} from "./findings.ts";
import { type ParsedLanes, parseLanes } from "./parsing/parse-form.ts";
import { EVERYONE } from "./owner.ts";
import { isForOneForwarder } from "./policy.ts";
import { isContractForwarder } from "./reads/airline.ts";
import { findUnknownStations } from "./reads/lane.ts";
import { findTypedOverlaps, type OverlapSegment } from "./reads/overlap.ts";

type TypedLaneForm = Parameters<typeof parseLanes>[0] & {
  readonly startDate: CalendarDate;
  readonly expiryDate: CalendarDate;
};

/** Pushes stations that no airport has, at the place where they were typed. */
async function pushUnknownStations(
  tx: CompanyTransaction,
  form: TypedLaneForm,
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
export async function getTypedLanes(
  tx: CompanyTransaction,
  form: TypedLaneForm,
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
  form: TypedLaneForm,
  segment: OverlapSegment,
  lanes: ParsedLanes,
): Promise<FoundFinding[]> {
  return [
    ...findBandFindings(form.perUnitCharges),
    ...findLaneFindings(form),
    ...findDateFindings(form.expiryDate, utcDateOf(tx.now().getTime())),
    ...findOverlapFindings(await findTypedOverlaps(tx, segment, lanes)),
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

/** What a rate competes with. */
export function segmentOf(
  form: Pick<RateForm, "typeOfGoods" | "aircraft" | "currency" | "startDate" | "expiryDate"> & {
    readonly rateType: string;
  },
  whose: Pick<OverlapSegment, "airlineId" | "ownerId" | "rateId">,
): OverlapSegment {
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
