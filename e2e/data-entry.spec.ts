import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, test } from "./fixtures.ts";
import { pasteText } from "./steps/create-quotation.ts";
import { expectSettled } from "./steps/settled.ts";

const AIRFARE = "/data-entry/airfare";
const BANDS = ["0\t44.9\t4.40", "45\t99.9\t3.60", "100\t\t2.90"].join("\n");
const AIRLINE = "Air Canada";

/** Presses the marked price of the third line; its line moves down before the mouse is released. */
async function pressWhileItMoves(page: Page, grid: Locator): Promise<void> {
  const part = page.getByRole("region", { name: "Weight ranges and prices" });
  const sizeOf = async () => (await part.boundingBox())?.height;
  const before = await sizeOf();
  await grid.locator('[data-row="2"][data-column="2"]').hover();
  await page.mouse.down();
  // its mark is said below the grid: in the place of the keys
  await expect(part).toContainText("higher than in the range below");
  expect(await sizeOf()).toBe(before);
  await grid.evaluate((element) => element.style.setProperty("margin-block-start", "32px"));
  await expect(grid.locator('[data-row="1"][data-column="2"]:hover')).toHaveCount(1);
  await page.mouse.up();
  await grid.evaluate((element) => element.style.removeProperty("margin-block-start"));
}

/** Drags over two lines and two columns, and back to where it began. */
async function dragThereAndBack(page: Page, grid: Locator): Promise<void> {
  const selected = grid.locator("[data-row][aria-selected=true]");
  await grid.locator('[data-row="0"][data-column="0"]').hover();
  await page.mouse.down();
  await grid.locator('[data-row="1"][data-column="1"]').hover();
  await expect(selected).toHaveCount(4);
  await grid.locator('[data-row="0"][data-column="0"]').hover();
  await expect(selected).toHaveCount(1);
  await page.mouse.up();
}

test("a tariff is typed for a chosen airline, checked, published, changed, and counted in the statistics", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_DATAENTRY");
  await page.goto(`${AIRFARE}/statistics`);
  await expectSettled(page);
  const before = Number((await page.getByTestId("figure-entries").locator("dd").allTextContents())[0] ?? "0");

  await page.goto(`${AIRFARE}/create`);
  await page.getByRole("combobox", { name: "Airline" }).fill("AC");
  await page.getByRole("option", { name: new RegExp(AIRLINE) }).click();
  const grid = page.getByRole("grid", { name: "Weight ranges and prices" });
  await grid.getByRole("gridcell").first().click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Control+Home");
  await pasteText(page, BANDS.replace("2.90", "3.90"));
  await page.getByLabel("From", { exact: true }).fill("ABQ");
  await page.getByLabel("To", { exact: true }).fill("KTN");
  await page.getByLabel("Minimum", { exact: true }).fill("70");
  // A warning is stored as typed, and counted among the mistakes that were found.
  await expect(page.getByTestId("findings")).toContainText("higher than in the range below");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(`${AIRFARE}/list/view`);
  const lane = page.getByRole("link", { name: "ABQ–KTN" });
  await expect(page.getByRole("row").filter({ has: lane })).toContainText(AIRLINE);
  coverScreen(page, `${AIRFARE}/create`, { task: "type, check and publish a tariff" });
  coverScreen(page, `${AIRFARE}/list/view`, { task: "find the published tariff" });

  await lane.click();
  await expect(page.getByLabel("Airline")).toHaveValue(AIRLINE);
  await expect(page.getByTestId("findings")).toContainText("higher than in the range below");
  await dragThereAndBack(page, grid);
  await pressWhileItMoves(page, grid);
  await page.keyboard.type("2.90");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("findings")).toContainText("You can publish this rate");
  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByTestId("differences")).toContainText("3.90");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(`${AIRFARE}/list/view`);
  coverScreen(page, `${AIRFARE}/edit/:id`, { task: "change the tariff and publish it" });

  await page.goto(`${AIRFARE}/statistics`);
  await expect(page.getByTestId("figure-entries")).toContainText(String(before + 2));
  const line = page.getByRole("table", { name: "Per airline" }).getByRole("row").filter({ hasText: AIRLINE });
  await expect(line.getByRole("cell").last()).not.toHaveText("0");
  const chart = page.getByRole("img", { name: /^Entries per day from/ });
  await expect(chart.locator("rect[data-day]")).toHaveCount(30);
  await expect(chart.locator("rect[data-day]").last()).toHaveAttribute("data-value", String(before + 2));
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Per airline as a CSV file" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^entries-per-airline-.*\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain(`${AIRLINE},AC,`);
  await page.getByTestId("tab-week").click();
  await expect(chart.locator("rect[data-day]")).toHaveCount(7);
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/);
  await page.reload();
  await expect(page.getByTestId("tab-week")).toHaveAttribute("aria-pressed", "true");
  await page.goto(`${AIRFARE}/statistics?from=2020-01-01&to=2020-01-31`);
  await expect(page.getByText("Nothing entered in this period")).toBeVisible();
  await page.goto(`${AIRFARE}/statistics`);
  await line.getByRole("link").click();
  await expect(page).toHaveURL(/\/data-entry\/airfare\/list\/view\?filter=/);
  await expect(page.getByRole("button", { name: /Airline:.*Air Canada/ })).toBeVisible();
  coverScreen(page, `${AIRFARE}/statistics`, { task: "count the rates of a period and open them" });
});

test("an airline's weight ranges and surcharges are stored as what new rates start from", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_DATAENTRY");
  for (const [mode, top] of [
    ["create", "250"],
    ["update", "300"],
  ] as const) {
    await page.goto(`/data-entry/wieght-range/${mode}`);
    await page.getByRole("combobox", { name: "Airline" }).fill("QR");
    await page.getByRole("option", { name: /Qatar/ }).click();
    await expect(page).toHaveURL(/airline=\d+/);
    const ranges = page.getByRole("grid", { name: "General" });
    await ranges.getByRole("gridcell").first().click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Control+Home");
    await pasteText(page, [`0\t${Number(top) - 1}`, `${top}\t`].join("\n"));
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Template saved")).toBeVisible();
    await page.reload();
    if (mode === "create") await page.getByRole("link", { name: "Change it" }).click();
    await expect(ranges.locator('[data-row="1"][data-column="0"]')).toHaveText(top);
    coverScreen(page, `/data-entry/wieght-range/${mode}`, {
      task: "store weight ranges for a chosen airline",
    });

    await page.goto(`/data-entry/sur-charge/${mode}`);
    await page.getByRole("combobox", { name: "Airline" }).fill("QR");
    await page.getByRole("option", { name: /Qatar/ }).click();
    const surcharges = page.getByRole("grid", { name: "General" });
    await surcharges.locator('[data-row="0"][data-column="2"]').click();
    await page.keyboard.type(`1.${top}`);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Template saved")).toBeVisible();
    await page.reload();
    if (mode === "create") await page.getByRole("link", { name: "Change it" }).click();
    await expect(surcharges.locator('[data-row="0"][data-column="2"]')).toContainText(`1.${top.slice(0, 2)}`);
    coverScreen(page, `/data-entry/sur-charge/${mode}`, { task: "store surcharges for a chosen airline" });
  }
});
