import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { expectSettled } from "./steps/settled.ts";

interface Haulage {
  readonly current: Readonly<Record<"requests" | "quoted" | "won", number>>;
  readonly lanes: readonly object[];
}

test("a trucking company reads what forwarders asked and quoted of it, and takes the lanes along", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_TRUCKING_ADMIN");
  await page.goto("/trucking/statistics");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByText("Tracking Management")).toBeVisible();
  await expect(menu.getByText("Documents Management")).toBeVisible();
  await page.getByText("90 days", { exact: true }).click();
  await expect(page).toHaveURL(/from=/);
  const from = new URL(page.url()).searchParams.get("from") ?? "";
  const { current, lanes } = await ask<Haulage>(page, "GET", `/trucking-statistics?from=${from}`);
  expect(current.won).toBeGreaterThan(0);
  for (const id of ["requests", "quoted", "won"] as const)
    await expect(page.getByTestId(`figure-${id}`).locator("dd > bdi").first()).toHaveText(
      String(current[id]),
    );
  const table = page.getByRole("table", { name: "Lanes" });
  await expect(table.locator("tbody tr")).toHaveCount(Math.min(lanes.length, 10));
  await expect(table.getByRole("row").nth(1)).toContainText(/\d{3}XX to [A-Z]{3}/);
  await expectSettled(page);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Lanes as a CSV file" }).click();
  expect((await download).suggestedFilename()).toMatch(/^trucking-lanes-.+\.csv$/);
  await page.goto("/trucking/statistics?from=2001-01-01&to=2001-01-31");
  await expect(page.getByRole("heading", { name: "No requests in these days" })).toBeVisible();
  await page.getByRole("link", { name: "Show your email" }).click();
  await expect(page).toHaveURL("/trucking/profile");
  coverScreen(page, "/trucking/statistics", { task: "read the figures of a quarter and export the lanes" });
});
