import {
  checkRateImport,
  getRateImport,
  uploadRateImport,
  type ImportDetail,
  type ImportMapping,
} from "@kilolane/contract";
import type { RateType } from "@kilolane/domain";
import { writeXlsx } from "hucre/xlsx";
import { expect } from "vitest";
import type { SignedInPerson } from "./harness.ts";

export type SheetCell = string | number | boolean | Date | null;

export interface BuiltSheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
}

/** A workbook as people send it. */
export async function buildWorkbook(...sheets: readonly BuiltSheet[]): Promise<Buffer> {
  const written = sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => [...row]) }));
  return Buffer.from(await writeXlsx({ sheets: written }));
}

/** The headers of a plain sheet in the shape of marketplaces. */
export const PLAIN_HEADERS: readonly SheetCell[] = [
  "Origin",
  "Destination",
  "Currency",
  "Valid from",
  "Valid to",
  "Min",
  "Norm",
  45,
  100,
];

/** A good line under `PLAIN_HEADERS`. */
export function plainLine(destination: string, minimum = 75, origin = "JFK"): SheetCell[] {
  return [origin, destination, "USD", "2026-01-01", "2026-12-31", minimum, 4.1, 3.05, 2.8];
}

/** A workbook of one plain sheet with these lines. */
export function buildRateSheet(...lines: readonly (readonly SheetCell[])[]): Promise<Buffer> {
  return buildWorkbook({ name: "Rates", rows: [PLAIN_HEADERS, ...lines] });
}

export interface UploadOptions {
  readonly airlineId: number;
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly rateType?: RateType;
  readonly forwarderId?: string;
}

/** Uploads a rate sheet; the answer, whatever it is. */
export function sendSheet(person: SignedInPerson, options: UploadOptions) {
  const { airlineId, rateType = "general", forwarderId } = options;
  const query = { airlineId, rateType, ...(forwarderId === undefined ? {} : { forwarderId }) };
  const file = {
    name: options.name ?? "rates.xlsx",
    contentType: "application/octet-stream",
    bytes: options.bytes,
  };
  return person.call(uploadRateImport, { query }, { file });
}

/** Uploads a rate sheet that must be taken. */
export async function uploadSheet(person: SignedInPerson, options: UploadOptions): Promise<ImportDetail> {
  const answer = await sendSheet(person, options);
  if (answer.status !== 200) throw new Error(`not taken: ${answer.text}`);
  return answer.body;
}

/** Runs the dry run to its end. @returns the import as it is then */
export async function checkSheet(
  person: SignedInPerson,
  upload: ImportDetail,
  options: { readonly mapping?: Partial<ImportMapping>; readonly mode?: "replace" | "update" } = {},
): Promise<ImportDetail> {
  const body = { mapping: { ...upload.mapping, ...options.mapping }, mode: options.mode ?? "replace" };
  const started = await person.call(checkRateImport, { params: { id: upload.id }, body });
  if (started.status !== 200) throw new Error(`not started: ${started.text}`);
  return waitForImport(person, upload.id);
}

/** Waits until no job works on the import any more. */
async function waitForImport(person: SignedInPerson, id: string): Promise<ImportDetail> {
  const read = () => person.call(getRateImport, { params: { id } });
  await expect
    .poll(async () => (await read()).body.state, { timeout: 60_000, interval: 50 })
    .not.toBe("checking");
  return (await read()).body;
}
