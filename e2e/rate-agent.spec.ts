import { LANGUAGES, loadTranslator } from "@kilolane/phrases";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import {
  BANDS_GRID,
  gridCell,
  laneLink,
  publish,
  SURCHARGES_GRID,
  typeCell,
  typeRate,
} from "./steps/rate.ts";

const PRICES = ["0\t99.9\t4.10", "100\t\t2.50"];
const DESKS = [
  { folder: "general-rate", lane: ["TUS", "SZG"] },
  { folder: "priority-rate", lane: ["TUS", "GRZ"] },
  { folder: "spot-rate", lane: ["TUS", "INN"] },
] as const;

for (const { folder, lane } of DESKS) {
  test(`an airline's agent makes, finds and changes a ${folder}`, async ({ page, signInAs }) => {
    const desk = `/airline/agent/${folder}` as const;
    const [from, to] = lane;
    await signInAs("ROLE_AIRLINE_AGENT");
    await page.goto(`${desk}/create`);
    // Contracts and spot rates are the admin's business.
    await expect(page.getByLabel("For the forwarder", { exact: true })).toHaveCount(0);
    await typeRate(page, { from, to, minimum: "60", bands: PRICES });
    await expect(page.getByTestId("findings")).toContainText("You can publish this rate");
    await publish(page);
    coverScreen(page, `${desk}/create`, { task: "type and publish a rate" });
    await laneLink(page, `${from}–${to}`).click();
    await typeCell(page, BANDS_GRID, [0, 2], "3.90");
    await publish(page);
    coverScreen(page, `${desk}/list/view`, { task: "find the rate" });
    await laneLink(page, `${from}–${to}`).click();
    await expect(gridCell(page, BANDS_GRID, 0, 2)).toHaveText("3.90");
    coverScreen(page, `${desk}/edit/:airfare_id`, { task: "change the rate" });
  });
}

test("the history says who changed what, in the reader's own words, in six languages", async ({
  page,
  signInAs,
}) => {
  const desk = "/airline/agent/general-rate";
  await signInAs("ROLE_AIRLINE_AGENT");
  await page.goto(`${desk}/create`);
  await typeRate(page, { from: "TUS", to: "LNZ", minimum: "60", bands: PRICES });
  await typeCell(page, SURCHARGES_GRID, [0, 2], "0.95");
  await publish(page);
  await laneLink(page, "TUS–LNZ").click();
  await page.getByLabel("Minimum", { exact: true }).fill("80");
  await page.getByLabel("eAWB fee", { exact: true }).fill("7.5");
  await page.getByLabel("Valid until", { exact: true }).fill("2031-03-04");
  await page.getByLabel("Aircraft", { exact: true }).selectOption("freighter");
  await page.getByRole("button", { name: "Sun", exact: true }).click();
  await typeCell(page, SURCHARGES_GRID, [0, 2], "1.05");
  await typeCell(page, SURCHARGES_GRID, [0, 3], "25");
  await publish(page);
  await laneLink(page, "TUS–LNZ").click();
  await page.getByRole("link", { name: "History", exact: true }).click();

  const changed = page.getByTestId("history-differences").first();
  const line = (name: string) => changed.getByRole("row").filter({ hasText: name });
  await expect(line("Valid until")).toContainText("Mar 4, 2031");
  await expect(line("eAWB fee")).toHaveText(/\$0\.00.*\$7\.50/);
  await expect(line("Aircraft")).toHaveText(/Passenger aircraft.*Freighter/);
  await expect(line("Days of operation")).toHaveText(/Sun.*Mon Tue Wed Thu Fri Sat$/);
  await expect(line("Surcharge Fuel · Value")).toHaveText(/0\.95.*1\.05/);
  await expect(line("Surcharge Fuel · Minimum")).toContainText("$25.00");
  await expect(line("Lane TUS–LNZ")).toHaveText(/Minimum: \$60\.00.*Minimum: \$80\.00/);
  await expect(page.getByRole("region").first()).toContainText("Tobias Kern");
  await expect(page.getByText("The first state")).toBeVisible();
  await expectAccessible(page);
  coverScreen(page, "/airline/agent/history/view/:airrateID", { task: "read who changed what of a rate" });

  for (const { locale: language } of LANGUAGES) {
    const t = await loadTranslator(language, "rate");
    await page.evaluate(
      (text) => localStorage.setItem("kilolane.preferences", text),
      JSON.stringify({ language, themeMode: "light" }),
    );
    await page.reload();
    await expect(line(t("field.aircraft"))).toContainText(t("aircraft.freighter"));
    await expect(line(t("field.eawbFee"))).toContainText(/7[.,]50/);
    await expect(line(t("field.expiryDate"))).toContainText("2031");
    // No code, wire name or bare date is left.
    await expect(changed).not.toContainText(/per_kg|freighter|2031-03-04|addition|eawbFee|1234567/);
  }
  await page.evaluate(() => localStorage.removeItem("kilolane.preferences"));
  await page.goto("/airline/agent/history/list");
  await page
    .getByRole("link", { name: /TUS–LNZ/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rate history");
  await page.getByRole("link", { name: "Back to the history" }).click();
  await expect(page).toHaveURL("/airline/agent/history/list");
  coverScreen(page, "/airline/agent/history/list", { task: "find the rate in the history" });
});
