import * as contract from "@kilolane/contract";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { FORM, useMarket } from "../../../test/build-market.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const market = useMarket(world);
const operator = usePerson(world, "ROLE_SUPERADMIN");
let saved: { readonly id: string; readonly companyId: string };

beforeAll(async () => {
  const { admin } = market.ours;
  const priced = (await admin.call(contract.createQuotation, { body: FORM })).body;
  const [option] = priced.options;
  const answer = await admin.call(contract.saveQuotation, {
    query: { request_id: priced.request_id, quote_id: option?.quote_id ?? "" },
  });
  expect(answer.status, answer.text).toBe(200);
  saved = { id: answer.body.quotation_id, companyId: admin.user.company.id };
});

const list = async (query: object = {}) =>
  (await operator.call(contract.listAnalysedQuotations, { query })).body;

test("the operator finds every company's quotation by company, status, lane, number and day", async () => {
  const { content, total } = await list();
  const found = content.find(({ id }) => id === saved.id);
  expect(found).toMatchObject({ ...saved, status: "draft", isManual: false });
  expect(total).toBe(content.length);
  const { number = "", from, to, createdAt = "" } = found ?? {};
  const day = createdAt.slice(0, 10);
  const idsOf = async (query: object) => (await list(query)).content.map(({ id }) => id);
  for (const query of [
    { companyId: saved.companyId },
    { search: number.toLowerCase() },
    { origin: from, destination: to },
    { from: day, to: day },
    { kind: "regular", status: "draft" },
  ])
    expect(await idsOf(query), JSON.stringify(query)).toContain(saved.id);
  for (const query of [
    { companyId: market.theirs.admin.user.company.id },
    { status: "rejected" },
    { kind: "manual" },
    { origin: to },
    { to: "2020-01-01" },
  ])
    expect(await idsOf(query), JSON.stringify(query)).not.toContain(saved.id);
});

test("the sums are those of the rows: what is accepted, and what it sold for", async () => {
  await world.database.query("update quotation set status = 'accepted' where id = $1", [saved.id]);
  const { accepted, acceptedUsd, content } = await list();
  const rows = content.filter(({ status }) => status === "accepted");
  const cents = rows.reduce((sum, { sellTotalUsd }) => sum + Math.round(Number(sellTotalUsd) * 100), 0);
  expect([accepted, Math.round(Number(acceptedUsd) * 100)]).toEqual([rows.length, cents]);
  expect(accepted).toBeGreaterThan(0);
});

test("no answer or file tells costs, profit, margin or the client, and a look is noted at the company", async () => {
  const detail = await operator.call(contract.getAnalysedQuotation, { params: saved });
  expect(detail.body).toMatchObject({ id: saved.id, events: expect.any(Array) });
  expect(detail.body.events.length).toBeGreaterThan(0);
  const file = await operator.call(contract.exportAnalysedQuotations, {
    query: { companyId: saved.companyId },
  });
  expect(file.text).toContain(detail.body.number);
  const whole = await operator.call(contract.listAnalysedQuotations);
  for (const { text } of [detail, whole, file])
    expect(text).not.toMatch(/buy|cost|margin|profit|inquirer|client[A-Z_]/i);
  const { rows } = await world.database.query<{ company_id: string; user_id: string }>(
    "select company_id, user_id from audit_entry where action = 'quotation.seen-by-operator'",
  );
  expect(rows).toEqual([{ company_id: saved.companyId, user_id: operator.user.id }]);
});

test("a file holds weights and amounts as the numbers of the list", async () => {
  const query = { companyId: saved.companyId } as const;
  const file = await operator.call(contract.exportAnalysedQuotations, {
    query: { ...query, format: "xlsx" },
  });
  const rows = (await readXlsx(file.bytes)).sheets[0]?.rows ?? [];
  const { content } = (await operator.call(contract.listAnalysedQuotations, { query })).body;
  expect(content.length).toBeGreaterThan(0);
  for (const { number, chargeableWeightKg, sellTotal, sellTotalUsd } of content)
    expect(rows.find(([first]) => first === number)).toEqual(
      expect.arrayContaining([chargeableWeightKg, sellTotal, sellTotalUsd].map(Number)),
    );
});

test("an id is found in its own company alone, and nobody but the operator looks", async () => {
  const params = { ...saved, companyId: market.theirs.admin.user.company.id };
  expect((await operator.call(contract.getAnalysedQuotation, { params })).status).toBe(404);
  expect((await market.ours.admin.call(contract.listAnalysedQuotations)).status).toBe(403);
});

test("a quotation past its last moment is expired, before the sweep has written it too", async () => {
  await world.database.query("update quotation set status = 'sent', expires_at = $2 where id = $1", [
    saved.id,
    new Date(Date.now() - 60_000),
  ]);
  for (const status of ["all", "draft", "sent", "expired"] as const) {
    const found = (await list({ status })).content.find(({ id }) => id === saved.id);
    expect(found?.status, status).toBe(status === "all" || status === "expired" ? "expired" : undefined);
  }
  const detail = await operator.call(contract.getAnalysedQuotation, { params: saved });
  expect(detail.body.status).toBe("expired");
});
