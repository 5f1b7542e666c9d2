import { loadTranslator } from "@kilolane/phrases";
import type { Page } from "@playwright/test";
import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { downloadCsv } from "./steps/list-file.ts";
import { figureIn } from "./steps/option-card.ts";
import { findCutOff } from "./steps/page-faults.ts";
import { mailToShipper, readPriceCard, typeShipment } from "./steps/received.ts";
import { expectSettled } from "./steps/settled.ts";
import { loadWords } from "./steps/words.ts";

const CLIENT = "/freight-forwarder/client";

interface Spend {
  readonly current: { readonly quotations: number; readonly accepted: number };
}

/** The figures of the last 30 days are those of the call. */
async function expectFigures(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const { current } = await ask<Spend>(page, "GET", "/client-statistics");
  expect(current.accepted).toBeGreaterThan(0);
  for (const id of ["quotations", "accepted"] as const)
    await expect(page.getByTestId(`figure-${id}`).getByRole("link")).toHaveText(String(current[id]));
  await expectSettled(page);
  await expectAccessible(page);
}

test("a client prices a shipment, saves it, opens it again, books it, and finds it in list and figures", async ({
  page,
  signInAs,
}) => {
  const words = await loadWords("en");
  await signInAs("ROLE_FFCLIENT");
  await page.goto(`${CLIENT}/quotation/create`);
  await typeShipment(page, words);
  const options = page.getByTestId("option");
  await expect(options.first()).toBeVisible();
  const total = figureIn(await options.first().getByTestId("option-total").textContent());
  await options.first().getByRole("button", { name: "Choose", exact: true }).click();
  await expect(page.getByTestId("summary-total")).toContainText(/\d/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await coverText(page, "Quote saved successfully");
  coverScreen(page, `${CLIENT}/quotation/create`, { task: "price a shipment and save an option" });

  await page.goto(`${CLIENT}/quotation/create`);
  await page.getByTestId("saved-requests").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/client\/quotation\/output\/[\da-f-]{36}$/);
  // what was chosen still is
  await expect.poll(async () => figureIn(await page.getByTestId("summary-total").textContent())).toBe(total);
  await page.getByRole("button", { name: /^Confirm at / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click();
  await coverText(page, "Quotation Confirmed Successfully.");
  coverScreen(page, `${CLIENT}/quotation/output/:requestId`, { task: "book a saved option at its price" });

  await expect(page).toHaveURL(/\/client\/quotation\/details\/[\da-f-]{36}$/);
  const chosen = page.getByTestId("linked-option").filter({ hasText: "Chosen" });
  await expect(chosen).toHaveCount(1);
  expect(figureIn(await chosen.textContent())).toContain(total);
  await page.getByRole("button", { name: "Ask a question" }).click();
  const question = `By truck to the airport? ${Date.now()}`;
  await page.getByRole("dialog").getByRole("textbox", { name: "Question" }).fill(question);
  await page.getByRole("dialog").getByRole("button", { name: "Send the question" }).click();
  await expect(page.getByText(question)).toBeVisible();
  await expectAccessible(page);
  coverScreen(page, `${CLIENT}/quotation/details/:id`, { task: "read what was booked and ask about it" });
  const address = new URL(page.url()).pathname;

  await page.goto(`${CLIENT}/quotation/list/view`);
  await page.getByRole("button", { name: /^Accepted/ }).click();
  await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
  await expectAccessible(page);
  expect(await downloadCsv(page, "quotations.csv")).toContain("ATL");
  coverScreen(page, `${CLIENT}/quotation/list/view`, { task: "find what was booked, and export the list" });

  await expectFigures(page, `${CLIENT}/statistics`);
  coverScreen(page, `${CLIENT}/statistics`, { task: "compare the figures with the call's" });

  await page.goto(`${CLIENT}/address-book`);
  await page.getByLabel("Company, name, city or ZIP").fill("raman");
  await expect(page.getByRole("list", { name: "Directory" }).getByRole("listitem")).toContainText([
    "Raman Diagnostics",
  ]);
  await expectAccessible(page);
  coverScreen(page, `${CLIENT}/address-book`, { task: "find the own contact" });
});

test("a shipper opens a mailed quotation, reads goods and prices line by line, and says yes", async ({
  page,
  request,
  signInAs,
}) => {
  const { id, number } = await mailToShipper(request);
  await signInAs("ROLE_CONSIGNEE");
  await page.goto("/shipper/quotation/list/view");
  const row = page.getByRole("row").filter({ hasText: number });
  await row.getByRole("link").first().click();
  await expect(page).toHaveURL(`/shipper/quotation/details/${id}/ATL/LUX`);
  coverScreen(page, "/shipper/quotation/list/view", { task: "open what a forwarder mailed" });

  await page.getByRole("link", { name: "Goods", exact: true }).click();
  await expect(page).toHaveURL(`/shipper/goods/details/${id}`);
  await expect(page.getByText(/120\s*×\s*80\s*×\s*100/).first()).toBeVisible();
  await expectAccessible(page);
  coverScreen(page, "/shipper/goods/details/:id", { task: "read the goods that are priced" });
  await page.getByRole("link", { name: `Back to ${number}` }).click();

  await page.getByRole("link", { name: "Price in detail" }).click();
  await expect(page.getByTestId("price-lines")).toHaveCount(2);
  const whole = await readPriceCard(page);
  await expectAccessible(page);
  coverScreen(page, "/shipper/price/:id", { task: "add up the lines of a price" });
  await page.getByRole("link", { name: `Back to ${number}` }).click();

  await page.getByRole("link", { name: "Air freight alone" }).click();
  await expect(page.getByTestId("price-lines")).toHaveCount(2);
  expect(Number(await readPriceCard(page))).toBeLessThanOrEqual(Number(whole));
  await expect(page.getByRole("heading", { name: "Weight breaks" }).first()).toBeVisible();
  await expectAccessible(page);
  coverScreen(page, "/shipper/airfreight-price/:id", { task: "read what flying alone costs, by weight" });
  await page.getByRole("link", { name: `Back to ${number}` }).click();

  await page
    .getByRole("button", { name: /^Confirm: / })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click();
  await coverText(page, "Record confirmed successfully");
  await expect(page.getByTestId("linked-option").filter({ hasText: "Chosen" })).toHaveCount(1);
  await expectAccessible(page);
  coverScreen(page, "/shipper/quotation/details/:quoteId/:fromStation/:toStation", {
    task: "confirm an option of a mailed quotation",
  });
  await expectFigures(page, "/shipper/statistics");
  coverScreen(page, "/shipper/statistics", { task: "compare the figures with the call's" });
});

test("a shipper on a phone in Arabic prices a shipment, saves it, opens it again and asks a forwarder", async ({
  page,
  signInAs,
}) => {
  const words = await loadWords("ar");
  const client = await loadTranslator("ar", "client");
  const asking = await loadTranslator("ar", "sent-request");
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs("ROLE_CONSIGNEE");
  await page.evaluate(() => localStorage.setItem("kilolane.preferences", JSON.stringify({ language: "ar" })));
  await page.goto("/shipper/quotation/create");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await typeShipment(page, words);
  await expect(page.getByText(client("create.noForwarder"))).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(findCutOff)).toEqual([]);
  await page.getByRole("button", { name: words.quotation("summary.save"), exact: true }).click();
  await expect(page.getByText(words.quotation("toast.quoteSaved"), { exact: true })).toBeVisible();
  coverScreen(page, "/shipper/quotation/create", { task: "type a shipment and save it" });

  await page.goto("/shipper/quotation/create");
  await page.getByTestId("saved-requests").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/shipper\/quotation\/output\/[\da-f-]{36}$/);
  await page.getByRole("button", { name: client("create.ask") }).click();
  await expect(page).toHaveURL(/\/shipper\/forwarders\?request=/);
  coverScreen(page, "/shipper/quotation/output/:requestId", {
    task: "go on with a saved shipment to whom to ask",
  });
  await page
    .getByRole("link", { name: new RegExp(`^${asking("action.ask", { company: "Harbor" })}`) })
    .click();
  await page.getByRole("button", { name: asking("action.send"), exact: true }).click();
  await expect(page).toHaveURL(/\/shipper\/sent-requests\/details\//);
  await expect(page.getByTestId("asked-forwarder")).toHaveCount(1);
  await expectAccessible(page);
  expect(await page.evaluate(findCutOff)).toEqual([]);
});
