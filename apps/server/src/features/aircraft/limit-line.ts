import { AIRCRAFT_LIMIT_FIELDS, aircraftLimitForm, type AircraftLimitForm } from "@kilolane/contract";
import { loadColumnNames } from "../../integrations/sheets/column-names.ts";
import type { ListFormat } from "../../integrations/sheets/read-list.ts";

type LimitField = (typeof AIRCRAFT_LIMIT_FIELDS)[number];

/** A field of a row of limits as the file spells it. */
function limitText(form: Readonly<Record<LimitField, string | number>>, field: LimitField): string {
  return String(form[field]);
}

/** How limits are read from a file: a row is named by its group and its day. */
export async function loadLimitFormat(): Promise<ListFormat<LimitField, AircraftLimitForm>> {
  const named = await loadColumnNames("aircraft");
  return {
    fields: AIRCRAFT_LIMIT_FIELDS,
    names: {
      group: named("group", "field.group"),
      validFrom: named("validFrom", "field.validFrom"),
      source: named("source", "field.source"),
      doorWidthCm: named("doorWidthCm", "field.doorWidthCm"),
      doorHeightCm: named("doorHeightCm", "field.doorHeightCm"),
      heightCm: named("heightCm", "field.heightCm"),
      baseLengthCm: named("baseLengthCm", "field.baseLengthCm"),
      baseWidthCm: named("baseWidthCm", "field.baseWidthCm"),
      longestSideCm: named("longestSideCm", "field.longestSideCm"),
      pieceWithoutAgreementKg: named("pieceWithoutAgreementKg", "field.pieceWithoutAgreementKg"),
      heaviestPieceKg: named("heaviestPieceKg", "field.heaviestPieceKg"),
    },
    schema: aircraftLimitForm,
    keyOf: ({ group, validFrom }) => `${group} ${validFrom}`,
    textOf: limitText,
  };
}
