import type { ListFile } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { type PlatformTransaction, withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import { compareList, readList } from "../../integrations/sheets/read-list.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findCountryRows, searchTextOf } from "../place/reads/place.ts";
import { loadAirportFormat } from "./airport-list.ts";
import { formOf } from "./present.ts";
import { findAirportsOf } from "./reads/airport.ts";
import { lockAirportList, upsertAirports } from "./writes.ts";

const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Says what a CSV file of airports changes, or writes it whole if the list is as it was when that was shown; airports
 * that it does not name stay as they are.
 * @throws AppError validation (file: required), payload-too-large, version-conflict
 */
export async function importAirports(
  scope: PlatformScope,
  file: UploadedFile | undefined,
  { isTrial, listVersion: seen }: { readonly isTrial: boolean; readonly listVersion: string },
): Promise<ListFile> {
  if (file === undefined) throw invalidFields({ field: "file", code: "required" });
  if (file.bytes.length > MAX_BYTES) throw new AppError("payload-too-large");
  const format = await loadAirportFormat();
  const { lines, rows, problems } = readList(file.bytes, format);
  return withTransaction(scope, async (tx) => {
    const listVersion = await lockAirportList(tx);
    if (!isTrial && seen !== listVersion) throw new AppError("version-conflict");
    const codes = rows.map(({ row }) => row.code);
    const stored = new Map((await findAirportsOf(tx, codes)).map((row) => [row.iata, row]));
    const forms = new Map([...stored].map(([code, row]) => [code, formOf(row)]));
    const { differing, ...difference } = compareList(rows, forms, format);
    const wrong = [...problems, ...(await findUnknownCountries(tx, rows))];
    const isWritten = !isTrial && wrong.length === 0;
    if (isWritten) {
      const written = differing.map((airport) => ({
        airport,
        formerText: stored.get(airport.code)?.search_text ?? "",
      }));
      const formerWords = new Map(
        [...stored].map(([code, row]) => [code, searchTextOf(code, row.city, row.name).split(" ")]),
      );
      if (written.length > 0) await upsertAirports(tx, written, formerWords);
      const { added, changed } = difference;
      const detail = { file: file.originalName, lines, added, changed, changes: difference.changes };
      await recordAuditIn(tx, { action: "airports.imported", subjectKind: "airport", detail });
    }
    return { isWritten, listVersion, lines, ...difference, problems: wrong };
  });
}

async function findUnknownCountries(
  tx: PlatformTransaction,
  rows: readonly { readonly line: number; readonly row: { readonly country: string } }[],
): Promise<ListFile["problems"]> {
  const known = new Set((await findCountryRows(tx)).map(({ code }) => code));
  return rows
    .filter(({ row }) => !known.has(row.country))
    .map(({ line }) => ({ line, field: "country", code: "unknown-country" }));
}
