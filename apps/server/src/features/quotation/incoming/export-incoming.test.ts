import { createClientQuotation, exportClientRequests, sendClientRequest } from "@kilolane/contract";
import { expect, test } from "vitest";
import { FORM, useMarket } from "../../../../test/build-market.ts";
import { useTestWorld } from "../../../../test/harness.ts";

const world = useTestWorld();
const market = useMarket(world);

test("the export holds the filtered requests of the company, an agent's only what is assigned to the agent", async () => {
  const { admin, agent, client } = market.ours;
  const { request_id } = (await client.call(createClientQuotation, { body: FORM })).body;
  await client.call(sendClientRequest, { body: { request_id, note: "By Friday" } });
  const linesFor = async (person: typeof admin, search: string) => {
    const file = await person.call(exportClientRequests, { query: { search } });
    expect(file.status, file.text).toBe(200);
    return file.text.trim().split("\r\n").slice(1);
  };
  const found = await linesFor(admin, client.user.email);
  expect(found).toEqual([expect.stringContaining(`${client.user.email},JFK,FRA,General`)]);
  expect(found[0]).toContain("New,,By Friday");
  expect(await linesFor(admin, "nobody at all")).toEqual([]);
  expect(await linesFor(agent, "")).toEqual([]);
  expect(await linesFor(market.theirs.admin, "")).toEqual([]);
});
