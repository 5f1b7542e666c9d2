import * as contract from "@kilolane/contract";
import { ROLES, type Role } from "@kilolane/domain";
import { newId } from "../src/db/new-id.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { makeCaller, type Caller } from "./call-endpoint.ts";
import { useTestWorld, type SignedInPerson } from "./harness.ts";
import { watchChanges, type ChangeWatch } from "./watch-changes.ts";

/*
 * Every bound endpoint × everybody who could call it, generated from the contract: who may not call is refused with
 * the right status and leaves the database as it was; who may call gets past the role check (reliability-security.md §2,
 * checks 1 and 2).
 */

/** Endpoints that the contract declares and the server does not bind yet. This list may only shrink. */
const UNBOUND = new Set<string>();

const declared = Object.values<unknown>(contract).filter(isEndpoint);

function isEndpoint(value: unknown): value is contract.Endpoint {
  return (
    typeof value === "object" && value !== null && "path" in value && "method" in value && "roles" in value
  );
}

const world = useTestWorld();
let bound: readonly contract.Endpoint[];
let watch: ChangeWatch;
const people = new Map<Role, SignedInPerson>();
const barred = new Map<string, Caller>();

beforeAll(async () => {
  bound = world.app.bound;
  for (const role of ROLES) people.set(role, await world.signInAs(role));
  // Sessions that were alive when their owner, or the owner's company, lost the right to act.
  const suspended = await world.signInAs("ROLE_FFADMIN");
  await world.database.query("update user_account set is_suspended = true where id = $1", [
    suspended.user.id,
  ]);
  const unapproved = await world.signInAs("ROLE_FFADMIN");
  await world.database.query("update company set approval = 'unapproved' where id = $1", [
    unapproved.user.company.id,
  ]);
  barred.set("anonymous", world.anonymous);
  barred.set("a made-up token", makeCaller(world.app, "x".repeat(43)));
  barred.set("suspended", suspended);
  barred.set("of an unapproved company", unapproved);
  watch = await watchChanges(world.database);
});

function callOf(caller: Caller, endpoint: contract.Endpoint) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  const params = Object.fromEntries(names.map((name) => [name, newId()]));
  const body = endpoint.body === undefined || endpoint.method === "GET" ? {} : { body: {} };
  const file = { name: "x.png", contentType: "image/png", bytes: Buffer.from("no image") };
  return caller.send(endpoint, { params, ...body }, endpoint.multipart === true ? { file } : {});
}

function mayCall(endpoint: contract.Endpoint, role: Role): boolean {
  return typeof endpoint.roles === "string" || endpoint.roles.includes(role);
}

test("the server binds what the contract declares, each address once", () => {
  const names = new Set(bound.map((endpoint) => endpoint.name));
  const missing = declared
    .map((endpoint) => endpoint.name)
    .filter((name) => !names.has(name) && !UNBOUND.has(name));
  expect(missing).toEqual([]);
  const declaredNames = new Set(declared.map((endpoint) => endpoint.name));
  expect([...names].filter((name) => !declaredNames.has(name))).toEqual([]);
  const addresses = bound.map(
    ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ":").toLowerCase()}`,
  );
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test("roles and scope of every endpoint fit together", () => {
  for (const { name, roles, scope } of declared) {
    expect({ name, isOpen: roles === "public" }).toEqual({ name, isOpen: scope === "public" });
    if (scope !== "platform") continue;
    const operators = ["ROLE_SUPERADMIN", "ROLE_DATAENTRY"];
    expect({ name, others: [roles].flat().filter((role) => !operators.includes(role)) }).toEqual({
      name,
      others: [],
    });
  }
});

describe("who may not call", () => {
  test("is refused with 401 without a living session, with 403 in the wrong role, and each refusal changes nothing", async () => {
    const wrong: string[] = [];
    let cells = 0;
    const refuse = async (who: string, caller: Caller, endpoint: contract.Endpoint, expected: string) => {
      const before = await watch.count();
      const { status, error } = await callOf(caller, endpoint);
      const changed = (await watch.count()) - before;
      cells += 1;
      const seen = status === 401 ? "401" : `${status} ${error?.code}`;
      if (seen !== expected || changed !== 0)
        wrong.push(`${endpoint.name} as ${who}: ${seen}, ${changed} rows changed`);
    };
    for (const endpoint of bound) {
      if (endpoint.roles === "public") continue;
      for (const [who, caller] of barred) await refuse(who, caller, endpoint, "401");
      for (const [role, person] of people)
        if (!mayCall(endpoint, role)) await refuse(role, person, endpoint, "403 not-allowed");
    }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(
      bound.filter((endpoint) => endpoint.roles !== "public").length * barred.size,
    );
  });

  test("is refused the same with another method, HEAD, or another spelling of the address", async () => {
    const wrong: string[] = [];
    for (const endpoint of bound) {
      if (endpoint.roles === "public") continue;
      const path = endpoint.path.replaceAll(/:\w+/g, () => newId());
      for (const [method, url] of [
        ["HEAD", `/api${path}`],
        [endpoint.method, `/api${path}/`],
        [endpoint.method, `//api/${path}`],
        [endpoint.method, `/api${path.toUpperCase()}?extra=1`],
        [endpoint.method, `/api${path}?companyId=${newId()}&role=ROLE_SUPERADMIN`],
      ] as const) {
        const before = await watch.count();
        const { statusCode } = await world.app.fastify.inject({ method, url });
        const isRefused =
          statusCode === 401 || (method === "HEAD" && (statusCode === 404 || statusCode === 405));
        const changed = (await watch.count()) - before;
        if (!isRefused || changed !== 0)
          wrong.push(`${method} ${url}: ${statusCode}, ${changed} rows changed`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test("the watch sees a row that is written, changed or removed, in any table of ours", async () => {
  expect(watch.tables.length).toBeGreaterThan(60);
  expect(watch.tables).toEqual(expect.arrayContaining(["public.audit_entry", "pgboss.job"]));
  const { query } = world.database;
  for (const statement of [
    "insert into seed_state (name, version) values ('watch', '1')",
    "update company set name = name where id = (select id from company order by id limit 1)",
    "delete from seed_state where name = 'watch'",
  ]) {
    const before = await watch.count();
    await query(statement);
    expect([statement, (await watch.count()) - before]).toEqual([statement, 1]);
  }
});

test("a role that may call gets no 401, no wrong-role 403 and no 5xx, whatever is sent, and what is refused changes nothing", async () => {
  const wrong: string[] = [];
  for (const endpoint of bound) {
    for (const [role, person] of people) {
      if (!mayCall(endpoint, role)) continue;
      const before = await watch.count();
      const { status, error } = await callOf(person, endpoint);
      const changed = (await watch.count()) - before;
      if (status >= 400 && changed !== 0)
        wrong.push(`${endpoint.name} as ${role}: ${status}, ${changed} rows changed`);
      const isStopped = (status === 401 && endpoint.name !== "authenticate") || error?.code === "not-allowed";
      if (isStopped || status >= 500) wrong.push(`${endpoint.name} as ${role}: ${status} ${error?.code}`);
      if (endpoint.name === "logout") people.set(role, await world.signIn(person.user));
    }
  }
  expect(wrong).toEqual([]);
});

test("an id that does not exist and one that is no id are the same 404", async () => {
  const admin = people.get("ROLE_FFADMIN");
  if (admin === undefined) throw new Error("no admin");
  const withId = bound.filter(
    (endpoint) =>
      endpoint.method === "GET" && endpoint.path.endsWith("/:id") && mayCall(endpoint, "ROLE_FFADMIN"),
  );
  expect(withId.length).toBeGreaterThan(0);
  for (const endpoint of withId) {
    const unknown = await callOf(admin, endpoint);
    expect({ name: endpoint.name, status: unknown.status }).toEqual({ name: endpoint.name, status: 404 });
    const crooked = await admin.send(endpoint, { params: { id: "1 or 1=1" } });
    expect({ name: endpoint.name, status: crooked.status }).toEqual({ name: endpoint.name, status: 404 });
  }
});
