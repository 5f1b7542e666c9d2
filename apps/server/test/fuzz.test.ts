import type { Endpoint } from "@kilolane/contract";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { useMarket } from "./build-market.ts";
import { openRecords, type RecordStore } from "./build-records.ts";
import type { Answer, Caller } from "./call-endpoint.ts";
import { searches } from "./crawl.ts";
import { CASES_WITH_IDS, type Case, type Input } from "./foreign-id-cases.ts";
import { useTestWorld } from "./harness.ts";

/*
 * Hostile input to every endpoint, made from its own schemas: one or two places of a call that works are given
 * something else. Whatever comes, the answer is a refusal of its own and never a failure; nothing of the inside is in
 * it (reliability-security.md §2, checks 29 to 33 and 48).
 */

const CHANCE_CALLS_PER_ENDPOINT = 60;
const INSIDES =
  /\bat (async )?[\w.<>]+ \(|node_modules|\.ts:\d|file:\/\/|select .{1,80} from |relation "|violates|syntax error|pg_|ZodError|TypeError|undefined is not|Cannot read/i;

const world = useTestWorld();
const market = useMarket(world);
let store: RecordStore;
beforeAll(async () => {
  store = await openRecords(market.ours);
});

const LONG = "9".repeat(400);
const NESTED = Array.from({ length: 60 }).reduce<unknown>((inner) => ({ a: inner }), 1);

/** Tried at every single place. */
const EVERYWHERE: readonly unknown[] = [
  null,
  ["a", "b"],
  { $ne: null },
  -1,
  2 ** 53,
  "NaN",
  "1e400",
  "",
  "a\u0000b",
  "a\ud800b",
  "%_\\'; drop table quotation; --",
  "9999-12-31",
  "9".repeat(400),
  "x".repeat(70_000),
];

/** What nobody should send. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    -0,
    1.5,
    Number.POSITIVE_INFINITY,
    -1e308,
    2 ** 53,
    2 ** 31,
    32768,
    "",
    " ",
    "NaN",
    "Infinity",
    "-0",
    "1e400",
    "0x10",
    "１２",
    "null",
    "undefined",
    "true",
    [],
    {},
    [[]],
    [null],
    NESTED,
    LONG,
    "x".repeat(70_000),
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\u202eabc",
    "%",
    "_%",
    "\\",
    "'; drop table quotation; --",
    "1 or 1=1",
    "${7*7}",
    "<script>alert(1)</script>",
    "a@b.example\r\nBcc: c@d.example",
    "../../../etc/passwd",
    "2026-02-30",
    "0000-00-00",
    "9999-12-31",
    "-0001-01-01",
    "2026-11-21T00:00:00Z",
    "00000000-0000-0000-0000-000000000000",
    ["a", "b"],
    { __proto__: null, length: 5 },
    { toString: "x", valueOf: 1 },
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
    Array.from({ length: 300 }, () => "x"),
  ),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.double(),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String),
  fc.jsonValue({ maxDepth: 3 }),
);

/** JSON that a filter or sort must see through. */
const hostileJson = fc.oneof(
  fc.constantFrom(
    '{"__proto__":{"status":["draft"]}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"status":"draft"}',
    '{"status":[["draft"]]}',
    '{"field":"created_at; drop table quotation","direction":"asc"}',
    '{"field":"__proto__"}',
    '{"field":"constructor","direction":"asc"}',
    '{"search":{"$ne":null}}',
    '{"search":"%\\u0000"}',
    '{"createdFrom":"0001-01-01","createdTo":"9999-12-31"}',
    '{"createdFrom":"-2026-01-01"}',
    "[]",
    "null",
    "0",
    '"x"',
    "{",
    "[".repeat(1000),
    `{"search":"${"a ".repeat(50)}"}`,
  ),
  fc.json({ maxDepth: 4 }),
);

/** The names that a schema gives its fields, however deep, as paths. */
function pathsOf(schema: z.ZodType | undefined, part: string): string[][] {
  if (schema === undefined) return [];
  const paths: string[][] = [];
  const walk = (node: unknown, path: string[]): void => {
    if (typeof node !== "object" || node === null || path.length > 6) return;
    const known = new Map<string, unknown>(Object.entries(node));
    if (path.length > 1) paths.push(path);
    for (const [name, child] of Object.entries(known.get("properties") ?? {})) walk(child, [...path, name]);
    if (known.has("items")) walk(known.get("items"), [...path, "0"]);
    for (const word of ["anyOf", "oneOf", "allOf"]) {
      const choices = known.get(word);
      if (Array.isArray(choices)) for (const choice of choices) walk(choice, path);
    }
  };
  walk(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), [part]);
  return paths;
}

function placed(input: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const list = Array.isArray(input) ? [...input] : key === "0" ? [] : null;
  if (list !== null) {
    list[0] = placed(list[0], rest, value);
    return list;
  }
  const fields = new Map<string, unknown>(
    typeof input === "object" && input !== null ? Object.entries(input) : [],
  );
  return Object.fromEntries([...fields, [key, placed(fields.get(key), rest, value)]]);
}

function asInput(value: unknown): Input {
  if (typeof value !== "object" || value === null) return {};
  if (!("params" in value) || typeof value.params !== "object" || value.params === null) return value;
  // an address cannot hold half a character
  const params = Object.entries(value.params).map(([key, text]) => [
    key,
    typeof text === "string" ? text.toWellFormed() : text,
  ]);
  return { ...value, params: Object.fromEntries(params) };
}

function callerOf(endpoint: Endpoint): Caller {
  const { roles } = endpoint;
  if (roles === "public") return world.anonymous;
  const isClients = Array.isArray(roles) && !roles.includes("ROLE_FFADMIN");
  return isClients ? market.ours.client : market.ours.admin;
}

/** Of the calls that an endpoint's own schemas refuse, one in so many is sent: they all end in the same place. */
const SENT_OF_REFUSED = 6;

function refuses(schema: z.ZodType | undefined, value: unknown): boolean {
  return schema !== undefined && !schema.safeParse(value ?? {}).success;
}

/** Whether the endpoint's own schemas refuse the input, so that it never reaches the code behind them. */
function isRefusedBySchema(endpoint: Endpoint, { params, query, body }: Input): boolean {
  return refuses(endpoint.params, params) || refuses(endpoint.query, query) || refuses(endpoint.body, body);
}

/** Sign-in and sign-out end sessions or lock accounts; they have hostile tests of their own. */
const LEFT_OUT = new Set(["authenticate", "logout"]);

interface Change {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** All changes that an endpoint's calls are given: each place × the usual suspects, then chance. */
function changesOf(endpoint: Endpoint): Change[][] {
  const places = [
    ...pathsOf(endpoint.params, "params"),
    ...pathsOf(endpoint.query, "query"),
    ...pathsOf(endpoint.body, "body"),
    ...(endpoint.body === undefined ? [] : [["body"]]),
  ];
  if (places.length === 0) return [];
  const usual = places.flatMap((path) => EVERYWHERE.map((value) => [{ path, value }]));
  const jsonPlaces = places.filter((path) => path[1] === "filter" || path[1] === "sort");
  const one = fc.record({ path: fc.constantFrom(...places), value: hostile });
  const chance = fc.sample(fc.array(one, { minLength: 1, maxLength: 2 }), {
    numRuns: CHANCE_CALLS_PER_ENDPOINT,
    seed: 20_261_121,
  });
  const filters = fc.sample(hostileJson, { numRuns: 40, seed: 7 });
  return [...usual, ...chance, ...jsonPlaces.flatMap((path) => filters.map((value) => [{ path, value }]))];
}

/** What is wrong with an answer to hostile input, if anything. */
function faultOf({ status, text, headers }: Answer<Endpoint>): string | undefined {
  if (status >= 500) return `failed with ${status}`;
  if (status === 429) return "was limited: nothing was tried";
  if (status === 200) return undefined;
  if (!String(headers["content-type"]).startsWith("application/json")) return `${status} is not JSON`;
  return INSIDES.test(text) ? `tells its insides: ${text.slice(0, 200)}` : undefined;
}

test("hostile input to every endpoint is refused or taken as text, and never fails", async () => {
  const faults = new Map<string, string>();
  let [calls, taken, refused] = [0, 0, 0];
  for (const endpoint of world.app.bound) {
    if (LEFT_OUT.has(endpoint.name)) continue;
    const makeWorks = workingCall(endpoint.name);
    const take = async () =>
      makeWorks(await store.take((own) => makeWorks(own, world), endpoint.method !== "GET"), world);
    let works = await take();
    for (const changes of changesOf(endpoint)) {
      const input = asInput(
        changes.reduce<unknown>((made, { path, value }) => placed(made, path, value), works),
      );
      if (isRefusedBySchema(endpoint, input)) {
        refused += 1;
        if (refused % SENT_OF_REFUSED !== 0) continue;
      }
      // the tightest limit is three sign-up codes an hour
      if (calls % 3 === 0) await world.database.query("delete from rate_limit");
      const answer = await callerOf(endpoint).send(endpoint, input);
      calls += 1;
      const fault = faultOf(answer);
      if (fault !== undefined) {
        const [change] = changes;
        const key = `${endpoint.name} ${change?.path.join(".")} ${fault}`;
        faults.set(key, JSON.stringify(changes).slice(0, 120));
      }
      if (answer.status !== 200) continue;
      taken += 1;
      // it worked in spite of all: what it changed is built again, now and then (a build costs as much as 300 calls)
      if (endpoint.method !== "GET" && taken % 30 === 0) works = await take();
    }
  }
  expect([...faults].map(([fault, input]) => `${fault} to ${input}`)).toEqual([]);
  expect(calls).toBeGreaterThan(6000);
  expect(taken).toBeGreaterThan(500);
  expect(refused).toBeGreaterThan(6000);
  expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
}, 900_000);

/** A call of the endpoint that works, to be spoilt in one place. */
function workingCall(name: string): Case[1] {
  const known = CASES_WITH_IDS[name]?.[1] ?? searches("elm").find(([other]) => other === name)?.[2];
  return known ?? (() => OTHERS[name] ?? {});
}

const OTHERS: Readonly<Record<string, Input>> = {
  sendEmail: { body: { email: "x@elm.example", msg: "Hello", subject: "Elm" } },
  createSavedView: { params: { screen: "quotations" }, body: { name: "All", query: "page=1" } },
};
