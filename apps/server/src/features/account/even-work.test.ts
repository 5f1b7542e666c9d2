import * as contract from "@kilolane/contract";
import argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { buildCompany, buildUser } from "../../../test/factories.ts";
import { createTestWorld, type TestWorld } from "../../../test/harness.ts";

/** How often the one costly thing was done: argon2 itself runs, its calls are counted. */
const hashes = vi.spyOn(argon2, "hash");
const checks = vi.spyOn(argon2, "verify");

let world: TestWorld;
beforeAll(async () => {
  // Jobs stay where they are put: what an answer leaves to them can be counted.
  world = await createTestWorld();
});
afterAll(() => {
  vi.restoreAllMocks();
  return world.close();
});
beforeEach(() => world.database.query("delete from rate_limit"));

async function countRows(table: "pgboss.job" | "audit_entry" | "password_link"): Promise<number> {
  const { rows } = await world.database.query<{ count: string }>(`select count(*) as count from ${table}`);
  return Number(rows[0]?.count);
}

async function standing() {
  return {
    hashes: hashes.mock.calls.length,
    checks: checks.mock.calls.length,
    jobs: await countRows("pgboss.job"),
    audit: await countRows("audit_entry"),
    links: await countRows("password_link"),
  };
}

/** What a call costs and leaves behind. */
async function workOf(call: () => Promise<unknown>) {
  const before = await standing();
  await call();
  const after = await standing();
  return {
    hashes: after.hashes - before.hashes,
    checks: after.checks - before.checks,
    jobs: after.jobs - before.jobs,
    audit: after.audit - before.audit,
    links: after.links - before.links,
  };
}

const login = (username: string) =>
  world.anonymous.call(contract.authenticate, { body: { username, password: "not the password at all" } });
const forgot = (email: string) => world.anonymous.call(contract.forgotPassword, { body: { email } });

/** One address of each sort that an attacker would like to tell apart. */
async function allSorts(): Promise<string[]> {
  const waiting = await buildCompany(world.database, { approval: "unapproved" });
  const people = await Promise.all([
    buildUser(world.database),
    buildUser(world.database, { isSuspended: true }),
    buildUser(world.database, { company: waiting }),
  ]);
  return ["nobody@elm.example", ...people.map((person) => person.email)];
}

test("a sign-in costs one password check, whether or not the email has an account", async () => {
  const [first = "", ...others] = await allSorts();
  // The very first check of a process makes the decoy as well: it does so for a known name, too.
  await workOf(() => login(others[0] ?? ""));
  const unknown = await workOf(() => login(first));
  expect(unknown).toEqual({ hashes: 0, checks: 1, jobs: 0, audit: 1, links: 0 });
  for (const email of others) expect(await workOf(() => login(email))).toEqual(unknown);
});

test("asking for a new password costs one job, whether or not the email has an account", async () => {
  for (const email of await allSorts()) {
    expect(await workOf(() => forgot(email))).toEqual({ hashes: 0, checks: 0, jobs: 1, audit: 0, links: 0 });
  }
});
