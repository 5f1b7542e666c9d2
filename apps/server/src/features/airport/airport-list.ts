import { AIRPORT_FIELDS, type AirportForm, airportForm } from "@kilolane/contract";
import { LANGUAGE_CODES, loadTranslator } from "@kilolane/phrases";
import { cellText } from "../../integrations/sheets/cell-text.ts";
import type { ListFormat } from "../../integrations/sheets/read-list.ts";

type AirportField = (typeof AIRPORT_FIELDS)[number];

/** An airport's field as the file spells it. */
export function textOf(airport: AirportForm, field: AirportField): string {
  return cellText(airport[field]);
}

/** How the list is read from a file: its columns as the export names them in any language, or by their field. */
export async function loadAirportFormat(): Promise<ListFormat<AirportField, AirportForm>> {
  const translators = await Promise.all(
    LANGUAGE_CODES.map(async (language) => loadTranslator(language, "airport")),
  );
  const named = (field: AirportField) =>
    new Set([field.toLowerCase(), ...translators.map((t) => t(`field.${field}`).toLowerCase())]);
  return {
    fields: AIRPORT_FIELDS,
    names: {
      code: named("code"),
      name: named("name"),
      city: named("city"),
      country: named("country"),
      latitude: named("latitude"),
      longitude: named("longitude"),
      timeZone: named("timeZone"),
      hasCargo: named("hasCargo"),
      cargoRank: named("cargoRank"),
    },
    schema: airportForm,
    keyOf: ({ code }) => code,
    textOf,
  };
}
