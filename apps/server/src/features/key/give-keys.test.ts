import * as contract from "@kilolane/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { buildUser } from "../../../test/factories.ts";
import { useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { holderForm, makeKeyDesk, newHolderEmail } from "../../../test/hold-keys.ts";
import { countMails, keyOf, untilMail } from "../../../test/read-mail.ts";

const world = useTestWorld({ runsJobs: true });
const desk = makeKeyDesk(world);
let admin: SignedInPerson;
beforeEach(async () => {
  await world.database.query("delete from rate_limit");
  admin = await world.signInAs("ROLE_FFADMIN");
});

const giveAll = (emails: readonly string[], keyType: "admin" | "agent" = "agent") =>
  admin.call(contract.assignKeys, { body: { keyType, emails: [...emails] } });
const colleague = async (
  licence: "open" | "none",
  role: "ROLE_FFAGENT" | "ROLE_FFCLIENT" = "ROLE_FFAGENT",
) => {
  const person = await buildUser(world.database, { role, company: admin.user.company });
  await world.database.query("update user_account set licence_state = $2 where id = $1", [
    person.id,
    licence,
  ]);
  return person;
};

describe("a key for a colleague", () => {
  test("without a licence is theirs at once: nothing to enter, they can sign in", async () => {
    const person = await colleague("none");
    const key = await desk.generate(admin);
    const answer = await admin.call(contract.assignKey, {
      params: { id: key.id },
      body: { email: person.email },
    });
    expect(answer.body).toMatchObject({ usedStatus: "Used", ffuserId: person.id, email: person.email });
    expect((await world.signIn(person)).token).not.toBe("");
    const mail = await untilMail(world, person.email);
    expect([keyOf(mail), mail.text.includes("/sign-in")]).toEqual(["", true]);
  });

  test("who has a licence or another role is refused at the field, and the key stays free", async () => {
    const people = [await colleague("open"), await colleague("none", "ROLE_FFCLIENT"), admin.user];
    const key = await desk.generate(admin);
    for (const { email } of people) {
      const { status, error } = await admin.call(contract.assignKey, {
        params: { id: key.id },
        body: { email },
      });
      expect([status, error.errors]).toMatchObject([400, [{ field: "email", code: "already-registered" }]]);
    }
    const { body } = await admin.call(contract.getKey, { params: { id: key.id } });
    expect(body).toMatchObject({ email: null, usedStatus: "Unused" });
  });

  test("for whom a key waits already is refused, until that one is taken back", async () => {
    const [waiting, other] = [await desk.assign(admin), await desk.generate(admin)];
    const input = { params: { id: other.id }, body: { email: waiting.email } };
    const refused = await admin.call(contract.assignKey, input);
    expect(refused.error.errors).toMatchObject([{ field: "email", code: "holds-key" }]);
    await admin.call(contract.unassignKey, { params: { id: waiting.id } });
    expect((await admin.call(contract.assignKey, input)).status).toBe(200);
  });
});

test("six keys given to one email at the same moment: it gets one", async () => {
  const keys = [];
  for (let count = 0; count < 6; count += 1) keys.push(await desk.generate(admin));
  const email = newHolderEmail();
  const answers = await Promise.all(
    keys.map(({ id }) => admin.call(contract.assignKey, { params: { id }, body: { email } })),
  );
  const outcomes = answers.map(({ status, error }) => (status === 200 ? "given" : error.errors[0]?.code));
  const countOf = (outcome: string) => outcomes.filter((each) => each === outcome).length;
  expect([countOf("given"), countOf("holds-key")]).toEqual([1, 5]);
});

describe("keys for a list of emails", () => {
  test("free ones first, new ones for the rest; each is mailed its own, and it opens a seat", async () => {
    const free = await desk.generate(admin);
    const emails = [newHolderEmail(), newHolderEmail(), newHolderEmail()];
    const { status, body, text } = await giveAll([...emails, emails[0]?.toUpperCase() ?? ""]);
    expect(status).toBe(200);
    expect(body.content.map((row) => row.email)).toEqual(emails);
    expect(body.content[0]?.id).toBe(free.id);
    const texts = await Promise.all(emails.map(async (email) => keyOf(await untilMail(world, email))));
    expect(new Set(texts).size).toBe(3);
    for (const key of texts) expect(text).not.toContain(key);
    const last = { id: "", email: emails[2] ?? "", text: texts[2] ?? "", keyType: "agent" as const };
    expect((await desk.register(holderForm(last))).status).toBe(200);
    const counts = (await admin.call(contract.countKeys)).body;
    expect(counts).toMatchObject({ all: 3, assigned: 3, used: 1 });
  });

  test("all or none: beyond the number, or with one that is refused, nobody gets any", async () => {
    const emails = Array.from({ length: 4 }, newHolderEmail);
    expect((await giveAll(emails, "admin")).error.code).toBe("allotment-used");
    const person = await colleague("open");
    const mixed = await giveAll([newHolderEmail(), person.email]);
    expect(mixed.error.errors).toMatchObject([{ field: "emails.1", code: "already-registered" }]);
    const wrong = await giveAll([newHolderEmail(), "nobody at all"]);
    expect(wrong.error.errors).toMatchObject([{ field: "emails.1", code: "email" }]);
    expect((await giveAll([])).error.errors).toMatchObject([{ field: "emails", code: "required" }]);
    expect((await giveAll(Array.from({ length: 31 }, newHolderEmail))).status).toBe(400);
    expect((await admin.call(contract.countKeys)).body.all).toBe(0);
    expect(await countMails(world, emails[0] ?? "")).toBe(0);
  });

  test("ten who send lists at once never pass the company's number", async () => {
    const lists = Array.from({ length: 10 }, () => giveAll([newHolderEmail(), newHolderEmail()], "admin"));
    const answers = await Promise.all(lists);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await admin.call(contract.countKeys)).body.all).toBe(2);
  });

  test("each address counts as a mail of its own", async () => {
    expect((await giveAll(Array.from({ length: 16 }, newHolderEmail))).status).toBe(200);
    expect((await giveAll(Array.from({ length: 15 }, newHolderEmail))).status).toBe(429);
    expect((await admin.call(contract.countKeys)).body.all).toBe(16);
  });
});

test("what may be done with a key follows its state, and agents may do nothing", async () => {
  const [free, waiting, used] = [
    await desk.generate(admin),
    await desk.assign(admin),
    await desk.hold(admin),
  ];
  const actionsOf = async (id: string) =>
    (await admin.call(contract.getKey, { params: { id } })).body.actions.toSorted();
  expect(await actionsOf(free.id)).toEqual(["assign", "suspend"]);
  expect(await actionsOf(waiting.id)).toEqual(["assign", "copy", "resend", "suspend", "unassign"]);
  expect(await actionsOf(used.id)).toEqual(["reassign", "suspend"]);
  await desk.setActive(admin, used, "suspended");
  expect(await actionsOf(used.id)).toEqual(["activate"]);
  await world.database.query("update licence_key set expires_at = '2020-01-01' where id = any ($1)", [
    [waiting.id, used.id],
  ]);
  expect([await actionsOf(waiting.id), await actionsOf(used.id)]).toEqual([["unassign"], []]);
  const agent = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
  expect((await agent.call(contract.listKeys)).body.content.map((row) => row.actions)).toEqual([[], [], []]);
});

test("no call takes a key's text in its address, and no list holds one", () => {
  const named = Object.values<unknown>(contract).filter(
    (value): value is contract.Endpoint =>
      typeof value === "object" && value !== null && "path" in value && "roles" in value,
  );
  expect(named.length).toBeGreaterThan(100);
  for (const { path, query, params } of named) {
    const address = [path, ...[query, params].flatMap((part) => fieldsOf(part))].join(" ");
    expect(address.toLowerCase()).not.toContain("alphanumeric");
  }
});

function fieldsOf(schema: unknown): string[] {
  const isObject = typeof schema === "object" && schema !== null && "shape" in schema;
  return isObject ? Object.keys(schema.shape ?? {}) : [];
}
