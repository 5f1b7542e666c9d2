import {
  createManualTemplate,
  getManualQuotation,
  saveManualQuotation,
  type EndpointInput,
  type ManualEntryInput,
  type ManualLineInput,
} from "@kilolane/contract";
import { expect } from "vitest";
import { newId } from "../src/db/new-id.ts";
import type { DatabaseHandle } from "../src/db/handle.ts";
import { buildForm } from "./build-quotations.ts";
import { buildAirline, buildReference } from "./build-rates.ts";
import { dayIn } from "./clock.ts";
import type { SignedInPerson } from "./harness.ts";

/** Freight by weight, a fee charged once, and trucking: 80 kg make 80 × 2.50 + 35 + 2 × 60 = 355.00. */
export const MANUAL_LINES: readonly ManualLineInput[] = [
  { charge: "Air freight", kind: "freight", basis: "chargeable", buy: "2.00", sell: "2.50", currency: "USD" },
  { charge: "Export papers", kind: "fee", basis: "flat", buy: "20", sell: "35", currency: "USD" },
  {
    charge: "Pick-up",
    kind: "trucking",
    leg: "pickup",
    basis: "unit",
    quantity: "2",
    unit: "hour",
    buy: "45",
    sell: "60",
    currency: "USD",
  },
];

/** What is typed of a manual quotation besides its shipment. */
export function buildEntry(changes: Partial<ManualEntryInput> = {}): ManualEntryInput {
  return { validUntil: dayIn(20), transitDays: 3, lines: [...MANUAL_LINES], ...changes };
}

type SaveBody = NonNullable<EndpointInput<typeof saveManualQuotation>["body"]>;

/** A manual quotation to be saved: one crate of 80 kg from JFK to FRA for 355.00 USD. */
export function buildManualBody(changes: Partial<SaveBody> = {}): SaveBody {
  return { form: buildForm(), manual: buildEntry(), ...changes };
}

/** Saves a manual quotation. */
export async function buildManual(person: SignedInPerson, changes: Partial<SaveBody> = {}) {
  const answer = await person.call(saveManualQuotation, { body: buildManualBody(changes) });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

/** A manual quotation as its screen gets it, in its newest version or another one. */
export async function readManual(person: SignedInPerson, id: string, version?: number) {
  const query = version === undefined ? {} : { version };
  return (await person.call(getManualQuotation, { params: { id }, query })).body;
}

/** The reference data and one airline. @returns the airline's id */
export async function buildQuietAir(database: DatabaseHandle): Promise<number> {
  await buildReference(database);
  return buildAirline(database, { iata: "QA", name: "Quiet Air" });
}

/** A template of typed lines. @returns its id */
export async function buildTemplate(person: SignedInPerson): Promise<string> {
  const body = { name: `Export ${newId().slice(-12)}`, lines: [...MANUAL_LINES] };
  return (await person.call(createManualTemplate, { body })).body.id;
}
