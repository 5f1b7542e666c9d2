import {
  checkTrucking,
  createTruckingCarrier,
  deleteTruckingSheet,
  downloadTruckingTemplate,
  exportTruckingTariff,
  getTruckingCarrier,
  listTruckingSheets,
  mapTruckingSheet,
  publishTruckingSheet,
  rollBackTruckingSheet,
  updateTruckingCarrier,
  uploadTruckingSheet,
} from "@kilolane/contract";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { CARRIER_FORM } from "../../../test/build-trucking.ts";
import { buildWorkbook, type SheetCell } from "../../../test/build-sheets.ts";
import { type SignedInPerson, usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

// more files than a person may upload in a minute
beforeEach(() => world.database.query("delete from rate_limit"));

let carrierId = "";
beforeAll(async () => {
  carrierId = (await admin.call(createTruckingCarrier, { body: CARRIER_FORM })).body.id;
});

function upload(person: SignedInPerson, bytes: Buffer, name = "tariff.csv", id = carrierId) {
  const file = { name, contentType: "application/octet-stream", bytes };
  return person.call(uploadTruckingSheet, { query: { carrierId: id } }, { file });
}
const csv = (...lines: readonly string[]) => Buffer.from(lines.join("\r\n"));

const HEADERS =
  "Zone,Airport,ZIPs,Currency,Valid from,Valid to,From lb,To lb,CWT,Min,FSC,Liftgate,Inside,Airport drop";
/** pricing rules §8: 4,700 lb are billed as 5,000, 50 lb at the minimum */
const WORKED = [
  HEADERS,
  "Milwaukee,ORD,53201-53299,USD,2020-01-01,2999-12-31,0,1999,50.00,125.00,20%,65,not offered,35",
  "Milwaukee,,,,,,2000,4999,21.42,,,,,",
  "Milwaukee,,,,,,5000,and up,18.85,,,,,",
];

const totalOf = async (weightLb: string) => {
  const query = { "pickup-zip": "53202", "departure-airport": "ORD", airlineDrop: "true" as const, weightLb };
  const { body } = await admin.call(checkTrucking, { query });
  return body.truckingCarriers.map(({ buyTotal }) => buyTotal);
};

it("a sheet is a draft until it is published, prices as worked out, and is rolled back to the cent", async () => {
  const before = (await admin.call(getTruckingCarrier, { params: { id: carrierId } })).body;
  const { body: draft, text } = await upload(agent, csv(...WORKED));
  expect(draft, text).toMatchObject({ state: "draft", problems: [], rowsRead: 3, carrierVersion: 1 });
  expect(draft.zones.map(({ name, kind }) => `${name} ${kind}`)).toEqual(["Milwaukee added", "Near removed"]);
  expect(await totalOf("4700")).toEqual([]);
  const params = { id: draft.id };
  const seen = { version: draft.version, carrierVersion: 1 };
  const published = await agent.call(publishTruckingSheet, { params, body: seen });
  expect(published.body, published.text).toMatchObject({
    state: "published",
    isLast: true,
    carrierVersion: 2,
  });
  // line haul 942.50, fuel 188.50, drop 35.00; and 125.00 + 25.00 + 35.00
  expect([await totalOf("4700"), await totalOf("50")]).toEqual([["1166.00"], ["185.00"]]);
  const again = await upload(admin, csv(...WORKED.map((line) => line.replace("18.85", "18.80"))));
  expect(again.body.zones).toEqual([
    {
      kind: "changed",
      name: "Milwaukee",
      currency: "USD",
      changes: [{ figure: "band", detail: "5000", before: "18.85 USD", after: "18.8 USD" }],
    },
  ]);
  const second = { version: 1, carrierVersion: 2 };
  await admin.call(publishTruckingSheet, { params: { id: again.body.id }, body: second });
  const back = (id: string, carrierVersion: number) =>
    admin.call(rollBackTruckingSheet, { params: { id }, body: { carrierVersion } });
  expect((await back(draft.id, 3)).status, "not the last one").toBe(409);
  expect((await back(again.body.id, 2)).status, "another version").toBe(409);
  expect((await back(again.body.id, 3)).body).toMatchObject({ state: "rolled-back", isLast: false });
  expect(await totalOf("4700")).toEqual(["1166.00"]);
  expect((await back(draft.id, 4)).body.state).toBe("rolled-back");
  const after = (await admin.call(getTruckingCarrier, { params: { id: carrierId } })).body;
  expect(after).toEqual({ ...before, version: 5, updatedAt: after.updatedAt });
  const list = await agent.call(listTruckingSheets);
  expect(list.body).toMatchObject({ total: 2, content: [{ id: again.body.id }, { id: draft.id }] });
});

it("a draft is refused once the carrier changed, was mapped by somebody else, or is live", async () => {
  const { body: carrier } = await admin.call(createTruckingCarrier, { body: CARRIER_FORM });
  const { body: draft } = await upload(admin, csv(...WORKED), "a.csv", carrier.id);
  const params = { id: draft.id };
  const publish = (version: number, carrierVersion: number) =>
    admin.call(publishTruckingSheet, { params, body: { version, carrierVersion } });
  await admin.call(updateTruckingCarrier, { params: { id: carrier.id }, body: { ...carrier, note: "new" } });
  const late = await publish(1, 1);
  expect([late.status, late.error?.code]).toEqual([409, "version-conflict"]);
  const body = { mapping: draft.mapping, version: 1 };
  expect((await agent.call(mapTruckingSheet, { params, body })).body.version).toBe(2);
  expect((await admin.call(mapTruckingSheet, { params, body })).status).toBe(409);
  expect((await publish(1, 2)).status).toBe(409);
  expect((await publish(2, 2)).status).toBe(200);
  for (const answer of [
    await publish(3, 3),
    await admin.call(mapTruckingSheet, { params, body: { ...body, version: 3 } }),
    await admin.call(deleteTruckingSheet, { params, query: { version: 3 } }),
  ])
    expect(answer.error?.code).toBe("state-conflict");
});

it("what is wrong in a cell is said at its row and column, and nothing of the sheet goes live", async () => {
  const { body, text } = await upload(
    admin,
    csv(
      HEADERS,
      "A,Q0Q,53201,USD,2026-01-01,2026-12-31,0,,50,125,20%,,,",
      "B,ORD,53202,XQX,2026-01-01,2026-12-31,0,,50,125,20%,,,",
      "C,ORD,53203,USD,2026-01-01,2026-12-31,0,,50,-125,20%,,,",
    ),
  );
  const codes = body.problems.map((problem) => problem.code);
  expect(codes.toSorted(), text).toEqual(["negative", "unknown-airport", "unknown-currency"]);
  for (const { code, message } of body.problems) expect(message).not.toBe(code);
  const negative = body.problems.find(({ code }) => code === "negative");
  expect(negative).toMatchObject({ row: 4, column: "J", field: "minimum", value: "-125" });
  expect(body.zones).toEqual([]);
  const params = { id: body.id };
  const seen = { version: 1, carrierVersion: body.carrierVersion ?? 0 };
  const refused = await admin.call(publishTruckingSheet, { params, body: seen });
  expect(refused.error?.code).toBe("import-has-bad-rows");
  expect((await admin.call(deleteTruckingSheet, { params, query: { version: 1 } })).status).toBe(200);
});

it("a percentage that a workbook keeps as a fraction is asked about, and the mapping can be put right", async () => {
  const head: SheetCell[] = ["Region", "Airport", "ZIPs", "Minimum", "From lb", "Rate per cwt", "Fuel %"];
  const row: SheetCell[] = ["North", "ORD", 53201, 75, 0, 20.5, 0.22];
  const title: SheetCell[] = ["Our rates 2026"];
  const bytes = await buildWorkbook({ name: "Rates", rows: [title, [], head, row] });
  const { body } = await upload(admin, bytes, "rates.xlsx");
  expect(body.mapping).toMatchObject({ sheet: "Rates", headerRow: 3 });
  expect(body.problems.map(({ code }) => code)).toContain("percent-fraction");
  const columns = body.mapping.columns.map((column) => {
    if (column.header === "Region") return { ...column, field: "zone" as const };
    return column.header === "Fuel %" ? { ...column, field: "ignore" as const } : column;
  });
  const defaults = { currency: "usd", validFrom: "2026-01-01", validTo: "2026-12-31" };
  const { body: mapped, text } = await admin.call(mapTruckingSheet, {
    params: { id: body.id },
    body: { mapping: { ...body.mapping, columns, defaults }, version: 1 },
  });
  expect(mapped.problems, text).toEqual([]);
  expect(mapped.zones[0]?.changes).toContainEqual({
    figure: "band",
    detail: "0",
    before: "",
    after: "20.5 USD",
  });
});

it("the tariff as a sheet reads back as it is, in both formats, and the template names every column", async () => {
  for (const format of ["csv", "xlsx"] as const) {
    const sheet = await admin.call(exportTruckingTariff, { params: { id: carrierId }, query: { format } });
    const { body, text } = await upload(admin, Buffer.from(sheet.bytes), `tariff.${format}`);
    expect(body.problems, text).toEqual([]);
    expect(body.zones.map(({ kind }) => kind)).toEqual(["unchanged"]);
    if (format === "csv") continue;
    const [headers = [], first = []] = (await readXlsx(sheet.bytes)).sheets[0]?.rows ?? [];
    const cellOf = (header: string) => first[headers.indexOf(header)];
    expect(["From lb", "Rate per 100 lb", "Minimum"].map((header) => typeof cellOf(header))).toEqual(
      Array.from({ length: 3 }, () => "number"),
    );
    expect(typeof cellOf("ZIPs")).toBe("string");
  }
  const template = await admin.call(downloadTruckingTemplate, { query: { format: "csv" } });
  expect(template.text).toContain("Zone,Airport,Direction,ZIPs,Currency");
  expect(template.text).toContain("Airport drop,Airport recovery");
});

it("files that are none are refused, and another company reaches neither carrier nor sheet", async () => {
  for (const [bytes, name, code] of [
    [Buffer.from("%PDF-1.7"), "x.csv", "sheet-wrong-type"],
    [Buffer.from(""), "x.csv", "sheet-empty"],
    [Buffer.concat([Buffer.from("504b0304", "hex"), Buffer.alloc(40)]), "x.xlsx", "sheet-damaged"],
    [csv(...Array.from({ length: 2_600 }, () => "a,b")), "x.csv", "sheet-too-many-lines"],
  ] as const) {
    const answer = await upload(admin, bytes, name);
    expect(
      answer.error.errors.map((field) => field.code),
      name + code,
    ).toEqual([code]);
  }
  expect((await upload(stranger, csv(...WORKED))).status).toBe(404);
  expect((await stranger.call(listTruckingSheets)).body).toEqual({ content: [], total: 0 });
  const client = await world.signInAs("ROLE_FFCLIENT", { company: admin.user.company });
  expect((await upload(client, csv(...WORKED))).status).toBe(403);
});
