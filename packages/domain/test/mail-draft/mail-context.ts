import {
  buildPlaceIndex,
  parseCalendarDate,
  type MailAirport,
  type ReadingContext,
} from "../../src/index.ts";
import airportRows from "./airports.json" with { type: "json" };
import forwarderMails from "./forwarder-mails.json" with { type: "json" };
import mails from "./mails.json" with { type: "json" };
import ownMails from "./own-mails.json" with { type: "json" };

const airports = airportRows.map(
  ([code, city, country, hasCargo, cargoRank, latitude, longitude]): MailAirport => ({
    code: String(code),
    city: String(city),
    country: String(country),
    name: String(city),
    hasCargo: hasCargo === true,
    cargoRank: Number(cargoRank),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }),
);
const places = buildPlaceIndex(airports);
const ZIPS: Readonly<Record<string, { latitude: number; longitude: number }>> = {
  "60018": { latitude: 41.99, longitude: -87.87 },
  "07114": { latitude: 40.7, longitude: -74.16 },
  "30354": { latitude: 33.66, longitude: -84.39 },
};

/** What the reader of a metric company without preferred airports knows, on the day of a mail. */
export function mailContext(receivedOn: string, extra: Partial<ReadingContext> = {}): ReadingContext {
  return {
    places,
    preferredAirports: [],
    unitSystem: "Metric",
    currency: "USD",
    receivedOn: parseCalendarDate(receivedOn),
    zipPointOf: (zip) => ZIPS[zip] ?? { latitude: 39, longitude: -95 },
    ...extra,
  };
}

/** A mail with what a careful agent reads in it, written by hand. */
export interface ExpectedMail {
  readonly id: string;
  readonly receivedOn: string;
  readonly text: string;
  readonly expected: {
    readonly fields: Readonly<Record<string, unknown>>;
    readonly goods: readonly Readonly<Record<string, unknown>>[];
    readonly questions: readonly string[];
  };
}

export const MAILS: readonly ExpectedMail[] = mails;

/** Mails written by the rules without a look at the reader. */
export const OWN_MAILS: readonly ExpectedMail[] = ownMails;

/** Harder ones in the style of forwarders: threads, forwarded headers, tables, contradictions, one place named twice. */
export const FORWARDER_MAILS: readonly ExpectedMail[] = forwarderMails;
