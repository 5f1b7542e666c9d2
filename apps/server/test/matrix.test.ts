import * as contract from "@kilolane/contract";
import { ROLES, type Role } from "@kilolane/domain";
import { newId } from "../src/db/new-id.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCaller, type Caller } from "./call-endpoint.ts";
import { createTestWorld, type SignedInPerson, type TestWorld } from "./harness.ts";

/*
 * Every bound endpoint × everybody who could call it, generated from the contract: who may not call is refused with
 * the right status and leaves the database as it was; who may call gets past the door (reliability-security.md §2,
 * checks 1 and 2).
 */

/** Endpoints that the contract declares and the server does not bind yet. This list may only shrink. */
const UNBOUND = new Set<string>();

/** Tables that a refused call may touch: who was seen when, and how often. */
const UNWATCHED = ["session", "rate_limit", "kilolane_migration"];

const declared = Object.values<unknown>(contract).filter(isEndpoint);

function isEndpoint(value: unknown): value is contract.Endpoint {
  return (
    typeof value === "object" && value !== null && "path" in value && "method" in value && "roles" in value
  );
}

let world: TestWorld;
let bound: readonly contract.Endpoint[];
const people = new Map<Role, SignedInPerson>();
const barred = new Map<string, Caller>();

beforeAll(async () => {
  world = await createTestWorld();
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
});
afterAll(() => world.close());

function callOf(caller: Caller, endpoint: contract.Endpoint) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  const params = Object.fromEntries(names.map((name) => [name, newId()]));
  const body = endpoint.body === undefined || endpoint.method === "GET" ? {} : { body: {} };
  const file = { name: "x.png", contentType: "image/png", bytes: Buffer.from("no image") };
  return caller.send(endpoint, { params, ...body }, endpoint.multipart === true ? { file } : {});
}

/** A digest of every watched table. */
async function fingerprint(): Promise<string> {
  const { rows: tables } = await world.database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname <> all ($1) order by relname`,
    [UNWATCHED],
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t`,
  );
  const { rows } = await world.database.query(parts.join(" union all "));
  return JSON.stringify(rows);
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
  test("is refused with 401 without a living session, with 403 in the wrong role, and changes nothing", async () => {
    const wrong: string[] = [];
    let cells = 0;
    const before = await fingerprint();
    for (const endpoint of bound) {
      if (endpoint.roles === "public") continue;
      for (const [who, caller] of barred) {
        const { status } = await callOf(caller, endpoint);
        cells += 1;
        if (status !== 401) wrong.push(`${endpoint.name} as ${who}: ${status}`);
      }
      for (const [role, person] of people) {
        if (mayCall(endpoint, role)) continue;
        const { status, error } = await callOf(person, endpoint);
        cells += 1;
        if (status !== 403 || error.code !== "not-allowed")
          wrong.push(`${endpoint.name} as ${role}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(
      bound.filter((endpoint) => endpoint.roles !== "public").length * barred.size,
    );
    expect(await fingerprint()).toBe(before);
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
        const { statusCode } = await world.app.fastify.inject({ method, url });
        const isRefused =
          statusCode === 401 || (method === "HEAD" && (statusCode === 404 || statusCode === 405));
        if (!isRefused) wrong.push(`${method} ${url}: ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test("who may call gets past the door: no 401, no wrong-role 403, no 5xx, whatever nonsense is sent", async () => {
  const wrong: string[] = [];
  for (const endpoint of bound) {
    for (const [role, person] of people) {
      if (!mayCall(endpoint, role)) continue;
      const { status, error } = await callOf(person, endpoint);
      const isDoor = (status === 401 && endpoint.name !== "authenticate") || error?.code === "not-allowed";
      if (isDoor || status >= 500) wrong.push(`${endpoint.name} as ${role}: ${status} ${error?.code}`);
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
