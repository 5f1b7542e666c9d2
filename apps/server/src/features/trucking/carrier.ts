import type { TruckingCarrierForm, TruckingCarrierRecord } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError, type FieldProblem, invalidFields } from "../../http/app-error.ts";
import { findCurrencyRows } from "../place/reads/place.ts";
import { presentCarrierRecord } from "./present/carrier.ts";
import { findCarrierRecord, findUnknownAirports } from "./reads/carrier.ts";

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
