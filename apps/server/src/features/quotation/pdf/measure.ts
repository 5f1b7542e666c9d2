import {
  displayLength,
  displayWeight,
  exact,
  formatExact,
  type UnitSystem,
  type VolumeUnit,
} from "@kilolane/domain";
import type { DocumentLanguage, DocumentMeasure } from "../../../integrations/pdf/document.ts";
import type { DocumentPhrase } from "../../../integrations/pdf/document-text.ts";
import { formatDimensions, formatMeasure, formatNumber } from "../../../integrations/pdf/format.ts";

/** How a document measures: its language, the company's PDF units, and its words for the units. */
export interface Measuring {
  readonly language: DocumentLanguage;
  readonly units: UnitSystem;
  readonly phrase: DocumentPhrase;
}

const OTHER_WEIGHT = { kg: "lb", lb: "kg" } as const;
const OTHER_LENGTH = { cm: "in", in: "cm" } as const;

function weightUnits(entered: "kg" | "lb", units: UnitSystem): readonly ("kg" | "lb")[] {
  if (units === "Metric") return ["kg"];
  return units === "Imperial" ? ["lb"] : [entered, OTHER_WEIGHT[entered]];
}

function lengthUnits(entered: "cm" | "in", units: UnitSystem): readonly ("cm" | "in")[] {
  if (units === "Metric") return ["cm"];
  return units === "Imperial" ? ["in"] : [entered, OTHER_LENGTH[entered]];
}

function both(texts: readonly string[]): DocumentMeasure {
  const [text = "", alternative] = texts;
  return alternative === undefined ? { text } : { text, alternative };
}

/** A weight in the units of the document, as it is in its own unit and for display only in the other. */
export function measureWeight(
  weight: string,
  unit: "kg" | "lb",
  { units, language, phrase }: Measuring,
): DocumentMeasure {
  return both(
    weightUnits(unit, units).map((wanted) => {
      const figure = wanted === unit ? weight : formatExact(displayWeight(exact(weight), unit, wanted), 1);
      return formatMeasure(figure, phrase(`unit.${wanted}`), language);
    }),
  );
}

/** The unit of a figure, and the one that the head of its column begins with. */
interface TableUnit<U> {
  readonly of: U;
  readonly head: U;
}

/** A weight of the goods table, whose head names the unit. */
export function tableWeight(
  weight: string,
  { of: unit, head }: TableUnit<"kg" | "lb">,
  { units, language }: Measuring,
): DocumentMeasure {
  return both(
    weightUnits(head, units).map((wanted) =>
      formatNumber(
        wanted === unit ? weight : formatExact(displayWeight(exact(weight), unit, wanted), 1),
        language,
      ),
    ),
  );
}

/** A volume of the goods table where no sides are known, in the unit it was typed in: the head names none. */
export function tableVolume(
  volume: string,
  unit: VolumeUnit,
  { language, phrase }: Measuring,
): DocumentMeasure {
  return { text: formatMeasure(volume, phrase(`unit.${unit}`), language) };
}

/** Length × width × height of the goods table. */
export function tableDimensions(
  sides: readonly [string, string, string],
  { of: unit, head }: TableUnit<"cm" | "in">,
  { units, language }: Measuring,
): DocumentMeasure {
  return both(
    lengthUnits(head, units).map((wanted) => {
      const shown = (side: string) =>
        wanted === unit ? side : formatExact(displayLength(exact(side), unit, wanted), 0);
      return formatDimensions([shown(sides[0]), shown(sides[1]), shown(sides[2])], language);
    }),
  );
}

/** The units that the goods table's heads name. */
export function tableUnits(
  entered: { readonly dimensionUnit: "cm" | "in"; readonly weightUnit: "kg" | "lb" },
  { units, phrase }: Measuring,
): { dimensions: string; weight: string } {
  return {
    dimensions: lengthUnits(entered.dimensionUnit, units)
      .map((unit) => phrase(`unit.${unit}`))
      .join(" / "),
    weight: weightUnits(entered.weightUnit, units)
      .map((unit) => phrase(`unit.${unit}`))
      .join(" / "),
  };
}
