import type { ImportField, ImportMapping } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, type FieldProblem, invalidFields } from "../../http/app-error.ts";
import { enqueue } from "../../jobs/job-queue.ts";
import { getManagedAirline } from "../rate/airline.ts";
import { keeperDeskOf } from "../rate/segment.ts";
import { discardSetIn } from "../rate/set-publication.ts";
import { importDraftJob } from "./draft-job.ts";
import { getImportRecord, type ImportRecord } from "./reads/import.ts";
import { markChecking } from "./writes/import.ts";

const CAN_BE_CHECKED = new Set(["uploaded", "checked", "cancelled", "failed"]);

/** Fields that may stand over several columns. */
const MANY: ReadonlySet<ImportField> = new Set<ImportField>(["ignore", "band", "surcharge"]);
/** Of a sheet with one break per row: neither says anything without the other. */
const BREAK_FIELDS = [
  ["breakWeight", "breakRate"],
  ["breakRate", "breakWeight"],
] as const;

/**
 * Starts the dry run of an upload; one that was made before is forgotten.
 * @throws AppError not-found; state-conflict while one runs or after publishing; validation of the mapping, or
 *   of the file when it has been removed since
 */
export async function checkImport(
  scope: CompanyScope,
  id: string,
  choice: { readonly mapping: ImportMapping; readonly mode: "replace" | "update" },
): Promise<ImportRecord> {
  const problems = problemsOf(choice.mapping);
  if (problems.length > 0) throw invalidFields(...problems);
  return withTransaction(scope, async (tx) => {
    const record = await getImportRecord(tx, id, "for update");
    await getManagedAirline(tx, keeperDeskOf(tx.scope), record.airline_id);
    if (!CAN_BE_CHECKED.has(record.state)) throw new AppError("state-conflict");
    if (record.file_name === "") throw invalidFields({ field: "file", code: "sheet-removed" });
    if (record.set_id !== null) await discardSetIn(tx, record.set_id);
    await markChecking(tx, id, choice);
    await enqueue(tx, importDraftJob, { importId: id });
    return getImportRecord(tx, id);
  });
}

/** What keeps a mapping from being used: a sheet without origin or destination, a field on two columns. */
function problemsOf(mapping: ImportMapping): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!mapping.sheets.some((sheet) => sheet.isUsed))
    problems.push({ field: "mapping.sheets", code: "required" });
  for (const [place, sheet] of mapping.sheets.entries()) {
    if (!sheet.isUsed) continue;
    const path = `mapping.sheets.${place}`;
    const fields = sheet.columns.map((column) => column.field);
    for (const field of ["origin", "destination"] as const) {
      if (!fields.includes(field)) problems.push({ field: `${path}.${field}`, code: "required" });
    }
    for (const [field, other] of BREAK_FIELDS) {
      if (fields.includes(other) && !fields.includes(field)) {
        problems.push({ field: `${path}.${field}`, code: "required" });
      }
    }
    for (const [at, column] of sheet.columns.entries()) {
      const isTwice = !MANY.has(column.field) && fields.indexOf(column.field) !== at;
      if (isTwice) problems.push({ field: `${path}.columns.${at}`, code: "taken-twice" });
      if (column.field === "band" && column.weight === undefined) {
        problems.push({ field: `${path}.columns.${at}.weight`, code: "required" });
      }
    }
  }
  return problems;
}
