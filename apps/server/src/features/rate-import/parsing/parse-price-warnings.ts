import { Exact } from "@kilolane/domain/sheet";
import type { ScaledPrices } from "./parse-line.ts";

/** A price that is far from its neighbours: somebody has to confirm it before it goes live. */
export interface PriceWarning {
  /** weight of the break; null: the minimum charge */
  readonly weight: string | null;
  readonly code: "zero-price" | "far-from-column" | "far-from-lane" | "above-break-before";
  readonly value: string;
  /** the figure that it is far from */
  readonly other: string;
}

interface PricedLine<T> {
  readonly source: T;
  /** numbers of the line's columns: that of the minimum, then those of its breaks */
  readonly columns: readonly number[];
  readonly prices: ScaledPrices;
}

/** So many times the median, or so small a part of it, is far. */
const FAR = 10;
/** What binary arithmetic adds to prices. */
const NOISE = 1e-9;
/** Of fewer prices the median says nothing. */
const FEWEST_OF_LANE = 3;
const FEWEST_OF_COLUMN = 5;

/** Compares each price with those of its line and of its column, once all are known. */
export class PriceComparison<T> {
  readonly #lines: PricedLine<T>[] = [];
  readonly #columns = new Map<string, number>();
  readonly #columnsOfKind = new Map<string, Map<readonly string[], readonly number[]>>();
  readonly #figures: number[][] = [];

  /**
   * @param kind prices of another kind (sheet, currency, weight unit) are not compared with these
   * @param prices lines with the same breaks share their list of weights
   */
  add(source: T, kind: string, prices: ScaledPrices): void {
    const factor = 10 ** -prices.scale;
    const columns = this.#columnsOf(kind, prices.weights);
    // no minimum is no figure
    if (prices.minCharge > 0) this.#figures[columns[0] ?? 0]?.push(prices.minCharge * factor);
    for (const [place, units] of prices.breaks.entries()) {
      this.#figures[columns[place + 1] ?? 0]?.push(units * factor);
    }
    this.#lines.push({ source, columns, prices });
  }

  *finish(): Generator<{ readonly source: T; readonly warnings: PriceWarning[] }> {
    const medians = this.#figures.map((figures) =>
      figures.length < FEWEST_OF_COLUMN ? undefined : medianOf(figures),
    );
    for (const { source, columns, prices } of this.#lines) {
      const warnings = warningsOf(prices, columns, medians);
      if (warnings.length > 0) yield { source, warnings };
    }
  }

  /** … of the minimum, then of the breaks; most lines have those of the line before */
  #columnsOf(kind: string, weights: readonly string[]): readonly number[] {
    let ofKind = this.#columnsOfKind.get(kind);
    if (ofKind === undefined) this.#columnsOfKind.set(kind, (ofKind = new Map()));
    const known = ofKind.get(weights);
    if (known !== undefined) return known;
    const columns = ["minimum", ...weights].map((each) => this.#columnOf(`${kind} ${each}`));
    ofKind.set(weights, columns);
    return columns;
  }

  #columnOf(name: string): number {
    const known = this.#columns.get(name);
    if (known !== undefined) return known;
    this.#columns.set(name, this.#figures.length);
    return this.#figures.push([]) - 1;
  }
}

/**
 * At most one warning per price: the one that says most.
 * @param columns of the minimum, then of the breaks: places in `medians`
 */
function warningsOf(
  prices: ScaledPrices,
  columns: readonly number[],
  medians: readonly (number | undefined)[],
): PriceWarning[] {
  const { scale, minCharge, breaks, weights } = prices;
  const factor = 10 ** -scale;
  const text = (units: number): string => new Exact(BigInt(units), scale).toString();
  const medianOfColumn = (place: number): number | undefined => medians[columns[place] ?? -1];
  const found: PriceWarning[] = [];
  const ofMinimum = medianOfColumn(0);
  if (minCharge > 0 && isFar(minCharge * factor, ofMinimum)) {
    found.push({ weight: null, code: "far-from-column", value: text(minCharge), other: plain(ofMinimum) });
  }
  const ofLane = isClose(breaks) ? undefined : medianOf(breaks.map((units) => units * factor));
  for (const [place, units] of breaks.entries()) {
    const before = breaks[place - 1];
    const ofColumn = medianOfColumn(place + 1);
    const price = () => ({ weight: weights[place] ?? "", value: text(units) });
    // many write it where they have no such break
    if (units === 0) {
      found.push({ ...price(), code: "zero-price", other: "" });
      continue;
    }
    if (isFar(units * factor, ofColumn)) {
      found.push({ ...price(), code: "far-from-column", other: plain(ofColumn) });
    } else if (isFar(units * factor, ofLane)) {
      found.push({ ...price(), code: "far-from-lane", other: plain(ofLane) });
    } else if (before !== undefined && before > 0 && units > before) {
      found.push({ ...price(), code: "above-break-before", other: text(before) });
    }
  }
  return found;
}

/** Whether no price of a lane can be far from its median: too few, or all within nine times the least. */
function isClose(breaks: readonly number[]): boolean {
  if (breaks.length < FEWEST_OF_LANE) return true;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const units of breaks) {
    if (units < least) least = units;
    if (units > most) most = units;
  }
  return most < least * (FAR - 1);
}

/** Whether a price is ten times another one, or a tenth of it. */
export function isFar(price: number, median: number | undefined): boolean {
  if (median === undefined || median <= 0) return false;
  return price >= median * FAR * (1 - NOISE) || price * FAR <= median * (1 + NOISE);
}

function plain(median: number | undefined): string {
  return String(Number((median ?? 0).toFixed(4)));
}

/** The middle of some figures; of an even number the lower of the two. */
function medianOf(figures: readonly number[]): number {
  const sorted = Float64Array.from(figures).toSorted();
  return sorted[(sorted.length - 1) >> 1] ?? 0;
}
