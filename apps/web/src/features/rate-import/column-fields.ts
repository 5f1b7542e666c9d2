import { type ImportField, SPECIAL_IMPORT_FIELDS } from "@kilolane/contract";
import { RATE_FEES } from "@kilolane/domain";

/** What a column can mean, in the order in which a person looks for it. */
export const FIELD_GROUPS = {
  lane: ["origin", "destination", "airline"],
  validity: ["validFrom", "validTo", "daysOfOperation", "transitDays", "cutOff", "flights", "graceDays"],
  price: [
    "currency",
    "minCharge",
    "basicCharge",
    "band",
    "breakWeight",
    "breakRate",
    "weightUnit",
    "divisor",
    "weightStep",
  ],
  surcharge: ["surcharge", "surcharges", "surchargeOnRatedWeight", "bandRules"],
  fee: [...RATE_FEES, "unNumbersIncluded"],
  goods: [
    "goods",
    "aircraft",
    "shipperTypes",
    "minimumWeight",
    "maximumWeight",
    "minimumDensity",
    "allowNextBreak",
  ],
  special: SPECIAL_IMPORT_FIELDS,
  other: ["request", "provider", "note", "isActive", "isDemonstration", "ignore"],
} as const satisfies Readonly<Record<string, readonly ImportField[]>>;

/** The groups in their order. */
export const GROUPS = [
  "lane",
  "validity",
  "price",
  "surcharge",
  "fee",
  "goods",
  "special",
  "other",
] as const satisfies readonly (keyof typeof FIELD_GROUPS)[];

/** Every field of the contract, which a test compares. */
export const ALL_FIELDS: readonly ImportField[] = GROUPS.flatMap((group) => FIELD_GROUPS[group]);

/** The field that a choice names. */
export function fieldOf(text: string): ImportField | undefined {
  return ALL_FIELDS.find((field) => field === text);
}

/** Fields that may stand over several columns. */
export function mayRepeat(field: ImportField): boolean {
  return field === "band" || field === "surcharge" || field === "ignore";
}

/** What the marketplace shape holds, column by column: a lane, its dates, minimum, breaks in kg, two surcharges. */
export const MARKETPLACE_COLUMNS: readonly {
  readonly field: ImportField;
  readonly weight?: string;
  readonly label?: string;
}[] = [
  { field: "airline" },
  { field: "origin" },
  { field: "destination" },
  { field: "goods" },
  { field: "currency" },
  { field: "validFrom" },
  { field: "validTo" },
  { field: "minCharge" },
  ...["0", "45", "100", "300", "500", "1000"].map((weight) => ({ field: "band" as const, weight })),
  { field: "surcharge", label: "FSC" },
  { field: "surcharge", label: "SSC" },
  { field: "transitDays" },
];
