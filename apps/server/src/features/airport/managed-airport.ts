import type { AirportForm, ManagedAirport } from "@kilolane/contract";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { isCountry } from "../place/reads/place.ts";
import { presentManagedAirport } from "./present.ts";
import { type AirportRow, findManagedAirport } from "./reads/airport.ts";
import { lockAirport } from "./writes.ts";

/** One airport. @throws AppError not-found */
async function getAirportRow(tx: PlatformTransaction, code: string): Promise<AirportRow> {
  const row = await findManagedAirport(tx, code);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** One airport as the operator sees it. @throws AppError not-found */
export async function getPresentedAirport(tx: PlatformTransaction, code: string): Promise<ManagedAirport> {
  return presentManagedAirport(await getAirportRow(tx, code));
}

/** The airport, held, in the version that was seen. @throws AppError not-found, version-conflict */
export async function getSeenAirport(
  tx: PlatformTransaction,
  { code, version }: { readonly code: string; readonly version: number },
): Promise<AirportRow> {
  await lockAirport(tx, code);
  const row = await getAirportRow(tx, code);
  if (row.version !== version) throw new AppError("version-conflict", { currentVersion: row.version });
  return row;
}

/** @throws AppError validation (country: unknown-country) */
export async function requireCountry(tx: PlatformTransaction, { country }: Pick<AirportForm, "country">) {
  if (!(await isCountry(tx, country))) throw invalidFields({ field: "country", code: "unknown-country" });
}

/** Audits what became of an airport. */
export async function recordAirportIn(
  tx: PlatformTransaction,
  became: "created" | "updated" | "closed" | "opened" | "deleted",
  code: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await recordAuditIn(tx, { action: `airport.${became}`, subjectKind: "airport", subjectId: code, detail });
}
