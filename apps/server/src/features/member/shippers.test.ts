import * as contract from "@kilolane/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { linkTokenOf, untilMail } from "../../../test/read-mail.ts";

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
let rows = 0;
beforeEach(() => world.database.query("delete from rate_limit"));

const PASSWORD = "weigh seven crates twice";
const newForm = (changes: object = {}) => ({
  companyName: "Birch Works",
  firstName: "Ada",
  lastName: "Moss",
  country: "us",
  email: `ada-${(rows += 1)}@birch.example`,
  ...changes,
});
const add = (form: ReturnType<typeof newForm>, person = admin) =>
  person.call(contract.createShipper, { body: form });
const login = (username: string) =>
  world.anonymous.call(contract.authenticate, { body: { username, password: PASSWORD, forceLogin: true } });
const list = async (query: object, person = admin) =>
  contract.listShippers.response.parse((await person.send(contract.listShippers, { query })).body);

describe("a shipper put on the list", () => {
  test("without an account gets one, and signs in by the mailed link", async () => {
    const form = newForm({ reference: "C-77", note: "pallets only" });
    const { body: added } = await add(form);
    expect(added).toMatchObject({ account: "invited", status: "Active", country: "US", reference: "C-77" });
    const mail = await untilMail(world, form.email);
    expect(mail.text).toContain(admin.user.company.name);
    const body = { token: linkTokenOf(mail), password: PASSWORD, confirmPassword: PASSWORD };
    await world.anonymous.call(contract.resetPassword, { body });
    expect((await login(form.email)).body.role).toEqual([{ authority: "ROLE_CONSIGNEE" }]);
    const found = await list({ search: "c-77" });
    expect(found.content).toMatchObject([{ id: added.id, account: "joined", note: "pallets only" }]);
  });

  test("with an account is notified; the account stays as it was, and a second forwarder may add it too", async () => {
    const shipper = await world.signInAs("ROLE_CONSIGNEE");
    const form = newForm({ email: shipper.user.email.toUpperCase(), companyName: "As we call it" });
    expect((await add(form)).body).toMatchObject({ companyName: "As we call it", email: shipper.user.email });
    expect((await untilMail(world, shipper.user.email)).subject).toContain(admin.user.company.name);
    expect((await shipper.call(contract.getProfile)).body).toMatchObject({ firstName: "Test" });
    expect((await add(form)).error.errors).toMatchObject([{ field: "email", code: "already-linked" }]);
    const other = await world.signInAs("ROLE_FFADMIN");
    expect((await add(form, other)).status).toBe(200);
    expect((await list({}, other)).total).toBe(1);
  });

  test("ten times at once opens one account and one tie", async () => {
    const form = newForm();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(form)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(new Set(refused.map((answer) => answer.error.errors[0]?.code))).toEqual(
      new Set(["already-linked"]),
    );
    expect((await list({ search: form.email })).total).toBe(1);
  });

  test.each([
    [{ companyName: " " }, "companyName company-name-missing"],
    [{ lastName: "" }, "lastName name-missing"],
    [{ email: "ada" }, "email email"],
    [{ country: "" }, "country required"],
    [{ mobile: "x" }, "mobile phone"],
  ])("%j is refused: %s", async (change, problem) => {
    const { status, error } = await admin.send(contract.createShipper, { body: newForm(change) });
    expect(status).toBe(400);
    expect(error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([problem]);
  });

  test("whose email is somebody else's account is refused at the field", async () => {
    const { error } = await add(newForm({ email: admin.user.email }));
    expect(error.errors).toMatchObject([{ field: "email", code: "already-registered" }]);
  });
});

test("notes change under the version that was seen, names of any script as typed", async () => {
  const { body: added } = await add(newForm());
  const form = {
    companyName: "株式会社 🌊 ميناء",
    firstName: "Zoë".repeat(20),
    lastName: "ب",
    country: "JP",
  };
  const change = { params: { id: added.id }, body: { ...form, version: 1 } };
  expect((await admin.call(contract.updateShipper, change)).body).toMatchObject({
    ...form,
    version: 2,
  });
  const again = await admin.call(contract.updateShipper, change);
  expect([again.status, again.error.currentVersion]).toEqual([409, 2]);
  expect((await list({ search: "🌊" })).total).toBe(1);
});

test("a suspended shipper sees the forwarder no longer and everybody else as before; its session stays", async () => {
  const shipper = await world.signInAs("ROLE_CONSIGNEE");
  const other = await world.signInAs("ROLE_FFADMIN");
  const { body: added } = await add(newForm({ email: shipper.user.email }));
  const agent = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
  const setActive = (status: "active" | "suspended", person = admin) =>
    person.call(contract.setShipperActive, { params: { id: added.id }, body: { status } });
  const look = async (id: string) => (await shipper.call(contract.getCompany, { params: { id } })).status;
  expect(await look(admin.user.company.id)).toBe(200);
  expect((await setActive("suspended", agent)).status).toBe(403);
  expect((await setActive("suspended")).body.status).toBe("Suspended");
  expect((await list({ state: "Suspended" })).content.map((row) => row.id)).toEqual([added.id]);
  expect(await look(admin.user.company.id)).toBe(404);
  expect(await look(other.user.company.id)).toBe(200);
  expect((await setActive("suspended", other)).status).toBe(404);
  await setActive("active");
  expect(await look(admin.user.company.id)).toBe(200);
});

test("the list leaves as a file", async () => {
  const csv = await admin.call(contract.exportShippers, { query: { search: "birch" } });
  expect(csv.text).toContain("Birch Works");
  const xlsx = await admin.call(contract.exportShippers, { query: { format: "xlsx" } });
  expect(xlsx.text.startsWith("PK")).toBe(true);
});
