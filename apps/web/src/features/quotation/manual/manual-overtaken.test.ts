import { expect, test } from "vitest";
import { emptyGoodsRow } from "../builder/goods-row.ts";
import { findChangedFields, putOnTop } from "./manual-overtaken.ts";
import { emptyRow, newManualForm, type ManualForm } from "./manual-form.ts";

const before = newManualForm({
  measurementUnit: "Metric",
  currency: "USD",
  today: "2026-11-21",
  validUntil: "2026-12-05",
  charge: "Air freight",
});
const line = { ...emptyRow("USD"), charge: "Handling", sell: "40" };
const withChanges = (changes: Partial<ManualForm>): ManualForm => ({ ...before, ...changes });

test("rows in which nothing is typed, and why a price is sold, are no change", () => {
  const goods = [...before.goods, emptyGoodsRow()];
  const lines = [...before.lines, emptyRow("EUR")];
  expect(findChangedFields(before, withChanges({ goods, lines, reason: "Agreed" }))).toEqual([]);
});

test("what I changed stays mine, and all else becomes theirs", () => {
  const theirs = withChanges({ remarks: "Forklift", lines: [line], validUntil: "2026-12-24" });
  const mine = withChanges({ remarks: "Before noon", transitDays: "3", reason: "Agreed" });
  expect(findChangedFields(before, theirs)).toEqual(["validUntil", "remarks", "lines"]);
  expect(putOnTop(before, theirs, mine)).toEqual({
    ...theirs,
    ...mine,
    lines: [line],
    validUntil: "2026-12-24",
  });
});
