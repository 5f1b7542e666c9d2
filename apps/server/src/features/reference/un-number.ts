import { type ManagedUnNumber, UN_NUMBER_FIELDS, type UnNumberForm, unNumberForm } from "@kilolane/contract";
import { isAssignableUnNumber, isClassOfUnNumber } from "@kilolane/domain";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { AppError, type FieldProblem } from "../../http/app-error.ts";
import { cellText } from "../../integrations/sheets/cell-text.ts";
import { loadColumnNames } from "../../integrations/sheets/column-names.ts";
import type { ListFormat } from "../../integrations/sheets/read-list.ts";
import { presentManagedUnNumber } from "./present.ts";
import { findUnNumbersOf, type UnNumberRow } from "./reads/un-number.ts";

type UnNumberField = (typeof UN_NUMBER_FIELDS)[number];

/** A UN number's field as the file spells it. */
export function unNumberText(form: UnNumberForm, field: UnNumberField): string {
  return cellText(form[field]);
}

/** How the list is read from a file. */
export async function loadUnNumberFormat(): Promise<ListFormat<UnNumberField, UnNumberForm>> {
  const named = await loadColumnNames("reference");
  return {
    fields: UN_NUMBER_FIELDS,
    names: {
      number: named("number", "field.number"),
      name: named("name", "field.name"),
      hazardClass: named("hazardClass", "field.hazardClass"),
      packingGroups: named("packingGroups", "field.packingGroups"),
      cargoAircraftOnly: named("cargoAircraftOnly", "field.cargoAircraftOnly"),
      inUse: named("inUse", "field.inUse"),
    },
    schema: unNumberForm,
    keyOf: ({ number }) => number,
    textOf: unNumberText,
    isInUse: ({ inUse }) => inUse,
  };
}

/**
 * What no schema says of a substance: its number is in a block that is given out, and only explosives are of class 1
 * (pricing rules §9).
 */
export function substanceProblemOf({
  number,
  hazardClass,
}: Pick<UnNumberForm, "number" | "hazardClass">): FieldProblem | undefined {
  if (!isAssignableUnNumber(number)) return { field: "number", code: "unknown-un-number" };
  return isClassOfUnNumber(number, hazardClass, undefined)
    ? undefined
    : { field: "hazardClass", code: "un-class" };
}

/** One UN number. @throws AppError not-found */
export async function getUnNumberRow(tx: PlatformTransaction, number: string): Promise<UnNumberRow> {
  const [row] = await findUnNumbersOf(tx, [number]);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** One UN number as the operator sees it. @throws AppError not-found */
export async function getPresentedUnNumber(
  tx: PlatformTransaction,
  number: string,
): Promise<ManagedUnNumber> {
  return presentManagedUnNumber(await getUnNumberRow(tx, number));
}
