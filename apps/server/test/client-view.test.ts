import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { buildSent, FORM, useMarket } from "./build-market.ts";
import { linkOf } from "./build-records.ts";
import { crawlAsGuests } from "./crawl-guests.ts";
import { crawl, pdfWords, wordsOf, type Told } from "./crawl.ts";
import { useTestWorld } from "./harness.ts";

/*
 * Clients and shippers see sell prices alone: no field of an answer is named after a cost, and no figure that only the
 * desk may know, days of grace among them, is in an answer, document or mail (reliability-security.md §2, check 9).
 */

const FORBIDDEN_NAME =
  /buy|profit|margin|cost|floor|trace|^exchange|^unitValue|appliedRate|rateCurrency|excluded|owner|^expiresAt$/i;

const world = useTestWorld({ runsJobs: true });
const market = useMarket(world);

/** Every key of an answer, however deep. */
function keysOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    ...(Array.isArray(value) ? [] : [key]),
    ...keysOf(child),
  ]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** All figures of a record's answer under a name that the pattern fits. */
function figuresUnder(value: unknown, name: RegExp, isInside = false): string[] {
  if (typeof value === "string" || typeof value === "number") return isInside ? [String(value)] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    figuresUnder(child, name, isInside || name.test(key)),
  );
}

const amounts = (figures: readonly string[]) => figures.filter((figure) => /^\d+\.\d{2,}$/.test(figure));

/** Figures that the desk sees and a client must not: those that are not also a sell figure. */
async function findSecrets(quotationId: string): Promise<string[]> {
  const { body } = await market.ours.admin.call(contract.getQuotation, { params: { id: quotationId } });
  const typed = figuresUnder(body.form, /./);
  const shown = new Set([...amounts(figuresUnder(body.options, /^sell/)), ...typed]);
  const hidden = amounts(figuresUnder(body.options, /^(buy|profit|marginPercent|unitValue|appliedRate)/));
  return [...new Set(hidden)].filter((figure) => !shown.has(figure) && Number(figure) > 0);
}

/** Whether the words hold the figure as such, not as a part of a longer one. */
function says(words: string, figure: string): boolean {
  return new RegExp(`(?<![\\d.,])${figure.replace(".", "[.,]")}(?!\\d)`).test(words);
}

/** A quotation with trucking and edited margins, sent to the client. */
async function buildRich() {
  const { admin, client, truckingId } = market.ours;
  const request = await admin.call(contract.createQuotation, {
    body: {
      ...FORM,
      pickupZip: "10001",
      client_id: client.user.id,
      declaredValue: "1000",
      insurancePercent: "0.37",
      goodsArray: [{ pieces: 1, length: 61, width: 53, height: 47, totalWeight: 83 }],
    },
  });
  const { request_id } = request.body;
  const query = { request_id, trucking_id: truckingId };
  const { body } = await admin.call(contract.chooseTrucking, { query });
  const quoteIds = body.options.map((option) => option.quote_id);
  await admin.call(contract.editQuotationOptions, {
    body: {
      request_id,
      options: quoteIds.map((quote_id) => ({ quote_id, margin: { kind: "margin" as const, value: "17.3" } })),
    },
  });
  const saved = await admin.call(contract.saveQuotation, {
    query: { request_id, quote_id: quoteIds.join(",") },
    body: {},
  });
  const { quotation_id } = saved.body;
  const mail = await admin.call(contract.emailSavedQuotation, {
    query: { quotation_id, email: client.user.email },
    body: {},
  });
  return { quotation_id, mail_id: mail.body.mail_id, truckingBuy: body.truckingCarriers[0]?.buyTotal ?? "" };
}

test("what the desk hides is distinguished from what it sells at", async () => {
  const rich = await buildRich();
  const secrets = await findSecrets(rich.quotation_id);
  // 83 kg × 3.40 and its rate, with 150.00 for the truck and 3.70 of insurance, and the profit
  expect(secrets).toEqual(expect.arrayContaining(["282.20", "3.40", "435.90", "79.59"]));
  expect(rich.truckingBuy).toBe("150.00");
});

test("no answer to a client names or tells a cost", async () => {
  const told = await crawl(world, market.ours, "elm", ["client"]);
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter(({ status }) => status >= 500)).toEqual([]);
  expect(told.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  const named = told.flatMap(({ name, text }) =>
    keysOf(parsed(text))
      .filter((key) => FORBIDDEN_NAME.test(key))
      .map((key) => `${name} ${key}`),
  );
  expect([...new Set(named)]).toEqual([]);
  // 80 kg × 3.40 and 3.05 + surcharges at cost; the truck at cost
  const costs = ["272.00", "325.00", "3.40", "3.05"];
  expect(costing(told, costs)).toEqual([]);
  const withTruck = told.filter(({ name }) => name === "createClientQuotation" || name === "checkTrucking");
  expect(withTruck.length).toBeGreaterThan(2);
  expect(costing(withTruck, ["150.00", "125.00"])).toEqual([]);
});

test("no answer to a shipper or a trucking company names or tells a cost", async () => {
  const told = await crawlAsGuests(world, market.ours, "elm");
  for (const who of ["shipper", "trucker"]) {
    const heard = told.filter((one) => one.who === who);
    expect(heard.filter(({ status }) => status >= 500)).toEqual([]);
    expect(heard.filter(({ status }) => status === 200).length).toBeGreaterThan(8);
  }
  const named = told.flatMap(({ name, who, text }) =>
    keysOf(parsed(text))
      .filter((key) => FORBIDDEN_NAME.test(key))
      .map((key) => `${name} as ${who} ${key}`),
  );
  expect([...new Set(named)]).toEqual([]);
  expect(costing(told, ["272.00", "3.40", "3.05"])).toEqual([]);
  const sums = told.find(({ name }) => name === "getHaulage");
  expect(sums?.status).toBe(200);
  // a trucking company reads its own price, never what the forwarder sells at
  expect(sums?.text).not.toMatch(/sell|client|inquirer/i);
});

const costing = (told: readonly Pick<Told, "name" | "text">[], costs: readonly string[]) =>
  told.flatMap(({ name, text }) => costs.filter((cost) => says(text, cost)).map((cost) => `${name} ${cost}`));

test("no document, link or list tells it, in any detail or language", async () => {
  const { quotation_id, mail_id, truckingBuy } = await buildRich();
  const { client } = market.ours;
  const secrets = [...(await findSecrets(quotation_id)), truckingBuy];
  expect(secrets.length).toBeGreaterThan(5);
  const params = { id: quotation_id };
  const words: string[] = [];
  for (const detail of ["bands", "charges", "all-in"] as const) {
    for (const language of ["en", "fr", "ar"] as const) {
      const pdf = await client.call(contract.getClientQuotationPdf, { params, query: { detail, language } });
      expect(pdf.status).toBe(200);
      words.push(await pdfWords(pdf.bytes));
    }
  }
  const token = linkOf(world, mail_id);
  const link = await world.anonymous.call(contract.getQuotationByLink, { params: { token } });
  expect(keysOf(link.body).filter((key) => FORBIDDEN_NAME.test(key))).toEqual([]);
  words.push(link.text, (await client.call(contract.listClientQuotations, { query: {} })).text);
  const printed = await world.anonymous.call(contract.getLinkPdf, { params: { token } });
  words.push(await wordsOf(printed));
  expect(words.every((text) => text.length > 100)).toBe(true);
  expect(words.flatMap((text) => secrets.filter((secret) => says(text, secret)))).toEqual([]);
});

test("no mail and no attachment tells it", async () => {
  const { admin, client } = market.ours;
  await world.database.query("delete from rate_limit; delete from caught_mail");
  const sent = await buildSent(admin, client);
  const secrets = await findSecrets(sent.quotation_id);
  const query = { recipient: client.user.email };
  // a mail of an earlier test may arrive yet
  const find = async () => {
    const { body } = await world.anonymous.call(contract.listCaughtMails, { query });
    return body.content.find(({ subject }) => subject.includes(sent.number));
  };
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  const id = (await find())?.id ?? "";
  const { body } = await world.anonymous.call(contract.getCaughtMail, { params: { id } });
  expect(body.attachments).toHaveLength(1);
  const file = await world.anonymous.call(contract.downloadCaughtAttachment, { params: { id, index: 0 } });
  const words = [body.text, body.html, body.subject, await pdfWords(file.bytes)];
  expect(words.join("\n")).toContain(sent.sellTotal);
  expect(words.flatMap((text) => secrets.filter((secret) => says(text, secret)))).toEqual([]);
});
