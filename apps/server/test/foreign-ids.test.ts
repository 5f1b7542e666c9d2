import * as contract from "@kilolane/contract";
import { newId } from "../src/db/new-id.ts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { FORM, useMarket, type Forwarder } from "./build-market.ts";
import { buildLogo, buildRecords, openRecords, type Records, type RecordStore } from "./build-records.ts";
import { CASES_WITH_IDS, type Case, type Input } from "./foreign-id-cases.ts";
import { useTestWorld } from "./harness.ts";

/*
 * Ids of another company, in every place where a call takes an id: path, query, JSON in a query, body, arrays. Each
 * is answered exactly as an id that nobody has, and the other company's rows stay as they were
 * (reliability-security.md §2, checks 3 and 4). Which places there are is read from the contract.
 */

/** Places for ids that hold no company's record, or none that a caller can own. */
const NO_RECORD = new Set([
  "askForwarders params.id", // a shipper's: tried in quotation/asking/sent-requests.test.ts
  "askForwarders body.companyIds[]", // any forwarder of the platform may be asked
  "getForwarder params.id", // everybody who ships may look at one
  "getCaughtMail params.id", // the demo world's mail catcher
  "downloadCaughtAttachment params.id",
  "downloadTutorialFile params.id", // the operator's, for everybody of a role: feature tutorial
  "getVersionNote params.id", // the operator's too, for everybody: feature version-note
  "seeVersionNote params.id",
  "addContractForwarder body.companyId", // any forwarder of the platform may be put on the list
  "uploadRateImport query.forwarderId", // comes with a file: tried in rate-import/who-may.test.ts
  "uploadTruckingSheet query.carrierId", // comes with a file: tried in trucking/sheets.test.ts
  // a trucking company's, and what it proposed: tried in trucking/proposals.test.ts
  "getHeldTariff params.id",
  "exportHeldTariff params.id",
  "createTariffProposal params.id",
  "getTariffProposal params.id",
  "withdrawTariffProposal params.id",
  "getCarrierProposal params.id",
  "acceptCarrierProposal params.id",
  "declineCarrierProposal params.id",
  "createDocument body.inquirerId", // these three too: tried in document/document.test.ts
  "createDocument body.quotationId",
  "createDocumentVersion params.id",
  // these need somebody who takes money: tried in subscription/subscriptions.test.ts
  "createCardPayment body.keyIds[]",
  "createCardPayment body.addonId",
  "createPaypalPayment body.keyIds[]",
  "createPaypalPayment body.addonId",
  "createBankTransfer body.keyIds[]",
  "createBankTransfer body.addonId",
  "cancelPayment params.id",
  "downloadPaper params.id",
  "withdrawAddon params.id",
  "createCardPayment body.packageId", // the operator's, for every company
  "createPaypalPayment body.packageId",
  "createBankTransfer body.packageId",
  "sendChatFiles params.id", // these three as well: chat/chat-sides.test.ts
  "sendChatFiles body.quotationId",
  "downloadChatFile params.id",
  "sendChatFiles body.messageId", // made by the sender's browser, names nothing
  "sendChatMessage body.messageId",
]);

/** Calls that take an id they don't know for one that is not there, and go on: tried on new records each time. */
const CHANGES_ANYWAY = new Set([
  "editSavedQuotation",
  "updatePricedRequest", // a client's request is its own, whichever client the form names
]);

const world = useTestWorld();
const market = useMarket(world);
let theirs: Records;
let store: RecordStore;
const tried = new Set<string>();
beforeAll(async () => {
  theirs = await buildRecords(market.theirs);
  store = await openRecords(market.ours);
});
// this file mails more in a minute than a person may in an hour
beforeEach(() => world.database.query("delete from rate_limit"));

function callerOf(who: Case[0], forwarder: Forwarder) {
  return who === "anyone" ? world.anonymous : forwarder[who];
}

/** Paths of the texts in an input that hold one of these ids, and the input with it exchanged. */
function* placesOf(input: unknown, own: Records, path: string[] = []): Generator<[string[], keyof Records]> {
  if (typeof input === "string") {
    for (const kind of Object.keys(own))
      if (isKind(kind, own) && input.includes(own[kind])) yield [path, kind];
  } else if (typeof input === "object" && input !== null) {
    for (const [key, value] of Object.entries(input)) yield* placesOf(value, own, [...path, key]);
  }
}

function isKind(name: string, own: Records): name is keyof Records {
  return name in own;
}

function withText(input: unknown, path: readonly string[], change: (text: string) => string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(String(input));
  if (typeof input !== "object" || input === null) return input;
  const entries = Object.entries(input).map(([name, value]): [string, unknown] => [
    name,
    name === key ? withText(value, rest, change) : value,
  ]);
  return Array.isArray(input) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

const withoutChance = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<id>")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<instant>")
    .replaceAll(/Q-\d{4}-\d{6}/g, "<number>");

/** Every row of the company, as text. */
async function findRows(companyId: string): Promise<string> {
  const { rows: tables } = await world.database.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const digests = tables.map(
    ({
      name,
    }) => `select '${name}' as name, count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as digest
      from ${name} t where company_id = '${companyId}'`,
  );
  // the order is said: a parallel plan appends the tables in whichever order they are done
  return JSON.stringify((await world.database.query(`${digests.join(" union all ")} order by name`)).rows);
}

test.each(Object.keys(CASES_WITH_IDS))("%s answers foreign ids as unknown ones", async (name) => {
  const [who, makeInput] = CASES_WITH_IDS[name] ?? [];
  const endpoint = world.app.bound.find((entry) => entry.name === name);
  if (who === undefined || makeInput === undefined || endpoint === undefined) throw new Error(`no ${name}`);
  const isChange = endpoint.method !== "GET";
  const own = await store.take((records) => makeInput(records, world), isChange);
  const input = makeInput(own, world);
  const before = await findRows(market.theirs.admin.user.company.id);
  const caller = callerOf(who, market.ours);
  const places = [...placesOf(input, own)];
  expect(places.length).toBeGreaterThan(0);
  for (const [path, kind] of places) {
    const ask = async (id: string) => {
      const records = CHANGES_ANYWAY.has(name)
        ? await store.take((made) => makeInput(made, world), isChange)
        : own;
      const changed = withText(makeInput(records, world), path, (text) => text.replaceAll(records[kind], id));
      return caller.send(endpoint, asInput(changed));
    };
    const [foreign, unknown] = [await ask(theirs[kind]), await ask(newId())];
    const place = `${name} ${path.map((key) => (/^\d+$/.test(key) ? "[]" : key)).join(".")}`;
    tried.add(place.replaceAll(".[]", "[]"));
    expect({ place, status: foreign.status, text: withoutChance(foreign.text) }).toEqual({
      place,
      status: unknown.status,
      text: withoutChance(unknown.text),
    });
  }
  expect(await findRows(market.theirs.admin.user.company.id)).toBe(before);
  // the same call with the own ids works: what was refused above was refused for the id alone
  const works = await caller.send(endpoint, input);
  expect(works.status, works.text).toBe(200);
});

function asInput(value: unknown): Input {
  return typeof value === "object" && value !== null ? value : {};
}

test("a client names no inquirer of the desk, not even of its own forwarder", async () => {
  const { client } = market.ours;
  const own = await buildRecords(market.ours);
  const refused = { status: 400, errors: ["inquirerId unknown-inquirer"] };
  const params = { id: own.clientRequest };
  for (const inquirerId of [own.inquirer, theirs.inquirer, newId()]) {
    const body = { ...FORM, inquirerId };
    for (const { status, error } of [
      await client.call(contract.createClientQuotation, { body }),
      await client.call(contract.updatePricedRequest, { params, body }),
    ])
      expect({ status, errors: error.errors?.map(({ field, code }) => `${field} ${code}`) }).toEqual(refused);
  }
  tried.add("createClientQuotation body.inquirerId");
  tried.add("updatePricedRequest body.inquirerId");
});

test("a margin rule for another company's client is refused as one for nobody's", async () => {
  const own = await buildRecords(market.ours);
  const { admin } = market.ours;
  const rule = { name: "Elm rule", freightValue: "8" };
  for (const [name, ask] of [
    [
      "create",
      (clientUserId: string) => admin.call(contract.createMarginRule, { body: { ...rule, clientUserId } }),
    ],
    [
      "try",
      (clientUserId: string) => admin.call(contract.tryMarginRule, { body: { ...rule, clientUserId } }),
    ],
    [
      "update",
      (clientUserId: string) =>
        admin.call(contract.updateMarginRule, {
          params: { id: own.marginRule },
          body: { ...rule, clientUserId, version: 1 },
        }),
    ],
  ] as const) {
    const [foreign, unknown] = [await ask(theirs.clientUser), await ask(newId())];
    expect([foreign.status, withoutChance(foreign.text)]).toEqual([400, withoutChance(unknown.text)]);
    tried.add(`${name}MarginRule body.clientUserId`);
  }
});

test("names and tokens of files and links are nobody else's", async () => {
  const name = await buildLogo(market.theirs);
  const { admin } = market.ours;
  const foreign = await admin.call(contract.downloadFile, { params: { name } });
  const unknown = await admin.call(contract.downloadFile, { params: { name: "0".repeat(name.length) } });
  expect([foreign.status, foreign.error.code]).toEqual([404, unknown.error.code]);
  for (const token of [theirs.sent, "x".repeat(43)]) {
    const link = await world.anonymous.call(contract.getQuotationByLink, { params: { token } });
    expect([link.status, link.error.code]).toEqual([404, "link-invalid"]);
  }
});

/** Where a schema takes an id, e.g. `body.options[].quote_id`. */
function idPlaces(schema: z.ZodType | undefined, part: string): string[] {
  if (schema === undefined) return [];
  const found = new Set<string>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== "object" || node === null) return;
    const known = new Map<string, unknown>(Object.entries(node));
    if (known.get("format") === "uuid") found.add(path);
    for (const [name, child] of Object.entries(known.get("properties") ?? {})) walk(child, `${path}.${name}`);
    walk(known.get("items"), `${path}[]`);
    for (const word of ["anyOf", "oneOf", "allOf"]) {
      const choices = known.get(word);
      if (Array.isArray(choices)) for (const choice of choices) walk(choice, path);
    }
  };
  walk(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), part);
  return [...found];
}

test("every place for an id in the contract was tried", () => {
  // the operator's calls name any company's records: that is their purpose
  const bound = world.app.bound.filter(({ scope }: contract.Endpoint) => scope !== "platform");
  const places = bound.flatMap(({ name, params, query, body }: contract.Endpoint) =>
    [...idPlaces(params, "params"), ...idPlaces(query, "query"), ...idPlaces(body, "body")].map(
      (place) => `${name} ${place}`,
    ),
  );
  expect(places.length).toBeGreaterThan(40);
  expect(places.filter((place) => !tried.has(place) && !NO_RECORD.has(place))).toEqual([]);
});
