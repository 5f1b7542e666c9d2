import type { Locator, Page } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const GROUP = "/super-admin/statistics";

/** Asks for the year, and waits until a figure's link counts its days: the old figures stay until then. */
async function askForYear(page: Page, link: Locator): Promise<void> {
  await page.getByTestId("tab-year").click();
  await expect(page).toHaveURL(/[?&]from=/);
  const from = new URL(page.url()).searchParams.get("from") ?? "";
  await expect(link).toHaveAttribute("href", new RegExp(`[?&]from=${from}&`));
}

test("each figure of the operator's dashboards opens the list of what it counts, and leaves as a file", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${GROUP}/main-dashboard`);
  const accepted = page.getByTestId("figure-accepted").getByRole("link");
  await askForYear(page, accepted);
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /Companies by kind/ }).click();
  expect((await saved).suggestedFilename()).toBe("companies.csv");
  const count = (await accepted.textContent()) ?? "";
  await accepted.click();
  await expect(page.getByTestId("sums")).toContainText(`${count} quotations, ${count} accepted`);
  coverScreen(page, `${GROUP}/main-dashboard`, { task: "open the accepted quotations behind a figure" });

  await page.goto(`${GROUP}/quote-dashboard`);
  const lanes = page.getByRole("table", { name: "Lanes with the most quotations" });
  const lane = lanes.getByRole("row").nth(1);
  await askForYear(page, lane.getByRole("link"));
  const quotations = (await lane.getByRole("cell").first().textContent()) ?? "";
  await expectAccessible(page);
  await lane.getByRole("link").click();
  await expect(page.getByTestId("sums")).toContainText(`${quotations} quotations`);
  coverScreen(page, `${GROUP}/quote-dashboard`, { task: "open the quotations of the busiest lane" });

  await page.goto(`${GROUP}/license-dashboard`);
  await expect(page.getByRole("table", { name: "Keys by type and state" })).toContainText("Agent");
  await expectAccessible(page);
  coverScreen(page, `${GROUP}/license-dashboard`, { task: "see which keys end soon" });

  await page.goto(`${GROUP}/account-dashboard`);
  const packages = page.getByRole("table", { name: "Packages and who has them, now" });
  const sold = packages.getByRole("link").first();
  const name = (await sold.textContent()) ?? "";
  await expectAccessible(page);
  await sold.click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(name);
  coverScreen(page, `${GROUP}/account-dashboard`, { task: "open the package that most companies have" });
});

test("a period is typed by keyboard; the other day follows where the period would be too long", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${GROUP}/quote-dashboard`);
  const from = page.getByLabel("From", { exact: true });
  await from.focus();
  // each key makes another date of it, most of them days to come
  await page.keyboard.type("09152024");
  await expect(page).toHaveURL(/[?&]from=2024-09-15&to=2025-09-15/);
  await expect(from).toHaveValue("2024-09-15");
  await expect(page.getByLabel("Until", { exact: true })).toHaveValue("2025-09-15");
});
