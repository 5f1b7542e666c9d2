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

/** What is stored of a field, where it is not all that the form holds: of a record its id, of a table its filled rows. */
const STORED_PARTS: { readonly [Field in StoredField]?: (form: ManualForm) => unknown } = {
  inquirer: ({ inquirer }) => inquirer?.id,
  from: ({ from }) => from?.code,
  to: ({ to }) => to?.code,
  airline: ({ airline }) => airline?.id,
  goods: ({ goods }) => filledRows(goods).map(({ row }) => row),
  lines: ({ lines }) => filledLines(lines).map(({ line }) => line),
  // the name belongs to the number
  dangerousGoods: ({ dangerousGoods }) => dangerousGoods.map(({ properName: _name, ...row }) => row),
};

function storedOf(form: ManualForm, field: StoredField): unknown {
  const part = STORED_PARTS[field];
  return part === undefined ? form[field] : part(form);
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
