import { decideByLink, getLinkPdf, getQuotationByLink } from "@kilolane/contract";
import { expect, test } from "vitest";
import { useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const params = { token: "t".repeat(43) };

test.each([
  ["look", getQuotationByLink, 120, {}],
  ["decision", decideByLink, 20, { body: { decision: "accept" } }],
  ["pdf", getLinkPdf, 20, {}],
] as const)(
  "guessing links by their %s is stopped for the address, and for no other",
  async (_name, endpoint, calls, input) => {
    const guess = async (address: string) => {
      const { status, error } = await world.anonymous.send(endpoint, { params, ...input }, { address });
      return status === 429 ? error.code : status;
    };
    const answers = await Promise.all(Array.from({ length: calls }, () => guess("203.0.113.7")));
    expect(new Set(answers)).toEqual(new Set([404]));
    expect(await guess("203.0.113.7")).toBe("too-many-requests");
    expect(await guess("203.0.113.8")).toBe(404);
  },
);
