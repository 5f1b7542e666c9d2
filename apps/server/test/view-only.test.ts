import * as contract from "@kilolane/contract";
import { ROLES, type Role } from "@kilolane/domain";
import { expect, test } from "vitest";
import { newId } from "../src/db/new-id.ts";
import { useMarket } from "./build-market.ts";
import { openRecords } from "./build-records.ts";
import { makeCaller, type Caller } from "./call-endpoint.ts";
import { CASES_WITH_IDS } from "./foreign-id-cases.ts";
import { makeBeforeTests, usePerson, useTestWorld } from "./harness.ts";
import { watchChanges } from "./watch-changes.ts";

/*
 * While the operator looks at the product as somebody nothing changes, whatever is called: each call of the contract in
 * the name of each role, and what reads answers as it answers the person.
 */

const world = useTestWorld();
const market = useMarket(world);
const operator = usePerson(world, "ROLE_SUPERADMIN");
const watched = makeBeforeTests(() => watchChanges(world.database));

const lookAs = async (userId: string): Promise<Caller> => {
  const body = { userId, reason: "What does this person see?" };
  const answer = await operator.call(contract.createViewing, { body });
  expect(answer.status, answer.text).toBe(200);
  return makeCaller(world.app, answer.body.jwtToken);
};

/** What a call leaves behind: one row, the audit's, which says that somebody looked. */
const TRACE = 1;

function inputOf(endpoint: contract.Endpoint) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  const params = Object.fromEntries(names.map((name) => [name, newId()]));
  return endpoint.body === undefined ? { params } : { params, body: {} };
}

const mayCall = ({ roles }: contract.Endpoint, role: Role) =>
  roles !== "public" && (typeof roles === "string" || roles.includes(role));

/** What changes nothing although it is no GET, and the end of the viewing itself. */
const OPEN = [
  "endOwnViewing",
  "getAirport",
  "getMailPreview",
  "listInquirersByCompany",
  "previewRating",
  "searchAirlines",
  "searchAirports",
  "searchClientDirectory",
  "searchDirectory",
  "searchInquirers",
];

test("of the calls that are no GET, the contract opens those that read, and no other", () => {
  const open = world.app.bound.filter(
    ({ method, staysOpen }) => method !== "GET" && staysOpen?.includes("while-viewing") === true,
  );
  expect(open.map(({ name }) => name).toSorted()).toEqual(OPEN);
});

test("every other call of every role is refused with 403 and changes nothing", async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const role of ROLES.filter((one) => one !== "ROLE_SUPERADMIN")) {
    const person = await world.signInAs(role);
    const viewer = await lookAs(person.user.id);
    for (const endpoint of world.app.bound) {
      if (endpoint.method === "GET" || OPEN.includes(endpoint.name) || !mayCall(endpoint, role)) continue;
      tried += 1;
      const file = { name: "x.png", contentType: "image/png", bytes: Buffer.from("no image") };
      const before = await watched().count();
      const { status, error } = await viewer.send(
        endpoint,
        inputOf(endpoint),
        endpoint.multipart === true ? { file } : {},
      );
      const changed = (await watched().count()) - before;
      if (status !== 403 || error.code !== "view-only" || changed !== TRACE)
        wrong.push(`${role} ${endpoint.name}: ${status}, ${changed} rows`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(150);
});

/** Files that leave, which is audited as the person's doing, and the GET of the specification that changes a key. */
const WITH_TRACES = [
  "downloadClientDocument",
  "downloadDocument",
  "exportDocuments",
  "exportQuotations",
  "exportRates",
  "exportTruckingTariff",
  "setKeyActive",
];

test("what reads answers as it answers the person, and what would leave a trace of them is refused", async () => {
  const store = await openRecords(market.ours);
  const people = { admin: market.ours.admin, client: market.ours.client, airline: market.ours.airline };
  const refused: string[] = [];
  const differing: string[] = [];
  for (const who of ["admin", "client", "airline"] as const) {
    const viewer = await lookAs(people[who].user.id);
    for (const [name, [caller, makeInput]] of Object.entries(CASES_WITH_IDS)) {
      const endpoint = world.app.bound.find((entry) => entry.name === name);
      if (caller !== who || endpoint?.method !== "GET") continue;
      const records = await store.take((own) => makeInput(own, world), false);
      const input = makeInput(records, world);
      const before = await watched().count();
      const seen = await viewer.send(endpoint, input);
      const changed = (await watched().count()) - before;
      if (changed !== TRACE) differing.push(`${name} changed ${changed} rows`);
      await world.database.query("delete from rate_limit");
      const own = await people[who].send(endpoint, input);
      if (seen.status === 403 && seen.error.code === "view-only") refused.push(name);
      else if (seen.status !== own.status) differing.push(`${name}: ${own.status}, looked at ${seen.status}`);
    }
  }
  expect(differing).toEqual([]);
  expect(refused.toSorted()).toEqual(WITH_TRACES);
});

test("every list and figure that needs no id answers as it answers the person", async () => {
  const differing: string[] = [];
  let compared = 0;
  for (const role of ROLES.filter((one) => one !== "ROLE_SUPERADMIN")) {
    const person = await world.signInAs(role);
    const viewer = await lookAs(person.user.id);
    for (const endpoint of world.app.bound) {
      const { name, method, path, content } = endpoint;
      if (method !== "GET" || path.includes(":") || content !== undefined || !mayCall(endpoint, role))
        continue;
      const before = await watched().count();
      const seen = await viewer.send(endpoint, {});
      const changed = (await watched().count()) - before;
      const own = await person.send(endpoint, {});
      compared += 1;
      if (seen.status !== own.status || changed !== TRACE)
        differing.push(`${role} ${name}: ${own.status}, looked at ${seen.status}, ${changed} rows`);
    }
  }
  expect(differing).toEqual([]);
  expect(compared).toBeGreaterThan(200);
});
