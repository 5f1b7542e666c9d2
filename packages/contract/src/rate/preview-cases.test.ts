import { priceAgainstRate } from "@kilolane/domain";
import { describe, expect, it } from "vitest";
import cases from "../../../domain/test/pricing-cases.json" with { type: "json" };
import { parsePreviewRequest } from "./parse-preview.ts";
import { type PreviewAnswer, presentPreview } from "./present-preview.ts";

function preview(body: unknown): PreviewAnswer {
  const parsed = parsePreviewRequest(body);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return presentPreview(priceAgainstRate(parsed.rate, parsed.shipment));
}

function expectFigure(actual: unknown, expected: unknown): void {
  if (typeof expected === "number") expect(Number(actual)).toBe(expected);
  else expect(actual).toEqual(expected);
}

const previewCases = cases.filter((entry) => entry.checkedBy === "preview");

describe("published pricing cases through the preview", () => {
  it("are all here", () => {
    expect(previewCases).toHaveLength(44);
  });

  it.each(previewCases.map((entry) => [entry.id, entry.source, entry] as const))(
    "%s: %s",
    (_id, _source, entry) => {
      const answer = preview(entry.request);
      const expected = Object.entries(entry.answer ?? {});
      expect(expected.length).toBeGreaterThan(0);
      for (const [name, value] of expected) {
        if (name === "charges") {
          for (const [label, amount] of Object.entries(value)) {
            const lines = answer.charges.filter((charge) => charge.label === label);
            expect(lines).toHaveLength(1);
            expectFigure(lines[0]?.amount, amount);
          }
        } else expectFigure({ ...answer }[name], value);
      }
    },
  );
});
