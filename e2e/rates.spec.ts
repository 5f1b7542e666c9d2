import { coverScreen } from "./cover.ts";
import { expect, test } from "./fixtures.ts";
import { chooseAirport, openCreate, pasteText, typeGoods } from "./steps/create-quotation.ts";
import { expectGoodLooks } from "./steps/looks.ts";

const DESK = "/airline/admin/general-rate";
const BANDS = ["From\tTo\tPrice", "0\t44,9\t4.10", "45\t99.9\t3.05", "100\t\t3.20"].join("\n");

test("an airline types a rate in the grid, tries a shipment and publishes it", async ({ page, signInAs }) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(`${DESK}/create`);
  const grid = page.getByRole("grid", { name: "Weight ranges and prices" });
  await expect(grid).toBeVisible();
  // The template's ranges make way for the pasted ones.
  await grid.getByRole("gridcell").first().click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Control+Home");
  await pasteText(page, BANDS);
  await expect(grid.getByRole("row")).toHaveCount(7);
  await expect(grid.locator('[data-row="1"][data-column="2"]')).toHaveText("3.05");
  // Typing over a cell, and taking it back.
  await grid.locator('[data-row="2"][data-column="2"]').click();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(grid.locator('[data-row="2"][data-column="2"]')).toHaveText("9");
  await page.keyboard.press("Control+z");
  await expect(grid.locator('[data-row="2"][data-column="2"]')).toHaveText("3.20");

  await page.getByLabel("From", { exact: true }).fill("ABQ");
  await page.getByLabel("To", { exact: true }).fill("SZG");
  await page.getByLabel("Minimum", { exact: true }).fill("75");
  const findings = page.getByTestId("findings");
  await expect(findings).toContainText("higher than in the range below");
  await grid.locator('[data-row="2"][data-column="2"]').click();
  await page.keyboard.type("2.50");
  await page.keyboard.press("Enter");
  await expect(findings).toContainText("You can publish this rate");

  // 95 kg at 3.05 is 289.75; as 100 kg at 2.50 it is 250.00.
  const shipment = page.getByTestId("try-panel");
  await shipment.getByLabel("Total weight (kg)").fill("95");
  await expect(shipment.getByTestId("try-total")).toHaveText("$250.00");
  await expect(shipment.getByTestId("try-won")).toContainText("saves $39.75");

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectGoodLooks(page, "a typed rate and the question whether to publish it");
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(`${DESK}/list/view`);
  const lane = page.getByRole("link", { name: "ABQ–SZG" });
  await expect(lane).toBeVisible();
  // The list names the prices of the lane.
  const row = page.getByRole("row").filter({ has: lane });
  for (const price of ["M 75.00", "N 4.10", "+45 3.05", "+100 2.50"]) await expect(row).toContainText(price);
  coverScreen(page, `${DESK}/create`, { task: "type a rate, try a shipment and publish it" });
  coverScreen(page, `${DESK}/list/view`, { task: "find the published rate" });
});

test("a forwarder prices with a published rate at once, and reads why it does not carry a beam", async ({
  page: forwarder,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(forwarder);
  await chooseAirport(forwarder, "From", "ABQ", "ABQ");
  await chooseAirport(forwarder, "To", "SZG", "SZG");
  await typeGoods(forwarder, 0, ["1", "40", "40", "40", "95"]);
  const option = forwarder.getByTestId("option").filter({ hasText: "Lufthansa" }).first();
  await expect(option).toBeVisible();
  await option.locator("button[aria-expanded]").click();
  await expect(option).toContainText("250.00");

  // A beam is not offered on a passenger aircraft: the side and the limit are said.
  await typeGoods(forwarder, 0, ["1", "1200", "240", "150", "9000"]);
  const excluded = forwarder.getByTestId("excluded-rates");
  await excluded.getByText(/rates? not offered$/).click();
  const refused = excluded.getByRole("listitem").filter({ hasText: "Lufthansa" });
  await expect(refused).toContainText("Piece too large");
  await expect(refused).toContainText(/Length .1,200 cm., at most .636 cm./);
});

test("an airline changes a published rate and sees what changed", async ({ page, signInAs }) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(`${DESK}/list/view`);
  await page.getByRole("link", { name: "ABQ–SZG" }).click();
  await page.getByLabel("Minimum", { exact: true }).fill("80");
  await page.getByText("Volume, limits and conditions").click();
  const special = page.getByRole("region", { name: "Class rate", exact: true });
  await special.getByLabel("Class rate: per cent").fill("150");
  await special.getByLabel("Class rate: of which rate").selectOption("Every range");
  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByTestId("differences")).toContainText("Minimum");
  await expect(dialog.getByTestId("differences")).toContainText("Class rate: per cent");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(`${DESK}/list/view`);
  await page.getByRole("link", { name: "ABQ–SZG" }).click();
  coverScreen(page, `${DESK}/edit/:airfare_id`, { task: "change the rate and publish the change" });
  await page.getByRole("link", { name: "History", exact: true }).click();
  const changed = page.getByTestId("history-differences").first();
  await expect(changed).toContainText("75");
  await expect(changed).toContainText("80");
  await expect(changed).toContainText("Class rate: per cent");
  coverScreen(page, "/airline/admin/history/view/:airrateID", {
    task: "compare the prices before and after a change",
  });
  await page.goto("/airline/admin/history/list");
  await expect(page.getByRole("link", { name: /ABQ–SZG/ }).first()).toBeVisible();
  coverScreen(page, "/airline/admin/history/list", { task: "find the rate in the history" });
});

test("an airline narrows its rates to the days on which they were added, and sorts by them", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(`${DESK}/list/view`);
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Filter the rates" });
  await panel.getByLabel("Added from", { exact: true }).fill("2098-01-01");
  await panel.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page).toHaveURL(/addedFrom/);
  const chip = page.getByRole("button", { name: "Remove the filter Added from" });
  await expect(chip).toBeVisible();
  await expect(page.getByRole("table").getByRole("link")).toHaveCount(0);
  await chip.click();
  await expect(rows.nth(1)).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes("addedAt"));
  await page.goto(`${DESK}/list/view?sort=addedAt`);
  expect((await asked).method()).toBe("GET");
  await expect(rows.nth(1)).toBeVisible();
});
