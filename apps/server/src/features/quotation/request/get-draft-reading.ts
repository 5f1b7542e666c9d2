import type { EndpointOutput, readQuotationDraft } from "@kilolane/contract";
import {
  MOST_PAST_QUOTATIONS,
  parseCalendarDate,
  readMail,
  suggestFromHistory,
  utcDateOf,
  type MailReading,
} from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { findInquirerByEmail } from "../../inquirer/reads.ts";
import { findOfferedPackageTypes } from "../../place/reads/goods-list.ts";
import { findZipPoints, getPlaceIndex } from "../../place/reads/place-index.ts";
import { getMeasurementUnit } from "../../settings/reads/company.ts";
import { findPreferredAirportRows } from "../../settings/reads/preferred-airport.ts";
import { isClientSide } from "../policy.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { presentGoodsLine } from "../present/form.ts";
import { findPastRequests, type PastRequest } from "../reads/past-request.ts";
import { getSettings } from "../reads/reference.ts";

type DraftReading = EndpointOutput<typeof readQuotationDraft>;

/** A mail names one or two ZIP codes; more are numbers of something else. */
const MOST_ZIPS = 50;

/** What may be a US ZIP code in a text. */
function zipsIn(text: string): string[] {
  const found = Array.from(text.matchAll(/(?<!\d)\d{5}(?!\d)/g), ([zip]) => zip);
  return [...new Set(found)].slice(0, MOST_ZIPS);
}

function pastQuotationOf({ id, number, request }: PastRequest) {
  const { goods, dimensionUnit, weightUnit } = request;
  return {
    id,
    number,
    from: request.origin,
    to: request.destination,
    typeOfGoods: request.goodsType,
    currency: request.currency,
    pickupZip: request.pickupZip,
    deliveryZip: request.deliveryZip,
    goods: { lines: goods.map(presentGoodsLine), dimensionUnit, weightUnit },
  };
}

/** Who wrote a mail, and what their last quotations suggest, of those that the caller's list shows; null: nobody's. */
async function findContext(
  scope: CompanyScope,
  text: string,
  reading: MailReading,
): Promise<DraftReading["context"]> {
  const email = reading.fields.inquirer?.value.email ?? null;
  // the desk's inquirers are none of a client's business
  if (email === null || isClientSide(scope)) return null;
  return withTransaction(scope, async (tx) => {
    const inquirer = await findInquirerByEmail(tx, email);
    if (inquirer === undefined) return null;
    const visibility = visibilityOf(scope, await getSettings(tx));
    const past = await findPastRequests(tx, visibility, inquirer.id, MOST_PAST_QUOTATIONS);
    return { inquirer, suggestions: suggestFromHistory(text, reading, past.map(pastQuotationOf)) };
  });
}

/**
 * Reads a client's mail into a draft, with the company's airports, units and currency; what the text leaves open is
 * suggested beside it from the inquirer's last quotations. Stores nothing.
 */
export async function getDraftReading(
  scope: CompanyScope,
  mail: { readonly text: string; readonly receivedOn?: string | undefined },
  now: Date,
): Promise<DraftReading> {
  const context = await withTransaction(scope, async (tx) => {
    const settings = await getSettings(tx);
    const points = await findZipPoints(tx, zipsIn(mail.text));
    return {
      places: await getPlaceIndex(tx),
      preferredAirports: (await findPreferredAirportRows(tx)).map((row) => row.airport),
      unitSystem: await getMeasurementUnit(tx),
      currency: settings.preferredCurrency,
      packageTypes: await findOfferedPackageTypes(tx),
      zipPointOf: (zip: string) => points.get(zip) ?? null,
    };
  });
  const receivedOn =
    mail.receivedOn === undefined ? utcDateOf(now.getTime()) : parseCalendarDate(mail.receivedOn);
  const reading = readMail(mail.text, { ...context, receivedOn });
  return { ...reading, context: await findContext(scope, mail.text, reading) };
}
