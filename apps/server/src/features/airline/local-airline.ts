import type { createLocalAirline as createLocalAirlineEndpoint, EndpointOutput } from "@kilolane/contract";
import { isUniqueViolation, type PlatformTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { carrierValues, type LocalForm } from "./airline-values.ts";
import { presentLocalAirline } from "./present.ts";
import { findLocalAirline, isAirlineCompany } from "./reads/local.ts";
import type * as writes from "./writes.ts";

export type LocalAirline = EndpointOutput<typeof createLocalAirlineEndpoint>;

/** @throws AppError validation (airlineCompanyId) when that is no approved airline company */
export async function getLocalValues(
  tx: PlatformTransaction,
  form: LocalForm,
): Promise<writes.AirlineValues> {
  const { airlineCompanyId } = form;
  if (airlineCompanyId !== null && !(await isAirlineCompany(tx, airlineCompanyId)))
    throw invalidFields({ field: "airlineCompanyId", code: "unknown" });
  return { ...carrierValues(form, airlineCompanyId), is_active: form.isActive };
}

/** One published airline. @throws AppError not-found */
export async function getPresentedAirline(tx: PlatformTransaction, airlineId: number): Promise<LocalAirline> {
  const row = await findLocalAirline(tx, airlineId);
  if (row === undefined) throw new AppError("not-found");
  return presentLocalAirline(row);
}

/** Published codes are unique. @throws AppError validation (double) at the field that names the code */
export async function refusingDoubles<T>(field: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isUniqueViolation(error, "airline_iata")) throw invalidFields({ field, code: "double" });
    throw error;
  }
}
