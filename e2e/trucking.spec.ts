import type { Page } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { confirmIn, findRow } from "./steps/companies.ts";
import { expectSettled } from "./steps/settled.ts";

/** Types a carrier of one zone from the zip of the demo world's shipper to JFK, and tries it. */
async function typeCarrier(page: Page, name: string) {
  await page.getByRole("button", { name: "Add carrier" }).click();
  await expect(page.getByLabel("Carrier", { exact: true })).toBeFocused();
  await expect(page.getByText("Please enter Company Name!")).toBeVisible();
  await page.getByLabel("Carrier", { exact: true }).fill(name);
  await page.getByLabel("Name of the zone").fill("Queens");
  await page.getByLabel("ZIPs", { exact: true }).fill("11430");
  await page.getByLabel("Minimum charge (USD)").fill("75");
  await page.getByLabel("Per 100 lb (USD)").fill("50");
  await page.getByRole("button", { name: "Add weight band" }).click();
  await page.getByLabel("From lb").last().fill("1000");
  await page.getByLabel("Per 100 lb (USD)").last().fill("40");
  await page.getByLabel("Fuel surcharge").selectOption("Per cent of the line haul");
  await page.getByLabel("Per cent", { exact: true }).fill("10");
  await page.getByLabel("Liftgate", { exact: true }).first().selectOption("Not offered");
  await page.getByLabel("Airport", { exact: true }).first().fill("QQQ");
  await page.getByRole("button", { name: "Add carrier" }).click();
  await expect(page.getByText("No airport has this code")).toBeVisible();
  await page.getByLabel("Airport", { exact: true }).first().fill("JFK");
  const trial = page.getByTestId("trucking-try");
  await trial.getByLabel("Weight (lb)").fill("900");
  await trial.getByText("Liftgate").click();
  await trial.getByText("Inside delivery").click();
  // 900 lb at 50.00 are 450.00; 1,000 lb at 40.00 are 400.00, and 10 % fuel
  await expect(trial.getByRole("row", { name: /^Total/ })).toContainText("$440.00");
  await expect(trial.getByRole("row", { name: /^Billed as/ })).toContainText("1,000.0 lb");
  await expect(trial).toContainText("Not in the price, to be asked for: Inside delivery");
  await expect(trial).toContainText("Not offered by this carrier: Liftgate");
}

/** A copy of the zone must have a name or a first day of its own; it is taken away again. */
async function refuseDouble(page: Page) {
  await page.getByRole("button", { name: "Copy zone" }).click();
  const copied = page.getByRole("region", { name: /^Zone 2/ });
  const copiedName = copied.getByLabel("Name of the zone");
  await copiedName.fill("queens");
  await page.getByRole("button", { name: "Add carrier" }).click();
  await expect(copiedName).toBeFocused();
  await expect(copied.getByText("Another zone has this name and first day")).toBeVisible();
  await copied.getByRole("button", { name: "Remove zone" }).click();
  await expect(copied).toBeHidden();
}

/** What the carrier takes for 900 lb from the zip to JFK. */
async function findPrice(page: Page, name: string): Promise<string | undefined> {
  const answer = await ask<{ truckingCarriers: { carrier: string; buyTotal: string }[] }>(
    page,
    "GET",
    "/check-trucking?pickup-zip=11430&departure-airport=JFK&weightLb=900",
  );
  return answer.truckingCarriers.find(({ carrier }) => carrier === name)?.buyTotal;
}

const TARIFF = [
  "Zone,Airport,ZIPs,Valid from,Valid to,From lb,To lb,CWT,Min",
  "Queens,JFK,11430,2020-01-01,2999-12-31,0,999,55,75",
  "Queens,,,,,1000,and up,45,",
].join("\r\n");

/** Uploads a tariff that does not say its currency, and says it. */
async function uploadTariff(page: Page, name: string) {
  await page.getByLabel("Carrier", { exact: true }).fill(name);
  await page.getByRole("option", { name }).click();
  const file = { name: "queens.csv", mimeType: "text/csv", buffer: Buffer.from(TARIFF) };
  await page.getByTestId("tariff-file").setInputFiles(file);
  const problems = page.getByRole("heading", { name: "To correct before publishing" });
  await expect(problems).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish" })).toBeDisabled();
  await page.getByLabel("Currency", { exact: true }).fill("USD");
  await page.getByRole("button", { name: "Read again" }).click();
  await expect(problems).toBeHidden();
  const band = page.getByRole("row", { name: /^Per 100 lb from 0 lb/ });
  await expect(band).toContainText("50 USD");
  await expect(band).toContainText("55 USD");
}

for (const [role, group] of [
  ["ROLE_FFADMIN", "admin"],
  ["ROLE_FFAGENT", "agent"],
] as const) {
  const base = `/freight-forwarder/${group}/trucking` as const;

  const name = `Mosswood ${group} ${Date.now()}`;

  test(`a trucking carrier is entered, tried and offered for its zip by ${role}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role);
    await page.goto(`${base}/list/view`);
    await expectSettled(page);
    await page.getByRole("main").getByRole("link", { name: "Add carrier" }).first().click();
    await typeCarrier(page, name);
    await refuseDouble(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add carrier" }).click();
    await expect(await findRow(page, name)).toContainText("JFK");
    coverScreen(page, `${base}/create`, {
      task: "enter a carrier, see what a sample shipment costs and why",
    });

    expect(await findPrice(page, name)).toBe("440.00");
  });

  test(`a trucking carrier gets a tariff from a file, is changed and deleted by ${role}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role);
    await page.goto(`${base}/upload`);
    await uploadTariff(page, name);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Publish" }).click();
    await confirmIn(page, "Publish");
    await expect(page.getByText("The tariff is published")).toBeVisible();
    // 900 lb at 55.00 are 495.00; 1,000 lb at 45.00 are 450.00
    expect(await findPrice(page, name)).toBe("450.00");
    await page.getByRole("button", { name: "Roll back" }).click();
    await confirmIn(page, "Roll back");
    await expect(page.getByText("The tariff before counts again")).toBeVisible();
    expect(await findPrice(page, name)).toBe("440.00");
    coverScreen(page, `${base}/upload`, {
      task: "upload a tariff, say its currency, see the difference, publish it and roll it back",
    });

    await page.goto(`${base}/list/view`);
    await findRow(page, name);
    await page.getByRole("link", { name }).click();
    await page.getByLabel("Valid from").fill("2020-01-01");
    await page.getByLabel("Valid until").fill("2020-12-31");
    await page.getByRole("button", { name: "Save" }).click();
    const row = await findRow(page, name);
    await expect(row).toContainText("Expired");
    coverScreen(page, `${base}/edit/:id`, { task: "end a carrier's zone" });

    await expectAccessible(page);
    await row.getByRole("button", { name: /^Delete/ }).click();
    await confirmIn(page, "Delete");
    await expect(page.getByText("Nothing matches these filters")).toBeVisible();
    coverScreen(page, `${base}/list/view`, { task: "find a trucking carrier by its name, and delete it" });
  });
}
