import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { enterAs, findRow, signUpApproved } from "./steps/companies.ts";
import { chooseAirport, openCreate, typeGoods } from "./steps/create-quotation.ts";
import { createHandOver } from "./steps/hand-over.ts";
import {
  laneLink,
  publish,
  saveDraft,
  typeCell,
  typeRate,
  BANDS_GRID,
  narrowed,
  usableRates,
} from "./steps/rate.ts";

const DESK = "/airline/admin/contract-rate";
const FORWARDERS = "/airline/admin/freight-forwarder";
const PRICES = ["0\t99.9\t4.10", "100\t\t2.50"];

/** The forwarder that a contract rate was published for. */
const contracted = createHandOver<Awaited<ReturnType<typeof signUpApproved>>>();

test("an airline names a forwarder, and publishes a contract rate for it", async ({
  page,
  request,
  signInAs,
  openBrowser,
}) => {
  const forwarder = await signUpApproved(request, "freightforwarder");
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(`${FORWARDERS}/create`);
  await page.getByRole("combobox", { name: "Company name", exact: true }).fill(forwarder.companyName);
  await page.getByRole("listbox").getByRole("option").filter({ hasText: forwarder.companyName }).click();
  await expect(page).toHaveURL(`${FORWARDERS}/list/view`);
  coverScreen(page, `${FORWARDERS}/create`, { task: "name a forwarder for contract rates" });
  await expect(
    (await findRow(page, forwarder.companyName)).getByRole("cell", { name: "0", exact: true }),
  ).toBeVisible();

  await page.goto(`${DESK}/create`);
  await typeRate(page, {
    from: "BOI",
    to: "SZG",
    minimum: "60",
    bands: PRICES,
    forwarder: forwarder.companyName,
  });
  const id = await saveDraft(page);
  coverScreen(page, `${DESK}/create`, { task: "type a contract rate" });
  await page.goto(narrowed(`${DESK}/list/view`, { tab: "draft" }));
  await expect(laneLink(page, "BOI–SZG")).toBeVisible();

  // A draft is nobody's price yet, not even the named forwarder's.
  const theirs = await openBrowser();
  await enterAs(theirs, forwarder);
  await theirs.goto(usableRates("BOI", "SZG"));
  await expect(theirs.getByText("Nothing matches")).toBeVisible();

  await page.goto(`${DESK}/edit/${id}`);
  await publish(page);
  const row = page.getByRole("row").filter({ hasText: "BOI–SZG" });
  await expect(row).toContainText(forwarder.companyName);
  await expect(row).toContainText("New");
  coverScreen(page, `${DESK}/list/view`, { task: "publish the contract rate" });
  await page.goto(`${FORWARDERS}/list/view`);
  await expect(
    (await findRow(page, forwarder.companyName)).getByRole("cell", { name: "1", exact: true }),
  ).toBeVisible();
  coverScreen(page, `${FORWARDERS}/list/view`, {
    task: "compare the forwarders with the rates made for them",
  });
  contracted.leave(forwarder);
});

test("a contract rate is listed, priced and explained for the named forwarder alone", async ({
  page: theirs,
  openBrowser,
}) => {
  await enterAs(theirs, contracted.take());
  await theirs.goto(usableRates("BOI", "SZG"));
  await expect(laneLink(theirs, "BOI–SZG")).toBeVisible();
  await openCreate(theirs);
  await chooseAirport(theirs, "From", "BOI", "BOI");
  await chooseAirport(theirs, "To", "SZG", "SZG");
  await typeGoods(theirs, 0, ["1", "40", "40", "40", "90"]);
  const option = theirs.getByTestId("option").filter({ hasText: "Lufthansa" });
  // Rated as 100 kg at 2.50.
  await option.locator("button[aria-expanded]").click();
  await expect(option).toContainText("250.00");

  const stranger = await openBrowser({ role: "ROLE_FFADMIN" });
  await stranger.goto(usableRates("BOI", "SZG"));
  await expect(stranger.getByText("Nothing matches")).toBeVisible();
  await openCreate(stranger);
  await chooseAirport(stranger, "From", "BOI", "BOI");
  await chooseAirport(stranger, "To", "SZG", "SZG");
  await typeGoods(stranger, 0, ["1", "40", "40", "40", "90"]);
  const options = stranger.getByRole("region", { name: "Options", exact: true });
  await expect(options).toHaveAttribute("aria-busy", "false");
  await expect(stranger.getByTestId("option")).toHaveCount(0);
  await expect(stranger.getByText(/rates? not offered/)).toHaveCount(0);
  await expect(options).not.toContainText("Lufthansa");
});

test("a contract rate that is live is changed, and the change names both prices before it counts", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(`${DESK}/create`);
  await typeRate(page, {
    from: "BOI",
    to: "GRZ",
    minimum: "60",
    bands: PRICES,
    forwarder: "Nordlicht Luftfracht",
  });
  await publish(page);
  await laneLink(page, "BOI–GRZ").click();
  await typeCell(page, BANDS_GRID, [1, 2], "2.75");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const differences = page.getByRole("dialog").getByTestId("differences");
  const line = differences.getByRole("row").filter({ hasText: "Range from 100" });
  await expect(line).toContainText("$2.50");
  await expect(line).toContainText("$2.75");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(`${DESK}/list/view`);
  await laneLink(page, "BOI–GRZ").click();
  await expect(page.getByRole("gridcell", { name: /^Price.*: 2\.75$/ })).toBeVisible();
  coverScreen(page, `${DESK}/edit/:airfare_id`, { task: "change a live contract rate" });
});

test("promo rates are for everyone, spot rates for one forwarder", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  const desk = "/airline/admin/spot-rate";
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(`${desk}/create`);
  await page.getByLabel("Type of rate", { exact: true }).selectOption("spot");
  await typeRate(page, {
    from: "BOI",
    to: "INN",
    minimum: "50",
    bands: PRICES,
    forwarder: "Harbor & Sky Forwarding",
  });
  await publish(page);
  coverScreen(page, `${desk}/create`, { task: "type and publish promo and spot rates" });
  const row = page.getByRole("row").filter({ hasText: "BOI–INN" });
  await expect(row).toContainText("Spot");
  await expect(row).toContainText("Harbor & Sky Forwarding");
  coverScreen(page, `${desk}/list/view`, { task: "find the rates" });
  await laneLink(page, "BOI–INN").click();
  await page.getByLabel("Minimum", { exact: true }).fill("55");
  await publish(page);
  await laneLink(page, "BOI–INN").click();
  await expect(page.getByLabel("Minimum", { exact: true })).toHaveValue("55");
  coverScreen(page, `${desk}/edit/:airfare_id`, { task: "change a rate" });

  const named = await openBrowser({ role: "ROLE_FFADMIN" });
  await named.goto(usableRates("BOI", "INN"));
  await expect(laneLink(named, "BOI–INN")).toBeVisible();
  const stranger = await openBrowser();
  await enterAs(stranger, { email: "admin@nordlicht.example.com", password: "freight-by-the-kilo" });
  await stranger.goto(usableRates("BOI", "INN"));
  await expect(stranger.getByText("Nothing matches")).toBeVisible();
});
