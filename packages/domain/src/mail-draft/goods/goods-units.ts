import type { UnitSystem } from "../../reference/cargo.ts";
import type { DimensionUnit, WeightUnit } from "../../measure/units.ts";
import type { ReadField } from "../mail-reading.ts";
import type { LengthUnit, MassUnit } from "./figures.ts";
import type { Lot, StatedTotal } from "./lot.ts";

/** Factors from a written unit to one of the form. */
export const SIDES: Readonly<Record<DimensionUnit, Readonly<Record<LengthUnit, number>>>> = {
  cm: { cm: 1, mm: 0.1, m: 100, in: 2.54, ft: 30.48 },
  in: { in: 1, ft: 12, cm: 1 / 2.54, mm: 0.1 / 2.54, m: 100 / 2.54 },
};
const POUND = 0.453_592_37;
export const MASSES: Readonly<Record<WeightUnit, Readonly<Record<MassUnit, number>>>> = {
  kg: { kg: 1, t: 1000, g: 0.001, lb: POUND },
  lb: { lb: 1, kg: 1 / POUND, t: 1000 / POUND, g: 0.001 / POUND },
};

export const dimensionUnitOf = (unit: LengthUnit): DimensionUnit =>
  unit === "in" || unit === "ft" ? "in" : "cm";
export const weightUnitOf = (unit: MassUnit): WeightUnit => (unit === "lb" ? "lb" : "kg");

/** The units of a reading, and whether the mail says them. */
export interface Units {
  readonly length: DimensionUnit;
  readonly mass: WeightUnit;
  readonly isLengthSaid: boolean;
  readonly isMassSaid: boolean;
}

/** The units of the first figures; without any those of the other measure, then the company's. */
export function unitsOf(lots: readonly Lot[], totals: readonly StatedTotal[], system: UnitSystem): Units {
  const length = lots.find((lot) => lot.lengthUnit !== null)?.lengthUnit ?? null;
  const mass =
    lots.find((lot) => lot.massUnit !== null)?.massUnit ??
    totals.find((total) => total.massUnit !== null)?.massUnit ??
    null;
  const isImperial = system === "Imperial";
  return {
    length:
      length === null
        ? mass === null
          ? isImperial
            ? "in"
            : "cm"
          : mass === "lb"
            ? "in"
            : "cm"
        : dimensionUnitOf(length),
    mass:
      mass === null
        ? length === null
          ? isImperial
            ? "lb"
            : "kg"
          : dimensionUnitOf(length) === "in"
            ? "lb"
            : "kg"
        : weightUnitOf(mass),
    isLengthSaid: lots.some((lot) => lot.lengthUnit !== null && !lot.isUnitGuessed),
    isMassSaid: mass !== null,
  };
}

export interface UnitFields {
  readonly dimensionUnit: ReadField<DimensionUnit> | null;
  readonly weightUnit: ReadField<WeightUnit> | null;
}

/** The units as fields, at the line that says them. */
export function unitFields(lots: readonly Lot[], totals: readonly StatedTotal[], units: Units): UnitFields {
  const sized = lots.find((lot) => lot.lengthUnit !== null && !lot.isUnitGuessed);
  const heavy = lots.find((lot) => lot.massUnit !== null) ?? totals.find((total) => total.massUnit !== null);
  const isMixed = lots.some(
    (lot) => lot.lengthUnit !== null && dimensionUnitOf(lot.lengthUnit) !== units.length,
  );
  const isMixedMass = lots.some((lot) => lot.massUnit !== null && weightUnitOf(lot.massUnit) !== units.mass);
  return {
    dimensionUnit: {
      value: units.length,
      confidence: sized === undefined || isMixed ? "likely" : "certain",
      at: sized === undefined ? null : [sized.start, sized.end],
    },
    weightUnit: {
      value: units.mass,
      confidence: heavy === undefined || isMixedMass ? "likely" : "certain",
      at: heavy === undefined ? null : [heavy.start, heavy.end],
    },
  };
}
