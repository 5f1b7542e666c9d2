import { isBlankRow } from "./goods-row.ts";
import type { MailReading } from "./apply-reading.ts";
import type { MailMarks, MarkedField } from "./mail-marks.ts";
import type { PastQuotation } from "./mail-suggestions.ts";

/** The place among the goods of a field that is a goods line, from 0; undefined for every other field. */
export function goodsLineOf(field: MarkedField): number | undefined {
  const line = /^goods\.(\d+)$/.exec(field)?.[1];
  return line === undefined ? undefined : Number(line);
}

/** The reading's name of a form field. */
function readNameOf(field: MarkedField): string {
  const line = goodsLineOf(field);
  if (line !== undefined) return `goods[${line}]`;
  if (field === "temperatureRange") return "temperature";
  return field === "dangerousGoods" ? "unNumbers" : field;
}

/** The earlier quotation that a field was taken from; null where it was not, and for the empty row behind the goods. */
export function takenFrom(
  { taken, filled }: Pick<MailMarks, "taken" | "filled">,
  field: MarkedField,
): PastQuotation | null {
  const line = goodsLineOf(field);
  if (line === undefined) return Object.entries(taken).find(([name]) => name === field)?.[1] ?? null;
  const row = filled.goods[line];
  return row === undefined || isBlankRow(row) ? null : (taken.goods ?? null);
}

/** How sure a field was read, and whether the mail says where; null where it was not read. */
export function readMarkOf(
  reading: MailReading,
  field: MarkedField,
): { readonly isSure: boolean; readonly hasPlace: boolean } | null {
  const line = goodsLineOf(field);
  const found =
    line === undefined
      ? Object.entries(reading.fields).find(([name]) => name === readNameOf(field))?.[1]
      : reading.goods[line];
  if (found === undefined || found === null || found.confidence === "guess") return null;
  // the company's own currency is no reading
  if (field === "currency" && found.at === null) return null;
  return { isSure: found.confidence === "certain", hasPlace: found.at !== null };
}

/** Brings the place in the mail's text into view and gives it the focus. */
export function showInMail(field: MarkedField): void {
  const place = document.querySelector<HTMLElement>(
    `[data-testid="mail-panel"] [data-field="${readNameOf(field)}"]`,
  );
  place?.scrollIntoView({ block: "nearest" });
  place?.focus();
}
