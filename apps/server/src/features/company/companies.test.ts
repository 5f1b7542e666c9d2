import * as contract from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { buildCompany, buildUser, PASSWORD } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { countMails, keyOf, untilMail } from "../../../test/read-mail.ts";

const world = useTestWorld({ runsJobs: true });
const operator = usePerson(world, "ROLE_SUPERADMIN");
beforeEach(() => world.database.query("delete from rate_limit"));

const login = (username: string) =>
  world.anonymous.call(contract.authenticate, { body: { username, password: PASSWORD, forceLogin: true } });
const approve = (companyId: string) =>
  operator.call(contract.approveCompany, { params: { companyId }, body: {} });
const activate = (companyId: string) => operator.call(contract.activateCompany, { params: { companyId } });
const refuse = (endpoint: typeof contract.rejectCompany, companyId: string, reason: string) =>
  operator.call(endpoint, { params: { companyId }, body: { reason } });
const list = (query: object) => operator.send(contract.listCompanies, { query });

async function waiting(kind: "forwarder" | "airline" = "forwarder") {
  const company = await buildCompany(world.database, { kind, approval: "unapproved" });
  const role = kind === "airline" ? "ROLE_AIRLINE_ADMIN" : "ROLE_FFADMIN";
  return { company, user: await buildUser(world.database, { company, role }) };
}

describe("a company that waits", () => {
  test("is listed, approved once with one mail, and its people sign in", async () => {
    const { company, user } = await waiting();
    const search = { approval: "unapproved", search: company.name.slice(-6) };
    expect((await list(search)).body).toMatchObject({
      total: 1,
      content: [{ id: company.id, userCount: 1 }],
    });
    const answers = await Promise.all([approve(company.id), approve(company.id)]);
    expect(answers.map((answer) => answer.body.approval)).toEqual(["approved", "approved"]);
    expect((await untilMail(world, user.email)).subject).toBe(`${company.name} is approved`);
    expect((await login(user.email)).status).toBe(200);
    expect((await list(search)).body).toMatchObject({ total: 0 });
    expect(await countMails(world, user.email)).toBe(1);
    const { rows } = await world.database.query(
      "select user_id from audit_entry where action = 'company.approved' and subject_id = $1",
      [company.id],
    );
    expect(rows).toEqual([{ user_id: operator.user.id }]);
  });

  test("is refused with a reason that its people read, and may be approved later", async () => {
    const { company, user } = await waiting();
    expect((await refuse(contract.rejectCompany, company.id, " ")).error.errors).toMatchObject([
      { field: "reason", code: "required" },
    ]);
    const answer = await refuse(contract.rejectCompany, company.id, "No <b>licence</b> found");
    expect(answer.body).toMatchObject({ approval: "rejected", rejectionReason: "No <b>licence</b> found" });
    const mail = await untilMail(world, user.email);
    expect(mail.text).toContain("No <b>licence</b> found");
    expect(mail.html).toContain("No &lt;b&gt;licence&lt;/b&gt; found");
    expect((await login(user.email)).error.code).toBe("company-not-approved");
    expect((await refuse(contract.rejectCompany, company.id, "again")).error.code).toBe("state-conflict");
    expect((await activate(company.id)).error.code).toBe("state-conflict");
    expect((await approve(company.id)).body.rejectionReason).toBe("");
    expect((await login(user.email)).status).toBe(200);
  });
});

test("deactivating ends every session of the company at once, activating revives none", async () => {
  const admin = await world.signInAs("ROLE_FFADMIN");
  const { company } = admin.user;
  const agent = await world.signInAs("ROLE_FFAGENT", { company });
  const other = await world.signInAs("ROLE_FFADMIN");
  const answer = await refuse(contract.deactivateCompany, company.id, "Unpaid");
  expect(answer.body.isActive).toBe(false);
  for (const person of [admin, agent]) {
    expect((await person.call(contract.getProfile)).error.code).toBe("session-ended");
  }
  expect((await other.call(contract.getProfile)).status).toBe(200);
  expect((await login(admin.user.email)).error.code).toBe("company-inactive");
  expect((await untilMail(world, admin.user.email)).text).toContain("Unpaid");
  await activate(company.id);
  expect((await admin.call(contract.getProfile)).error.code).toBe("session-ended");
  expect((await login(admin.user.email)).status).toBe(200);
  expect(await countMails(world, agent.user.email)).toBe(0);
});

describe("adding a company", () => {
  const FORM = {
    kind: "airline",
    companyName: "Quiet Wings",
    companyEmail: "Desk@quiet.example",
    phone: "+49 69 690 0",
    country: "de",
    city: "Frankfurt",
    street: "Flughafenring 1",
  } as const;

  test("approves it at once and mails its first key", async () => {
    const { body } = await operator.call(contract.addCompany, { body: { ...FORM, generatesKey: true } });
    expect(body).toMatchObject({
      name: "Quiet Wings",
      approval: "approved",
      country: "DE",
      isSubscribed: true,
      userCount: 0,
    });
    const text = keyOf(await untilMail(world, "desk@quiet.example"));
    const form = {
      firstName: "Jens",
      lastName: "Holm",
      email: "desk@quiet.example",
      password: "weigh seven crates twice",
      confirmPassword: "weigh seven crates twice",
      alphanumericKey: text,
      keyType: "admin",
    } as const;
    expect((await world.anonymous.call(contract.registerAirline, { body: form })).body.status).toBe(
      "REGISTERED",
    );
    const seen = await operator.call(contract.listCompanyMembers, { params: { companyId: body.id } });
    expect(seen.body).toMatchObject([{ role: "ROLE_AIRLINE_ADMIN", email: "desk@quiet.example" }]);
  });

  test("marks wrong fields with the fixed texts", async () => {
    const { error } = await operator.send(contract.addCompany, {
      body: { ...FORM, companyName: "", phone: "x" },
    });
    expect(error.errors.map((entry) => entry.message)).toEqual([
      "Please enter Company Name!",
      "Phone number is not valid!",
    ]);
  });
});

test("the list filters as specified, by kind and words, and takes no other words", async () => {
  const mark = `Zephyr${newId().slice(-6)}`;
  const names = ["active", "inactive", "subscribed"].map((word) => `${mark} 100% ${word}`);
  const [, inactive, subscribed] = await Promise.all(
    names.map((name) => buildCompany(world.database, { name })),
  );
  await world.database.query("update company set is_active = false where id = $1", [inactive?.id]);
  const params = { companyId: subscribed?.id ?? "" };
  await operator.call(contract.generateCompanyKeys, { params, body: { keyType: "agent", count: 1 } });
  const found = async (query: object) => {
    const { body } = await operator.send(contract.listCompanies, { query: { search: mark, ...query } });
    const parsed = contract.listCompanies.response.parse(body);
    return parsed.content
      .map((entry) => entry.name.split(" ").at(-1) ?? "")
      .toSorted((a, b) => a.localeCompare(b));
  };
  expect(await found({ filter: "All" })).toEqual(["active", "inactive", "subscribed"]);
  expect(await found({ filter: "Active" })).toEqual(["active", "subscribed"]);
  expect(await found({ filter: "Inactive" })).toEqual(["inactive"]);
  expect(await found({ filter: "Subscribed" })).toEqual(["subscribed"]);
  expect(await found({ filter: "Not Subscribe" })).toEqual(["active", "inactive"]);
  expect(await found({ kind: "airline" })).toEqual([]);
  expect(await found({ search: `${mark} 100%` })).toHaveLength(3);
  expect(await found({ search: `${mark}_` })).toEqual([]);
  expect(await found({ size: 1, page: 2 })).toHaveLength(1);
  expect((await list({ filter: "1=1" })).status).toBe(400);
});

test("the list sorts, counts what each tab holds, and leaves as a file", async () => {
  const mark = `Quill${newId().slice(-6)}`;
  const kinds = [
    { name: `${mark} b`, approval: "approved" },
    { name: `${mark} C`, approval: "approved" },
    { name: `${mark} a =1+1`, approval: "unapproved" },
  ] as const;
  for (const kind of kinds) await buildCompany(world.database, kind);
  const { body } = await operator.send(contract.listCompanies, {
    query: { search: mark, approval: "any", sort: "name", direction: "asc" },
  });
  const found = contract.listCompanies.response.parse(body);
  expect(found.content.map((entry) => entry.name.slice(mark.length + 1))).toEqual(["a =1+1", "b", "C"]);
  expect(found.counts).toMatchObject({
    any: 3,
    approved: 2,
    active: 2,
    inactive: 0,
    waiting: 1,
    rejected: 0,
  });
  const csv = await operator.call(contract.exportCompanies, { query: { search: mark, approval: "any" } });
  expect(csv.text.trim().split("\r\n")).toHaveLength(4);
  expect(csv.text).toContain("Waiting");
  const xlsx = await operator.call(contract.exportCompanies, { query: { search: mark, format: "xlsx" } });
  expect(xlsx.text.startsWith("PK")).toBe(true);
});

test("a company's own screen tells its people, its seats and what was decided by whom", async () => {
  const { company } = await waiting();
  await approve(company.id);
  await refuse(contract.deactivateCompany, company.id, "Unpaid");
  const params = { companyId: company.id };
  const { body } = await operator.call(contract.getManagedCompany, { params });
  expect(body.people).toEqual([{ role: "ROLE_FFADMIN", count: 1 }]);
  expect(body.seats.map((seat) => seat.keyType)).toEqual(["admin", "agent", "client"]);
  expect(body.history).toMatchObject([
    { event: "deactivated", by: "Test Person", reason: "Unpaid" },
    { event: "approved", by: "Test Person", reason: "" },
  ]);
  const foreign = { companyId: operator.user.company.id };
  expect((await operator.call(contract.getManagedCompany, { params: foreign })).status).toBe(404);
});

test("the operator's own company and unknown ones are beyond every decision", async () => {
  for (const id of [operator.user.company.id, newId()]) {
    expect((await approve(id)).status).toBe(404);
    expect((await refuse(contract.rejectCompany, id, "x")).status).toBe(404);
    expect((await refuse(contract.deactivateCompany, id, "x")).status).toBe(404);
  }
  expect((await operator.call(contract.getProfile)).status).toBe(200);
});
