import type { EndpointOutput, readQuotationDraft } from "@kilolane/contract";
import { parseCalendarDate, readMail, utcDateOf } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { findZipPoints, getPlaceIndex } from "../../place/reads/place-index.ts";
import { getMeasurementUnit } from "../../settings/reads/company.ts";
import { findPreferredAirportRows } from "../../settings/reads/preferred-airport.ts";
import { getSettings } from "../reads/reference.ts";

/** A mail names one or two ZIP codes; more are numbers of something else. */
const MOST_ZIPS = 50;

/** What may be a US ZIP code in a text. */
function zipsIn(text: string): string[] {
  const found = Array.from(text.matchAll(/(?<!\d)\d{5}(?!\d)/g), ([zip]) => zip);
  return [...new Set(found)].slice(0, MOST_ZIPS);
}

/** Reads a client's mail into a draft, with the company's airports, units and currency. Stores nothing. */
export async function getDraftReading(
  scope: CompanyScope,
  mail: { readonly text: string; readonly receivedOn?: string | undefined },
  now: Date,
): Promise<EndpointOutput<typeof readQuotationDraft>> {
  const context = await withTransaction(scope, async (tx) => {
    const settings = await getSettings(tx);
    const points = await findZipPoints(tx, zipsIn(mail.text));
    return {
      places: await getPlaceIndex(tx),
      preferredAirports: (await findPreferredAirportRows(tx)).map((row) => row.airport),
      unitSystem: await getMeasurementUnit(tx),
      currency: settings.preferredCurrency,
      zipPointOf: (zip: string) => points.get(zip) ?? null,
    };
  });
  const receivedOn =
    mail.receivedOn === undefined ? utcDateOf(now.getTime()) : parseCalendarDate(mail.receivedOn);
  return readMail(mail.text, { ...context, receivedOn });
}
