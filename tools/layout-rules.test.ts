import { describe, expect, test } from "vitest";
import { clockFindings, lineBudget, nameFindings } from "./layout-rules.ts";

describe("names that are refused", () => {
  test.each([
    ["apps/server/src/features/quotation/quotation-helper.ts"],
    ["apps/server/src/features/quotation/save-quotation.ts"],
    ["apps/server/src/features/quotation/other/pricing.ts"],
    ["apps/server/src/features/orders/routes.ts"],
    ["apps/web/src/shared/button.tsx"],
    ["apps/web/src/ui/index.ts"],
    ["apps/web/src/ui/DataTable.tsx"],
    ["packages/domain/src/money/utils.ts"],
    ["packages/contract/src/quotation.ts"],
    ["packages/contract/src/orders/order.ts"],
    ["pillow-12.3.0-cp311-cp311.whl"],
    ["tools/run"],
  ])("%s", (file) => {
    expect(nameFindings(file)).not.toEqual([]);
  });
});

describe("names that are fine", () => {
  test.each([
    ["apps/server/src/features/quotation/create-quotation.ts"],
    ["apps/server/src/features/quotation/create-quotation.test.ts"],
    ["apps/server/src/features/quotation/request/pricing.ts"],
    ["apps/server/src/features/rate/reads/lane.ts"],
    ["apps/server/src/features/quotation/pdf/quotation-document.ts"],
    ["apps/web/src/app/menus/data-entry.ts"],
    ["apps/web/src/ui/data-table.tsx"],
    ["packages/domain/src/index.ts"],
    ["packages/contract/src/endpoint.ts"],
    ["packages/contract/src/rate-import/rate-import.ts"],
    ["README.md"],
    ["LICENSE"],
    [".ci/run"],
  ])("%s", (file) => {
    expect(nameFindings(file)).toEqual([]);
  });
});

test("budgets by place", () => {
  expect(lineBudget("tools/start.mjs")).toBe(100);
  expect(lineBudget("apps/server/src/features/rate/routes.ts")).toBe(150);
  expect(lineBudget("packages/domain/src/rating/price.ts")).toBe(300);
  expect(lineBudget("docs/architecture.md")).toBeUndefined();
});

test.each([
  ["apps/server/src/features/rate/jobs.ts", "remind(new Date());", 1],
  ["apps/server/src/features/rate/jobs.ts", "const now = Date.now();", 1],
  ["apps/server/src/features/rate/jobs.ts", "new Date(row.expiresAt) > tx.now()", 0],
  ["apps/server/src/features/rate/jobs.test.ts", "const now = Date.now();", 0],
  ["apps/server/src/jobs/job-queue.ts", "const now = Date.now();", 0],
])("in %s the machine's clock in '%s' is found %d times", (file, text, count) => {
  expect(clockFindings(file, text)).toHaveLength(count);
});
