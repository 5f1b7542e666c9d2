import { describe, expect, test } from "vitest";
import { assignByRules, type AssignmentRule, type DeskPerson, findSameAssignment } from "./assignment.ts";

const person = (id: string, open = 0, lastAssignedAt: number | null = null): DeskPerson => ({
  id,
  isAgent: id !== "admin",
  open,
  lastAssignedAt,
});

const rule = (
  id: string,
  conditions: Partial<AssignmentRule["conditions"]>,
  ...userIds: string[]
): AssignmentRule => ({
  id,
  name: id,
  conditions: { clientId: null, origin: null, destination: null, ...conditions },
  userIds,
});

const REQUEST = {
  clientId: "acme",
  origin: { airport: "JFK", country: "US" },
  destination: { airport: "FRA", country: "DE" },
};

const PEOPLE = [person("ana"), person("ben"), person("admin")];
const chosen = (rules: readonly AssignmentRule[], people = PEOPLE) => {
  const found = assignByRules(rules, REQUEST, people);
  return found && [found.rule.id, found.userId];
};

const byClient = rule("client", { clientId: "acme" }, "ana");
const byAirport = rule("airport", { destination: { kind: "airport", code: "FRA" } }, "ben");
const byCountry = rule("country", { destination: { kind: "country", code: "DE" } }, "ana");
const byRegion = rule("region", { destination: { kind: "region", code: "europe" } }, "ana");
const everybody = rule("everybody", {});

describe("which rule counts", () => {
  test("a rule for the client goes before lanes, a narrower lane before a wider, all before everybody's", () => {
    const order = [everybody, byRegion, byCountry, byAirport, byClient];
    for (const expected of order.toReversed()) {
      expect(chosen(order.slice(0, order.indexOf(expected) + 1))?.[0]).toBe(expected.id);
    }
  });

  test("a rule for another client or lane does not count", () => {
    const other = rule("other", { clientId: "somebody else" }, "ana");
    const wrongWay = rule("wrong way", { origin: { kind: "airport", code: "FRA" } }, "ana");
    expect(chosen([other, wrongWay])).toBeNull();
    expect(chosen([])).toBeNull();
  });

  test("a rule whose people cannot sign in is passed over", () => {
    expect(chosen([byClient, everybody], [person("ben")])).toEqual(["everybody", "ben"]);
    expect(chosen([byClient], [person("ben")])).toBeNull();
  });

  test("two rules with the same conditions are found, one is not its own rival", () => {
    const same = rule("same", { clientId: "acme" }, "ben");
    expect(findSameAssignment(same, [byClient, everybody])?.id).toBe("client");
    expect(findSameAssignment(byClient, [byClient, byAirport])).toBeUndefined();
  });
});

describe("who of a rule's people gets the request", () => {
  test("the one with the fewest open requests, of equals the one who waited longest", () => {
    expect(chosen([everybody], [person("ana", 3), person("ben", 1)])?.[1]).toBe("ben");
    expect(chosen([everybody], [person("ana", 1, 2000), person("ben", 1, 1000)])?.[1]).toBe("ben");
    expect(chosen([everybody], [person("ana", 1, 2000), person("ben", 1)])?.[1]).toBe("ben");
  });

  test("everybody means the agents; an admin gets requests only where a rule names them", () => {
    expect(chosen([everybody], [person("admin")])).toBeNull();
    expect(chosen([rule("named", {}, "admin")], [person("admin")])?.[1]).toBe("admin");
  });
});
