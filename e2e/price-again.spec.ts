import { randomInt } from "node:crypto";
import type { PricedRequest } from "@kilolane/contract";
import type { Locator, Page, Response } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { goodsCell, saveQuotation } from "./steps/create-quotation.ts";
import { expectTotal, figureIn, openCharges, typeMargin } from "./steps/option-card.ts";
import { priceOwnLane } from "./steps/own-lane.ts";
import { ownRateForm } from "./steps/own-rate.ts";
import { loadWords } from "./steps/words.ts";

const words = await loadWords("en");

interface OwnRate {
  readonly id: string;
  readonly version: number;
}

/** An airline of the forwarder's own with that rate. @returns the rate, and how to publish it again */
async function publishOwn(page: Page, name: string) {
  const airline = await ask<{ id: number }>(page, "POST", "/ffadmin/manual-airline/create", {
    name,
    country: "US",
  });
  const rate = await ask<OwnRate>(
    page,
    "POST",
    "/ffadmin/manual-airfare/create",
    ownRateForm(airline.id, "4.00"),
  );
  return {
    publishAgain: (perKg: string) =>
      ask(page, "PUT", "/ffadmin/manual-airfare/update", {
        ...ownRateForm(airline.id, perKg),
        id: rate.id,
        version: rate.version,
      }),
  };
}

async function priceLane(page: Page, airline: string): Promise<Locator> {
  const card = await priceOwnLane(page, airline);
  await openCharges(card, words);
  return card;
}

test("a rate that is published again under an open quotation leaves margin and choice, and asks which price counts", async ({
  page,
  signInAs,
}) => {
  const airline = `Alder Air ${randomInt(1_000_000)}`;
  await signInAs("ROLE_FFADMIN");
  const { publishAgain } = await publishOwn(page, airline);
  const card = await priceLane(page, airline);
  await typeMargin(card, "12.5");
  // 4.00 / 0.875 → 4.57 a kg, × 90
  await expectTotal(card, "411.30");
  await card.getByRole("button", { name: words.quotation("option.choose"), exact: true }).click();

  await publishAgain("5.00");
  await goodsCell(page, 0, "height").fill("41");
  // 5.71 × 90, still at 12.5 %
  await expectTotal(card, "513.90");
  await expect(card.getByTestId("margin-value")).toHaveValue("12.5");
  await expect(card.getByRole("button", { name: words.quotation("option.chosen") })).toBeVisible();
  const row = page.getByTestId("repriced-option").filter({ hasText: airline });
  await expect(row).toContainText("Was $411.30");
  await expect(row).toContainText("Now $513.90");
  await expectAccessible(page);
  // 411.30 is below what it costs now: an admin keeps it with a reason
  await row.getByRole("button", { name: /^Keep/ }).click();
  await page.getByTestId("repriced").getByLabel("Reason").fill("Promised on the phone");
  await row.getByRole("button", { name: /^Keep/ }).click();
  await expectTotal(card, "411.30");
  await expect(page.getByTestId("repriced")).toHaveCount(0);
  await expect(card.getByTestId("margin-value")).toHaveValue("-9.41");
  await saveQuotation(page, words);
  await page.getByTestId("saved-note").getByRole("link").click();
  await expect(page.getByTestId("saved-option")).toContainText("411.30");
});

test("the reason for which one price is kept below the floor is not taken for another", async ({
  page,
  signInAs,
}) => {
  const airlines = ["Fir", "Gum"].map((tree) => `${tree} Air ${randomInt(1_000_000)}`);
  await signInAs("ROLE_FFADMIN");
  const rates = [];
  for (const airline of airlines) rates.push(await publishOwn(page, airline));
  await priceOwnLane(page, airlines[0] ?? "");
  for (const airline of airlines) {
    const card = page.getByTestId("option").filter({ hasText: airline });
    await openCharges(card, words);
    await typeMargin(card, "12.5");
    await expectTotal(card, "411.30");
  }
  for (const { publishAgain } of rates) await publishAgain("5.00");
  await goodsCell(page, 0, "height").fill("41");
  const rowOf = (airline: string | undefined) =>
    page.getByTestId("repriced-option").filter({ hasText: airline ?? "" });
  const reason = page.getByTestId("repriced").getByLabel("Reason");
  await rowOf(airlines[0]).getByRole("button", { name: /^Keep/ }).click();
  await reason.fill("Promised on the phone");
  await rowOf(airlines[0]).getByRole("button", { name: /^Keep/ }).click();
  await expect(rowOf(airlines[0])).toHaveCount(0);
  await rowOf(airlines[1]).getByRole("button", { name: /^Keep/ }).click();
  await expect(reason).toBeVisible();
  await expect(reason).toHaveValue("");
  await expect(rowOf(airlines[1])).toBeVisible();
});

test("a margin that is refused is not saved as its old value; a typed amount and the margin follow each other", async ({
  page,
  signInAs,
}) => {
  const airline = `Birch Air ${randomInt(1_000_000)}`;
  await signInAs("ROLE_FFADMIN");
  await publishOwn(page, airline);
  const card = await priceLane(page, airline);
  await card.getByRole("button", { name: words.quotation("option.choose"), exact: true }).click();
  const save = page.getByRole("button", { name: words.quotation("summary.save"), exact: true });
  // saved while it is still being typed: the save waits for the answer, which is a refusal
  await card.getByLabel(words.quotation("margin.least"), { exact: true }).fill("");
  await typeMargin(card, "2");
  await save.click();
  await expect(page.getByTestId("unsettled")).toContainText(airline);
  await expect(page.getByTestId("saved-note")).toHaveCount(0);
  await expect(card.getByTestId("margin-value")).toHaveValue("2");
  await expectAccessible(page);
  // an amount typed later wins, and the margin follows it
  const amount = card.getByRole("textbox", { name: /^Air freight Sell/ });
  await amount.fill("400");
  await page.keyboard.press("Enter");
  await expectTotal(card, "400.00");
  await expect(card.getByTestId("margin-value")).toHaveValue("10.00");
  // and a margin typed after that wins over the amount
  await typeMargin(card, "20");
  await expectTotal(card, "450.00");
  await expect(amount).toHaveValue("450.00");
  await saveQuotation(page, words);
  expect(figureIn(await page.getByTestId("summary-total").textContent())).toBe("450.00");
});

test("a shipment that changes while it is priced is priced again only once the answer is there", async ({
  page,
  signInAs,
}) => {
  const airline = `Cedar Air ${randomInt(1_000_000)}`;
  await signInAs("ROLE_FFADMIN");
  await publishOwn(page, airline);
  await priceLane(page, airline);
  // two at once could be stored in either order, and what was typed first would be what is saved
  const asked: string[] = [];
  const first = Promise.withResolvers<undefined>();
  await page.route(/\/ffadmin\/quotation\/create\/[\da-f-]{36}/, async (route) => {
    const { goodsArray } = route.request().postDataJSON();
    asked.push(goodsArray[0].totalWeight);
    if (asked.length === 1) await first.promise;
    await route.continue();
  });
  const weight = goodsCell(page, 0, "totalWeight");
  await weight.fill("100");
  await expect.poll(() => asked).toHaveLength(1);
  await weight.fill("95");
  await weight.fill("95.5");
  // far beyond the pause in the typing after which a price is asked for
  await page.evaluate(async () => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(asked).toHaveLength(1);
  first.resolve(undefined);
  await expect.poll(() => asked).toHaveLength(2);
  const card = page.getByTestId("option").filter({ hasText: airline });
  await card.getByRole("button", { name: words.quotation("option.choose"), exact: true }).click();
  await saveQuotation(page, words);
  await page.getByTestId("saved-note").getByRole("link").click();
  const shipment = page.getByRole("region", { name: words.quotation("detail.shipment"), exact: true });
  await expect(shipment).toContainText("95.5");
});

const isStored = (response: Response) => response.url().includes("/quotation/save") && response.ok();

test("a shipment that a colleague changed meanwhile is not saved at prices that nobody saw", async ({
  page,
  signInAs,
}) => {
  const airline = `Dogwood Air ${randomInt(1_000_000)}`;
  const other = `Elder Air ${randomInt(1_000_000)}`;
  await signInAs("ROLE_FFADMIN");
  await publishOwn(page, airline);
  await publishOwn(page, other);
  const asked = page.waitForResponse("**/ffadmin/quotation/create**");
  const card = await priceLane(page, airline);
  const { request_id: id } = await (await asked).json();
  await typeMargin(card, "12.5");
  await expectTotal(card, "411.30");
  const choose = words.quotation("option.choose");
  await card.getByRole("button", { name: choose, exact: true }).click();

  const { form } = await ask<PricedRequest>(page, "GET", `/quotation-requests/${id}`);
  const goodsArray = [{ pieces: 1, length: 40, width: 40, height: 40, totalWeight: 120 }];
  await ask(page, "POST", `/ffadmin/quotation/create/${id}`, { ...form, goodsArray });
  const save = page.getByRole("button", { name: words.quotation("summary.save"), exact: true });
  await save.click();
  const refusal = page.getByRole("alert").filter({ hasText: words.quotation("summary.overtaken") });
  await expect(refusal).toBeVisible();
  await expect(page.getByTestId("saved-note")).toHaveCount(0);
  await expectTotal(card, "411.30");
  await expectAccessible(page);
  // a margin is answered with the colleague's weight: 5.00 × 120, which the form does not say yet
  await typeMargin(card, "20");
  await expectTotal(card, "600.00");
  await save.click();
  await expect(refusal).toBeVisible();
  await expect(page.getByTestId("saved-note")).toHaveCount(0);

  await refusal.getByRole("button", { name: words.quotation("detail.showCurrent") }).click();
  const weight = goodsCell(page, 0, "totalWeight");
  await expect(weight).toHaveValue("120");
  await expectTotal(card, "600.00");
  await expect(refusal).toHaveCount(0);
  const number = await saveQuotation(page, words);
  // one's own save is no colleague's: another choice and a new weight go into the same quotation
  const otherCard = page.getByTestId("option").filter({ hasText: other });
  await otherCard.getByRole("button", { name: choose, exact: true }).click();
  await expect(page.getByTestId("summary-total")).toHaveCount(2);
  const stored = page.waitForResponse(isStored);
  expect(await saveQuotation(page, words)).toBe(number);
  await stored;
  // what can't be priced is not saved as what it was before
  const asksToSave: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/quotation/save")) asksToSave.push(request.url());
  });
  await weight.fill("");
  await save.click();
  await expect(weight).toHaveAttribute("aria-invalid", "true");
  expect(asksToSave).toEqual([]);
  // and what can is saved at its price, also before that has come
  const storedAgain = page.waitForResponse(isStored);
  await weight.fill("130");
  await save.click();
  await storedAgain;
  await expectTotal(card, "650.00");
  await page.getByTestId("saved-note").getByRole("link").click();
  await expect(page.getByTestId("saved-option")).toHaveCount(2);
  await expect(page.getByTestId("saved-option").filter({ hasText: airline })).toContainText("650.00");
  const shipment = page.getByRole("region", { name: words.quotation("detail.shipment"), exact: true });
  await expect(shipment).toContainText("130");
});
