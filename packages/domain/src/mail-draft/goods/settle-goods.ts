import type { UnitSystem } from "../../reference/cargo.ts";
import type { DimensionUnit, WeightUnit } from "../../measure/units.ts";
import type { ReadField, ReadGoodsLine, ReadingConfidence, ReadQuestion } from "../mail-reading.ts";
import { roundFine } from "../text/number-value.ts";
import type { Share } from "./figures.ts";
import {
  dimensionUnitOf,
  MASSES,
  SIDES,
  unitFields,
  unitsOf,
  weightUnitOf,
  type Units,
} from "./goods-units.ts";
import { withThousands } from "./light-weights.ts";
import type { Lot, StatedTotal } from "./lot.ts";

/** Goods in the units of the form, with what is open about them. Offsets are those of the clean text. */
export interface SettledGoods {
  readonly goods: readonly ReadGoodsLine[];
  readonly questions: readonly ReadQuestion[];
  readonly dimensionUnit: ReadField<DimensionUnit> | null;
  readonly weightUnit: ReadField<WeightUnit> | null;
  readonly totalWeight: ReadField<number> | null;
}

/** Volumes differ beyond this share, weights beyond rounding. */
const VOLUME_SLACK = 0.02;
const MASS_SLACK = 0.002;

const isClose = (a: number, b: number, slack = MASS_SLACK): boolean =>
  Math.abs(a - b) <= Math.max(Math.abs(b) * slack, 0.06);

interface Weighed {
  readonly value: number;
  readonly share: Share;
}

/** A line's weight in the unit of the reading; a bare one stays as it is written. */
function weighed(lot: Lot, pieces: number, unit: WeightUnit): Weighed | null {
  if (lot.mass === null) return null;
  const value = lot.mass.value * MASSES[unit][lot.massUnit ?? unit];
  if (lot.mass.share !== "bare") return { value, share: lot.mass.share };
  if (pieces === 1) return { value, share: "total" };
  if (lot.statedMass !== null) {
    const isEach = isClose(lot.mass.value * pieces, lot.statedMass);
    return { value, share: isEach ? "each" : "total" };
  }
  return { value, share: "bare" };
}

const lineWeight = (weight: Weighed, pieces: number, bareIs: "each" | "total"): number =>
  weight.share === "each" || (weight.share === "bare" && bareIs === "each")
    ? weight.value * pieces
    : weight.value;

interface Work {
  readonly lots: readonly Lot[];
  readonly totals: readonly StatedTotal[];
  readonly units: Units;
  readonly pieces: readonly number[];
  readonly weights: readonly (Weighed | null)[];
  readonly questions: ReadQuestion[];
}

function sumOf(work: Work, bareIs: "each" | "total"): number | null {
  let sum = 0;
  for (const [index, weight] of work.weights.entries()) {
    if (weight === null) return null;
    sum += lineWeight(weight, work.pieces[index] ?? 1, bareIs);
  }
  return sum;
}

function statedMasses(work: Work): number[] {
  return work.totals.flatMap((total) =>
    total.mass === null ? [] : [total.mass * MASSES[work.units.mass][total.massUnit ?? work.units.mass]],
  );
}

/** Whether the mail's total shows how bare weights are meant; null where it does not. */
function confirmedShare(work: Work): "each" | "total" | null {
  const stated = statedMasses(work);
  const asTotal = sumOf(work, "total");
  const asEach = sumOf(work, "each");
  if (asTotal !== null && stated.some((mass) => isClose(asTotal, mass))) return "total";
  return asEach !== null && stated.some((mass) => isClose(asEach, mass)) ? "each" : null;
}

/** A table's weights are those of its lines unless the mail's total shows that they are those of the pieces. */
function withConfirmedShares(
  lots: readonly Lot[],
  totals: readonly StatedTotal[],
  units: Units,
): readonly Lot[] {
  if (!lots.some((lot) => lot.mass?.isAssumed === true)) return lots;
  const open = lots.map((lot): Lot =>
    lot.mass?.isAssumed === true ? { ...lot, mass: { ...lot.mass, share: "bare" } } : lot,
  );
  const pieces = open.map((lot) => lot.pieces ?? 1);
  const weights = open.map((lot, index) => weighed(lot, pieces[index] ?? 1, units.mass));
  const share = confirmedShare({ lots: open, totals, units, pieces, weights, questions: [] });
  if (share !== "each") return lots;
  return lots.map((lot) =>
    lot.mass?.isAssumed === true ? { ...lot, mass: { ...lot.mass, share: "each" } } : lot,
  );
}

function volumeOf(work: Work): number | null {
  let sum = 0;
  const toMetres = work.units.length === "in" ? 0.0254 : 0.01;
  for (const [index, lot] of work.lots.entries()) {
    const factor = SIDES[work.units.length][lot.lengthUnit ?? work.units.length] * toMetres;
    if (lot.volume !== null) sum += lot.volume;
    else if (lot.length === null || lot.width === null || lot.height === null) return null;
    else sum += lot.length * lot.width * lot.height * factor ** 3 * (work.pieces[index] ?? 1);
  }
  return sum;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(b * VOLUME_SLACK, 0.006);

/** The line whose stated volume is neither that of its sides nor of all lines; -1 for none. */
function misstatedVolume(work: Work): number {
  const all = volumeOf(work);
  return work.lots.findIndex((lot, index) => {
    const own = volumeOf({ ...work, lots: [lot], pieces: [work.pieces[index] ?? 1] });
    if (lot.statedVolume === null || own === null || all === null || lot.isApproximate) return false;
    const isOfOne = isNear(lot.statedVolume, own / (work.pieces[index] ?? 1));
    return !isNear(lot.statedVolume, own) && !isNear(lot.statedVolume, all) && !isOfOne;
  });
}

function askAboutTotals(work: Work, bareIs: "each" | "total"): void {
  if (work.lots.length === 0) return;
  const pieces = work.pieces.reduce((sum, count) => sum + count, 0);
  const mass = sumOf(work, bareIs);
  const volume = volumeOf(work);
  const unit = work.units.mass;
  for (const total of work.totals) {
    const stated = total.mass === null ? null : total.mass * MASSES[unit][total.massUnit ?? unit];
    const differs =
      (total.pieces !== null && total.pieces !== pieces && work.lots.every((lot) => lot.pieces !== null)) ||
      (stated !== null && mass !== null && !isClose(mass, stated)) ||
      (total.volume !== null &&
        volume !== null &&
        Math.abs(total.volume - volume) > Math.max(volume * VOLUME_SLACK, 0.006));
    if (differs) {
      work.questions.push({ field: "goods", code: "total-differs", at: [total.start, total.end] });
      return;
    }
  }
  const misstated = misstatedVolume(work);
  const contradicted = work.lots.findIndex((lot, index) => {
    if (index === misstated) return true;
    const weight = work.weights[index];
    if (lot.statedMass === null || weight === null || weight === undefined) return false;
    const own = lineWeight(weight, work.pieces[index] ?? 1, bareIs);
    return !isClose(own, lot.statedMass * MASSES[unit][lot.massUnit ?? unit]) && work.lots.length === 1;
  });
  const lot = work.lots[contradicted];
  if (lot !== undefined)
    work.questions.push({
      field: `goods[${contradicted}].totalWeight`,
      code: "total-differs",
      at: [lot.start, lot.end],
    });
}

function isSized(lot: Lot): boolean {
  return lot.length !== null && lot.width !== null && lot.height !== null;
}

function askAboutLine(work: Work, index: number, isConfirmed: boolean): boolean {
  const lot = work.lots[index];
  if (lot === undefined) return false;
  const at = [lot.start, lot.end] as const;
  const before = work.questions.length;
  if (!isSized(lot)) work.questions.push({ field: `goods[${index}].length`, code: "dimensions-missing", at });
  if (work.weights[index]?.share === "bare" && !isConfirmed) {
    work.questions.push({ field: `goods[${index}].totalWeight`, code: "each-or-total", at });
  }
  return work.questions.length > before;
}

function lineOf(
  work: Work,
  index: number,
  bareIs: "each" | "total",
  isOpen: boolean,
  totalWeight: number | null,
): ReadGoodsLine | null {
  const lot = work.lots[index];
  if (lot === undefined) return null;
  const { units } = work;
  const factor = SIDES[units.length][lot.lengthUnit ?? units.length];
  const side = (value: number | null): number | null => (value === null ? null : roundFine(value * factor));
  const weight = work.weights[index] ?? null;
  const own = weight === null ? totalWeight : lineWeight(weight, work.pieces[index] ?? 1, bareIs);
  const isConverted =
    (lot.lengthUnit !== null && dimensionUnitOf(lot.lengthUnit) !== units.length) ||
    (lot.massUnit !== null && weightUnitOf(lot.massUnit) !== units.mass);
  const isSure =
    !isOpen &&
    !isConverted &&
    !lot.isApproximate &&
    !lot.isUnitGuessed &&
    lot.pieces !== null &&
    lot.package?.isSure !== false &&
    (units.isLengthSaid || !isSized(lot)) &&
    (units.isMassSaid || own === null) &&
    own !== null &&
    lot.mass?.isTwofold !== true;
  const confidence: ReadingConfidence = isSure ? "certain" : "likely";
  const share = weight?.share === "bare" ? (isOpen ? "bare" : bareIs) : (weight?.share ?? null);
  return {
    pieces: lot.pieces ?? (isSized(lot) ? 1 : null),
    length: side(lot.length),
    width: side(lot.width),
    height: side(lot.height),
    totalWeight: own === null ? null : roundFine(own),
    volumeM3: isSized(lot) ? null : lot.volume,
    packageType: lot.package?.type ?? "Pieces",
    stackable: lot.stackable ?? true,
    confidence,
    at: [lot.start, lot.end],
    weightWas: share === "each" ? "per-piece" : share,
  };
}

/** Puts lots into the units of the form, settles bare weights by the mail's totals, and asks about the rest. */
export function settleGoods(
  written: readonly Lot[],
  sums: readonly StatedTotal[],
  system: UnitSystem,
): SettledGoods {
  const { lots: plain, totals } = withThousands(written, sums);
  const units = unitsOf(plain, totals, system);
  const lots = withConfirmedShares(plain, totals, units);
  const [only] = lots;
  const settled = lots.length === 1 && only !== undefined ? [withTotals(only, totals)] : lots;
  const pieces = settled.map((lot) => lot.pieces ?? 1);
  const weights = settled.map((lot, index) => weighed(lot, pieces[index] ?? 1, units.mass));
  const work: Work = { lots: settled, totals, units, pieces, weights, questions: [] };
  const confirmed = confirmedShare(work);
  const bareIs = confirmed ?? "total";
  const stated = statedMasses(work);
  const isWeightless = weights.every((weight) => weight === null);
  const [mailTotal = null] = stated;
  const lineTotal = isWeightless && lots.length === 1 ? mailTotal : null;
  const isOpen = settled.map((_, index) => askAboutLine(work, index, confirmed !== null));
  if (weights.some((weight) => weight === null) && lots.length > 1 && mailTotal !== null) {
    work.questions.push({ field: "totalWeight", code: "split-weight", at: totalPlace(totals) });
  }
  askAboutTotals(work, bareIs);
  const goods = settled.flatMap(
    (_, index) => lineOf(work, index, bareIs, isOpen[index] ?? false, lineTotal) ?? [],
  );
  return {
    goods,
    questions: work.questions,
    ...unitFields(settled, totals, units),
    totalWeight:
      isWeightless && lots.length !== 1 && mailTotal !== null
        ? {
            value: roundFine(mailTotal),
            confidence: new Set(stated).size > 1 ? "likely" : "certain",
            at: totalPlace(totals),
          }
        : null,
  };
}

/** The one lot of a mail with what only its totals say: how many pieces, and the volume of what has no sides. */
function withTotals(lot: Lot, totals: readonly StatedTotal[]): Lot {
  const counted = totals.find((total) => total.pieces !== null);
  const volume =
    lot.volume ?? (isSized(lot) ? null : (totals.find((total) => total.volume !== null)?.volume ?? null));
  if (lot.pieces !== null) return { ...lot, volume };
  return {
    ...lot,
    volume,
    pieces: counted?.pieces ?? null,
    package: lot.package ?? counted?.package ?? null,
  };
}

function totalPlace(totals: readonly StatedTotal[]): readonly [number, number] | null {
  const total = totals.find((entry) => entry.mass !== null);
  return total === undefined ? null : [total.start, total.end];
}
