import { readQuotationDraft } from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* A client's mail becomes a draft with the company's own airports and settings; nothing is stored. */

const world = useTestWorld({ at: "2026-11-24T17:00:00Z" });
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT");

beforeAll(async () => {
  await buildReference(world.database);
});

test("a mail is read with the places of its figures, and relative days count from today", async () => {
  const text = "pls quote JFK-FRA 3 plts 120x80x100 cm 250 kg each, ready tomorrow";
  const answer = await agent.call(readQuotationDraft, { body: { text } });
  expect(answer.status, answer.text).toBe(200);
  const { fields, goods, questions, unread } = answer.body;
  expect(fields.from).toMatchObject({ value: "JFK", confidence: "certain" });
  expect(fields.to).toMatchObject({ value: "FRA", confidence: "certain" });
  expect(fields.readyDate).toMatchObject({ value: "2026-11-25", confidence: "certain" });
  const [line] = goods;
  expect(line).toMatchObject({ pieces: 3, length: 120, totalWeight: 750, packageType: "Pallet" });
  expect(text.slice(...(line?.at ?? [0, 0]))).toBe("3 plts 120x80x100 cm 250 kg");
  expect([questions, unread]).toEqual([[], []]);
});

test("the day a mail arrived moves its relative days", async () => {
  const body = { text: "JFK-FRA 1 box 40x40x40 cm 12 kg, ready tomorrow", receivedOn: "2026-12-01" };
  const answer = await admin.call(readQuotationDraft, { body });
  expect(answer.body.fields.readyDate?.value).toBe("2026-12-02");
});

test("an empty mail and one above 100 kB are refused at the text", async () => {
  for (const [text, code] of [
    [" \n ", "required"],
    ["é".repeat(50_001), "too-long"],
  ] as const) {
    const answer = await admin.call(readQuotationDraft, { body: { text } });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(code);
  }
});
