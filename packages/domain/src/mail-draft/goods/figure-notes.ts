import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import { isSign, massUnitOf } from "./figure-tokens.ts";
import type { LengthUnit, MassUnit } from "./figures.ts";
import type { Lot } from "./lot.ts";
import { packageWordOf } from "./package-word.ts";
import { lengthUnitOf } from "./size-chain.ts";

/** What a mail says of all its figures at once: `All dims in inches, weights per piece in lbs`. */
export interface FigureNotes {
  readonly lengthUnit: LengthUnit | null;
  readonly massUnit: MassUnit | null;
  readonly share: "each" | "total" | null;
}

/** Longer ones are sentences about something else. */
const MOST_TOKENS = 24;
const BESIDE =
  /^(?:please|pls|kindly|all|the|are|is|in|as|shown|given|above|below|listed|stated|indicated|quoted|expressed|note|nb|figures|values|and|gross|per|por|par|pro|for|of|alle|die|sind|und|angegeben|oben|unten|stuck|los|las|todos|todas|son|estan|en|y|indicados|indicadas|les|tous|toutes|sont|et|indiques|indiquees|ci-dessus|i|gli|le|tutti|tutte|sono|e|espressi|indicati|indicate|以上|上述|所有|均|为|均为|都|都是|是|单位|量|和|جميع|كل|كلها|هي|هو|و)$/;
const OF_A_LINE = /^(?:lines?|rows?|lot|lots|zeile|position|ligne|lignes|linea|riga|行)$/;
const PLURAL = /^(?:weights|pesos|pesi|gewichte|poids|重量|毛重|الاوزان)$/;

const isEnd = (token: Token): boolean => token.kind === "line" || isSign(token, ".;()\u3002!");
const isWeightName = (token: Token): boolean => hasSense(token, "col:weight") && massUnitOf(token) === null;

/** `unitarios`, `par colis`, `per large pallet`; not the pallets of `pallet weights in kg`. */
function isOfOne(token: Token, at: number, thought: readonly Token[]): boolean {
  if (hasSense(token, "each")) return true;
  return packageWordOf(token) !== null && /^(?:per|por|par|pro|je|al|\/)$/.test(thought[at - 1]?.text ?? "");
}

function isOfNotes(token: Token): boolean {
  return (
    isSign(token, ",/:-&*=") ||
    isWeightName(token) ||
    hasSense(token, "each") ||
    packageWordOf(token) !== null ||
    hasSense(token, "col:dims") ||
    hasSense(token, "total") ||
    massUnitOf(token) !== null ||
    senseOf(token, "len") !== null ||
    OF_A_LINE.test(token.text) ||
    BESIDE.test(token.text)
  );
}

/** The unit of `in inches`, `in cm`: the word in front of a unit is no inch. */
function lengthUnitIn(thought: readonly Token[]): LengthUnit | null {
  const units = thought.flatMap((token) => lengthUnitOf(token) ?? []);
  return thought.some((token) => token.text === "in") && units.length > 1
    ? (units.find((unit) => unit !== "in") ?? "in")
    : (units[0] ?? null);
}

function shareIn(thought: readonly Token[]): FigureNotes["share"] {
  const name = thought.findIndex(isWeightName);
  const isEach = thought.some(isOfOne);
  const isOfLines = thought.some((token) => OF_A_LINE.test(token.text));
  // `Total weight:` is the label of a figure
  const isSum = thought.some((token, at) => at > name && hasSense(token, "total"));
  const isTotal = isOfLines || (isSum && PLURAL.test(thought[name]?.text ?? ""));
  if (name < 0 || isEach === isTotal) return null;
  return isEach ? "each" : "total";
}

function noteOf(thought: readonly Token[]): FigureNotes | null {
  if (thought.length < 2 || thought.length > MOST_TOKENS || !thought.every(isOfNotes)) return null;
  const isWeight = thought.some(isWeightName);
  const isSize = thought.some((token) => hasSense(token, "col:dims"));
  const lengthUnit = lengthUnitIn(thought);
  const massUnit = thought.map(massUnitOf).find((unit) => unit !== null) ?? null;
  // inches / lbs
  const isPair = lengthUnit !== null && massUnit !== null;
  return {
    lengthUnit: isSize || isPair ? lengthUnit : null,
    massUnit: isWeight || isPair ? massUnit : null,
    share: shareIn(thought),
  };
}

/** What the thoughts without any figure say of all figures; two that differ say nothing. */
export function notesOf(tokens: readonly Token[]): FigureNotes {
  const notes: FigureNotes[] = [];
  let start = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token !== undefined && !isEnd(token)) continue;
    const note = noteOf(tokens.slice(start, at));
    if (note !== null) notes.push(note);
    start = at + 1;
  }
  const only = <Part extends keyof FigureNotes>(part: Part): FigureNotes[Part] | null => {
    const said = new Set(notes.flatMap((note) => note[part] ?? []));
    return said.size === 1 ? ([...said][0] ?? null) : null;
  };
  return { lengthUnit: only("lengthUnit"), massUnit: only("massUnit"), share: only("share") };
}

/** A lot with what is said of all of them, where it does not say so itself. */
export function withNotes(lot: Lot, { lengthUnit, massUnit, share }: FigureNotes): Lot {
  const { mass } = lot;
  const isOpen = mass !== null && (mass.share === "bare" || mass.isAssumed === true);
  return {
    ...lot,
    ...(lengthUnit !== null && lot.length !== null && (lot.lengthUnit === null || lot.isUnitGuessed)
      ? { lengthUnit, isUnitGuessed: false }
      : {}),
    massUnit: mass === null ? lot.massUnit : (lot.massUnit ?? massUnit),
    mass: isOpen && share !== null ? { ...mass, share, isAssumed: false } : mass,
  };
}

/** The `1180` of `2 pallets 48 x 40 x 62, 1180` where a note says what weights are in: behind the sides, last on its line. */
export function isWeightBehindSides(tokens: readonly Token[], index: number): boolean {
  const [side, sign, , after] = tokens.slice(Math.max(0, index - 2), index + 2);
  const isBehind = isSign(sign, ",/-:@=|") && (side?.kind === "number" || senseOf(side, "len") !== null);
  const times = tokens
    .slice(Math.max(0, index - 8), index)
    .filter((token) => hasSense(token, "times") || token.text === "*");
  return isBehind && times.length >= 2 && (after === undefined || isEnd(after) || hasSense(after, "each"));
}
