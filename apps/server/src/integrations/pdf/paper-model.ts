import { cleanText } from "./clean-text.ts";
import type { RenderJob } from "./job.ts";

/** An invoice, a receipt or a credit note as the template `paper.typ` draws it: words and figures, nothing to decide. */
export interface PaperModel {
  readonly paper: "invoice" | "receipt" | "credit-note";
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  readonly number: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly buyerLabel: string;
  readonly columns: readonly [string, string, string, string];
  readonly lines: readonly (readonly [what: string, count: string, unit: string, amount: string])[];
  /** the last is the total */
  readonly totals: readonly (readonly [label: string, amount: string])[];
  readonly notes: readonly string[];
}

/** The job that prints a paper; its date of issue is the file's, so that the same paper gives the same bytes. */
export function presentPaperJob(model: PaperModel): Omit<RenderJob, "jobId"> {
  const text = JSON.stringify({ ...model, isPaper: true }, (_key, value: unknown) =>
    typeof value === "string" ? cleanText(value) : value,
  );
  const issuedMs = Date.parse(model.facts[0]?.[1] ?? "");
  const creationTimestamp = Number.isNaN(issuedMs) ? 0 : issuedMs / 1000;
  return { model: text, modelWithoutLogo: text, creationTimestamp };
}
