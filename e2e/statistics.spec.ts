import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { expectSettled } from "./steps/settled.ts";

interface Revenue {
  readonly current: { readonly quotations: number; readonly accepted: number };
}

for (const [role, group] of [
  ["ROLE_FFADMIN", "admin"],
  ["ROLE_FFAGENT", "agent"],
] as const) {
  test(`${role} reads the figures of a quarter and opens the list of one`, async ({ page, signInAs }) => {
    await signInAs(role);
    const path = `/freight-forwarder/${group}/statistics`;
    await page.goto(path);
    await page.getByText("90 days", { exact: true }).click();
    await expect(page).toHaveURL(/from=/);
    const from = new URL(page.url()).searchParams.get("from") ?? "";
    const { current } = await ask<Revenue>(
      page,
      "GET",
      `/ffcompany-statistics/quotation-quote-revenue?from=${from}`,
    );
    expect(current.accepted).toBeGreaterThan(0);
    const quotations = page.getByTestId("figure-quotations");
    await expect(quotations.getByRole("link")).toHaveText(String(current.quotations));
    await expect(page.getByTestId("figure-won")).toContainText(`${current.accepted} accepted`);
    await expectSettled(page);
    await expectAccessible(page);

    await page.getByLabel("Ranked by").selectOption("Profit");
    await expect(page).toHaveURL(/metric=profit/);
    const users = page.getByRole("table", { name: "Top users" });
    await expect(users.getByRole("row").nth(1).getByRole("link")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Top users as a CSV file" }).click();
    expect((await download).suggestedFilename()).toMatch(/^top-users-.+\.csv$/);

    await quotations.getByRole("link").click();
    await expect(page).toHaveURL(/quotation\/list\/view\?filter=/);
    await expectSettled(page);
    await expect(page.getByRole("button", { name: `All ${current.quotations}` })).toBeVisible();
    await page.goto(`${path}?from=2001-01-01&to=2001-01-31`);
    await expect(page.getByRole("heading", { name: "No quotations in this period" })).toBeVisible();
    coverScreen(page, path, { task: "read the figures of a period and open the list behind one" });
  });
}
