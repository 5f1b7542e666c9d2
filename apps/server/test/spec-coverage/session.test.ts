import { authenticate, getProfile, logout } from "@kilolane/contract";
import type { Role } from "@kilolane/domain";
import { LANGUAGE_CODES } from "@kilolane/phrases";
import { expect, test } from "vitest";
import { coverEndpoint, coverText } from "../cover.ts";
import { buildUser, PASSWORD } from "../factories.ts";
import { useTestWorld } from "../harness.ts";

/* The session's calls, and the fixed texts they bring up. */

const world = useTestWorld();

test("a sign-in opens a session that the profile shows and a sign-out ends", async () => {
  const user = await buildUser(world.database, { role: "ROLE_FFADMIN" });
  const credentials = { username: user.email, password: PASSWORD, forceLogin: false };
  const signIn = await world.anonymous.call(authenticate, { body: credentials });
  const headers = { authorization: `Bearer ${signIn.body.jwtToken}` };
  const profile = await world.anonymous.call(getProfile, {}, { headers });
  expect(profile.body).toMatchObject({ companyId: user.company.id, email: user.email });
  const ownOnly = { noRecord: "the caller's own" } as const;
  coverEndpoint("POST", "/authenticate", {
    status: signIn.status,
    readBack: { through: "GET /auth", agrees: profile.status === 200 },
    foreign: ownOnly,
  });
  coverEndpoint("GET", "/auth", {
    status: profile.status,
    readBack: { through: "POST /authenticate", agrees: profile.text.includes(signIn.body.email) },
    foreign: ownOnly,
  });
  const out = await world.anonymous.call(logout, {}, { headers });
  const after = await world.anonymous.call(getProfile, {}, { headers });
  expect(after.error.code).toBe("session-ended");
  const agrees = after.status === 401;
  coverEndpoint("POST", "/logout", {
    status: out.status,
    readBack: { through: "GET /auth", agrees },
    foreign: ownOnly,
  });
});

test("a wrong password has the one detail that the specification fixes, in every language", async () => {
  for (const language of LANGUAGE_CODES) {
    const user = await buildUser(world.database);
    const body = { username: user.email, password: "not this one" };
    const headers = { "accept-language": language };
    const { status, error } = await world.anonymous.call(authenticate, { body }, { headers });
    expect(status).toBe(401);
    coverText(error.detail, "Bad credentials");
  }
});

const LABELS: [Role, string][] = [
  ["ROLE_DATAENTRY", "Data Entity"],
  ["ROLE_FFCLIENT", "Client (Freight Forwarder)"],
  ["ROLE_CONSIGNEE", "Client (Consignee/Shipper)"],
];

test.each(LABELS)("the profile of %s says %s", async (role, label) => {
  const person = await world.signInAs(role);
  const profile = await person.call(getProfile);
  coverText(typeof profile.body === "object" ? profile.body.label : profile.body, label);
});
