import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { enterAs, findRow } from "./steps/companies.ts";
import { chooseAirport, openCreate, typeGoods } from "./steps/create-quotation.ts";
import { BANDS_GRID, gridCell, laneLink, typeCell, typeRate, usableRates } from "./steps/rate.ts";

const AREAS = [
  { role: "ROLE_FFADMIN", root: "/freight-forwarder/admin", to: "SZG" },
  { role: "ROLE_FFAGENT", root: "/freight-forwarder/agent", to: "GRZ" },
] as const;
const PRICES = ["0\t99.9\t4.10", "100\t\t2.50"];

/** Chooses the airline of a new rate. */
async function chooseAirline(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: "Airline", exact: true }).fill(name);
  await page.getByRole("listbox").getByRole("option").filter({ hasText: name }).first().click();
}

/** Types 90 kg on a lane; answers the option of that airline. */
async function priceLane(page: Page, from: string, to: string, airline: string) {
  await chooseAirport(page, "From", from, from);
  await chooseAirport(page, "To", to, to);
  await typeGoods(page, 0, ["1", "40", "40", "40", "90"]);
  const option = page.getByTestId("option").filter({ hasText: airline });
  await expect(option).toBeVisible();
  await option.locator("button[aria-expanded]").click();
  return option;
}

for (const { role, root, to } of AREAS) {
  const airline = `Elm Wings ${randomInt(1_000_000)}`;

  test(`an airline of the forwarder's own and its rate are typed, as ${role}`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto(`${root}/manual-airline/create`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await page.getByLabel("Name", { exact: true }).fill(airline);
    await page.getByLabel("Country", { exact: true }).selectOption("US");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(`${root}/manual-airline/list/view`);
    await expect(await findRow(page, airline)).toContainText("Active");
    coverScreen(page, `${root}/manual-airline/create`, { task: "add an airline of the forwarder's own" });
    coverScreen(page, `${root}/manual-airline/list/view`, { task: "find the airline" });

    await page.goto(`${root}/airline-rates/create`);
    await chooseAirline(page, airline);
    await typeRate(page, { from: "BTV", to, minimum: "60", bands: PRICES });
    await expect(page.getByTestId("findings")).toContainText("You can publish this rate");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(`${root}/airline-rates/list/view`);
    coverScreen(page, `${root}/airline-rates/create`, { task: "type a rate that prices at once" });
    await page.getByTestId("tab-own").click();
    await expect(page.getByRole("row").filter({ hasText: `BTV–${to}` })).toContainText("Our own");
    coverScreen(page, `${root}/airline-rates/list/view`, { task: "find the rate" });
  });

  test(`a rate of the forwarder's own prices its quotations at once, for nobody else, as ${role}`, async ({
    page,
    signInAs,
    openBrowser,
  }) => {
    await signInAs(role);
    await page.goto(`${root}/airline-rates/list/view`);
    await page.getByTestId("tab-own").click();
    await laneLink(page, `BTV–${to}`).click();
    await typeCell(page, BANDS_GRID, [1, 2], "2.60");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(`${root}/airline-rates/list/view`);
    await laneLink(page, `BTV–${to}`).click();
    await expect(gridCell(page, BANDS_GRID, 1, 2)).toHaveText("2.60");
    coverScreen(page, `${root}/airline-rates/edit/:id`, { task: "change the rate; the quotation follows" });

    // 90 kg rated as 100 kg at 2.60.
    const buyer = role === "ROLE_FFADMIN" ? page : await openBrowser({ role: "ROLE_FFADMIN" });
    await openCreate(buyer);
    await expect(await priceLane(buyer, "BTV", to, airline)).toContainText("260.00");

    const stranger = await openBrowser();
    await enterAs(stranger, { email: "admin@nordlicht.example.com", password: "freight-by-the-kilo" });
    await stranger.goto(usableRates("BTV", to));
    await expect(stranger.getByText("Nothing matches")).toBeVisible();
    await stranger.goto("/freight-forwarder/admin/manual-airline/list/view");
    await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(stranger.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(stranger.getByText(airline)).toHaveCount(0);
  });
}

test("an airline of the forwarder's own is changed; what a colleague changed meanwhile is not lost", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  const form = { name: `Oak Wings ${randomInt(1_000_000)}`, iata: "", awbPrefix: "" };
  const { id, version } = await ask<{ id: number; version: number }>(
    page,
    "POST",
    "/ffadmin/manual-airline/create",
    form,
  );
  await page.goto("/freight-forwarder/admin/manual-airline/list/view");
  await (await findRow(page, form.name)).getByRole("button", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("IATA code").fill("7o");
  await ask(page, "PUT", `/manual-airlines/${id}`, { ...form, awbPrefix: "987", version });
  await dialog.getByRole("button", { name: "Save" }).click();
  const alert = dialog.getByRole("alert", { name: "Someone else changed this" });
  await expect(alert).toContainText("AWB prefix: 987");
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await dialog.getByLabel("Active").uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const row = await findRow(page, form.name);
  for (const text of ["7O", "987", "Inactive"]) await expect(row).toContainText(text);
});

test("a manual rate beside an airline's published ones wins where it is cheaper, and ends", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto("/freightForwarder/admin/contract-rate/manual-rate");
  await chooseAirline(page, "Lufthansa");
  await typeRate(page, { from: "BTV", to: "INN", minimum: "60", bands: ["0\t\t1,002.50"] });
  await expect(gridCell(page, BANDS_GRID, 0, 2)).toHaveText("1002.50");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL("/freight-forwarder/admin/airline-rates/list/view");
  await page.getByTestId("tab-own").click();
  await expect(page.getByRole("row").filter({ hasText: "BTV–INN" })).toContainText("Lufthansa");
  await openCreate(page);
  await expect(await priceLane(page, "BTV", "INN", "Lufthansa")).toContainText("90,225.00");
  coverScreen(page, "/freightForwarder/admin/contract-rate/manual-rate", {
    task: "type a manual rate that wins where it is cheaper",
  });

  await page.goto("/freight-forwarder/admin/airline-rates/list/view");
  await page.getByTestId("tab-own").click();
  await page.getByRole("row").filter({ hasText: "BTV–INN" }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "End", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End", exact: true }).click();
  await expect(page.getByText("Ended: 1")).toBeVisible();
  await expect(laneLink(page, "BTV–INN")).toHaveCount(0);
});
