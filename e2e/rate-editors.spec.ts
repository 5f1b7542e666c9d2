import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { pasteText } from "./steps/create-quotation.ts";
import {
  BANDS_GRID,
  gridCell,
  LANES_GRID,
  laneLink,
  narrowed,
  pasteTable,
  publish,
  saveDraft,
  typeCell,
  typeRate,
  usableRates,
} from "./steps/rate.ts";

const DESK = "/airline/admin/general-rate";
const AGENT_DESK = "/airline/agent/general-rate";
const PRICES = ["0\t99.9\t4.10", "100\t\t2.50"];

test("two people edit one rate: the second sees who changed what and loses nothing of what was typed", async ({
  page: admin,
  signInAs,
  openBrowser,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await admin.goto(`${DESK}/create`);
  await typeRate(admin, { from: "OMA", to: "SZG", minimum: "60", bands: PRICES });
  const id = await saveDraft(admin);
  const agent = await openBrowser({ role: "ROLE_AIRLINE_AGENT" });
  await agent.goto(`${AGENT_DESK}/edit/${id}`);
  await expect(gridCell(agent, BANDS_GRID, 1, 2)).toHaveText("2.50");

  await admin.getByLabel("Minimum", { exact: true }).fill("65");
  await typeCell(admin, BANDS_GRID, [0, 2], "4.40");
  await admin.getByRole("button", { name: "Save draft", exact: true }).click();
  await expect(admin.getByRole("button", { name: "Save draft", exact: true })).toBeDisabled();

  await agent.getByLabel("eAWB fee", { exact: true }).fill("12.5");
  await typeCell(agent, BANDS_GRID, [1, 2], "2.20");
  await agent.getByRole("button", { name: "Save draft", exact: true }).click();
  const dialog = agent.getByRole("dialog", { name: "Someone changed this rate" });
  await expect(dialog).toContainText("Anke Reimers");
  const line = (name: string) => dialog.getByTestId("differences").getByRole("row").filter({ hasText: name });
  await expect(line("Minimum")).toHaveText(/\$60\.00.*\$65\.00/);
  await expect(line("Range from 0")).toHaveText(/\$4\.10.*\$4\.40/);
  await expect(dialog.getByTestId("conflict-outcome")).toHaveText(
    "“Keep mine” keeps these as you entered them: Range from 0. The rest is taken over.",
  );
  await expectAccessible(agent);

  await dialog.getByRole("button", { name: "Keep mine", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(agent.getByLabel("eAWB fee", { exact: true })).toHaveValue("12.5");
  await expect(gridCell(agent, BANDS_GRID, 1, 2)).toHaveText("2.20");
  // What only the other person changed is taken over; of the prices, which both changed, it was said what stays.
  await expect(agent.getByLabel("Minimum", { exact: true })).toHaveValue("65");
  await expect(gridCell(agent, BANDS_GRID, 0, 2)).toHaveText("4.10");
  await typeCell(agent, BANDS_GRID, [0, 2], "4.40");
  await publish(agent);

  // The admin's screen is behind now; taking theirs shows what is stored.
  await admin.getByLabel("Minimum", { exact: true }).fill("99");
  await admin.getByRole("button", { name: "Publish", exact: true }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  const second = admin.getByRole("dialog", { name: "Someone changed this rate" });
  await expect(second).toContainText("Tobias Kern");
  await second.getByRole("button", { name: "Take theirs", exact: true }).click();
  await expect(admin.getByLabel("eAWB fee", { exact: true })).toHaveValue("12.5");
  await expect(admin.getByLabel("Minimum", { exact: true })).toHaveValue("65");
  await expect(gridCell(admin, BANDS_GRID, 1, 2)).toHaveText("2.20");
});

test("a publication is taken back: exactly the prices from before count again", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(`${DESK}/create`);
  await typeRate(page, { from: "OMA", to: "GRZ", minimum: "60", bands: PRICES });
  await publish(page);
  await laneLink(page, "OMA–GRZ").click();
  await page.getByLabel("Minimum", { exact: true }).fill("95");
  await typeCell(page, BANDS_GRID, [0, 2], "9.99");
  await publish(page);

  await page.goto("/airline/admin/history/list");
  const latest = page.getByRole("row").filter({ hasText: "OMA–GRZ" }).first();
  await latest.getByRole("button", { name: /^Roll back/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("The former rates go live again");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Roll back", exact: true }).click();
  await expect(page.getByText("the former rates apply again")).toBeVisible();
  await expect(latest).toContainText("Rolled back");
  await expect(latest.getByRole("button")).toHaveCount(0);

  await page.goto(narrowed(`${DESK}/list/view`, { from: "OMA", to: "GRZ" }));
  await laneLink(page, "OMA–GRZ").click();
  await expect(page.getByLabel("Minimum", { exact: true })).toHaveValue("60");
  await expect(gridCell(page, BANDS_GRID, 0, 2)).toHaveText("4.10");
  await page.getByRole("link", { name: "History", exact: true }).click();
  await expect(page.getByText("Rolled back", { exact: true })).toBeVisible();
  coverScreen(page, "/airline/admin/history/view/:airrateID", {
    task: "take a publication back; the prices from before count again",
  });
});

test("several rates are ended at once, drafts among them thrown away, and nobody prices with them", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  for (const to of ["INN", "LNZ"]) {
    await page.goto(`${DESK}/create`);
    await typeRate(page, { from: "OMA", to, minimum: "60", bands: PRICES });
    await publish(page);
  }
  await page.goto(`${DESK}/create`);
  await typeRate(page, { from: "OMA", to: "KLU", minimum: "60", bands: PRICES });
  await saveDraft(page);
  await page.goto(`${DESK}/list/view`);
  for (const to of ["INN", "LNZ", "KLU"]) {
    await page
      .getByRole("row")
      .filter({ hasText: `OMA–${to}` })
      .getByRole("checkbox")
      .check();
  }
  await page.getByRole("button", { name: "End", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "End the chosen rates (3)?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "End", exact: true }).click();
  await expect(page.getByText("Ended: 3")).toBeVisible();
  for (const to of ["INN", "LNZ", "KLU"]) await expect(laneLink(page, `OMA–${to}`)).toHaveCount(0);
  await page.getByTestId("tab-ended").click();
  await expect(page).toHaveURL(/ended/);
  await expect(laneLink(page, "OMA–INN")).toBeVisible();
  await expect(laneLink(page, "OMA–LNZ")).toBeVisible();
  await expect(laneLink(page, "OMA–KLU")).toHaveCount(0);

  const forwarder = await openBrowser({ role: "ROLE_FFADMIN" });
  await forwarder.goto(usableRates("OMA", "INN"));
  await expect(forwarder.getByText("Nothing matches")).toBeVisible();
});

test("lanes get prices of their own in a grid: pasted, taken back, refused in their cell, published", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(`${DESK}/create`);
  await typeRate(page, { from: "GEG ICT", to: "SZG", minimum: "60", bands: PRICES });
  await page.getByText("Prices per lane", { exact: true }).click();
  const lanes = page.getByRole("grid", { name: LANES_GRID, exact: true });
  // Every pair at the prices that were typed for all.
  await expect(lanes.getByRole("row")).toHaveCount(3);
  await expect(gridCell(page, LANES_GRID, 0, 0)).toHaveText("GEG");
  await expect(gridCell(page, LANES_GRID, 1, 3)).toHaveText("4.10");

  const table = [
    "GEG\tSZG\t70\t4.00\t2.40",
    "ICT\tSZG\t80\t$5.00\t3.40",
    "ICT\tGRZ\t\t5.5\t3.6",
    "ICT\tQQQ\t\t5\t3",
  ];
  await gridCell(page, LANES_GRID, 0, 0).click();
  await pasteText(page, table.join("\n"));
  await expect(lanes.getByRole("row")).toHaveCount(5);
  await expect(gridCell(page, LANES_GRID, 1, 3)).toHaveText("5.00");
  await page.keyboard.press("Control+z");
  await expect(lanes.getByRole("row")).toHaveCount(3);
  await expect(gridCell(page, LANES_GRID, 1, 3)).toHaveText("4.10");
  await page.keyboard.press("Control+y");
  await expect(lanes.getByRole("row")).toHaveCount(5);

  const findings = page.getByTestId("findings");
  await expect(findings).toContainText("Lanes, line 4");
  await expect(gridCell(page, LANES_GRID, 3, 1)).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await typeCell(page, LANES_GRID, [3, 1], "INN");
  await expect(findings).toContainText("You can publish this rate");
  await publish(page);
  const row = page.getByRole("row").filter({ hasText: "GEG–SZG" });
  await expect(row).toContainText("+ 3 more");
  await laneLink(page, "GEG–SZG").click();
  await typeCell(page, LANES_GRID, [2, 4], "3.95");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const change = page
    .getByRole("dialog")
    .getByTestId("differences")
    .getByRole("row")
    .filter({ hasText: "Lane" });
  await expect(change).toHaveCount(1);
  await expect(change).toHaveText(/Lane ICT–INN.*\+100: \$3\.00.*\+100: \$3\.95/);
  await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(`${DESK}/list/view`);
});

test("the check answers while somebody types: order, gap, overlap, dearer above, and a live rate on the same lane", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(`${DESK}/create`);
  await typeRate(page, { from: "OMA", to: "VIE", minimum: "60", bands: PRICES });
  await publish(page);

  await page.goto(`${DESK}/create`);
  await typeRate(page, {
    from: "OMA",
    to: "VIE",
    minimum: "60",
    bands: ["45\t50\t3.00", "0\t40\t4.10", "48\t\t3.50"],
  });
  const findings = page.getByTestId("findings");
  await expect(findings).toContainText("This range is out of order.");
  await expect(findings).toContainText("This range overlaps another one.");
  await expect(findings).toContainText("Some weights are in no range.");
  await expect(findings).toContainText("The price per unit is higher than in the range below.");
  await expect(gridCell(page, BANDS_GRID, 2, 0)).toHaveAttribute("data-mark", "error");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("This rate can't be published yet")).toBeVisible();

  await pasteTable(page, BANDS_GRID, ["0\t99.9\t4.10", "100\t\t2.40"]);
  await expect(findings).toContainText("Another live rate asks a different price on 1 lane");
  await expect(findings).toContainText("OMA–VIE");
  await expect(findings).not.toContainText("overlaps another one");
  // Days apart, nothing contradicts.
  await page.getByLabel("Valid from", { exact: true }).fill("2031-01-01");
  await page.getByLabel("Valid until", { exact: true }).fill("2031-12-31");
  await expect(findings).toContainText("You can publish this rate");
  await page.getByLabel("Valid until", { exact: true }).fill("2030-12-31");
  await expect(findings.getByRole("listitem").first()).toHaveAttribute("data-severity", "error");
});
