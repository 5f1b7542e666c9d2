import {
  createInquirer,
  exportInquirers,
  getInquirer,
  importInquirers,
  listInquirerMerges,
  listInquirersBy,
  mergeInquirers,
  searchInquirers,
  undoInquirerMerge,
  updateSavedQuotation,
} from "@kilolane/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildQuotation } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const stranger = usePerson(world, "ROLE_FFADMIN");

const FORM = {
  companyName: "Øresund Élan",
  nameofInquirer: "Søren",
  country: "DK",
  email: "soren@elan.example",
};

async function create(changes: Partial<typeof FORM> = {}) {
  const answer = await admin.call(createInquirer, { body: { ...FORM, ...changes } });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function getOwner(quotation: string) {
  const { rows } = await world.database.query<{ inquirer_id: string }>(
    "select inquirer_id from quotation where id = $1",
    [quotation],
  );
  return rows[0]?.inquirer_id;
}

async function getAsker(request: string) {
  const { rows } = await world.database.query<{ inquirer_id: string }>(
    "select inquirer_id from quotation_request where id = $1",
    [request],
  );
  return rows[0]?.inquirer_id;
}

async function list(query: object = {}) {
  const { status, body } = await admin.call(listInquirersBy, { query });
  expect(status).toBe(200);
  return body;
}

describe("the list of inquirers", () => {
  it("is searched, sorted and exported; another company sees none of it", async () => {
    await create({ companyName: "Aalborg Sort", email: "a@sort.example" });
    await create({ companyName: "Zagreb Sort", email: "z@sort.example", country: "HR" });
    const sorted = await list({ search: "sort", sort: "company", direction: "desc" });
    expect(sorted.content.map((row) => row.companyName)).toEqual(["Zagreb Sort", "Aalborg Sort"]);
    expect(sorted.total).toBe(2);
    const page = await list({ search: "sort", sort: "country", direction: "asc", page: 2, size: 1 });
    expect(page.content.map((row) => row.country)).toEqual(["HR"]);
    const foreign = await stranger.call(listInquirersBy, { query: { search: "sort" } });
    expect(foreign.body).toMatchObject({ content: [], total: 0 });
    const file = await admin.call(exportInquirers, {
      query: { search: "sort", sort: "company", direction: "asc" },
    });
    const lines = Buffer.from(file.bytes).toString("utf8").trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("Aalborg Sort");
    const wrong = await admin.send(listInquirersBy, { query: { sort: "email", size: "0" } });
    expect(wrong.error.errors.map(({ field }) => field)).toEqual(["sort", "size"]);
  });

  it("names those that another one seems to repeat: by email in any case, or by person and company", async () => {
    await create({ companyName: "Twin", nameofInquirer: "One", email: "twin@twin.example" });
    await create({ companyName: "Twin Two", nameofInquirer: "Two", email: "TWIN@twin.example" });
    await create({ companyName: "Twin Three", nameofInquirer: "Three", email: "x@twin.example" });
    await create({ companyName: "twin three", nameofInquirer: "three", email: "y@twin.example" });
    await create({ companyName: "Twin Alone", nameofInquirer: "Four", email: "z@twin.example" });
    const { content, counts } = await list({ filter: "Duplicates", search: "twin" });
    expect(content.map((row) => row.nameofInquirer).toSorted()).toEqual(["One", "Three", "Two", "three"]);
    expect(counts).toEqual({ All: 5, Duplicates: 4 });
  });
});

async function upload(text: string, isTrial: "true" | "false", person = admin) {
  const file = { name: "people.csv", contentType: "text/csv", bytes: Buffer.from(text) };
  await world.database.query("delete from rate_limit");
  return person.call(importInquirers, { query: { isTrial } }, { file });
}

const HEAD = "Company,Name,Country,Email,Currency,Phone\n";

describe("a file of inquirers", () => {
  it("is shown before it is stored: good lines, those known already, and what is wrong at which field", async () => {
    await create({ companyName: "Known", nameofInquirer: "Kay", email: "kay@known.example" });
    const text = `${HEAD}Fresh,Fay,Germany,fay@fresh.example,EUR,\nKnown,Kay,DK,KAY@known.example,,
Fresh,Fay,DE,fay@fresh.example,EUR,\n,Bo,Atlantis,bo@,QQQ,\nMoney,Mo,US,mo@money.example,QQQ,\n`;
    const trial = await upload(text, "true");
    expect(trial.body).toMatchObject({ lines: 5, good: 1, known: 2, bad: 2, isWritten: false });
    expect(trial.body.preview).toEqual([
      { line: 2, companyName: "Fresh", name: "Fay", email: "fay@fresh.example" },
    ]);
    expect(trial.body.problems).toEqual([
      { line: 5, field: "companyName", code: "required" },
      { line: 5, field: "country", code: "unknown-country" },
      { line: 5, field: "email", code: "email" },
      { line: 6, field: "currency", code: "unknown-currency" },
    ]);
    expect((await list({ search: "fresh" })).total).toBe(0);
    expect((await upload(text, "false")).body).toMatchObject({ good: 1, isWritten: true });
    expect((await list({ search: "fresh" })).content).toMatchObject([
      { nameofInquirer: "Fay", country: "DE", currency: "EUR" },
    ]);
    expect((await upload(text, "false")).body).toMatchObject({ good: 0, known: 3, isWritten: false });
    expect((await stranger.call(searchInquirers, { body: { search: "fresh" } })).body.total).toBe(0);
  });

  it("without the needed columns, without a line, or cut off within quotes is refused with the reason", async () => {
    const codes = ["Company,Email\nA,a@a.example\n", HEAD, `${HEAD}"open`].map(async (text) => {
      const { body } = await upload(text, "false");
      return body.problems.map(({ field, code }) => `${field} ${code}`);
    });
    expect(await Promise.all(codes)).toEqual([
      ["file inquirer-columns"],
      ["file no-lines"],
      ["file file-csv"],
    ]);
  });

  it.each(["en", "ar"])("that was exported in the language %s is imported again", async (locale) => {
    await create({ companyName: "Round Trip", email: "round@trip.example" });
    const file = await admin.call(
      exportInquirers,
      { query: { search: "round trip" } },
      { headers: { "accept-language": locale } },
    );
    const { body } = await upload(Buffer.from(file.bytes).toString("utf8"), "true");
    expect(body).toMatchObject({ good: 0, problems: [] });
    expect(body.known).toBe(body.lines);
  });
});

describe("merging duplicates", () => {
  let kept = "";
  let double = "";
  let quotation = "";
  let request = "";
  beforeAll(async () => {
    kept = (await create({ companyName: "Merge Kept", email: "m@merge.example" })).id;
    double = (await create({ companyName: "Merge Double", email: "M@merge.example" })).id;
    await buildReference(world.database);
    const airlineId = await buildAirline(world.database, { iata: "QA" });
    await buildRate(world.database, { airlineId });
    const note = await buildQuotation(admin, { form: { inquirerId: double } });
    [quotation, request] = [note.quotation_id, note.request_id];
  });

  it("moves their quotations and requests, leads old links to the one kept, and is taken back whole", async () => {
    const foreign = await stranger.call(mergeInquirers, {
      params: { id: kept },
      body: { mergedIds: [double] },
    });
    expect(foreign.status).toBe(404);
    const merged = await admin.call(mergeInquirers, { params: { id: kept }, body: { mergedIds: [double] } });
    expect(merged.body).toMatchObject({
      quotationCount: 1,
      merged: [{ id: double, companyName: "Merge Double" }],
    });
    expect([await getOwner(quotation), await getAsker(request)]).toEqual([kept, kept]);
    const update = {
      quotation_id: quotation,
      version: 1,
      lockVersion: 1,
      remarks: "Changed after the merge",
    };
    expect((await admin.call(updateSavedQuotation, { body: update })).status).toBe(200);
    expect(await getOwner(quotation)).toBe(kept);
    expect((await admin.call(getInquirer, { params: { id: double } })).body).toMatchObject({ id: kept });
    expect((await list({ search: "merge" })).content.map((row) => row.id)).toEqual([kept]);
    const held = await admin.call(listInquirerMerges, { params: { id: kept } });
    expect(held.body).toEqual([merged.body]);
    expect((await stranger.call(listInquirerMerges, { params: { id: kept } })).status).toBe(404);
    const params = { id: kept, mergeId: merged.body.id };
    expect((await stranger.call(undoInquirerMerge, { params })).status).toBe(404);
    expect((await admin.call(undoInquirerMerge, { params })).body).toEqual({ quotationCount: 1 });
    expect([await getOwner(quotation), await getAsker(request)]).toEqual([double, double]);
    expect((await admin.call(getInquirer, { params: { id: double } })).body).toMatchObject({ id: double });
    expect((await admin.call(undoInquirerMerge, { params })).status).toBe(404);
    const { rows } = await world.database.query<{ action: string }>(
      "select action from audit_entry where subject_id = $1 order by at, id",
      [kept],
    );
    expect(rows.map((row) => row.action).slice(1)).toEqual(["inquirer.merged", "inquirer.merge-undone"]);
  });

  it("through several floors leads to the last one kept; the first is taken back only after the second", async () => {
    const third = (await create({ companyName: "Merge Third", email: "third@merge.example" })).id;
    const first = await admin.call(mergeInquirers, { params: { id: kept }, body: { mergedIds: [double] } });
    const second = await admin.call(mergeInquirers, { params: { id: third }, body: { mergedIds: [kept] } });
    expect((await admin.call(getInquirer, { params: { id: double } })).body.id).toBe(third);
    expect(await getOwner(quotation)).toBe(third);
    const early = await admin.call(undoInquirerMerge, { params: { id: kept, mergeId: first.body.id } });
    expect(early.status).toBe(409);
    await admin.call(undoInquirerMerge, { params: { id: third, mergeId: second.body.id } });
    expect([await getOwner(quotation), await getAsker(request)]).toEqual([kept, kept]);
    await admin.call(undoInquirerMerge, { params: { id: kept, mergeId: first.body.id } });
    expect(await getOwner(quotation)).toBe(double);
  });

  it("refuses an inquirer itself, one merged already, and one with a client's account", async () => {
    const client = await world.signInAs("ROLE_FFCLIENT", { company: admin.user.company });
    const own = (await create({ companyName: "Merge Client", email: "client@merge.example" })).id;
    await world.database.query("update inquirer set client_user_id = $1 where id = $2", [
      client.user.id,
      own,
    ]);
    const merge = async (id: string, ...mergedIds: string[]) =>
      admin.send(mergeInquirers, { params: { id }, body: { mergedIds } });
    expect((await merge(kept, kept)).error.errors).toMatchObject([{ field: "mergedIds", code: "unknown" }]);
    expect((await merge(kept, own)).error.errors).toMatchObject([
      { field: "mergedIds", code: "has-account" },
    ]);
    expect((await merge(kept)).error.errors).toMatchObject([{ field: "mergedIds", code: "required" }]);
    expect((await merge(own, kept)).status).toBe(200);
    expect((await merge(double, kept)).status).toBe(409);
  });
});
