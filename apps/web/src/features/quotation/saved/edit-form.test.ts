import { editSavedQuotation, updateSavedQuotation } from "@kilolane/contract";
import { describe, expect, it } from "vitest";
import { buildDetail, buildOption, FIRST, withFirst } from "./build-detail.ts";
import { editFormOf, toEdit, toUpdate } from "./edit-form.ts";

describe("the edit screen as requests", () => {
  const detail = buildDetail();
  const form = editFormOf(detail);

  it("sends nothing while nothing changed", () => {
    expect(toEdit(detail, form)).toBeNull();
    expect(toUpdate(detail, form)).toBeNull();
  });

  it("sends prices and lines apart from words, each with the version that was seen", () => {
    const edited = withFirst(
      { ...form, terms: "New terms", validUntil: "2026-12-01" },
      { margin: { kind: "markup", value: "12.5", least: "" }, sell: { mawb: "55" } },
    );
    const edit = toEdit(detail, edited);
    expect(editSavedQuotation.body?.safeParse(edit).success).toBe(true);
    expect(edit).toEqual({
      quotation_id: detail.quotation_id,
      version: 2,
      lockVersion: 5,
      options: [
        {
          quote_id: FIRST,
          margin: { kind: "markup", value: "12.5", least: null },
          sell: [{ code: "mawb", amount: "55" }],
        },
      ],
    });
    const update = toUpdate(detail, edited);
    expect(updateSavedQuotation.body?.safeParse(update).success).toBe(true);
    expect(update).toEqual({
      quotation_id: detail.quotation_id,
      version: 2,
      lockVersion: 5,
      terms: "New terms",
      validUntil: "2026-12-01",
    });
  });

  it("names options that are left out and sends no change of theirs", () => {
    const edited = withFirst(form, { isKept: false, remarks: "too late" });
    expect(toEdit(detail, edited)).toMatchObject({ options: [], dropQuoteIds: [FIRST] });
  });

  it("takes a typed amount back with null", () => {
    const [option] = detail.options;
    const lines = option?.lines.map((line) =>
      line.code === "mawb" ? { ...line, sell: "60.00", isOverridden: true } : line,
    );
    const overridden = buildDetail({ options: [{ ...buildOption(FIRST), lines: lines ?? [] }] });
    const before = editFormOf(overridden);
    expect(before.options[0]?.sell).toEqual({ mawb: "60.00" });
    expect(toEdit(overridden, withFirst(before, { sell: {} }))).toMatchObject({
      options: [{ quote_id: FIRST, sell: [{ code: "mawb", amount: null }] }],
    });
  });
});
