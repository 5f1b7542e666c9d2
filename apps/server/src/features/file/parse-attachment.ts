import { invalidFields } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import { checkSpreadsheet } from "../../integrations/spreadsheet/check-file.ts";
import { parseImage } from "./parse-image.ts";

const PDF = "%PDF-";

const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const MAX_NAME_LENGTH = 200;

/** A file that may lie beside a record: what its bytes are, not what its sender calls them. */
export interface Attachment {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly originalName: string;
}

/**
 * Looks into uploaded files before any is stored: PNG and JPEG (encoded again), PDF, .xlsx, .csv and plain text.
 * @param field the form's field; the refusal of the second file is at `<field>.1`
 * @throws AppError validation with what to do, one problem per file
 */
export async function parseAttachments(
  uploads: readonly UploadedFile[],
  field: string,
): Promise<readonly Attachment[]> {
  const parsed = await Promise.all(uploads.map(parseAttachment));
  const problems = parsed.flatMap((one, index) =>
    "problem" in one ? [{ field: `${field}.${index}`, code: one.problem }] : [],
  );
  if (problems.length > 0) throw invalidFields(...problems);
  return parsed.filter((one): one is Attachment => !("problem" in one));
}

async function parseAttachment({
  bytes,
  originalName,
}: UploadedFile): Promise<Attachment | { readonly problem: string }> {
  const name = cleanName(originalName);
  if (bytes.length === 0) return { problem: "sheet-empty" };
  const image = await parseImage(bytes, "attachment");
  if (image !== undefined) {
    return { bytes: image.bytes, contentType: image.contentType, originalName: name };
  }
  if (bytes.subarray(0, PDF.length).toString("latin1") === PDF) {
    return { bytes, contentType: "application/pdf", originalName: name };
  }
  const sheet = await checkSpreadsheet(bytes, name);
  if ("problem" in sheet) {
    return { problem: sheet.problem === "sheet-wrong-type" ? "attachment-type" : sheet.problem };
  }
  if (sheet.kind === "xlsx") return { bytes, contentType: WORKBOOK, originalName: name };
  return { bytes, contentType: /\.txt$/i.test(name) ? "text/plain" : "text/csv", originalName: name };
}

/** A name as people gave it, without what no file name holds. */
function cleanName(name: string): string {
  return name
    .toWellFormed()
    .replaceAll(/[\p{Cc}/\\]/gu, "")
    .slice(0, MAX_NAME_LENGTH);
}
