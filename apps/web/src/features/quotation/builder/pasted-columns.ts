import type { EntryUnits } from "./goods-row.ts";
import { folded, lengthUnitOf, massUnitOf, type SheetUnit } from "./pasted-figures.ts";

/** The columns of a sheet from left to right; null where one holds nothing of the grid. */
export type Columns = readonly (PastedColumn | null)[];

/** What a column of a sheet holds, as its head says. */
export type PastedColumn =
  | { readonly kind: "pieces" | "packageType" }
  | {
      readonly kind: "length" | "width" | "height";
      readonly unit: SheetUnit<EntryUnits["dimensionUnit"]> | null;
    }
  | {
      readonly kind: "weight";
      readonly unit: SheetUnit<EntryUnits["weightUnit"]> | null;
      /** of each piece, of the line, or of what the head leaves open, which is taken as the line's */
      readonly share: "each" | "total" | "open";
    };

/** The columns of the grid, for cells without a head. */
export const GRID_COLUMNS: readonly PastedColumn[] = [
  { kind: "pieces" },
  { kind: "length", unit: null },
  { kind: "width", unit: null },
  { kind: "height", unit: null },
  { kind: "weight", unit: null, share: "open" },
];

/** Names of a sum, at the start of a head or of a row at the foot. */
const SUM =
  /^(?:(?:grand|gran|sub|sous|sotto)[\s-]*)?(?:total(?:s|e|es|i)?|totaux|totaal|ttl|tot|sum|summe|suma|somma|somme|gesamt|insgesamt)(?!\p{L})[\s.:()-]*|^(?:总计|合计|共计|小计|总共|总|共)[\s.：:]*|^(?:ال)?(?:مجموع|اجمالي)(?!\p{L})[\s.:]*/u;
/** `of`, `number of` between the sum and what is summed. */
const SUM_OF = /^(?:(?:n[or]?|no\.|num|number|nombre|numero)[\s.]+)?(?:of|de|des|di|del|dei)\s+(?:the\s+)?/u;

/** Of one piece; a weight by line or by lot is the line's. */
const EACH =
  /\b(?:each|ea|apiece|unit|unitair|c\/u|cada|cad|cad[au]{0,2}n[oa]|ciascun[oa]?|chacune?|chaque|ogni|je|pro|stuck|al? pezzo|al? collo)\b|\bunitari|\bunitair|\b(?:per|par|por)\b(?!\s+(?:line|row|lot|shipment|ligne|linea|riga|lote|lotto|envio))|\/\s*(?:p(?:c|cs|ce|z|za|iece|ieza)|bultos?|colis|coll[oi]|uni?t?|uds?|box|ctn|carton|pallet|plt|pkg|skid|crate|[件箱托个板])|单(?!位)|每|件重|(?:ال|لل|لكل ?)(?:قطع[ةه]|طرد|كرتون[ةه]?|وحد[ةه]|واحد[ةه]?)|لكل/u;

const WEIGHT =
  /weight|\bwt\b|gross|\bg\.?\s?w\b|\bkgs?\b|\blbs?\b|poids|\bpeso\b|\bbrut|lordo|gewicht|重|وزن/u;
/** Weights that are none of the goods on the scales, prices, and the column of a unit. */
const OTHER =
  /\bnet\b|\bnett?o\b|\bn\.?\s?w\b|volum|\bcbm\b|\bdim\b|dimensional|charg|\btax|price|rate\b|cost|value|\busd\b|\beur\b|precio|prix|prezzo|valor|valeur|weight unit|unit of|unidad de|unite de|unita di|重量单位|净|体积|计费|价|صافي|حجم|سعر/u;

/** Head words by column, in the languages of the product's users; matched as the start of a head. */
const HEAD_WORDS: readonly (readonly [Exclude<PastedColumn["kind"], "weight">, RegExp])[] = [
  [
    "pieces",
    /^(?:pcs|pc\b|pces?\b|piece|pieza|q\.?t[yea]\b|quantit|count|cantidad|cant\b|n[or]?\b|number of|nombre|units|unit$|uds?\b|unidades|unites|coll[io]|colis|piez|stuck|anzahl|bult|pezz|packages|pkgs?\b|ctns?\b|cartons|pallets|件|数量|箱数|个数|(?:ال)?(?:كمي[ةه]|عدد|قطع|طرود))/u,
  ],
  ["packageType", /^(?:pack|type|embal|imball|tipo|包装|نوع)/u],
  ["length", /^(?:l\b|len|long|lange\b|lung|lar?go|长|(?:ال)?طول)/u],
  ["width", /^(?:w\b|wid|larg|anch|breit|宽|(?:ال)?عرض)/u],
  ["height", /^(?:h\b|hei|haut|alt|hoh|高|(?:ال)?ارتفاع)/u],
];

function columnOf(cell: string): PastedColumn | null {
  const head = folded(cell);
  const rest = head.replace(SUM, "");
  const isSum = rest !== head;
  if (OTHER.test(head)) return null;
  // a bare "Total" is the total weight
  if (WEIGHT.test(head) || (isSum && rest === "")) {
    const share = isEach(head) ? "each" : isSum || /\btotal/.test(head) ? "total" : "open";
    return { kind: "weight", unit: massUnitOf(head), share };
  }
  const counted = rest.replace(SUM_OF, "");
  const kind = HEAD_WORDS.find(([, words]) => words.test(counted))?.[0] ?? null;
  if (kind === null || (isSum && kind !== "pieces")) return null;
  if (kind === "packageType") return { kind };
  // the pieces in a carton are not those of the line
  if (kind === "pieces") return /\b(?:per|par|por)\b/.test(head) ? null : { kind };
  return { kind, unit: lengthUnitOf(head) };
}

/** Whether a column holds one side of the pieces. */
export function isSide(
  column: PastedColumn | null | undefined,
): column is Extract<PastedColumn, { kind: "length" | "width" | "height" }> {
  return column?.kind === "length" || column?.kind === "width" || column?.kind === "height";
}

/** Whether a head or a cell says that its weight is of one piece. */
export function isEach(text: string): boolean {
  return EACH.test(folded(text));
}

/** What a first line names as columns; null where it is no head. */
export function headedColumns(cells: readonly string[]): Columns | null {
  const columns = cells.map(columnOf);
  const named = columns.filter((column) => column !== null).length;
  return named >= 2 && cells.every((cell) => !/^\d/.test(cell)) ? columns : null;
}

/**
 * Whether a row begins with the name of a sum: `Total général`, 合计 5 件. `alone` asks that the cell says nothing else,
 * as goods may be called so.
 */
export function isNamedSum(cells: readonly string[], how: "alone" | "begun"): boolean {
  const first = folded(cells.find((cell) => cell !== "") ?? "");
  const rest = first.replace(SUM, "");
  return rest !== first && (how === "begun" || rest === "" || /^general[ei]?$/.test(rest));
}
