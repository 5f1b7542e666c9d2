import * as contract from "@kilolane/contract";
import type { FetchProblem } from "@kilolane/contract";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayIn, testClock } from "../../../test/clock.ts";
import { buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { type EcbFake, startEcbFake, writeDailyFile } from "../../integrations/exchange-rates/ecb-fake.ts";
import { openEcbSource } from "../../integrations/exchange-rates/ecb-source.ts";

/* The European Central Bank's daily file: read from the fake bank over HTTP, whatever the bank answers. */

let fake: EcbFake;
beforeAll(async () => {
  fake = await startEcbFake(() => testClock.now());
});
afterAll(() => fake.close());

const PATIENCE_MS = 400;
const world = useTestWorld({
  rateSource: () => ({ fetchDaily: () => openEcbSource(fake.url, PATIENCE_MS).fetchDaily() }),
});
const operator = usePerson(world, "ROLE_SUPERADMIN");
beforeAll(() => buildReference(world.database));

const RATES = { USD: "1.1024", JPY: "163.41", GBP: "0.8361" };

async function fetchNow() {
  const { status, body } = await operator.call(contract.fetchExchangeRates);
  expect(status).toBe(200);
  return body;
}

/** Every rate that the bank published, as stored. */
async function findStored(): Promise<string[]> {
  const { body } = await operator.call(contract.listExchangeRates, { query: { source: "ecb", size: 100 } });
  return body.content.map(({ base, quote, asOf, rate }) => `${base}${quote} ${asOf} ${rate}`);
}

test("a file is written once, its day with it, and the same file again changes nothing", async () => {
  expect((await operator.call(contract.getExchangeFetch)).body).toMatchObject({ isOn: true, triedAt: null });
  fake.publish(dayIn(-1), RATES);
  expect(await fetchNow()).toMatchObject({ problem: null, fileDate: dayIn(-1), ratesWritten: 3 });
  const day = dayIn(-1);
  const first = [`EURGBP ${day} 0.8361`, `EURJPY ${day} 163.41`, `EURUSD ${day} 1.1024`];
  expect(await findStored()).toEqual(first);
  expect(await fetchNow()).toMatchObject({ problem: null, ratesWritten: 0 });
  expect(await findStored()).toEqual(first);
});

test("a correction of the same day is taken, but what the operator entered for it stays", async () => {
  const { body } = await operator.call(contract.listExchangeRates, { query: { search: "EUR GBP" } });
  const [row] = body.content;
  if (row === undefined) throw new Error("no rate");
  const change = { rate: "0.85", version: row.version };
  await operator.call(contract.updateExchangeRate, { params: { id: row.id }, body: change });
  fake.publish(dayIn(-1), { ...RATES, JPY: "163.99" });
  expect((await fetchNow()).ratesWritten).toBe(1);
  const { body: after } = await operator.call(contract.listExchangeRates, { query: { search: "EUR" } });
  const shown = after.content.filter(({ asOf }) => asOf === dayIn(-1));
  expect(shown.map(({ quote, rate, source }) => `${quote} ${rate} ${source}`)).toEqual([
    "GBP 0.85 entered",
    "JPY 163.99 ecb",
    "USD 1.1024 ecb",
  ]);
});

test("a currency that the product does not know is left out, the others are written", async () => {
  fake.publish(dayIn(0), { ...RATES, XQX: "2.5" });
  expect(await fetchNow()).toMatchObject({ problem: null, ratesWritten: 3 });
});

const GOOD = writeDailyFile(dayIn(0), RATES);
const answerText =
  (text: string, type = "text/xml") =>
  (response: ServerResponse) => {
    response.writeHead(200, { "content-type": type }).end(text);
  };

const BROKEN: readonly (readonly [string, (response: ServerResponse) => void, FetchProblem])[] = [
  ["an error", (response) => response.writeHead(503).end(GOOD), "status"],
  [
    "another address",
    (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    "status",
  ],
  ["a web page", answerText("<html></html>", "text/html"), "format"],
  ["nothing", answerText(""), "format"],
  ["half a file", answerText(GOOD.slice(0, GOOD.length / 2)), "format"],
  ["a document type", answerText(GOOD.replace("?>", '?><!DOCTYPE x [<!ENTITY e "1">]>')), "format"],
  ["another namespace", answerText(GOOD.replace("eurofxref", "other")), "format"],
  [
    "a second day",
    answerText(GOOD.replace("</Cube>\n\t</Cube>", "</Cube><Cube time='2026-01-01'/></Cube>")),
    "format",
  ],
  ["no dollar", answerText(GOOD.replace("'USD'", "'CAD'")), "format"],
  ["a currency twice", answerText(GOOD.replace("'JPY'", "'USD'")), "format"],
  ["a rate of nothing", answerText(GOOD.replace("163.41", "0.000")), "format"],
  ["a rate with a comma", answerText(GOOD.replace("163.41", "163,41")), "format"],
  ["a day that is none", answerText(GOOD.replace(dayIn(0), "2026-02-30")), "format"],
  ["something behind the end", answerText(`${GOOD}<x/>`), "format"],
  ["a day far ahead", answerText(GOOD.replace(dayIn(0), dayIn(5))), "implausible"],
  ["a rate ten times the last", answerText(GOOD.replace("1.1024", "11.024")), "implausible"],
  ["far too much", answerText(GOOD + " ".repeat(200_000)), "too-large"],
  [
    "no end",
    (response) => void response.writeHead(200, { "content-type": "text/xml" }).write("<?xml"),
    "timeout",
  ],
  ["silence", () => undefined, "timeout"],
  ["a broken connection", (response) => void response.destroy(), "unreachable"],
];

test.each(BROKEN)(
  "%s is no file: nothing is written and the operator sees why",
  async (_name, answer, problem) => {
    const before = await findStored();
    fake.answerWith(answer);
    const state = await fetchNow();
    expect(state.problem).toBe(problem);
    expect(state.succeededAt).not.toBeNull();
    expect(await findStored()).toEqual(before);
  },
);

test("after a failure the next fetch finds the file again", async () => {
  fake.publish(dayIn(0), { ...RATES, USD: "1.1030" });
  expect(await fetchNow()).toMatchObject({ problem: null, ratesWritten: 1 });
});

test("the fake answers as the bank does, with the last working day", async () => {
  const saturday = await startEcbFake(() => new Date("2026-11-21T10:00:00Z"));
  const answer = await fetch(saturday.url);
  const daily = await openEcbSource(saturday.url).fetchDaily();
  const missing = await fetch(new URL("/other.xml", saturday.url));
  await saturday.close();
  expect(answer.headers.get("content-type")).toBe("text/xml");
  expect(await answer.text()).toContain("\t\t<Cube time='2026-11-20'>\n\t\t\t<Cube currency='USD' rate='");
  expect([daily.asOf, daily.rates.length, missing.status]).toEqual(["2026-11-20", 29, 404]);
});
