import type { TruckingCarrierForm, TruckingCarrierRecord } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError, type FieldProblem, invalidFields, requireWritten } from "../../http/app-error.ts";
import type { SeenRow } from "../../db/seen-row.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findCurrencyRows } from "../place/reads/place.ts";
import { presentCarrierRecord } from "./present/carrier.ts";
import { findCarrierRecord, findUnknownAirports } from "./reads/carrier.ts";
import { updateCarrierRow } from "./writes/carrier.ts";

/** One carrier of the company. @throws AppError not-found */
export async function getPresentedCarrier(
  tx: CompanyTransaction,
  id: string,
): Promise<TruckingCarrierRecord> {
  const record = await findCarrierRecord(tx, id);
  if (record === undefined) throw new AppError("not-found");
  return presentCarrierRecord(record);
}

/** @throws AppError validation (`tariffs.0.areas.1.airport`: unknown-airport, `tariffs.0.currency`: unknown-currency) */
export async function requireKnownPlaces(
  tx: CompanyTransaction,
  { tariffs }: TruckingCarrierForm,
): Promise<void> {
  const unknown = await findUnknownAirports(
    tx,
    tariffs.flatMap(({ areas }) => areas.map(({ airport }) => airport)),
  );
  const currencies = new Set((await findCurrencyRows(tx)).map(({ code }) => code));
  const problems = tariffs.flatMap(({ areas, currency }, index): FieldProblem[] => [
    ...(currencies.has(currency) ? [] : [{ field: `tariffs.${index}.currency`, code: "unknown-currency" }]),
    ...areas.flatMap(({ airport }, place) =>
      unknown.has(airport)
        ? [{ field: `tariffs.${index}.areas.${place}.airport`, code: "unknown-airport" }]
        : [],
    ),
  ]);
  if (problems.length > 0) throw invalidFields(...problems);
}

/**
 * Changes a carrier, if nobody changed it since; the audit holds what it was, and why where `reason` says so.
 * @throws AppError not-found, version-conflict, validation (unknown-airport, unknown-currency)
 */
export async function changeCarrierIn(
  tx: CompanyTransaction,
  form: TruckingCarrierForm & SeenRow,
  reason: Readonly<Record<string, string>> = {},
): Promise<void> {
  const before = await getPresentedCarrier(tx, form.id);
  await requireKnownPlaces(tx, form);
  requireWritten(await updateCarrierRow(tx, form, form), before.version);
  await recordAuditIn(tx, {
    action: "trucking-carrier.updated",
    subjectKind: "trucking-carrier",
    subjectId: form.id,
    detail: { before, ...reason },
  });
}
