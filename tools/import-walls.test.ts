import { describe, expect, test } from "vitest";
import { placeOf } from "./import-areas.ts";
import { resolveImport, wallBetween } from "./import-walls.ts";

const slice = "apps/server/src/features/quotation/create-quotation.ts";
const page = "apps/web/src/features/quotation/pages/create-quotation-page.tsx";

describe("places", () => {
  test("a slice file is in its slice", () => {
    expect(placeOf(slice)).toEqual({ area: "server-slice", slice: "quotation", rest: "create-quotation.ts" });
  });

  test("a package name leads to its public entry", () => {
    expect(resolveImport(slice, "@kilolane/domain")).toBe("packages/domain/src/index.ts");
  });
});

describe("what must not be imported", () => {
  test.each([
    ["packages/domain/src/rating/price.ts", "@kilolane/contract"],
    ["packages/phrases/src/index.ts", "@kilolane/domain"],
    ["packages/contract/src/quotation/quotation.ts", "@kilolane/demo"],
    ["packages/domain/src/rating/price.ts", "node:fs"],
    ["apps/server/src/http/bind-endpoint.ts", "../features/session/sign-in.ts"],
    ["apps/server/src/db/pool.ts", "../features/rate/reads.ts"],
    ["apps/server/src/jobs/outbox.ts", "../features/quotation/jobs.ts"],
    [slice, "../rate/writes.ts"],
    [slice, "../rate/present.ts"],
    [slice, "@kilolane/demo"],
    [slice, "../../../../web/src/lib/format.ts"],
    [page, "../../inquirer/components/inquirer-card.tsx"],
    [page, "../../../app/router.tsx"],
    [page, "../../../../../../packages/domain/src/money/money.ts"],
    ["apps/web/src/ui/data-table.tsx", "@kilolane/phrases"],
    ["apps/web/src/ui/data-table.tsx", "../lib/api.ts"],
    ["apps/web/src/lib/api.ts", "../features/session/queries.ts"],
    ["e2e/sign-in.spec.ts", "../apps/server/src/app.ts"],
  ])("%s → %s", (file, specifier) => {
    expect(wallBetween(file, specifier)).toEqual(expect.any(String));
  });
});

describe("what may be imported", () => {
  test.each([
    [slice, "../rate/reads.ts"],
    [slice, "../rate/reads/lane.ts"],
    [slice, "../rate/find-rates.ts"],
    [slice, "../../db/transaction.ts"],
    ["apps/server/src/db/pool.ts", "../start-error.ts"],
    ["packages/domain/src/rating/price.test.ts", "node:fs"],
    [slice, "./writes.ts"],
    [slice, "@kilolane/domain"],
    [slice, "zod"],
    [page, "../../inquirer/queries.ts"],
    [page, "../../inquirer/components/inquirer-picker.tsx"],
    [page, "../../../ui/data-table.tsx"],
    ["apps/web/src/app/router.tsx", "../features/quotation/routes.tsx"],
    ["apps/server/src/app.ts", "./features/quotation/routes.ts"],
    ["apps/server/src/features/quotation/create-quotation.test.ts", "../../../test/harness.ts"],
    ["apps/server/test/harness.ts", "../src/app.ts"],
    ["e2e/sign-in.spec.ts", "@kilolane/demo"],
  ])("%s → %s", (file, specifier) => {
    expect(wallBetween(file, specifier)).toBeUndefined();
  });
});
