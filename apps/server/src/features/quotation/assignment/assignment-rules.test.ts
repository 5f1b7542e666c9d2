import {
  assignClientRequest,
  type AssignmentRule,
  createAssignmentRule,
  createClientQuotation,
  deleteAssignmentRule,
  getAssignmentRule,
  getClientRequest,
  listAssignmentRules,
  sendClientRequest,
  updateAssignmentRule,
} from "@kilolane/contract";
import { beforeEach, expect, test } from "vitest";
import { FORM, useMarket } from "../../../../test/build-market.ts";
import { type SignedInPerson, usePerson, useTestWorld } from "../../../../test/harness.ts";

const world = useTestWorld();
const market = useMarket(world);
const agent2 = usePerson(world, "ROLE_FFAGENT", () => ({ company: market.ours.admin.user.company }));
const otherClient = usePerson(world, "ROLE_FFCLIENT", () => ({ company: market.ours.admin.user.company }));

beforeEach(() => world.database.query("delete from assignment_rule; delete from incoming_request"));

type Form = Partial<Omit<AssignmentRule, "id" | "version">> & { readonly name: string };

async function addRule(form: Form) {
  const { status, text, body } = await market.ours.admin.call(createAssignmentRule, { body: form });
  expect(status, text).toBe(200);
  return body;
}

async function sendRequest(client: SignedInPerson = market.ours.client) {
  const { request_id } = (await client.call(createClientQuotation, { body: FORM })).body;
  const sent = await client.call(sendClientRequest, { body: { request_id } });
  expect(sent.status, sent.text).toBe(200);
  const { body } = await market.ours.admin.call(getClientRequest, { params: { id: request_id } });
  expect(body.lockVersion).toBe(sent.body.lockVersion);
  return body;
}

test("rules are listed in the order in which they count: client, narrower lane, everything", async () => {
  const { admin, client, agent } = market.ours;
  const toFra = { destinationKind: "airport", destinationCode: "fra" } as const;
  const toGermany = { destinationKind: "country", destinationCode: "DE" } as const;
  await addRule({ name: "Everything" });
  await addRule({ name: "Germany", ...toGermany, assigneeIds: [agent.user.id] });
  await addRule({ name: "Frankfurt", ...toFra, assigneeIds: [agent2.user.id] });
  await addRule({ name: "Key account", clientUserId: client.user.id, assigneeIds: [admin.user.id] });
  const { content } = (await admin.call(listAssignmentRules)).body;
  expect(content.map(({ place, name }) => `${place} ${name}`)).toEqual([
    "1 Key account",
    "2 Frankfurt",
    "3 Germany",
    "4 Everything",
  ]);
  expect(content[1]).toMatchObject({
    destinationCode: "FRA",
    assignees: [{ id: agent2.user.id, isActive: true }],
  });
  // what arrives is given by the first that fits, and says by which
  expect(await sendRequest(client)).toMatchObject({
    status: "assigned",
    ffUserId: admin.user.id,
    assignedByRule: "Key account",
  });
  expect(await sendRequest(otherClient)).toMatchObject({
    ffUserId: agent2.user.id,
    assignedByRule: "Frankfurt",
  });
  const after = (await admin.call(listAssignmentRules)).body.content;
  expect(after.map(({ assigned }) => assigned)).toEqual([1, 1, 0, 0]);
});

test("the least busy gets the next request, also of two that arrive at once", async () => {
  await addRule({ name: "Everything" });
  const given = new Map<string | null, number>();
  for (let round = 0; round < 2; round++) {
    for (const { ffUserId } of await Promise.all([sendRequest(), sendRequest(otherClient)]))
      given.set(ffUserId, (given.get(ffUserId) ?? 0) + 1);
  }
  expect(given).toEqual(
    new Map([
      [market.ours.agent.user.id, 2],
      [agent2.user.id, 2],
    ]),
  );
});

test("an admin gives a request to somebody else, and no rule is named any more", async () => {
  const { admin, agent } = market.ours;
  await addRule({ name: "Frankfurt", assigneeIds: [agent2.user.id] });
  const { request_id, ffUserId } = await sendRequest();
  expect(ffUserId).toBe(agent2.user.id);
  await admin.call(assignClientRequest, { query: { requestId: request_id, ffUserId: agent.user.id } });
  const { body } = await admin.call(getClientRequest, { params: { id: request_id } });
  expect(body).toMatchObject({ ffUserId: agent.user.id, assignedByRule: "" });
});

test("a rule whose people cannot sign in is passed over; without another the request waits for an admin", async () => {
  await addRule({ name: "Frankfurt", assigneeIds: [agent2.user.id] });
  await world.database.query(`update user_account set is_suspended = true where id = '${agent2.user.id}'`);
  expect(await sendRequest()).toMatchObject({ status: "new", ffUserId: null, assignedByRule: "" });
  await world.database.query(`update user_account set is_suspended = false where id = '${agent2.user.id}'`);
});

test("a rule that leaves open who gets a request, or names a stranger or no place, is refused at its field", async () => {
  const { admin } = market.ours;
  const first = await addRule({ name: "Everything" });
  const add = (body: Form) => admin.call(createAssignmentRule, { body });
  const refusals = [
    await add({ name: "All" }),
    await add({ name: "x", clientUserId: market.theirs.client.user.id }),
    await add({ name: "x", assigneeIds: [market.theirs.agent.user.id] }),
    await add({ name: "x", assigneeIds: [market.ours.client.user.id] }),
    await add({ name: "x", originKind: "airport", originCode: "QQQ" }),
    await add({ name: "x", originKind: "country", originCode: "" }),
    await add({ name: "" }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 400]);
  expect(refusals.map(({ error }) => error.errors[0]?.field)).toEqual([
    "name",
    "clientUserId",
    "assigneeIds",
    "assigneeIds",
    "originCode",
    "originCode",
    "name",
  ]);
  expect(refusals[0]?.error.errors[0]?.message).toContain("Everything");
  // the rule itself is not its own rival
  const { id, version } = first;
  const changed = await admin.call(updateAssignmentRule, {
    params: { id },
    body: { name: "All of it", version },
  });
  expect([changed.status, changed.body.name, changed.body.version]).toEqual([200, "All of it", 2]);
});

test("a rule in an older version is neither changed nor deleted; another company's is not there", async () => {
  const { admin } = market.ours;
  const { id, version } = await addRule({ name: "Everything" });
  await admin.call(updateAssignmentRule, { params: { id }, body: { name: "All", version } });
  const late = await admin.call(updateAssignmentRule, { params: { id }, body: { name: "Mine", version } });
  const gone = await admin.call(deleteAssignmentRule, { params: { id }, query: { version } });
  expect([late.status, gone.status]).toEqual([409, 409]);
  const foreign = market.theirs.admin;
  expect((await foreign.call(getAssignmentRule, { params: { id } })).status).toBe(404);
  expect((await foreign.call(listAssignmentRules)).body.content).toEqual([]);
  const deleted = await admin.call(deleteAssignmentRule, { params: { id }, query: { version: 2 } });
  expect([deleted.status, deleted.body.name]).toEqual([200, "All"]);
  expect((await admin.call(getAssignmentRule, { params: { id } })).status).toBe(404);
});
