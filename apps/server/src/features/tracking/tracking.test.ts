import * as contract from "@kilolane/contract";
import { awbCheckDigit } from "@kilolane/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDraft, buildSent, useMarket } from "../../../test/build-market.ts";
import { linkOf } from "../../../test/build-records.ts";
import { testClock } from "../../../test/clock.ts";
import { systemScope } from "../../../test/factories.ts";
import { useTestWorld } from "../../../test/harness.ts";
import { type CarrierFake, startCarrierFake } from "../../integrations/carrier-status/carrier-fake.ts";
import { openCarrierStatus } from "../../integrations/carrier-status/http-carrier-status.ts";
import { importStatuses } from "./import-statuses.ts";

let fake: CarrierFake;
beforeAll(async () => {
  fake = await startCarrierFake(
    () => testClock.now(),
    async (airport) => (airport === "JFK" ? "America/New_York" : "Europe/Berlin"),
  );
});
afterAll(() => fake.close());

const PATIENCE_MS = 400;
const source = {
  fetchMessages: (asked: Parameters<ReturnType<typeof openCarrierStatus>["fetchMessages"]>[0]) =>
    openCarrierStatus(fake.url, PATIENCE_MS).fetchMessages(asked),
};
const world = useTestWorld({ carrierStatus: () => source });
const market = useMarket(world);
const {
  listShipments,
  getShipment,
  getQuotationShipment,
  updateAirWaybill,
  createMilestone,
  deleteMilestone,
} = contract;

let serial = 1_000_000;
/** A number that no other test uses. */
function nextAwb(prefix = "020"): string {
  serial += 1;
  return `${prefix}${serial}${awbCheckDigit(String(serial))}`;
}

const linesOf = ({ bytes }: { readonly bytes: Buffer }) => bytes.toString("utf8").trim().split("\r\n");

/** An accepted quotation with its air waybill. */
async function buildShipment(awb = nextAwb()) {
  const { admin, client } = market.ours;
  const sent = await buildSent(admin, client);
  const query = { quotation_id: sent.quotation_id, quote_id: sent.quoteId, status: "accept" } as const;
  expect((await admin.call(contract.acceptOrCancelQuotation, { query })).status).toBe(200);
  const made = await admin.call(updateAirWaybill, {
    params: { id: sent.quotation_id },
    body: { awb, version: 0 },
  });
  expect(made.status, made.text).toBe(200);
  return { ...made.body, sent };
}

/** Lets the polling job run once, whatever is due. */
async function poll(awb: string) {
  await world.database.query("update shipment set next_ask_at = now() - interval '1 hour' where awb = $1", [
    awb,
  ]);
  await importStatuses(systemScope(world.database), source, { warn: () => undefined });
}

const lineOf = (awb: string) => `${awb.slice(0, 3)}-${awb.slice(3)}`;

describe("an air waybill", () => {
  it("is entered on an accepted quotation alone, changed with its history, and says where it does not fit", async () => {
    const { admin, client } = market.ours;
    const draft = await buildDraft(admin, {});
    const early = await admin.call(updateAirWaybill, {
      params: { id: draft.quotation_id },
      body: { awb: nextAwb(), version: 0 },
    });
    expect(early.status).toBe(409);
    const params = { id: draft.quotation_id };
    expect((await admin.call(getQuotationShipment, { params })).body).toEqual({ shipment: null });

    const made = await buildShipment(nextAwb("999"));
    expect(made).toMatchObject({ state: "waiting", last: null, milestones: [], version: 1 });
    const own = { id: made.quotation.id };
    const awb = nextAwb();
    const spaced = `${awb.slice(0, 3)}-${awb.slice(3, 7)} ${awb.slice(7)}`;
    const changed = await admin.call(updateAirWaybill, { params: own, body: { awb: spaced, version: 1 } });
    expect(changed.body).toMatchObject({ awb, version: 2 });
    expect(changed.body.changes).toMatchObject([
      { kind: "awb-changed", before: made.awb, after: awb, person: "Test Person" },
      { kind: "awb-set", before: "", after: made.awb },
    ]);
    const late = await admin.call(updateAirWaybill, { params: own, body: { awb, version: 1 } });
    expect([late.status, late.error]).toMatchObject([409, { currentVersion: 2 }]);
    for (const call of [getShipment, listShipments] as const)
      expect((await client.call(call, { params: { id: made.id } })).status).toBe(403);
    const { airline } = changed.body;
    expect(airline).not.toBe("");
  });

  it("with a wrong check digit, or no eleven digits, is refused at its field without the right digit", async () => {
    const { admin, client } = market.ours;
    const { quotation_id: id } = await buildSent(admin, client);
    const wrong = nextAwb().replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    for (const [awb, code] of [
      [wrong, "awb-check"],
      ["020-123", "awb-form"],
      ["", "required"],
    ]) {
      const body = { awb: awb ?? "", version: 0 };
      const { status, error } = await admin.call(updateAirWaybill, { params: { id }, body });
      expect([status, error.errors.map(({ field, code: said }) => `${field} ${said}`)]).toEqual([
        400,
        [`awb ${code}`],
      ]);
      if (code === "awb-check") expect(error.errors[0]?.message).not.toMatch(/\d/);
    }
  });
});

describe("milestones", () => {
  it("by hand count in the airport's time, are taken back, and make the state", async () => {
    const { admin } = market.ours;
    const made = await buildShipment();
    const params = { id: made.id };
    const at = (code: "RCS" | "DEP" | "DLV", airport: string, localAt: string) =>
      admin.call(createMilestone, {
        params,
        body: { code, airport, localAt, flight: "lh 401".replace(" ", "") },
      });
    await at("DLV", made.toAirport, "2026-11-24T09:00");
    const later = await at("DEP", made.fromAirport, "2026-11-22T17:35");
    expect(later.body.milestones.map(({ code }) => code)).toEqual(["DEP", "DLV"]);
    expect(later.body).toMatchObject({
      state: "delivered",
      last: { code: "DLV", source: "hand", person: "Test Person" },
    });
    expect(later.body.milestones[0]).toMatchObject({
      localAt: "2026-11-22T17:35",
      flight: "LH401",
      timeZone: "America/New_York",
    });
    const typed = later.body.milestones[1]?.id ?? "";
    const back = await admin.call(deleteMilestone, { params: { ...params, milestoneId: typed } });
    expect(back.body).toMatchObject({ state: "underway", last: { code: "DEP" } });
    expect(back.body.changes.map(({ kind }) => kind)).toEqual([
      "milestone-removed",
      "milestone-added",
      "milestone-added",
      "awb-set",
    ]);
    const wrong = await admin.call(createMilestone, {
      params,
      body: { code: "RCS", airport: "QQQ", localAt: "2026-11-22T10:00" },
    });
    expect(wrong.error.errors).toMatchObject([{ field: "airport", code: "unknown-airport" }]);
    const noDay = await admin.call(createMilestone, {
      params,
      body: { code: "RCS", airport: "JFK", localAt: "2026-02-30T10:00" },
    });
    expect(noDay.error.errors).toMatchObject([{ field: "localAt", code: "date" }]);
    const stranger = await market.theirs.admin.call(getShipment, { params });
    expect(stranger.status).toBe(404);
  });

  it("of a carrier come in any order, twice, and with lines that nobody knows: each counts once, none is lost", async () => {
    const { admin } = market.ours;
    const made = await buildShipment();
    const { awb, fromAirport: from, toAirport: to } = made;
    const head = `FSU/12\r\n${lineOf(awb)}${from}${to}/T3K480`;
    const departure = `${head}\r\nDEP/LH401/22NOV/${from}${to}/T3K480/A1735\r\nOSI/KEEP UPRIGHT`;
    fake.tell(awb, `${departure}\r\n${head}\r\nRCS/21NOV1317/${from}/T3K480\r\nHELLO WORLD\r\n`);
    await poll(awb);
    await poll(awb);
    const { body } = await admin.call(getShipment, { params: { id: made.id } });
    expect(body.milestones.map(({ code, localAt, source: by }) => [code, localAt.slice(5), by])).toEqual([
      ["RCS", "11-21T13:17", "carrier"],
      ["DEP", "11-22T17:35", "carrier"],
    ]);
    expect(body.notes.map(({ text }) => text)).toEqual(["OSI/KEEP UPRIGHT", "HELLO WORLD"]);
    expect(body).toMatchObject({ state: "underway", carrier: { isAsked: true, problem: "" } });
    const [said] = body.milestones;
    const params = { id: made.id, milestoneId: said?.id ?? "" };
    expect((await admin.call(deleteMilestone, { params })).status).toBe(404);

    const list = await admin.call(listShipments, { query: { search: lineOf(awb), state: "underway" } });
    expect(list.body.content).toMatchObject([{ id: made.id, last: { code: "DEP", airport: from } }]);
    const query = { search: lineOf(awb), format: "csv" } as const;
    const [, line, ...others] = linesOf(await admin.call(contract.exportShipments, { query }));
    expect(line).toContain(`${lineOf(awb)},`);
    expect(line).toContain(`,Underway,Departed,${from},2026-`);
    expect(others).toEqual([]);
    const agent = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
    expect((await agent.call(listShipments)).body.total).toBe(0);
    const all = await agent.call(contract.exportShipments, { query: { format: "csv" } });
    expect(linesOf(all)).toHaveLength(1);

    // the operator sees whose it is and where, but not for which client
    const operator = await world.signInAs("ROLE_SUPERADMIN");
    const company = admin.user.company.name;
    const everywhere = await operator.call(contract.listCompanyShipments, { query: { search: lineOf(awb) } });
    expect(everywhere.body.content).toMatchObject([{ id: made.id, company, client: "" }]);
    const named = { sort: "company", search: company } as const;
    const ofOne = await operator.call(contract.listCompanyShipments, { query: named });
    expect(ofOne.body.total).toBe((await admin.call(listShipments)).body.total);
    const sheet = linesOf(await operator.call(contract.exportCompanyShipments, { query }));
    expect(sheet[1]).toContain(`,${company},`);
    const read = await operator.call(contract.getCompanyShipment, { params: { id: made.id } });
    expect(read.body).toMatchObject({ company, client: "", milestones: [{ code: "RCS" }, { code: "DEP" }] });
    expect((await admin.call(contract.getCompanyShipment, { params: { id: made.id } })).status).toBe(403);
    expect((await agent.call(getShipment, { params: { id: made.id } })).status).toBe(404);

    fake.tell(awb, `FSU/12\r\n020-99999991${from}${to}/T1\r\nDLV/23NOV0900/${to}/T1\r\n`);
    await poll(awb);
    const foreign = await admin.call(getShipment, { params: { id: made.id } });
    expect(foreign.body).toMatchObject({ state: "underway", carrier: { problem: "other-shipment" } });
  });

  it("a carrier that fails is asked again after pauses that double, and one delivered no more", async () => {
    const { admin } = market.ours;
    const made = await buildShipment();
    const read = async () => (await admin.call(getShipment, { params: { id: made.id } })).body.carrier;
    const answers = [
      [
        "status",
        (response: Parameters<NonNullable<Parameters<CarrierFake["answerWith"]>[0]>>[0]) =>
          response.writeHead(500).end(),
      ],
      [
        "format",
        (response: Parameters<NonNullable<Parameters<CarrierFake["answerWith"]>[0]>>[0]) =>
          response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
      ],
      [
        "too-large",
        (response: Parameters<NonNullable<Parameters<CarrierFake["answerWith"]>[0]>>[0]) =>
          response.writeHead(200, { "content-type": "text/plain" }).end("X".repeat(200_000)),
      ],
      ["timeout", () => undefined],
    ] as const;
    const pauses: number[] = [];
    for (const [problem, answer] of answers) {
      fake.answerWith((response) => void answer(response));
      await poll(made.awb);
      const carrier = await read();
      expect(carrier.problem).toBe(problem);
      pauses.push(
        Math.round((Date.parse(carrier.nextAt ?? "") - Date.parse(carrier.askedAt ?? "")) / 60_000),
      );
    }
    expect(pauses).toEqual([5, 10, 20, 40]);
    fake.answerWith(undefined);
    fake.tell(made.awb, `FSA/14\n${lineOf(made.awb)}\nDLV/23NOV0900/${made.toAirport}/T3\n`);
    await poll(made.awb);
    expect(await read()).toMatchObject({ problem: "", nextAt: null });
    const again = await admin.call(contract.askCarrier, { params: { id: made.id } });
    expect(again.status).toBe(409);
  });

  it("are seen by the reader of the quotation's link, without notes and people", async () => {
    const { admin } = market.ours;
    const made = await buildShipment();
    await admin.call(createMilestone, {
      params: { id: made.id },
      body: { code: "RCS", airport: made.fromAirport, localAt: "2026-11-21T13:17", note: "dented crate" },
    });
    const token = linkOf(world, made.sent.mail_id);
    const { body, text } = await world.anonymous.call(contract.listLinkMilestones, { params: { token } });
    expect(body).toMatchObject({
      state: "accepted",
      milestones: [{ code: "RCS", localAt: "2026-11-21T13:17" }],
    });
    expect(text).not.toContain("dented");
    expect(text).not.toContain("Test Person");
    const wrong = await world.anonymous.call(contract.listLinkMilestones, {
      params: { token: "x".repeat(43) },
    });
    expect(wrong.status).toBe(404);
  });
});
