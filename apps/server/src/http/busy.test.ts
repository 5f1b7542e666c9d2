import { authenticate, createInquirer, getQuotationByLink, listInquirers } from "@kilolane/contract";
import { expect, test } from "vitest";
import { usePerson, useTestWorld } from "../../test/harness.ts";

const world = useTestWorld();
const person = usePerson(world, "ROLE_FFADMIN");

test("without a free connection every call is told to come again, and works once there is one", async () => {
  const { database, fastify } = world.app;
  const held = await Promise.all(Array.from({ length: database.pool.options.max }, () => database.connect()));
  const body = { companyName: "Northwind", nameofInquirer: "Ada", country: "US", email: "a@example.com" };
  const options = { headers: { "idempotency-key": "busy" } };
  const answers = await Promise.all([
    person.call(listInquirers),
    person.call(createInquirer, { body }, options),
    world.anonymous.call(getQuotationByLink, { params: { token: "t".repeat(43) } }),
    world.anonymous.call(authenticate, { body: { username: "a@example.com", password: "wrong password" } }),
  ]);
  const ready = await fastify.inject({ method: "GET", url: "/health/ready" });
  for (const client of held) client.release();
  expect(answers.map(({ status, error }) => `${status} ${error.code}`)).toEqual(Array(4).fill("503 busy"));
  expect(answers.map(({ headers }) => headers["retry-after"])).toEqual(Array(4).fill("2"));
  expect(ready.statusCode).toBe(503);
  expect((await person.call(createInquirer, { body }, options)).status).toBe(200);
});
