import * as contract from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { buildAirlineDesk, buildDeskRate, rateFormOf } from "../../../test/build-desk.ts";
import { buildCompany, buildUser } from "../../../test/factories.ts";
import { buildAirline, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");

beforeAll(() => buildReference(world.database));

const NEW_AIRLINE = {
  name: "Founders Air",
  iata: "f1",
  country: "ke",
  awbPrefix: "907",
  isAwbPrefixSure: true,
};

async function waiting() {
  const company = await buildCompany(world.database, { kind: "airline", approval: "unapproved" });
  await buildUser(world.database, { company, role: "ROLE_AIRLINE_ADMIN" });
  return company;
}
const approve = ({ companyId, ...body }: { readonly companyId: string; readonly [field: string]: unknown }) =>
  operator.send(contract.approveCompany, { params: { companyId }, body });
const problems = async (choice: Parameters<typeof approve>[0]) =>
  (await approve(choice)).error.errors.map(({ field, code }) => `${field} ${code}`);
const assign = ({ airlineId, companyId }: { readonly airlineId: number; readonly companyId: string }) =>
  operator.send(contract.assignCarrier, { params: { airlineId }, body: { companyId } });
const findAirfares = async (view: contract.AirfareView, search = "Overview Air") =>
  (await operator.call(contract.listAirlineAirfares, { query: { view, search } })).body;
/** Lines of an export below its headers, each as its cells. */
const linesOf = ({ text }: { readonly text: string }) =>
  text
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(","));
const findCarriers = async (companyId: string) =>
  (await operator.call(contract.getManagedCompany, { params: { companyId } })).body.carriers;
const getApproval = async (companyId: string) =>
  (await operator.call(contract.getManagedCompany, { params: { companyId } })).body.approval;
const audits = async (airlineId: number) => {
  const { rows } = await world.database.query<{ action: string; company: string }>(
    `select action, detail ->> 'airlineCompanyId' as company from audit_entry
     where subject_kind = 'airline' and subject_id = $1 order by id`,
    [String(airlineId)],
  );
  return rows;
};

describe("approving an airline company", () => {
  test("needs the airline whose rates its people keep", async () => {
    const company = await waiting();
    expect(await problems({ companyId: company.id })).toEqual(["airlineId required"]);
    expect(await problems({ companyId: company.id, airlineId: 999_999 })).toEqual(["airlineId unknown"]);
    expect(await getApproval(company.id)).toBe("unapproved");
    const airlineId = await buildAirline(world.database, { iata: "C1", name: "Cedar Air" });
    const answer = await approve({ companyId: company.id, airlineId });
    expect([answer.status, await getApproval(company.id)]).toEqual([200, "approved"]);
    expect(await findCarriers(company.id)).toEqual([{ id: airlineId, iata: "C1", name: "Cedar Air" }]);
    expect(await audits(airlineId)).toEqual([{ action: "airline.updated", company: company.id }]);
  });

  test("takes no airline away from another company", async () => {
    const [first, second] = [await waiting(), await waiting()];
    const airlineId = await buildAirline(world.database, { iata: "C2", name: "Birch Air" });
    await approve({ companyId: first.id, airlineId });
    expect(await problems({ companyId: second.id, airlineId })).toEqual(["airlineId taken"]);
    expect(await findCarriers(first.id)).toHaveLength(1);
    expect(await getApproval(second.id)).toBe("unapproved");
  });

  test("of two at once for the same airline lets one through", async () => {
    const companies = [await waiting(), await waiting()];
    const airlineId = await buildAirline(world.database, { iata: "C3", name: "Aspen Air" });
    const answers = await Promise.all(companies.map(({ id }) => approve({ companyId: id, airlineId })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test("may make a new airline; a code that there is already makes neither", async () => {
    const company = await waiting();
    await approve({ companyId: company.id, newAirline: NEW_AIRLINE });
    const [airline] = await findCarriers(company.id);
    expect(airline).toMatchObject({ iata: "F1", name: "Founders Air" });
    const params = { airlineId: airline?.id ?? 0 };
    const { body } = await operator.call(contract.getLocalAirline, { params });
    expect(body).toMatchObject({ country: "KE", awbPrefix: "907", isAwbPrefixSure: true, isActive: true });
    expect(body.company).toMatchObject({ id: company.id, isActive: true });
    const other = await waiting();
    const again = { companyId: other.id, newAirline: { ...NEW_AIRLINE, name: "Copycat Air" } };
    expect(await problems(again)).toEqual(["newAirline.iata double"]);
    expect(await getApproval(other.id)).toBe("unapproved");
    const empty = { ...again, newAirline: { ...NEW_AIRLINE, name: "", iata: "toolong", country: "" } };
    expect((await problems(empty)).toSorted()).toEqual([
      "newAirline.country required",
      "newAirline.iata invalid",
      "newAirline.name required",
    ]);
  });

  test("asks for none where the company has its airline, and never for other companies", async () => {
    const company = await waiting();
    const airlineId = await buildAirline(world.database, { iata: "C4", name: "Rowan Air" });
    const sql = "update airline set airline_company_id = $1 where id = $2";
    await world.database.query(sql, [company.id, airlineId]);
    expect((await approve({ companyId: company.id })).status).toBe(200);
    const forwarder = await buildCompany(world.database, { kind: "forwarder", approval: "unapproved" });
    expect((await approve({ companyId: forwarder.id, airlineId })).status).toBe(200);
    expect(await findCarriers(forwarder.id)).toEqual([]);
    expect(await findCarriers(company.id)).toHaveLength(1);
  });
});

test("an approved company without an airline is given one; nobody else's company is", async () => {
  const people = await world.signInAs("ROLE_AIRLINE_ADMIN");
  const airlineId = await buildAirline(world.database, { iata: "C5", name: "Alder Air" });
  const companyId = people.user.company.id;
  expect((await people.call(contract.listRates)).body.total).toBe(0);
  expect((await people.call(contract.listWeightRanges)).error.code).toBe("airline-missing");
  expect((await assign({ companyId, airlineId })).status).toBe(200);
  expect((await people.call(contract.listWeightRanges)).status).toBe(200);
  expect(await audits(airlineId)).toEqual([{ action: "airline.updated", company: companyId }]);
  const forwarder = await world.signInAs("ROLE_FFADMIN");
  expect((await assign({ companyId: forwarder.user.company.id, airlineId })).status).toBe(404);
  expect((await assign({ companyId: newId(), airlineId })).status).toBe(404);
  expect((await assign({ companyId: (await waiting()).id, airlineId })).status).toBe(404);
  expect(
    (await people.send(contract.assignCarrier, { params: { airlineId }, body: { companyId } })).status,
  ).toBe(403);
});

test("a prefix is sure only when there is one", async () => {
  const body = { name: "Sorrel Air", iata: "S1", country: "PE", isAwbPrefixSure: true };
  const made = await operator.call(contract.createLocalAirline, { body });
  expect(made.body).toMatchObject({ awbPrefix: null, isAwbPrefixSure: false });
  const change = { ...body, awbPrefix: "911", version: made.body.version };
  const changed = await operator.call(contract.updateLocalAirline, {
    params: { airlineId: made.body.id },
    body: change,
  });
  expect(changed.body).toMatchObject({ awbPrefix: "911", isAwbPrefixSure: true });
});

describe("the operator's overviews", () => {
  test("count rates by state, without what forwarders keep for themselves", async () => {
    const desk = await buildAirlineDesk(world, "Overview Air");
    const forwarder = await world.signInAs("ROLE_FFADMIN");
    expect((await findAirfares("unrated")).content.map(({ id }) => id)).toEqual([desk.airlineId]);
    await buildDeskRate(desk.admin, { fromStations: ["JFK"], toStation: ["FRA", "CDG"] });
    const { rateType: _type, ...terms } = rateFormOf({ fromStations: ["NRT"], toStation: ["DXB"] });
    const manual = { airlineCompanyId: desk.airlineId, ratesType: "RATE_PRIORITY", ...terms };
    expect((await forwarder.send(contract.createManualRate, { body: manual })).status).toBe(200);
    const { content, counts } = await findAirfares("rated");
    expect(content).toMatchObject([{ id: desk.airlineId, live: 1, liveLanes: 2, drafts: 0, expired: 0 }]);
    expect(counts).toMatchObject({ rated: 1, unrated: 0, drafts: 0, all: 1 });
    expect((await findAirfares("expiring")).content).toEqual([]);
    expect((await findAirfares("all", "no such airline")).total).toBe(0);
  });

  test("say which airlines have surcharge lists of their own", async () => {
    const desk = await buildAirlineDesk(world, "Surcharge Air");
    const find = async (view: "own" | "standard") =>
      (await operator.call(contract.listAirlineSurcharges, { query: { view, search: "Surcharge Air" } }))
        .body;
    expect((await find("standard")).content).toMatchObject([{ id: desk.airlineId, lists: [] }]);
    const surcharge = {
      additionSuchargeLabale: "Fuel",
      additionSuchargeUnit: "per_kg",
      additionSuchargeValue: "0.5",
    };
    const stored = await operator.send(contract.createSurcharges, {
      body: { airlineId: desk.airlineId, typeOfGoods: "Perishable", surcharges: [surcharge] },
    });
    expect(stored.status).toBe(200);
    const [line] = (await find("own")).content;
    expect(line?.lists).toMatchObject([
      { typeOfGoods: "Perishable", surcharges: 1, updatedBy: "Test Person" },
    ]);
    expect((await find("standard")).total).toBe(0);
    const file = { view: "own", search: "Surcharge Air" } as const;
    const exported = await operator.call(contract.exportAirlineSurcharges, { query: file });
    const [airline, ...others] = linesOf(exported);
    expect(others).toEqual([]);
    expect([airline?.[0], airline?.slice(3).filter((count) => count !== "")]).toEqual([
      "Surcharge Air",
      ["1"],
    ]);
  });

  test("leave as files that hold what the list shows, in its order, and nothing else", async () => {
    const desk = await buildAirlineDesk(world, "Export Air A");
    await buildDeskRate(desk.admin, { fromStations: ["JFK"], toStation: ["FRA", "CDG"] });
    const search = "Export Air";
    await buildAirline(world.database, { iata: "X2", name: "Export Air B" });
    const idle = await buildAirline(world.database, { iata: "X3", name: "=Export Air C" });
    await world.database.query("update airline set is_active = false where id = $1", [idle]);
    const local = async (kind: contract.LocalAirlineKind) =>
      linesOf(await operator.call(contract.exportLocalAirlines, { query: { kind, search } }));
    expect((await local("localdb")).map(([name, iata]) => [name, iata])).toEqual([["Export Air B", "X2"]]);
    expect(await local("company")).toMatchObject([{ 0: "Export Air A", 8: "1", 9: "2", 10: "Active" }]);
    expect(await local("inactive")).toMatchObject([{ 0: "'=Export Air C", 7: "Data entry", 10: "Inactive" }]);
    expect(await local("all")).toHaveLength(3);
    const fares = async (query: object) =>
      linesOf(await operator.call(contract.exportAirlineAirfares, { query: { search, ...query } }));
    expect(await fares({})).toMatchObject([{ 0: "Export Air A", 3: "1", 4: "2", 5: "0" }]);
    const names = (await fares({ view: "all", sort: "name", direction: "desc" })).map(([name]) => name);
    expect(names).toEqual(["Export Air B", "Export Air A", "'=Export Air C"]);
    const query = { search, format: "xlsx" } as const;
    for (const list of [
      contract.exportLocalAirlines,
      contract.exportAirlineAirfares,
      contract.exportAirlineSurcharges,
    ])
      expect((await operator.call(list, { query })).text.startsWith("PK")).toBe(true);
    const { rows } = await world.database.query<{ action: string }>(
      "select distinct action from audit_entry where subject_kind = 'airline' and action like '%.exported' order by 1",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "airfares.exported",
      "airlines.exported",
      "surcharges.exported",
    ]);
  });

  test("rates of airlines without users are distinguished from the others", async () => {
    const desk = await buildAirlineDesk(world, "Kept Air");
    await buildDeskRate(desk.admin, { fromStations: ["JFK"], toStation: ["FRA"] });
    const count = async (keptBy: string) => {
      const filter = JSON.stringify({ keptBy, airlineId: desk.airlineId });
      return (await operator.call(contract.listRates, { query: { filter } })).body.total;
    };
    expect([await count("company"), await count("data-entry")]).toEqual([1, 0]);
    await world.database.query("update company set is_active = false where id = $1", [
      desk.admin.user.company.id,
    ]);
    expect([await count("company"), await count("data-entry")]).toEqual([0, 1]);
  });
});
