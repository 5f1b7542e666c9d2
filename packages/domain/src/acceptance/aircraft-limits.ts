import { type GoodsLine, isSizeUnknown } from "../measure/goods.ts";
import { type CalendarDate, parseCalendarDate } from "../measure/calendar.ts";
import type { DimensionUnit, WeightUnit } from "../measure/units.ts";
import { KG_PER_LB } from "../measure/weight.ts";
import { type Exact, compareExact, exact, multiplyExact } from "../money/exact.ts";
import { toFraction } from "../money/fraction.ts";
import { ceilToStep } from "../money/rounding.ts";

/** Kinds of holds that take goods alike. */
export const AIRCRAFT_GROUPS = [
  "narrow-body-bulk",
  "narrow-body-container",
  "wide-body",
  "main-deck",
] as const;
export type AircraftGroup = (typeof AIRCRAFT_GROUPS)[number];

/**
 * What one piece may measure and weigh in a group of aircraft from a day on (pricing rules §9). Lengths in whole cm,
 * weights in whole kg.
 */
export interface AircraftLimit {
  readonly group: AircraftGroup;
  /** the first day of departure for which the row counts */
  readonly validFrom: CalendarDate;
  readonly doorWidthCm: number;
  readonly doorHeightCm: number;
  readonly heightCm: number;
  /** one loading position; the longer side may reach over several of them */
  readonly baseLengthCm: number;
  readonly baseWidthCm: number;
  readonly longestSideCm: number;
  /** above it the airline wants to be asked; advice, never a refusal */
  readonly pieceWithoutAgreementKg: number;
  readonly heaviestPieceKg: number;
}

/**
 * The public figures that the operator's table starts with (pricing rules §9). They never change: requests that were
 * priced by them name none of their own.
 */
export const STANDARD_AIRCRAFT_LIMITS: readonly AircraftLimit[] = [
  {
    group: "narrow-body-bulk",
    validFrom: parseCalendarDate("2020-01-01"),
    doorWidthCm: 120,
    doorHeightCm: 80,
    heightCm: 80,
    baseLengthCm: 240,
    baseWidthCm: 120,
    longestSideCm: 240,
    pieceWithoutAgreementKg: 80,
    heaviestPieceKg: 150,
  },
  {
    group: "narrow-body-container",
    validFrom: parseCalendarDate("2020-01-01"),
    doorWidthCm: 182,
    doorHeightCm: 123,
    heightCm: 115,
    baseLengthCm: 156,
    baseWidthCm: 153,
    longestSideCm: 156,
    pieceWithoutAgreementKg: 80,
    heaviestPieceKg: 1_000,
  },
  {
    group: "wide-body",
    validFrom: parseCalendarDate("2020-01-01"),
    doorWidthCm: 264,
    doorHeightCm: 170,
    heightCm: 160,
    baseLengthCm: 318,
    baseWidthCm: 244,
    longestSideCm: 636,
    pieceWithoutAgreementKg: 250,
    heaviestPieceKg: 5_000,
  },
  {
    group: "main-deck",
    validFrom: parseCalendarDate("2020-01-01"),
    doorWidthCm: 340,
    doorHeightCm: 305,
    heightCm: 300,
    baseLengthCm: 606,
    baseWidthCm: 244,
    longestSideCm: 1_212,
    pieceWithoutAgreementKg: 1_000,
    heaviestPieceKg: 11_300,
  },
];

/** The figures of a limit in the order in which people read them: lengths, then weights. */
export const LIMIT_FIGURES = [
  "doorWidthCm",
  "doorHeightCm",
  "heightCm",
  "baseLengthCm",
  "baseWidthCm",
  "longestSideCm",
  "pieceWithoutAgreementKg",
  "heaviestPieceKg",
] as const satisfies readonly (keyof AircraftLimit)[];

const LIMIT_PARTS = ["group", "validFrom", ...LIMIT_FIGURES] as const;

/** Whether two rows say the same. */
export function isSameLimit(one: AircraftLimit, other: AircraftLimit): boolean {
  return LIMIT_PARTS.every((part) => one[part] === other[part]);
}

/** No side or weight but the height is judged: how goods were taken before their pieces were. */
export const HEIGHT_LIMITS_ONLY: readonly AircraftLimit[] = STANDARD_AIRCRAFT_LIMITS.map((row) => ({
  ...row,
  doorWidthCm: 100_000,
  baseWidthCm: 100_000,
  longestSideCm: 100_000,
  heaviestPieceKg: 100_000_000,
}));

/** Limits by the day of departure: each day's rows are looked up once. */
export function limitsByDay(
  rows: readonly AircraftLimit[],
): (day: CalendarDate) => ReadonlyMap<AircraftGroup, AircraftLimit> {
  const known = new Map<CalendarDate, ReadonlyMap<AircraftGroup, AircraftLimit>>();
  return (day) => {
    const limits = known.get(day) ?? limitsInForce(rows, day);
    known.set(day, limits);
    return limits;
  };
}

/** The rows that can count for a departure on a day or later: those in force on it, and all later ones. */
export function limitsFrom(rows: readonly AircraftLimit[], day: CalendarDate): readonly AircraftLimit[] {
  return [...limitsInForce(rows, day).values(), ...rows.filter((row) => row.validFrom > day)];
}

/** What keeps a piece out: which measure of it, how large it is and how large it may be, in the unit entered. */
export interface PieceRefusal {
  readonly measure: "height" | "length" | "width" | "piece-weight";
  readonly actual: Exact;
  readonly limit: Exact;
  readonly unit: DimensionUnit | WeightUnit;
}

/** Goods as they are judged; `tiltable` lines may lie on any side, all others only on their base. */
export interface LoadedGoods {
  readonly goods: readonly GoodsLine[];
  readonly dimensionUnit: DimensionUnit;
  readonly weightUnit: WeightUnit;
}

/** Whole inches, as the trade writes its limits: 160 cm are 63 in (pricing rules §9). */
const CM_PER_INCH = 2.54;
/** Pounds in a limit of whole kg are shown without decimals, below the exact limit. */
const LB_IN_KG = Number(KG_PER_LB.toString());

function limitIn(unit: DimensionUnit, cm: number): Exact {
  return exact(unit === "cm" ? cm : Math.round(cm / CM_PER_INCH));
}

/** The rows that count for a departure on that day, one a group: of several the latest. */
export function limitsInForce(
  rows: readonly AircraftLimit[],
  on: CalendarDate,
): ReadonlyMap<AircraftGroup, AircraftLimit> {
  const inForce = new Map<AircraftGroup, AircraftLimit>();
  for (const row of rows) {
    const known = inForce.get(row.group);
    if (row.validFrom <= on && (known === undefined || row.validFrom > known.validFrom))
      inForce.set(row.group, row);
  }
  return inForce;
}

/** The first limit that a piece of the goods goes beyond, or null when every piece fits. */
export function findPieceRefusal(load: LoadedGoods, limit: AircraftLimit): PieceRefusal | null {
  for (const line of load.goods) {
    const refusal =
      refuseSize(line, line.dimensionUnit ?? load.dimensionUnit, limit) ??
      refuseWeight(line, load.weightUnit, limit);
    if (refusal !== null) return refusal;
  }
  return null;
}

/**
 * As entered first, so that the refusal names the measures as the person knows them. The height is always judged as
 * entered (the specification's flag); tilting helps a piece that is too long or too wide.
 */
function refuseSize(line: GoodsLine, unit: DimensionUnit, limit: AircraftLimit): PieceRefusal | null {
  const { length, width, height } = line;
  const asEntered = refuseUpright([length, width], height, unit, limit);
  if (asEntered === null || asEntered.measure === "height" || line.tiltable !== true) return asEntered;
  const tilted = [
    refuseUpright([length, height], width, unit, limit),
    refuseUpright([width, height], length, unit, limit),
  ];
  return tilted.includes(null) ? null : asEntered;
}

/** A piece may be turned on its base, so only the longer and the shorter side of it count. */
function refuseUpright(
  [one, other]: readonly [Exact, Exact],
  height: Exact,
  unit: DimensionUnit,
  limit: AircraftLimit,
): PieceRefusal | null {
  const [longer, shorter] = compareExact(one, other) >= 0 ? [one, other] : [other, one];
  const checks = [
    ["height", height, Math.min(limit.heightCm, limit.doorHeightCm)],
    ["length", longer, limit.longestSideCm],
    ["width", shorter, Math.min(limit.baseWidthCm, limit.doorWidthCm)],
  ] as const;
  for (const [measure, actual, cm] of checks) {
    const most = limitIn(unit, cm);
    if (compareExact(actual, most) > 0) return { measure, actual, limit: most, unit };
  }
  return null;
}

/** The average piece of the line, compared without dividing; named in the unit that was entered. */
function refuseWeight(line: GoodsLine, unit: WeightUnit, limit: AircraftLimit): PieceRefusal | null {
  if (!isHeavier(line, unit, limit.heaviestPieceKg)) return null;
  return {
    measure: "piece-weight",
    actual: perPiece(line),
    limit: exact(unit === "kg" ? limit.heaviestPieceKg : Math.floor(limit.heaviestPieceKg / LB_IN_KG)),
    unit,
  };
}

/** Whether the average piece of a line is above a limit in whole kg. */
function isHeavier(line: GoodsLine, unit: WeightUnit, kg: number): boolean {
  const lineKg = unit === "lb" ? multiplyExact(line.totalWeight, KG_PER_LB) : line.totalWeight;
  return line.pieces > 0 && compareExact(lineKg, multiplyExact(exact(kg), exact(line.pieces))) > 0;
}

/** Whole units, rounded up: a figure for people. */
function perPiece({ totalWeight, pieces }: GoodsLine): Exact {
  const { numerator, denominator } = toFraction(totalWeight);
  return ceilToStep(numerator, denominator * BigInt(pieces), exact(1));
}

/** A piece within so many per cent below a limit is close to it (decision, pricing rules §9: "near it: advice"). */
const NEAR_LIMIT_PERCENT = 5;

/** What to tell of goods that fit: whether a piece is close to a limit of size, or wants the airline's agreement. */
export interface PieceAdvice {
  /** a line has no sides, its volume alone is known: its pieces were not judged by size */
  readonly isSizeUnknown: boolean;
  readonly isNearLimit: boolean;
  readonly needsAgreement: boolean;
}

function nearTo(limit: number): number {
  return Math.floor((limit * (100 - NEAR_LIMIT_PERCENT)) / 100);
}

/** Advice for goods that no limit keeps out; a piece that is only just taken is worth a call to the airline. */
export function adviseOnPieces(
  { goods, dimensionUnit, weightUnit }: LoadedGoods,
  limit: AircraftLimit,
): PieceAdvice {
  const nearly: AircraftLimit = {
    ...limit,
    heightCm: nearTo(Math.min(limit.heightCm, limit.doorHeightCm)),
    longestSideCm: nearTo(limit.longestSideCm),
    baseWidthCm: nearTo(Math.min(limit.baseWidthCm, limit.doorWidthCm)),
    heaviestPieceKg: nearTo(limit.heaviestPieceKg),
  };
  return {
    isSizeUnknown: isSizeUnknown(goods),
    isNearLimit: findPieceRefusal({ goods, dimensionUnit, weightUnit }, nearly) !== null,
    needsAgreement: goods.some((line) => isHeavier(line, weightUnit, limit.pieceWithoutAgreementKg)),
  };
}
