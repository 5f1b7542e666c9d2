import {
  createInquirer,
  findInquirers,
  getInquirer,
  listInquirers,
  listInquirersByCompany,
  saveInquirerAsNew,
  searchInquirers,
  type EndpointInput,
} from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import { describe, expect, it } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

type Form = NonNullable<EndpointInput<typeof createInquirer>["body"]>;

const FORM: Form = {
  companyName: "Øresund Élan A/S",
  nameofInquirer: "Søren Jørgensen",
  companyType: "Manufacturer",
  country: "dk",
  email: "soren@elan.example",
  phone: "+45 33 00 00 00",
  address: "Havnegade 1, København",
  language: "en",
  currency: "DKK",
};

async function create(changes: Partial<Form> = {}, person = admin) {
  const answer = await person.call(createInquirer, { body: { ...FORM, ...changes } });
  expect(answer.status).toBe(200);
  return answer.body;
}

const CREATE = "POST /ffadmin/quotation-inquirer/create";

async function findAudit(id: string) {
  const { rows } = await world.database.query<{ action: string; user_id: string; company_id: string }>(
    "select action, user_id, company_id from audit_entry where subject_kind = 'inquirer' and subject_id = $1 order by at, id",
    [id],
  );
  return rows;
}

describe("creating an inquirer", () => {
  it("stores it with its audit row; a colleague reads it, another company does not", async () => {
    const created = await create();
    expect(created).toMatchObject({ ...FORM, country: "DK", version: 1, quotationCount: 0 });
    const read = await agent.call(getInquirer, { params: { id: created.id } });
    expect(read.body).toEqual(created);
    const foreign = await stranger.call(getInquirer, { params: { id: created.id } });
    expect(foreign.status).toBe(404);
    expect(await findAudit(created.id)).toEqual([
      { action: "inquirer.created", user_id: admin.user.id, company_id: admin.user.company.id },
    ]);
    const through = "GET /ffadmin/quotation-inquirer/{id}";
    coverEndpoint("POST", "/ffadmin/quotation-inquirer/create", {
      status: 200,
      readBack: { through, agrees: true },
      foreign,
    });
    coverEndpoint("GET", "/ffadmin/quotation-inquirer/{id}", {
      status: read.status,
      readBack: {
        through: "POST /ffadmin/quotation-inquirer/create",
        agrees: read.body.companyName === created.companyName,
      },
      foreign,
    });
  });

  it("marks every wrong field with its code", async () => {
    const body = {
      ...FORM,
      companyName: " ",
      nameofInquirer: "x".repeat(121),
      country: "Denmark",
      email: "soren@",
    };
    const { status, error } = await admin.call(createInquirer, { body });
    expect(status).toBe(400);
    expect(error.errors.map(({ field, code }) => [field, code])).toEqual([
      ["companyName", "required"],
      ["nameofInquirer", "too-long"],
      ["country", "unknown-country"],
      ["email", "email"],
    ]);
  });

  it("refuses countries and currencies that do not exist, in the caller's language", async () => {
    const { status, error } = await admin.call(
      createInquirer,
      { body: { ...FORM, country: "QQ", currency: "QQQ" } },
      { headers: { "accept-language": "de, es;q=0.8" } },
    );
    expect(status).toBe(400);
    expect(error.errors).toMatchObject([
      { field: "country", code: "unknown-country" },
      { field: "currency", code: "unknown-currency" },
    ]);
    expect(error.title).not.toMatch(/please/i);
  });

  it("cannot be talked into another company", async () => {
    const sneaky = { ...FORM, companyName: "Sneaky", company_id: stranger.user.company.id, companyId: "x" };
    const answer = await admin.send(createInquirer, { body: sneaky });
    const found = await stranger.call(searchInquirers, { body: { search: "sneaky" } });
    expect(answer.status).toBe(200);
    expect(found.body).toEqual({ content: [], total: 0 });
  });

  it("is for the forwarder's desk alone", async () => {
    const client = await world.signInAs("ROLE_FFCLIENT", { company: admin.user.company });
    expect((await client.call(createInquirer, { body: FORM })).status).toBe(403);
    expect((await world.anonymous.call(createInquirer, { body: FORM })).status).toBe(401);
  });
});

describe("changing an inquirer", () => {
  it("needs the version that was seen; the second writer gets the current one", async () => {
    const { id, version } = await create({ companyName: "Two Writers" });
    const first = await admin.call(createInquirer, { body: { ...FORM, companyName: "First", id, version } });
    expect(first.body).toMatchObject({ id, companyName: "First", version: 2 });
    const second = await agent.call(createInquirer, {
      body: { ...FORM, companyName: "Second", id, version },
    });
    expect(second.status).toBe(409);
    expect(second.error).toMatchObject({ code: "version-conflict", currentVersion: 2 });
    const blind = await agent.call(createInquirer, { body: { ...FORM, id } });
    expect(blind.error.errors).toMatchObject([{ field: "version", code: "required" }]);
    const read = await admin.call(getInquirer, { params: { id } });
    expect(read.body.companyName).toBe("First");
    expect((await findAudit(id)).map((row) => row.action)).toEqual(["inquirer.created", "inquirer.updated"]);
  });

  it("lets one of ten simultaneous writers through", async () => {
    const { id, version } = await create({ companyName: "Ten Writers" });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        admin.call(createInquirer, { body: { ...FORM, companyName: `Writer ${index}`, id, version } }),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  });

  it("of another company is 404 and changes nothing", async () => {
    const { id, version } = await create({ companyName: "Mine" });
    const answer = await stranger.call(createInquirer, {
      body: { ...FORM, companyName: "Theirs", id, version },
    });
    expect(answer.status).toBe(404);
    expect((await admin.call(getInquirer, { params: { id } })).body.companyName).toBe("Mine");
  });

  it("saved as new leaves the old one as it was", async () => {
    const old = await create({ companyName: "Original" });
    const body = { ...FORM, companyName: "Copy", id: old.id };
    const copy = await admin.call(saveInquirerAsNew, { body });
    expect(copy.body).toMatchObject({ companyName: "Copy", version: 1 });
    expect(copy.body.id).not.toBe(old.id);
    expect((await admin.call(getInquirer, { params: { id: old.id } })).body).toEqual(old);
    const read = await admin.call(getInquirer, { params: { id: copy.body.id } });
    const foreign = await stranger.call(saveInquirerAsNew, { body });
    coverEndpoint("POST", "/ffadmin/quotation-inquirer/save-as-new", {
      status: copy.status,
      readBack: { through: "GET /ffadmin/quotation-inquirer/{id}", agrees: read.body.companyName === "Copy" },
      foreign,
    });
  });
});

describe("finding inquirers", () => {
  it("by company and person, without accents or case", async () => {
    await create({ companyName: "Łódź Ćmielów", nameofInquirer: "Ağaoğlu İpek", email: "ipek@lodz.example" });
    const query = { companyName: "lodz", inquirerName: "AGAOGLU" };
    const found = await admin.call(findInquirers, { query });
    expect(found.body.content).toMatchObject([{ companyName: "Łódź Ćmielów" }]);
    const swapped = await admin.call(findInquirers, {
      query: { companyName: "agaoglu", inquirerName: "lodz" },
    });
    expect(swapped.body.content).toEqual([]);
    const foreign = await stranger.call(findInquirers, { query });
    expect(foreign.body).toEqual({ content: [], total: 0 });
    coverEndpoint("GET", "/ffadmin/quotation-inquirer", {
      status: found.status,
      readBack: { through: CREATE, agrees: found.body.content[0]?.email === "ipek@lodz.example" },
      foreign: { found: foreign.body.total },
    });
  });

  it("by any of name, company and email", async () => {
    await create({
      companyName: "Quartz Pumps",
      nameofInquirer: "Ines Oliveira",
      email: "buyer@pumps.example",
    });
    for (const search of ["quartz", "oliv", "buyer pumps", "ines quartz"]) {
      const found = await admin.call(searchInquirers, { body: { search } });
      expect(found.body.content.map((entry) => entry.companyName)).toEqual(["Quartz Pumps"]);
    }
    const found = await admin.call(searchInquirers, { body: { search: "quartz" } });
    const foreign = await stranger.call(searchInquirers, { body: { search: "quartz" } });
    coverEndpoint("POST", "/ffadmin/quotation-inquirer/search", {
      status: found.status,
      readBack: { through: CREATE, agrees: found.body.content[0]?.email === "buyer@pumps.example" },
      foreign: { found: foreign.body.content.length },
    });
  });

  it("under the names of their companies", async () => {
    await create({ companyName: "Grouped", nameofInquirer: "Ann", email: "ann@grouped.example" });
    await create({ companyName: "Grouped", nameofInquirer: "Bob", email: "bob@grouped.example" });
    const { status, body } = await admin.call(listInquirersByCompany, { body: { search: "grouped" } });
    expect(body).toHaveLength(1);
    const foreign = await stranger.call(listInquirersByCompany, { body: { search: "grouped" } });
    expect(body[0]?.inquirers.map((entry) => entry.nameofInquirer)).toEqual(["Bob", "Ann"]);
    coverEndpoint("POST", "/ffadmin/quotation-inquirer/company-name-inquirer-list", {
      status,
      readBack: { through: CREATE, agrees: body[0]?.inquirers.length === 2 },
      foreign: { found: foreign.body.length },
    });
  });

  it("page by page, the last used first", async () => {
    const person = await world.signInAs("ROLE_FFADMIN");
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1)
      ids.push((await create({ companyName: `Page ${index}` }, person)).id);
    const first = await person.call(listInquirers, { query: { page: 1, size: 2 } });
    const last = await person.call(listInquirers, { query: { page: 3, size: 2 } });
    const whole = await person.call(listInquirers);
    const others = await stranger.call(listInquirers);
    expect([first.body.total, whole.body.total]).toEqual([5, 5]);
    expect(first.body.content.map((entry) => entry.id)).toEqual([ids[4], ids[3]]);
    expect(last.body.content.map((entry) => entry.id)).toEqual([ids[0]]);
    const wrong = await person.send(listInquirers, { query: { page: "0", size: "101" } });
    expect(wrong.error.errors).toMatchObject([
      { field: "page", code: "too-small" },
      { field: "size", code: "too-large" },
    ]);
    coverEndpoint("GET", "/ffadmin/quotation-inquirer/inquiryList", {
      status: whole.status,
      readBack: { through: CREATE, agrees: whole.body.content[0]?.id === ids[4] },
      foreign: { found: others.body.content.filter((entry) => ids.includes(entry.id)).length },
    });
  });

  it("unknown or malformed ids are 404", async () => {
    expect((await admin.call(getInquirer, { params: { id: newId() } })).status).toBe(404);
    expect((await admin.call(getInquirer, { params: { id: "1 or 1=1" } })).status).toBe(404);
  });
});
