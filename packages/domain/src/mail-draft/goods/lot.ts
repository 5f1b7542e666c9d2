import type { LengthUnit, MassUnit, PackageWord, Share } from "./figures.ts";

interface LotMass {
  readonly value: number;
  readonly share: Share;
  readonly isTwofold: boolean;
  /** the line's only because nothing says that it is a piece's */
  readonly isAssumed?: boolean;
}

/** One line of goods as written, before units and totals are settled. */
export interface Lot {
  readonly pieces: number | null;
  readonly package: PackageWord | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly lengthUnit: LengthUnit | null;
  /** a unit that only the figures suggest: 1200x800x1100 is in millimetres */
  readonly isUnitGuessed: boolean;
  readonly mass: LotMass | null;
  readonly massUnit: MassUnit | null;
  /** a second weight that is said to be the line's, to be checked against the first */
  readonly statedMass: number | null;
  /** of the line, m³ */
  readonly volume: number | null;
  /** of the line, m³, said beside its sides, to be checked against them */
  readonly statedVolume: number | null;
  readonly stackable: boolean | null;
  readonly isOfTable: boolean;
  readonly isApproximate: boolean;
  /** offsets into the clean text */
  readonly start: number;
  readonly end: number;
}

/** A sum that the mail states beside its lines. */
export interface StatedTotal {
  readonly pieces: number | null;
  readonly package?: PackageWord | null;
  readonly mass: number | null;
  readonly massUnit: MassUnit | null;
  readonly volume: number | null;
  readonly start: number;
  readonly end: number;
}

export function emptyLot(start: number, end: number): Lot {
  return {
    pieces: null,
    package: null,
    length: null,
    width: null,
    height: null,
    lengthUnit: null,
    isUnitGuessed: false,
    mass: null,
    massUnit: null,
    statedMass: null,
    volume: null,
    statedVolume: null,
    stackable: null,
    isOfTable: false,
    isApproximate: false,
    start,
    end,
  };
}

const KILOGRAMS: Readonly<Record<MassUnit, number>> = { kg: 1, lb: 0.453_592_37, t: 1000, g: 0.001 };

/** A weight in kilograms, to compare with others. */
export function kilogramsOf(value: number, unit: MassUnit | null): number {
  return value * KILOGRAMS[unit ?? "kg"];
}
