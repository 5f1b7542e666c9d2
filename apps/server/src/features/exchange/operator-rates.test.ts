import * as contract from "@kilolane/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { dayIn } from "../../../test/clock.ts";
import { buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* The platform's exchange rates as the operator keeps them: entered, replaced, deleted, exported, imported. */

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");
beforeAll(() => buildReference(world.database));

const RATE = { base: "USD", quote: "EUR", asOf: dayIn(-3), rate: "0.81" };

/** The rows of that pair, the newest first. */
async function listPair(search: string, query: object = {}) {
  const { body } = await operator.call(contract.listExchangeRates, { query: { search, ...query } });
  return body.content.map(({ asOf, rate, source }) => `${asOf} ${rate} ${source}`);
}

const problemsOf = (answer: { error: contract.ErrorBody }) =>
  answer.error.errors.map(({ field, code }) => `${field} ${code}`);

async function findAudit(action: string) {
  const { rows } = await world.database.query<{ detail: Record<string, unknown> }>(
    "select detail from audit_entry where action = $1 order by at desc",
    [action],
  );
  return rows.map(({ detail }) => detail);
}

describe("entering", () => {
  test("a rate that was entered is in the list before older ones, and replaced or deleted by who saw it last", async () => {
    const { body } = await operator.call(contract.createExchangeRate, { body: RATE });
    expect(body).toMatchObject({ ...RATE, source: "entered", version: 1 });
    expect(body.updatedBy).not.toBe("");
    expect(await listPair("USD/EUR")).toEqual([`${RATE.asOf} 0.81 entered`, "2026-01-01 0.8 reference"]);

    const change = { params: { id: body.id }, body: { rate: "0.82", version: 1 } };
    const changed = await operator.call(contract.updateExchangeRate, change);
    expect(changed.body).toMatchObject({ rate: "0.82", version: 2 });
    const again = await operator.call(contract.updateExchangeRate, change);
    expect([again.status, again.error.currentVersion]).toEqual([409, 2]);
    expect((await findAudit("exchange-rate.replaced"))[0]).toMatchObject({ rate: "0.82", was: "0.81" });

    const params = { id: body.id };
    const stale = await operator.call(contract.deleteExchangeRate, { params, query: { version: 1 } });
    expect([stale.status, stale.error.code]).toEqual([409, "version-conflict"]);
    const gone = await operator.call(contract.deleteExchangeRate, { params, query: { version: 2 } });
    expect(gone.status).toBe(200);
    expect(await listPair("eur usd")).toEqual(["2026-01-01 0.8 reference"]);
    const unknown = await operator.call(contract.deleteExchangeRate, { params, query: { version: 2 } });
    expect(unknown.status).toBe(404);
    expect((await findAudit("exchange-rate.deleted"))[0]).toMatchObject({ base: "USD", rate: "0.82" });
  });

  test("a second rate of the same pair and day is refused at its date", async () => {
    const first = await operator.call(contract.createExchangeRate, { body: { ...RATE, asOf: dayIn(-5) } });
    const second = await operator.call(contract.createExchangeRate, { body: { ...RATE, asOf: dayIn(-5) } });
    expect([first.status, second.status, ...problemsOf(second)]).toEqual([200, 400, "asOf double"]);
  });

  test("a rate the wrong way round is refused until somebody has checked it", async () => {
    const body = { ...RATE, asOf: dayIn(-2), rate: "1.25" };
    const refused = await operator.call(contract.createExchangeRate, { body });
    expect(problemsOf(refused)).toEqual(["rate unusual"]);
    expect(refused.error.errors[0]?.message).toContain("0.8");
    const confirmed = await operator.call(contract.createExchangeRate, {
      body: { ...body, isConfirmed: true },
    });
    expect(confirmed.status).toBe(200);
    // the tests below go on from 0.8
    const { id } = confirmed.body;
    await operator.call(contract.deleteExchangeRate, { params: { id }, query: { version: 1 } });
  });

  test.each([
    [{ base: "EUR", quote: "EUR" }, "quote same-currency"],
    [{ base: "XQX" }, "base unknown-currency"],
    [{ rate: "0" }, "rate zero"],
    [{ rate: "-1" }, "rate negative"],
    [{ rate: "1e9" }, "rate number"],
    [{ asOf: "1998-12-31" }, "asOf date"],
    [{ asOf: "2026-02-30" }, "asOf date"],
    [{ asOf: dayIn(400) }, "asOf too-far"],
  ])("%j is refused as %s", async (change, problem) => {
    const answer = await operator.send(contract.createExchangeRate, { body: { ...RATE, ...change } });
    expect([answer.status, ...problemsOf(answer)]).toEqual([400, problem]);
  });
});

describe("a list", () => {
  test("of the rates in force holds the newest of each pair up to that day alone", async () => {
    const all = await listPair("USD JPY");
    await operator.call(contract.createExchangeRate, {
      body: { base: "USD", quote: "JPY", asOf: dayIn(-1), rate: "155.5" },
    });
    expect(await listPair("USD JPY")).toEqual([`${dayIn(-1)} 155.5 entered`, ...all]);
    expect(await listPair("USD JPY", { on: dayIn(0) })).toEqual([`${dayIn(-1)} 155.5 entered`]);
    expect(await listPair("USD JPY", { on: dayIn(-2) })).toEqual(all.slice(0, 1));
    expect(await listPair("USD JPY", { source: "entered" })).toEqual([`${dayIn(-1)} 155.5 entered`]);
    expect(await listPair("QQ")).toEqual([]);
  });
});

/** Uploads a file of rates. */
async function upload(text: string | Uint8Array, query: object = {}) {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  const file = { name: "rates.csv", contentType: "text/csv", bytes };
  await world.database.query("delete from rate_limit");
  return operator.call(contract.importExchangeRates, { query: { isTrial: "false", ...query } }, { file });
}

const HEAD = "date,from,to,rate\n";

describe("a file of rates", () => {
  test("is tried first, then written whole, and changes nothing the second time", async () => {
    const csv = `${HEAD}${dayIn(-8)},USD,EUR,0.79\n${dayIn(-8)},EUR,JPY,187.5\n\n`;
    const trial = await upload(csv, { isTrial: "true" });
    expect(trial.body).toMatchObject({ isWritten: false, lines: 2, added: 2, replaced: 0, problems: [] });
    expect(await listPair("EUR JPY")).toEqual([]);
    const written = await upload(csv);
    expect(written.body).toMatchObject({ isWritten: true, added: 2 });
    expect(await listPair("EUR JPY")).toEqual([`${dayIn(-8)} 187.5 imported`]);
    const again = await upload(csv);
    expect(again.body).toMatchObject({ isWritten: true, added: 0, replaced: 0, unchanged: 2 });
    const other = await upload(`to;rate;date;from\nEUR;0.80;${dayIn(-8)};usd\n`);
    expect(other.body).toMatchObject({ isWritten: true, replaced: 1 });
    expect((await findAudit("exchange-rates.imported"))[0]).toMatchObject({ file: "rates.csv", replaced: 1 });
  });

  test("with one bad line writes nothing, and says every line's problem", async () => {
    const csv = `${HEAD}${dayIn(-9)},USD,EUR,0.79
2026-02-30,USD,EUR,0.8
${dayIn(-9)},USD,XQX,1
${dayIn(-9)},USD,USD,1
${dayIn(-9)},USD,JPY,"1,5"
${dayIn(-9)},USD,EUR,0.78
${dayIn(-9)},USD,TND,=cmd|'/c calc'!A1
9999-01-01,USD,TND,3
`;
    const { body } = await upload(csv);
    expect(body.isWritten).toBe(false);
    expect(body.problems.map(({ line, field, code }) => `${line} ${field} ${code}`)).toEqual([
      "3 date date",
      "4 to unknown-currency",
      "5 to same-currency",
      "6 rate number",
      "7 rate double",
      "8 rate number",
      "9 date too-far",
    ]);
    expect(await listPair("USD EUR", { on: dayIn(-9) })).not.toContain(`${dayIn(-9)} 0.79 imported`);
  });

  test("with rates the wrong way round waits for somebody to confirm them", async () => {
    const csv = `${HEAD}${dayIn(-10)},USD,EUR,1.25\n`;
    const asked = await upload(csv);
    expect([asked.body.isWritten, asked.body.unusual.map(({ line }) => line)]).toEqual([false, [2]]);
    const confirmed = await upload(csv, { isConfirmed: "true" });
    expect(confirmed.body.isWritten).toBe(true);
  });

  test.each([
    ["nothing at all", "", "no-lines"],
    ["a header alone", HEAD, "no-lines"],
    ["other columns", "a,b,c,d\n1,2,3,4\n", "rate-columns"],
    ["a column twice", "date,from,to,rate,rate\n", "rate-columns"],
    ["a quote that is never closed", `${HEAD}"${"x".repeat(40_000)}`, "file-csv"],
    ["no text", new Uint8Array(2000).fill(0), "rate-columns"],
    ["too many lines", HEAD + `${dayIn(-9)},USD,EUR,0.79\n`.repeat(20_001), "double"],
  ])("of %s is refused with a reason", async (_name, text, code) => {
    const { status, body } = await upload(text);
    expect([status, body.isWritten, body.problems[0]?.code]).toEqual([200, false, code]);
    expect(body.problems.length).toBeLessThanOrEqual(100);
  });

  test("larger than a megabyte is refused unread", async () => {
    expect((await upload(HEAD + "x".repeat(1024 * 1024))).status).toBe(413);
  });

  test.each(["en", "ar", "zh"])("that was exported in the language %s is imported again", async (locale) => {
    const file = await operator.call(
      contract.exportExchangeRates,
      { query: { format: "csv", source: "reference" } },
      { headers: { "accept-language": locale } },
    );
    const { body } = await upload(file.bytes, { isTrial: "true" });
    expect(body).toMatchObject({ added: 0, replaced: 0, problems: [] });
    expect(body.unchanged).toBe(body.lines);
    expect(body.lines).toBeGreaterThan(1);
  });
});
