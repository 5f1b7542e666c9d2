import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { useTestWorld, type TestWorld } from "../../../test/harness.ts";
import { holderForm, makeKeyDesk } from "../../../test/hold-keys.ts";

/*
 * reliability-security.md §2, check 28: a key's text is in no log line, whatever is done with it. The log of the
 * whole world goes into a list, at its most talkative.
 */

const lines: string[] = [];
const world = useTestWorld({ runsJobs: true, environment: { LOG_LEVEL: "trace" }, prepare });
function prepare({ fastify: { log } }: TestWorld["app"]): void {
  const stream = Object.getOwnPropertySymbols(log).find((symbol) => symbol.description === "pino.stream");
  if (stream === undefined) throw new Error("the log has no stream to listen to");
  Object.defineProperty(log, stream, { value: { write: (line: string) => lines.push(line) } });
}

test("the life of a key leaves lines in the log, and its text in none of them", async () => {
  const admin = await world.signInAs("ROLE_FFADMIN");
  const desk = makeKeyDesk(world);
  const key = await desk.assign(admin);
  const params = { id: key.id };
  await admin.call(contract.getKey, { params, query: { showsText: "true" } });
  await admin.call(contract.resendKey, { body: { id: key.id, email: key.email, keyType: key.keyType } });
  const body = { alphanumericKey: key.text, keyType: key.keyType, clientType: "freightforwarder" };
  await world.anonymous.send(contract.validateKey, { body });
  await world.anonymous.send(contract.validateKey, { body: { ...body, clientType: "airline" } });
  await desk.register(holderForm(key, { password: "short", confirmPassword: "short" }));
  await desk.register(holderForm(key));
  await desk.register(holderForm(key));
  // a body that is no JSON, with the key in it
  const broken = {
    method: "POST",
    url: "/api/key/validate",
    payload: `{"alphanumericKey": "${key.text}`,
  } as const;
  await world.app.fastify.inject({ ...broken, headers: { "content-type": "application/json" } });
  const text = lines.join("");
  expect(lines.length).toBeGreaterThan(8);
  expect(text).toContain("/api/key/validate");
  for (const spelling of [key.text, key.text.toLowerCase(), key.text.replaceAll("-", "")]) {
    expect(text).not.toContain(spelling.slice(0, 12));
  }
});
