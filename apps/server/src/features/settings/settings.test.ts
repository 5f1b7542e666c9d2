import * as contract from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import { describe, expect, test } from "vitest";
import { changeSettings } from "../../../test/change-settings.ts";
import { coverEndpoint } from "../../../test/cover.ts";
import { PASSWORD } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

describe("units", () => {
  test("of the screens are the person's own, until then the company's", async () => {
    const first = await agent.call(contract.getMeasurementUnit);
    expect(first.body).toEqual({ unit: "Imperial / Metric" });
    const answer = await agent.call(contract.updateMeasurementUnit, { body: { unit: "Imperial" } });
    const own = await agent.call(contract.getMeasurementUnit);
    expect(own.body).toEqual({ unit: "Imperial" });
    expect((await admin.call(contract.getMeasurementUnit)).body.unit).toBe("Imperial / Metric");
    const others = await stranger.call(contract.getMeasurementUnit);
    const foreign = { found: others.body.unit === "Imperial" ? 1 : 0 };
    const defaults = await agent.call(contract.getQuotationDefaults);
    expect(defaults.body.measurementUnit).toBe("Imperial");
    const through = "GET /measurements-unit";
    coverEndpoint("POST", "/measurements-unit", {
      status: answer.status,
      readBack: { through, agrees: own.body.unit === "Imperial" },
      foreign,
    });
    coverEndpoint("GET", "/measurements-unit", {
      status: first.status,
      readBack: { through: "POST /measurements-unit", agrees: own.body.unit === "Imperial" },
      foreign,
    });
  });

  test("of documents are the company's and chosen by its admin", async () => {
    const body = { pdfMeasurementUnit: "Metric" } as const;
    expect((await agent.call(contract.updatePdfMeasurementUnit, { body })).status).toBe(403);
    const answer = await admin.call(contract.updatePdfMeasurementUnit, { body });
    const seen = await agent.call(contract.getPdfMeasurementUnit);
    expect(seen.body).toEqual(body);
    const others = await stranger.call(contract.getPdfMeasurementUnit);
    const foreign = { found: others.body.pdfMeasurementUnit === "Metric" ? 1 : 0 };
    const through = "GET /pdf-measurements-unit";
    const agrees = seen.body.pdfMeasurementUnit === "Metric";
    coverEndpoint("POST", "/pdf-measurements-unit", {
      status: answer.status,
      readBack: { through, agrees },
      foreign,
    });
    coverEndpoint("GET", "/pdf-measurements-unit", {
      status: seen.status,
      readBack: { through: "POST /pdf-measurements-unit", agrees },
      foreign,
    });
  });

  test.each(["", "metric", "Stone", null, 1])("%s is no unit system", async (unit) => {
    const { status, error } = await admin.send(contract.updateMeasurementUnit, { body: { unit } });
    expect([status, error.errors[0]?.field]).toEqual([400, "unit"]);
  });
});

const add = (airport: string) => admin.call(contract.addPreferredAirport, { body: { airport } });

describe("preferred airports", () => {
  test("are added, listed for colleagues in their order, and taken off", async () => {
    const added = await admin.call(contract.addPreferredAirport, { body: { airport: "jfk" } });
    expect(added.body).toMatchObject({ airport: "JFK", country: "US" });
    await admin.call(contract.addPreferredAirport, { body: { airport: "FRA" } });
    const query = { company_id: admin.user.company.id };
    const list = await agent.call(contract.listPreferredAirports, { query });
    expect(list.body.map((entry) => entry.airport)).toEqual(["JFK", "FRA"]);
    const foreign = await stranger.call(contract.listPreferredAirports, { query });
    expect(foreign.status).toBe(404);
    const gone = { query: { id: added.body.id } };
    const foreignDelete = await stranger.call(contract.deletePreferredAirport, gone);
    expect(foreignDelete.status).toBe(404);
    const removed = await admin.call(contract.deletePreferredAirport, gone);
    const after = await agent.call(contract.listPreferredAirports);
    expect(after.body.map((entry) => entry.airport)).toEqual(["FRA"]);
    const through = "GET /ffcompany/airport-list";
    const others = await stranger.call(contract.listPreferredAirports);
    coverEndpoint("POST", "/ffcompany/add-airport", {
      status: added.status,
      readBack: { through, agrees: list.body.length === 2 },
      foreign: { found: others.body.length },
    });
    coverEndpoint("GET", "/ffcompany/airport-list", {
      status: list.status,
      readBack: { through: "POST /ffcompany/add-airport", agrees: list.body[0]?.id === added.body.id },
      foreign,
    });
    coverEndpoint("DELETE", "/ffcompany/delete-airport", {
      status: removed.status,
      readBack: { through, agrees: after.body.length === 1 },
      foreign: foreignDelete,
    });
  });

  test("unknown ones and doubles are refused at the field, also when two add at once", async () => {
    expect((await add("QQQ")).error.errors).toMatchObject([{ field: "airport", code: "unknown-airport" }]);
    const both = await Promise.all([add("ORD"), add("ORD")]);
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await add("ORD")).error.errors).toMatchObject([{ field: "airport", code: "already-preferred" }]);
  });

  test("keep the order that the admin gives them, in the search of colleagues too", async () => {
    const person = await world.signInAs("ROLE_FFADMIN");
    const colleague = await world.signInAs("ROLE_FFAGENT", { company: person.user.company });
    const ids: string[] = [];
    for (const airport of ["LGA", "JFK", "EWR"]) {
      ids.push((await person.call(contract.addPreferredAirport, { body: { airport } })).body.id);
    }
    const order = (wanted: readonly string[]) =>
      person.call(contract.orderPreferredAirports, { body: { ids: [...wanted] } });
    const turned = await order(ids.toReversed());
    expect(turned.body.map(({ airport }) => airport)).toEqual(["EWR", "JFK", "LGA"]);
    const found = await colleague.call(contract.searchAirports, { body: { search: "new" } });
    const preferred = found.body.filter(({ isPreferred }) => isPreferred).map(({ code }) => code);
    expect(preferred).toEqual(["EWR", "JFK", "LGA"]);
    expect((await order(ids.slice(1))).error.code).toBe("state-conflict");
    expect((await order([ids[0] ?? "", ids[0] ?? "", ids[1] ?? ""])).error.code).toBe("state-conflict");
    expect((await order([...ids.slice(1), newId()])).status).toBe(404);
    expect((await colleague.call(contract.orderPreferredAirports, { body: { ids } })).status).toBe(403);
  });

  test("agents see them and change nothing", async () => {
    expect((await agent.call(contract.addPreferredAirport, { body: { airport: "LHR" } })).status).toBe(403);
    const query = { id: newId() };
    expect((await agent.call(contract.deletePreferredAirport, { query })).status).toBe(403);
  });
});

test("manual quotations: admins Yes and agents No, until the company's admin decides", async () => {
  const companyId = admin.user.company.id;
  const params = { companyId };
  const first = await agent.call(contract.getManualQuoteSetting, { params });
  expect(first.body).toEqual({
    companyId,
    isAllowManualQuotesAdmin: "Yes",
    isAllowManualQuotesAgent: "No",
  });
  const body = {
    companyId,
    isAllowManualQuotesAdmin: "No",
    isAllowManualQuotesAgent: "Yes",
  } as const;
  expect((await agent.call(contract.updateManualQuoteSetting, { body })).status).toBe(403);
  const foreign = await stranger.call(contract.updateManualQuoteSetting, { body });
  const answer = await admin.call(contract.updateManualQuoteSetting, { body });
  const after = await admin.call(contract.getManualQuoteSetting, { params });
  expect(after.body).toEqual(body);
  coverEndpoint("PUT", "/manual-quote-setting/update", {
    status: answer.status,
    readBack: {
      through: "GET /manual-quote-setting/{companyId}",
      agrees: after.body.isAllowManualQuotesAgent === "Yes",
    },
    foreign,
  });
  coverEndpoint("GET", "/manual-quote-setting/{companyId}", {
    status: after.status,
    readBack: {
      through: "PUT /manual-quote-setting/update",
      agrees: after.body.isAllowManualQuotesAgent === "Yes",
    },
    foreign: await stranger.call(contract.getManualQuoteSetting, { params }),
  });
});

test("a company's settings change one at a time and reach the quotation screen", async () => {
  const person = await world.signInAs("ROLE_FFADMIN");
  const change = (form: Parameters<typeof changeSettings>[1]) => changeSettings(person, form);
  expect((await change({ preferredCurrency: "eur", validityDays: 30 })).status).toBe(200);
  const { body } = await person.call(contract.getCompanySetting);
  expect(body).toMatchObject({ preferredCurrency: "EUR", validityDays: 30, departureUsaOnly: true });
  expect((await person.call(contract.getQuotationDefaults)).body.currency).toBe("EUR");
  const wrong = await change({ preferredCurrency: "QQQ" });
  expect(wrong.error.errors).toMatchObject([{ field: "preferredCurrency", code: "unknown-currency" }]);
  expect((await change({ validityDays: 0 })).status).toBe(400);
});

describe("the profile", () => {
  const FORM = {
    firstName: "مايا",
    lastName: "<b>O'Neil</b> 🚚",
    mobile: "+1 (212) 555-0199",
    countryCode: "us",
    replyToEmail: "desk@maya.example",
  };

  test("is stored as typed and read back; what is not its field changes nothing", async () => {
    const person = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
    const { email } = person.user;
    const sneaky = { role: "ROLE_SUPERADMIN", companyId: stranger.user.company.id, isSuspended: true };
    const body = { ...FORM, email, ...sneaky };
    const answer = await person.send(contract.updateProfile, { body });
    const after = await person.call(contract.getPersonalProfile);
    expect(after.body).toMatchObject({ ...FORM, countryCode: "US", email, role: "ROLE_FFAGENT" });
    expect(after.body.companyId).toBe(admin.user.company.id);
    expect(after.text).not.toContain("argon2");
    expect((await person.call(contract.getProfile)).body).toMatchObject({ firstName: "مايا" });
    coverEndpoint("PUT", "/profile/update", {
      status: answer.status,
      readBack: { through: "GET /auth", agrees: after.body.firstName === "مايا" },
      foreign: { noRecord: "the caller's own" },
    });
  });

  test("another email needs the current password, must be free, and waits for its proof", async () => {
    const person = await world.signInAs("ROLE_FFADMIN");
    const change = (email: string, currentPassword?: string) =>
      person.call(contract.updateProfile, {
        body: { ...FORM, email, ...(currentPassword === undefined ? {} : { currentPassword }) },
      });
    const codes = async (answer: ReturnType<typeof change>) => {
      const { status, error } = await answer;
      return [status, ...error.errors.map(({ field, code }) => `${field} ${code}`)];
    };
    expect(await codes(change("new@maya.example"))).toEqual([400, "currentPassword password-missing"]);
    expect(await codes(change("new@maya.example", "wrong"))).toEqual([400, "currentPassword password-wrong"]);
    expect(await codes(change(admin.user.email, PASSWORD))).toEqual([400, "email already-registered"]);
    const { body } = await change("New@Maya.example", PASSWORD);
    expect(body).toMatchObject({ email: person.user.email, pendingEmail: "new@maya.example" });
  });

  test.each([
    [{ firstName: "" }, "firstName required"],
    [{ firstName: "x".repeat(81) }, "firstName too-long"],
    [{ mobile: "call me" }, "mobile phone"],
    [{ mobile: "1".repeat(16) }, "mobile phone"],
    [{ replyToEmail: "a@b@c" }, "replyToEmail email"],
    [{ email: "" }, "email required"],
  ])("%j is refused: %s", async (change, problem) => {
    const body = { ...FORM, email: admin.user.email, ...change };
    const { status, error } = await admin.send(contract.updateProfile, { body });
    expect(status).toBe(400);
    expect(error.errors.map(({ field, code }) => `${field} ${code}`)).toContain(problem);
  });

  test("a phone of fifty thousand characters is refused at once", async () => {
    // The processor's time, not the clock's: other programs of the machine don't count.
    const started = process.cpuUsage();
    const body = { ...FORM, email: admin.user.email, mobile: "1 ".repeat(25_000) };
    expect((await admin.call(contract.updateProfile, { body })).status).toBe(400);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
  });
});

test("a company shows itself to its people, a forwarder to shippers, and nobody to competitors", async () => {
  const params = { id: admin.user.company.id };
  const own = await agent.call(contract.getCompany, { params });
  expect(own.body).toMatchObject({ id: params.id, kind: "forwarder", name: admin.user.company.name });
  const shipper = await world.signInAs("ROLE_CONSIGNEE");
  expect((await shipper.call(contract.getCompany, { params })).status).toBe(200);
  const operator = await world.signInAs("ROLE_SUPERADMIN");
  expect((await operator.call(contract.getCompany, { params })).status).toBe(200);
  const foreign = await stranger.call(contract.getCompany, { params });
  expect((await admin.call(contract.getCompany, { params: { id: shipper.user.company.id } })).status).toBe(
    404,
  );
  await world.database.query("update company set is_active = false where id = $1", [params.id]);
  expect((await shipper.call(contract.getCompany, { params })).status).toBe(404);
  await world.database.query("update company set is_active = true where id = $1", [params.id]);
  coverEndpoint("GET", "/company/{id}", {
    status: own.status,
    readBack: {
      through: "GET /auth",
      agrees: (await agent.call(contract.getProfile)).text.includes(own.body.id),
    },
    foreign,
  });
});
