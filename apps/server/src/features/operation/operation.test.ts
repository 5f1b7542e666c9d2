import * as contract from "@kilolane/contract";
import { findPhrase, loadPhrases } from "@kilolane/phrases";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { companyScopeOf } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { newId } from "../../db/new-id.ts";
import { withTransaction } from "../../db/transaction.ts";
import { defineJob, enqueue, HopelessJobError } from "../../jobs/job-queue.ts";

const payload = z.object({ companyId: z.string(), to: z.string() });
const stumble = defineJob({ name: "test-stumble", schema: payload, retryLimit: 0 });
const doomed = defineJob({ name: "test-doomed", schema: payload });
let isBroken = true;
const done: string[] = [];

const world = useTestWorld({
  runsJobs: true,
  prepare: (app) => {
    app.jobs.register(stumble, {
      run: async (call) => {
        if (isBroken) throw new Error("the wire is cut");
        done.push(call.payload.to);
      },
    });
    app.jobs.register(doomed, {
      run: async () => {
        throw new HopelessJobError("no such street");
      },
    });
  },
});
const operator = usePerson(world, "ROLE_SUPERADMIN");
const admin = usePerson(world, "ROLE_FFADMIN");

const list = async (name = "") => (await operator.call(contract.listFailedJobs, { query: { name } })).body;
const send = (job: typeof stumble, to: string) =>
  withTransaction(companyScopeOf(world.database, admin.user), (tx) =>
    enqueue(tx, job, { companyId: admin.user.company.id, to }),
  );

test("work that was given up is found with its reason and company, tried once more, and then gone", async () => {
  await send(stumble, "ada@elm.example");
  await vi.waitFor(async () => expect((await list("test-stumble")).total).toBe(1), { timeout: 10_000 });
  const [job] = (await list("test-stumble")).content;
  expect(job).toMatchObject({
    name: "test-stumble",
    reason: "the wire is cut",
    attempts: 1,
    companyName: admin.user.company.name,
    recipient: "ada@elm.example",
  });
  const kinds = (await operator.call(contract.listJobKinds)).body.content;
  expect(kinds.find(({ name }) => name === "test-stumble")).toMatchObject({ failed: 1, waiting: 0 });
  const file = await operator.call(contract.exportFailedJobs, { query: { name: "test-stumble" } });
  expect(file.text).toContain("the wire is cut");

  const retry = () => operator.call(contract.retryFailedJob, { params: { id: job?.id ?? "" } });
  expect((await retry()).status).toBe(200);
  await vi.waitFor(async () => expect((await list("test-stumble")).content[0]?.attempts).toBe(2), {
    timeout: 10_000,
  });
  isBroken = false;
  expect((await retry()).status).toBe(200);
  await vi.waitFor(() => expect(done).toEqual(["ada@elm.example"]), { timeout: 10_000 });
  expect((await retry()).status).toBe(404);
  expect((await list("test-stumble")).total).toBe(0);
  const { rows } = await world.database.query(
    "select detail from audit_entry where action = 'job.retried' and user_id = $1",
    [operator.user.id],
  );
  expect(rows).toHaveLength(2);
});

test("work without hope is given up at its first try, and stands among the failures once", async () => {
  await send(doomed, "bob@elm.example");
  await vi.waitFor(async () => expect((await list("test-doomed")).total).toBe(1), { timeout: 10_000 });
  expect((await list("test-doomed")).content).toMatchObject([{ attempts: 1, reason: "no such street" }]);
  expect((await list()).content.map(({ name }) => name)).toContain("test-doomed");
});

test("a person whose session the operator ends is signed out at once; the operator's own goes on", async () => {
  const leaving = await world.signInAs("ROLE_FFAGENT");
  const find = async (search: string) =>
    (await operator.call(contract.listOpenSessions, { query: { search } })).body.content;
  const [session] = await find(leaving.user.email);
  expect(session).toMatchObject({ userId: leaving.user.id, role: "ROLE_FFAGENT", isOwn: false });
  const end = (id: string) => operator.call(contract.endOpenSession, { params: { id } });
  expect((await end(session?.id ?? "")).status).toBe(200);
  expect((await leaving.call(contract.getProfile)).status).toBe(401);
  expect(await find(leaving.user.email)).toEqual([]);
  expect((await end(session?.id ?? "")).status).toBe(404);
  expect((await end(newId())).status).toBe(404);
  const [own] = await find(operator.user.email);
  expect(own?.isOwn).toBe(true);
  expect((await end(own?.id ?? "")).status).toBe(409);
  const file = await operator.call(contract.exportOpenSessions, { query: { search: operator.user.email } });
  expect(file.text).toContain(operator.user.email);
});

test("versions and storage are those of the process and its database", async () => {
  const { body } = await operator.call(contract.getSystemState);
  expect(body).toMatchObject({ node: process.version });
  const { rows } = await world.database.query<{ last: number }>(
    "select max(number) as last from kilolane_migration",
  );
  expect(body.schema).toBe(rows[0]?.last);
  expect(body.databaseBytes).toBeGreaterThan(1_000_000);
  expect(body.freeBytes).toBeGreaterThan(0);
  expect(body.tables.length).toBeGreaterThan(5);
});

test("nobody but the operator sees any of it", async () => {
  for (const endpoint of [contract.listJobKinds, contract.listFailedJobs, contract.getSystemState])
    expect((await admin.call(endpoint)).status).toBe(403);
  expect((await admin.call(contract.listOpenSessions)).status).toBe(403);
});

test("every kind of work has a name in words", async () => {
  const phrases = await loadPhrases("en", "operation");
  const kinds = (await operator.call(contract.listJobKinds)).body.content;
  const names = kinds.map(({ name }) => name).filter((name) => !name.startsWith("test-"));
  expect(names).not.toEqual([]);
  expect(names.filter((name) => findPhrase(phrases, "en", `kind.${name}`) === undefined)).toEqual([]);
});
