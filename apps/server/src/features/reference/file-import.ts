import type { ListFile } from "@kilolane/contract";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { AppError, type FieldProblem, invalidFields } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import { compareList, type ListFormat, readList } from "../../integrations/sheets/read-list.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { lockList, type ReferenceList } from "./writes.ts";

const MAX_BYTES = 4 * 1024 * 1024;

interface ListImport<Field extends string, Row> {
  readonly list: ReferenceList;
  readonly file: UploadedFile;
  readonly isTrial: boolean;
  /** the state of the list that the file was compared with when it was shown */
  readonly seen: string;
  readonly format: ListFormat<Field, Row>;
  readonly find: (rows: readonly Row[]) => Promise<readonly Row[]>;
  /** what a row breaks that its fields alone do not say; `stored` is the one of its key */
  readonly problemOf: (row: Row, stored: Row | undefined) => FieldProblem | undefined;
  readonly write: (rows: readonly Row[]) => Promise<void>;
}

/** The file of an import. @throws AppError validation (file: required), payload-too-large */
export function requireFile(file: UploadedFile | undefined): UploadedFile {
  if (file === undefined) throw invalidFields({ field: "file", code: "required" });
  if (file.bytes.length > MAX_BYTES) throw new AppError("payload-too-large");
  return file;
}

/**
 * Says what a CSV file changes in a list, or writes it whole if the list is as it was when that was shown; rows that it
 * does not name stay as they are.
 * @throws AppError version-conflict
 */
export async function importListIn<Field extends string, Row>(
  tx: PlatformTransaction,
  { list, file, isTrial, seen, format, find, problemOf, write }: ListImport<Field, Row>,
): Promise<ListFile> {
  const listVersion = await lockList(tx, list);
  if (!isTrial && seen !== listVersion) throw new AppError("version-conflict");
  const { lines, rows, problems } = readList(file.bytes, format);
  const stored = new Map(
    (await find(rows.map(({ row }) => row))).map((row) => [format.keyOf(row), row] as const),
  );
  const wrong = rows.flatMap(({ line, row }) => {
    const problem = problemOf(row, stored.get(format.keyOf(row)));
    return problem === undefined ? [] : [{ line, field: problem.field, code: problem.code }];
  });
  const { differing, ...difference } = compareList(rows, stored, format);
  const all = [...problems, ...wrong].toSorted((left, right) => left.line - right.line);
  const isWritten = !isTrial && all.length === 0;
  if (isWritten && differing.length > 0) {
    await write(differing);
    const { added, changed, outOfUse, changes } = difference;
    await recordAuditIn(tx, {
      action: `${list}s.imported`,
      subjectKind: list,
      detail: { file: file.originalName, lines, added, changed, outOfUse, changes },
    });
  }
  return { isWritten, listVersion, lines, ...difference, problems: all };
}
