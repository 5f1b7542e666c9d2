import * as contract from "@kilolane/contract";
import { afterEach, beforeAll, expect, test } from "vitest";
import { buildUser, PASSWORD } from "../../../test/factories.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";

const world = useTestWorld();
const agent = usePerson(world, "ROLE_FFAGENT");
let operator: SignedInPerson;
beforeAll(async () => {
  operator = await world.signInAs("ROLE_SUPERADMIN");
});
afterEach(() => operator.call(contract.updateMaintenance, { body: { isOn: false } }));

const start = (expectedEnd: string | null = null) =>
  operator.call(contract.updateMaintenance, { body: { isOn: true, expectedEnd } });

test("while it lasts everybody but the operator is answered 503, and the health probes go on", async () => {
  expect((await agent.call(contract.getMeasurementUnit)).status).toBe(200);
  expect((await start()).body).toMatchObject({ isOn: true, expectedEnd: null, changedBy: "Test Person" });
  const { status, error, headers } = await agent.call(contract.getMeasurementUnit);
  expect(status).toBe(503);
  expect(error).toMatchObject({ code: "maintenance", title: "Under maintenance", status: 503, errors: [] });
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect((await agent.call(contract.getProfile)).status).toBe(503);
  expect(
    (await world.anonymous.call(contract.forgotPassword, { body: { email: "a@b.example" } })).status,
  ).toBe(503);
  expect((await operator.call(contract.getMeasurementUnit)).status).toBe(200);
  expect((await operator.call(contract.getMaintenance)).body).toMatchObject({ isOn: true });
  for (const url of ["/health/live", "/health/ready"])
    expect((await world.app.fastify.inject({ url })).statusCode).toBe(200);
  await operator.call(contract.updateMaintenance, { body: { isOn: false } });
  expect((await agent.call(contract.getMeasurementUnit)).status).toBe(200);
});

test("nobody but the operator signs in meanwhile, and that is said only after a right password", async () => {
  await start();
  const user = await buildUser(world.database);
  const signIn = (password: string, username = user.email) =>
    world.anonymous.call(contract.authenticate, { body: { username, password, forceLogin: true } });
  expect((await signIn("wrong")).error.code).toBe("bad-credentials");
  expect((await signIn(PASSWORD)).error).toMatchObject({ code: "maintenance", status: 503 });
  expect((await signIn(PASSWORD, operator.user.email)).status).toBe(200);
  operator = await world.signIn(operator.user);
});

test("people who are signed in may sign out meanwhile", async () => {
  const leaving = await world.signInAs("ROLE_CONSIGNEE");
  await start();
  expect((await leaving.call(contract.logout)).status).toBe(200);
});

test("those who wait can ask whether it is over, and learn the expected end", async () => {
  const expectedEnd = new Date(world.app.clock.now().getTime() + 3_600_000).toISOString();
  await start(expectedEnd);
  const state = await world.anonymous.call(contract.getServiceState);
  expect(state.body).toEqual({ isMaintenance: true, expectedEnd });
  const refused = await world.anonymous.call(contract.forgotPassword, { body: { email: "a@b.example" } });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
  await operator.call(contract.updateMaintenance, { body: { isOn: false } });
  expect((await world.anonymous.call(contract.getServiceState)).body).toEqual({
    isMaintenance: false,
    expectedEnd: null,
  });
});

test("an end in the past is refused at its field", async () => {
  const answer = await start("2020-01-01T00:00:00Z");
  expect(answer.error.errors).toMatchObject([{ field: "expectedEnd", code: "past" }]);
  expect((await world.anonymous.call(contract.getServiceState)).body.isMaintenance).toBe(false);
});

test("who threw the switch is in the audit", async () => {
  await start();
  const { rows } = await world.database.query(
    "select user_id from audit_entry where action = 'maintenance.started' order by id desc limit 1",
  );
  expect(rows).toEqual([{ user_id: operator.user.id }]);
});
