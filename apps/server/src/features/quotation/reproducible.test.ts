import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  createQuotation,
  editQuotationOptions,
  emailSavedQuotation,
  saveQuotation,
  type QuotationFormInput,
} from "@kilolane/contract";
import * as fc from "fast-check";
import { z } from "zod";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { buildTrucking } from "../../../test/build-trucking.ts";
import { databaseUrlOf } from "../../../test/database-server.ts";
import { companyScopeOf, systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { openDatabase, type DatabaseHandle } from "../../db/handle.ts";
import { openFolderFileStore } from "../../integrations/files/folder-file-store.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { presentDocument } from "./pdf/document.ts";
import type { QuotationRow } from "./reads/quotation.ts";
import { priceStored } from "./request/pricing.ts";
import { getQuotationRow } from "./saved/stored-quotation.ts";
import { getSettings } from "./reads/reference.ts";

/*
 * What was sent stays what it was, and can be worked out again to the cent from what was stored with it, whatever became
 * of the rates, margins, carriers and exchange rates it was priced from.
 */

const QUOTATIONS = 1000;

const folder = mkdtempSync(path.join(os.tmpdir(), "kilolane-paper-"));
afterAll(() => rmSync(folder, { recursive: true }));
const files = openFolderFileStore(folder);
const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");

beforeAll(async () => {
  const { database } = world;
  await buildReference(database);
  const quiet = await buildAirline(database, { iata: "QA", name: "Quiet Air" });
  const bold = await buildAirline(database, { iata: "QB", name: "Bold Air" });
  const fuel = { label: "Fuel", unit: "percent_of_freight" as const, value: "13.84" };
  const security = { label: "Security", unit: "per_kg" as const, value: "0.17", minimum: "12.5" };
  await buildRate(database, { airlineId: quiet, terms: { surcharges: [fuel, security], eawbFee: "5" } });
  await buildRate(database, {
    airlineId: bold,
    currency: "EUR",
    breaks: [[0, 3.37]],
    terms: { surcharges: [security] },
  });
  await buildRate(database, {
    airlineId: bold,
    currency: "JPY",
    rateType: "priority",
    minimum: 9000,
    breaks: [[0, 731]],
  });
  const pounds: readonly (readonly [number, number])[] = [
    [0, 2.19],
    [100, 1.83],
    [220, 1.71],
  ];
  await buildRate(database, {
    airlineId: quiet,
    weightUnit: "lb",
    rateType: "promo",
    divisor: 366,
    breaks: pounds,
  });
  const margin = JSON.stringify({ freight: { form: "margin", value: "17.5" } });
  await withTransaction(systemScope(database), ({ db }) =>
    db.insertInto("company_setting").values({ company_id: admin.user.company.id, margin }).execute(),
  );
  await buildTrucking(world, admin.user.company.id, {
    name: "Hudson Haul",
    terms: {
      mode: "cwt",
      bands: [
        { lowerLb: "0", ratePerCwt: "21.42" },
        { lowerLb: "5000", ratePerCwt: "18.85" },
      ],
      minimum: "125.00",
      fuel: { kind: "percent", percent: "20", includesAccessorials: false },
      accessorials: [],
    },
  });
});

interface QuotationCase {
  readonly form: Partial<QuotationFormInput>;
  readonly options: number;
  /** per cent of margin typed for the first option */
  readonly margin: number | null;
  /** freight amount typed for it instead */
  readonly sell: number | null;
}

const side = fc.integer({ min: 10, max: 110 });
const goods = fc.record({
  pieces: fc.integer({ min: 1, max: 9 }),
  length: side,
  width: side,
  height: side,
  totalWeight: fc.integer({ min: 3, max: 9000 }).map((tenths) => tenths / 10),
});
const quotationCases: fc.Arbitrary<QuotationCase> = fc.record({
  form: fc.record({
    goodsArray: fc.array(goods, { minLength: 1, maxLength: 3 }),
    currency: fc.constantFrom("USD", "EUR", "JPY"),
    weightUnit: fc.constantFrom("kg" as const, "lb" as const),
    pickupZip: fc.constantFrom("10001", undefined),
    declaredValue: fc.constantFrom("12500", undefined),
    insurancePercent: fc.constant("0.35"),
  }),
  options: fc.integer({ min: 1, max: 3 }),
  margin: fc.option(fc.integer({ min: 600, max: 4000 }).map((hundredths) => hundredths / 100)),
  sell: fc.option(fc.integer({ min: 90_000, max: 990_000 })),
});

/** Prices, decides, saves and sends as the desk does. @returns the quotation's id */
async function send({ form, options, margin, sell }: QuotationCase): Promise<string> {
  await world.database.query("delete from rate_limit");
  const { body } = await admin.call(createQuotation, { body: buildForm(form) });
  const ids = body.options.slice(0, options).map(({ quote_id }) => quote_id);
  const [quote_id = ""] = ids;
  const typed =
    sell === null
      ? margin !== null && { margin: { kind: "margin" as const, value: String(margin) } }
      : { sell: [{ code: "freight", amount: String(sell) }] };
  if (typed !== false) {
    const edit = await admin.call(editQuotationOptions, {
      body: { request_id: body.request_id, options: [{ quote_id, ...typed, reason: "agreed by phone" }] },
    });
    expect(edit.status, edit.text).toBe(200);
  }
  const query = { request_id: body.request_id, quote_id: ids.join(",") };
  const saved = await admin.call(saveQuotation, { query, body: { reason: "agreed by phone" } });
  expect(saved.status, saved.text).toBe(200);
  const { quotation_id } = saved.body;
  const mail = await admin.call(emailSavedQuotation, {
    query: { quotation_id, email: "buyer@elm.example" },
    body: {},
  });
  expect(mail.status, mail.text).toBe(200);
  return quotation_id;
}

/** What is stored of a quotation, and all that its paper says. */
async function readIn(tx: CompanyTransaction, id: string) {
  const row = await getQuotationRow(tx, id);
  const paper = await presentDocument(tx, files, {
    companyId: admin.user.company.id,
    number: row.number,
    version: row.contentVersion,
    savedAt: row.versionCreatedAt,
    preparedBy: row.ownerName,
    contact: [],
    content: row.content,
    settings: await getSettings(tx),
    detail: "charges",
    show: { airline: true, remarks: true },
  });
  return { row, paper: JSON.stringify(paper) };
}

/** The options of a quotation, priced again from what was stored with it. */
async function priceAgainIn(tx: CompanyTransaction, { requestId, content }: QuotationRow) {
  const { request, pricing, pricedOn, options } = content;
  const { options: priced } = await priceStored(
    tx,
    { id: requestId, request, pricing, pricedOn },
    { trace: "full" },
  );
  const again = options.map(({ quoteId }) => priced.find((option) => option.quoteId === quoteId));
  // through JSON, as the column keeps them: without what is undefined
  return z.array(z.looseObject({})).parse(JSON.parse(JSON.stringify(again)));
}

/** Without the words that compare an option with the offers beside it, which are stored with the request alone. */
const alone = (option: object) => ({ ...option, reasons: [] });

/** Everything that a price is made from, changed or gone. */
const CHANGES = [
  "update rate_set set state = 'superseded' where state = 'live'",
  "delete from rate_lane",
  "delete from exchange_rate",
  "update trucking_tariff set valid_to = '2020-01-02', terms = jsonb_set(terms, '{minimum}', '\"999\"')",
  'update company_setting set margin = \'{"freight": {"form": "markup", "value": "77"}}\', margin_floor_percent = 60',
  "update company_setting set sell_step = '0.10', exchange_buffer_percent = 9, rounding_units = ''",
];

const inCompany = <T>(database: DatabaseHandle, read: (tx: CompanyTransaction) => Promise<T>) =>
  withTransaction(companyScopeOf(database, admin.user), read);

/** The database as a server that starts now reads it: nothing of before is cached. */
async function openUncached(): Promise<DatabaseHandle> {
  const { rows } = await world.database.query<{ name: string }>("select current_database() as name");
  const url = databaseUrlOf(inject("serverUrl"), rows[0]?.name ?? "");
  return openDatabase({ url, poolSize: 2, onIdleError: () => undefined });
}

test("sent quotations are worked out to the same lines and paper when all they were priced from is gone", async () => {
  const sent = new Map<string, Awaited<ReturnType<typeof readIn>>>();
  for (const quotationCase of fc.sample(quotationCases, { numRuns: QUOTATIONS, seed: 20_261_123 })) {
    const id = await send(quotationCase);
    sent.set(id, await inCompany(world.database, (tx) => readIn(tx, id)));
  }
  await withTransaction(systemScope(world.database), async (tx) => {
    for (const change of CHANGES) await tx.query(change);
  });
  const later = await openUncached();
  for (const [id, former] of sent) {
    await inCompany(later, async (tx) => {
      const { row, paper } = await readIn(tx, id);
      const again = await priceAgainIn(tx, row);
      expect(again.map(alone)).toEqual(row.content.options.map(alone));
      expect(row.content).toEqual(former.row.content);
      expect(paper).toBe(former.paper);
    });
  }
  await later.close();
  expect(sent.size).toBe(QUOTATIONS);
}, 540_000);
