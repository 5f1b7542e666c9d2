import { hashKey } from "@tanstack/react-query";
import { filledRows } from "../builder/create-form.ts";
import { filledLines, type ManualForm } from "./manual-form.ts";

/** What of a manual quotation is stored, in its order on the screen. */
const STORED_FIELDS = [
  "inquirer",
  "from",
  "to",
  "pickupZip",
  "pickupFrom",
  "deliveryZip",
  "airlineDrop",
  "accessorials",
  "readyDate",
  "typeOfGoods",
  "shipperType",
  "dangerousGoods",
  "temperatureRange",
  "units",
  "goods",
  "houses",
  "incoterm",
  "freightTerm",
  "currency",
  "declaredValue",
  "insurancePercent",
  "airline",
  "serviceLevel",
  "aircraft",
  "transitDays",
  "validUntil",
  "remarks",
  "lines",
] as const satisfies readonly (keyof ManualForm)[];
export type StoredField = (typeof STORED_FIELDS)[number];

/** A field as it is stored: of a record its id alone, of a table the rows in which something is typed. */
function storedOf(form: ManualForm, field: StoredField): unknown {
  switch (field) {
    case "inquirer":
      return form.inquirer?.id ?? null;
    case "from":
    case "to":
      return form[field]?.code ?? null;
    case "airline":
      return form.airline?.id ?? null;
    case "goods":
      return filledRows(form.goods).map(({ row }) => row);
    case "lines":
      return filledLines(form.lines).map(({ line }) => line);
    case "dangerousGoods":
      // the name belongs to the number, and is not stored
      return form.dangerousGoods.map(({ properName: _name, ...row }) => row);
    default:
      return form[field];
  }
}

/** The fields that differ between two states of the form. */
export function findChangedFields(before: ManualForm, after: ManualForm): readonly StoredField[] {
  return STORED_FIELDS.filter(
    (field) => hashKey([storedOf(before, field)]) !== hashKey([storedOf(after, field)]),
  );
}

/** Mine on top of theirs: the fields that I changed stay as I have them, all others become theirs. */
export function putOnTop(before: ManualForm, theirs: ManualForm, mine: ManualForm): ManualForm {
  const changed = findChangedFields(before, mine);
  const kept = Object.fromEntries(changed.map((field) => [field, mine[field]]));
  return { ...theirs, ...kept, reason: mine.reason };
}
