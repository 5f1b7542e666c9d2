import { parseDecimal } from "@kilolane/domain";
import type { FieldPath } from "react-hook-form";
import type { FormProblem } from "../builder/check-form.ts";
import { fieldOfError } from "../builder/field-of-error.ts";
import { filledLines, type ManualForm } from "./manual-form.ts";

export type ManualField = FieldPath<ManualForm>;

const LINE_COLUMNS = [
  "charge",
  "kind",
  "leg",
  "basis",
  "quantity",
  "unit",
  "buy",
  "sell",
  "currency",
] as const;
const ENTRY_FIELDS = { airlineId: "airline", transitDays: "transitDays", validUntil: "validUntil" } as const;

/** Where an error of the wire belongs on the screen; null for what the screen does not show. */
export function manualFieldOf(form: ManualForm, wireField: string): ManualField | null {
  const [head = "", ...rest] = wireField.split(".");
  if (head === "form") return fieldOfError(form, rest.join("."));
  if (head === "reason" || head === "remarks") return head;
  if (head !== "manual") return null;
  const [part = "", at = "", name = ""] = rest;
  if (part !== "lines") return Object.entries(ENTRY_FIELDS).find(([wire]) => wire === part)?.[1] ?? null;
  const column = LINE_COLUMNS.find((entry) => entry === name);
  const line = filledLines(form.lines)[Number(at)];
  return column === undefined || line === undefined ? "lines" : `lines.${line.index}.${column}`;
}

function problemOf(figure: string): string | null {
  if (figure.trim() === "") return "required";
  const parsed = parseDecimal(figure);
  if (parsed === null) return "number";
  return parsed.units < 0n ? "negative" : null;
}

/** What is plainly wrong with the lines before anything is sent, as the contract would say it. */
export function findLineProblems(form: ManualForm): FormProblem[] {
  return filledLines(form.lines).flatMap(({ line }, at) => {
    const found: [string, string | null][] = [
      ["charge", line.charge.trim() === "" ? "required" : null],
      ["quantity", line.basis === "unit" ? problemOf(line.quantity) : null],
      ["buy", problemOf(line.buy)],
      ["sell", problemOf(line.sell)],
      ["leg", line.kind === "trucking" && line.leg === "air" ? "required" : null],
    ];
    return found.flatMap(([name, message]) =>
      message === null ? [] : [{ field: `manual.lines.${at}.${name}`, message }],
    );
  });
}
