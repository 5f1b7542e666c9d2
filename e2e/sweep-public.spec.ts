import { ROLES } from "@kilolane/domain";
import { expect, test } from "./fixtures.ts";
import { addressOfNothing } from "./steps/addresses.ts";
import { findFaults, findNarrowFaults } from "./steps/looks.ts";
import { inPortions } from "./steps/sweep-tests.ts";
import { findLeaks, screensOf, sweep } from "./steps/sweep.ts";
import { readHeading, visit } from "./steps/visit.ts";

test.describe.configure({ mode: "parallel" });
test.use({ keptFor: "everybody" });

for (const { name, portion } of inPortions(screensOf("public"))) {
  test(`public screens ${name} are open to everybody, right in every look`, async ({ page }) => {
    await page.goto("/error-pages/coming-soon");
    await readHeading(page);
    await sweep(page, portion, async (open) => [
      ...(await findFaults(open)),
      ...(await findNarrowFaults(open)),
    ]);
  });
}

test("without a session the root and every role's screens lead to the sign-in", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/sign-in");
  await readHeading(page);
  const addresses = [...ROLES, "any"].flatMap((role) => screensOf(role).map(addressOfNothing));
  expect(await findLeaks(page, addresses, "/sign-in")).toEqual([]);
  await visit(page, "/no/such/screen");
  await expect(page).toHaveURL("/error-pages/error-404");
});
