import { expect, test } from "vitest";
import { chargeRows } from "./charge-rows.ts";
import type { LinkedQuotation } from "./link-queries.ts";

type Option = LinkedQuotation["options"][number];

function buildOption(lines: readonly (readonly [kind: "freight" | "surcharge" | "fee", label: string])[]) {
  const option: Pick<Option, "lines"> = {
    lines: lines.map(([kind, label], at) => ({
      code: `${label}-${at}`,
      label,
      kind,
      basis: null,
      quantity: null,
      unit: null,
      sellUnitValue: null,
      sell: `${at + 1}.00`,
    })),
  };
  return option;
}

test("charges of the same name are side by side, and what an option lacks stays empty", () => {
  const rows = chargeRows(
    [
      buildOption([
        ["freight", "Freight"],
        ["surcharge", "Fuel"],
        ["surcharge", "Fuel"],
      ]),
      buildOption([
        ["freight", "Air"],
        ["fee", "Air waybill"],
        ["surcharge", "Fuel"],
      ]),
    ],
    "Air freight",
  );
  expect(rows.map(({ label, lines }) => [label, ...lines.map((line) => line?.sell ?? "")])).toEqual([
    ["Air freight", "1.00", "1.00"],
    ["Fuel", "2.00", "3.00"],
    ["Fuel", "3.00", ""],
    ["Air waybill", "", "2.00"],
  ]);
});
