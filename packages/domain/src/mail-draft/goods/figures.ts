import type { PackageType } from "../../reference/package-types.ts";
import type { DecimalSign } from "../text/number-value.ts";
import type { Token } from "../text/tokens.ts";

export type LengthUnit = "cm" | "mm" | "m" | "in" | "ft";
export type MassUnit = "kg" | "lb" | "t" | "g";
/** Of one piece, of all, or without a word about it. */
export type Share = "each" | "total" | "bare";

/** A package word: its type, and whether the word has one match among the types. */
export interface PackageWord {
  readonly type: PackageType;
  readonly isSure: boolean;
}

interface FigurePlace {
  /** offsets into the clean text */
  readonly start: number;
  readonly end: number;
  /** tokens that it covers, half-open */
  readonly first: number;
  readonly next: number;
  readonly isApproximate?: boolean;
}

export interface CountFigure extends FigurePlace {
  readonly kind: "count";
  readonly pieces: number;
  readonly package: PackageWord | null;
  readonly isTotal: boolean;
  /** they carry the goods that were named before: loaded on 2 pallets */
  readonly isCarrier?: boolean;
  /** some of the goods, told in brackets: aerosols (2 boxes) */
  readonly isAside?: boolean;
  /** of the sides that were told last: 2 more pallets, same size */
  readonly isSameSize?: boolean;
  /** said behind the sides it counts */
  readonly isBehind?: boolean;
}

export interface SizeFigure extends FigurePlace {
  readonly kind: "size";
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly unit: LengthUnit | null;
  readonly isUnitGuessed?: boolean;
  /** a package word behind the sides (3 x 120x80x100 pallets) */
  readonly package: PackageWord | null;
  /** a package word in front that no number counts (Pallets: 120x80x100) */
  readonly label?: PackageWord;
}

export interface MassFigure extends FigurePlace {
  readonly kind: "mass";
  readonly value: number;
  readonly unit: MassUnit | null;
  readonly share: Share;
  /** readable as thousands or as decimals */
  readonly isTwofold: boolean;
  /** a package word in front that no number counts (cartons weigh 18 kg) */
  readonly label?: PackageWord;
  /** one of several in front of their unit (410 and 385 kg) */
  readonly isListed?: boolean;
}

export interface VolumeFigure extends FigurePlace {
  readonly kind: "volume";
  readonly cubicMetres: number;
  readonly share: Share;
}

export type Figure = CountFigure | SizeFigure | MassFigure | VolumeFigure;

/** The tokens of one message and what they have in common. */
export interface FigureText {
  readonly tokens: readonly Token[];
  readonly decimal: DecimalSign;
  /** what the mail says that all its weights are in */
  readonly massUnit?: MassUnit | null;
}

const CUBIC_METRES_PER_CUBIC_FOOT = 0.028_316_846_592;

export function cubicMetresOf(value: number, unit: string): number {
  return unit === "ft3" ? Math.round(value * CUBIC_METRES_PER_CUBIC_FOOT * 10_000) / 10_000 : value;
}
