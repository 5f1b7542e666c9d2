import {
  createQuotation,
  editSavedQuotation,
  getQuotation,
  saveQuotation,
  type QuotationFormInput,
} from "@kilolane/contract";
import { sql } from "kysely";
import PostalMime from "postal-mime";
import { expect } from "vitest";
import { dayIn } from "./clock.ts";
import { withTransaction } from "../src/db/transaction.ts";
import { buildAirline, buildRate, buildReference } from "./build-rates.ts";
import { systemScope } from "./factories.ts";
import type { SignedInPerson, TestWorld } from "./harness.ts";

/** Tomorrow in UTC: a ready date that has passed nowhere. */
export const TOMORROW = dayIn(1);

/** The specification's own parameters of a list of quotations. */
export const SPECIFIED_LIST = {
  page: 1,
  size: 25,
  filter: "{}",
  sort: JSON.stringify({ field: "createdAt" }),
};

/** What a mail shows, by the specification's names. */
export const MAIL_FLAGS = { airline_show: "true", remark_show: "true" } as const;

/** A shipment of 80 kg in one crate of 60 × 50 × 40 cm (20 kg by volume) from JFK to FRA. */
export function buildForm(changes: Partial<QuotationFormInput> = {}): QuotationFormInput {
  return {
    shipFromAirport: "JFK",
    shipToAirport: "FRA",
    readyDate: TOMORROW,
    typeOfGoods: "General",
    goodsArray: [{ pieces: 1, length: 60, width: 50, height: 40, totalWeight: 80 }],
    dimensionUnit: "cm",
    weightUnit: "kg",
    currency: "USD",
    ...changes,
  };
}

/** An airline from JFK to FRA: a general rate with fuel as a share of the freight, and a priority rate of 9.99 a kg. */
export async function buildFuelMarket({ database }: TestWorld): Promise<void> {
  await buildReference(database);
  const airlineId = await buildAirline(database, { iata: "QA", name: "Quiet Air" });
  const surcharges = [{ label: "Fuel", unit: "percent_of_freight" as const, value: "13.84" }];
  await buildRate(database, { airlineId, terms: { surcharges } });
  await buildRate(database, { airlineId, rateType: "priority", breaks: [[0, 9.99]] });
}

/** Changes what the chosen option of a saved quotation is marked up by, in percent, having just looked at it. */
export async function markUp(
  person: SignedInPerson,
  { quotation_id, quote_id }: { readonly quotation_id: string; readonly quote_id: string },
  percent: string,
) {
  const margin = { kind: "markup", value: percent } as const;
  const { version, lockVersion } = (await person.call(getQuotation, { params: { id: quotation_id } })).body;
  return person.call(editSavedQuotation, {
    body: { quotation_id, version, lockVersion, options: [{ quote_id, margin }] },
  });
}

/** Prices a shipment and saves its best options through the API. */
export async function buildQuotation(
  person: SignedInPerson,
  changes: { readonly form?: Partial<QuotationFormInput>; readonly options?: number } = {},
) {
  const { body } = await person.call(createQuotation, { body: buildForm(changes.form) });
  const quoteIds = body.options.slice(0, changes.options ?? 1).map((option) => option.quote_id);
  const answer = await person.call(saveQuotation, {
    query: { request_id: body.request_id, quote_id: quoteIds.join(",") },
    body: { remarks: "Handle with care", terms: "Subject to space." },
  });
  expect(answer.status, answer.text).toBe(200);
  return { ...answer.body, request_id: body.request_id, quoteIds, quote_id: quoteIds[0] ?? "" };
}

/** Rows of a statement that looks at the database from outside. */
export async function findRows<R>(world: TestWorld, text: ReturnType<typeof sql<R>>): Promise<R[]> {
  return withTransaction(systemScope(world.database), async (tx) => (await text.execute(tx.db)).rows);
}

/** The newest mail to a recipient, once it has been caught, with the token of its link (empty without one). */
export async function caughtMail(world: TestWorld, recipient: string) {
  const find = () =>
    findRows(
      world,
      sql<{
        raw: Buffer;
      }>`select raw from caught_mail where ${recipient} = any(recipients) order by received_at desc`,
    );
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [row] = await find();
  if (row === undefined) throw new Error("no mail");
  const mail = await PostalMime.parse(row.raw);
  const content = mail.attachments.find(({ mimeType }) => mimeType === "application/pdf")?.content;
  const pdf =
    content === undefined || typeof content === "string" ? new Uint8Array() : new Uint8Array(content);
  return { mail, pdf, token: /\/q\/([\w-]+)/.exec(mail.html ?? "")?.[1] ?? "" };
}
