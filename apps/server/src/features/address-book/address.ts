import type { Address, AddressForm } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError, type FieldProblem, invalidFields } from "../../http/app-error.ts";
import { findAirport, isCountry } from "../place/reads/place.ts";
import { presentAddress } from "./present.ts";
import { findAddress } from "./reads.ts";

/** One address of the company. @throws AppError not-found */
export async function getPresentedAddress(tx: CompanyTransaction, id: string): Promise<Address> {
  const row = await findAddress(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentAddress(row);
}

/** @throws AppError validation (`country`: unknown-country, `airport`: unknown-airport) */
export async function requireKnownPlaces(
  tx: CompanyTransaction,
  form: Pick<AddressForm, "country" | "airport">,
): Promise<void> {
  const problems: FieldProblem[] = [];
  if (!(await isCountry(tx, form.country))) problems.push({ field: "country", code: "unknown-country" });
  if (form.airport !== "" && (await findAirport(tx, form.airport)) === undefined)
    problems.push({ field: "airport", code: "unknown-airport" });
  if (problems.length > 0) throw invalidFields(...problems);
}
