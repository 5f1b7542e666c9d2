import { utcDateOf } from "@kilolane/domain";
import { now } from "./clock.ts";
import type { Page } from "@playwright/test";
import { buildDemoStories, type DemoStory, type StoryOption } from "@kilolane/demo";
import { expect, expectAccessible, test } from "./fixtures.ts";
import {
  expectPriced,
  expectTotal,
  figureIn,
  openCharges,
  optionsOf,
  readCharges,
  typeMargin,
} from "./steps/option-card.ts";
import { loadWords } from "./steps/words.ts";

const words = await loadWords("en");
// The expected outcomes are the same on any day: the rates of the demo world move with it.
const stories = buildDemoStories(utcDateOf(now().getTime()));

function findStory(id: DemoStory["id"]): DemoStory {
  const story = stories.find((entry) => entry.id === id);
  if (story === undefined) throw new Error(`no story ${id}`);
  return story;
}

/** One click on the page of stories. */
async function openStory(page: Page, id: DemoStory["id"]): Promise<void> {
  await page.goto("/demo/stories");
  await page.getByRole("link", { name: words.demo(`stories.${id}.title`), exact: true }).click();
}

function byAmount(lines: StoryOption["lines"]): readonly string[] {
  return lines.map(({ buy, sell }) => `${buy} / ${sell}`).toSorted();
}

/** An option's card shows the weights, every line and both totals to the cent. */
async function expectOption(page: Page, expected: StoryOption, isSoldOn = true): Promise<void> {
  const card = optionsOf(page, expected.airlineIata).filter({
    has: page.getByText(words.quotation(`rateType.${expected.rateType}`), { exact: true }),
  });
  await expect(card).toHaveCount(1);
  await expectTotal(card, expected.sellTotal);
  await openCharges(card, words);
  if (expected.aircraft === "freighter")
    await expect(card).toContainText(words.quotation("option.freighter"));
  await expect(card).toContainText(
    `${Number(expected.chargeableWeight).toLocaleString("en", { minimumFractionDigits: 1 })} kg`,
  );
  if (expected.savings !== null) {
    const reason = card.getByTestId("price-reason");
    await expect(reason).toContainText(/Billed as .* is cheaper than .* and saves/);
    await expect(reason).toContainText(`saves \u2068$${expected.savings.saved}\u2069`);
    await expect(card).not.toContainText("§");
    await expect(card).toContainText(
      `Rated as ${Number(expected.savings.ratedAs).toFixed(1)} kg saves $${expected.savings.saved}`,
    );
  }
  if (!isSoldOn) return;
  const { lines, total } = await readCharges(card);
  expect(lines.map(({ buy, sell }) => `${buy} / ${sell}`).toSorted()).toEqual(byAmount(expected.lines));
  expect(total).toEqual({ buy: expected.buyTotal, sell: expected.sellTotal });
}

/** The rates that fell out, each with its reason in words, among them the expected ones. */
async function expectExclusions(page: Page, story: DemoStory): Promise<void> {
  const { excluded } = story.expected;
  if (excluded.length === 0) return;
  const box = page.getByTestId("excluded-rates");
  await box.getByText(/rates? not offered$/).click();
  for (const { reason } of excluded) {
    await expect(
      box.getByRole("listitem").filter({ hasText: words.quotation(`excluded.${reason}`) }),
    ).toHaveCount(excluded.filter((entry) => entry.reason === reason).length);
  }
  // the figures are isolated from the text around them, which may run the other way
  if (story.id === "over-160-cm") await expect(box).toContainText(/Height .161 cm., at most .160 cm./);
}

const SIMPLE = stories.filter(
  ({ id }) => !["expired-rate", "margin-below-floor", "deficit-weight", "nobody-flies-there"].includes(id),
);

/** The spot rate is first though a promo rate is cheaper, and each card says so (pricing-rules.md §4). */
async function expectRanking(page: Page): Promise<void> {
  const reasons = page.getByTestId("option-reason");
  const codes = ["spot-first", "cheaper-below"] as const;
  await expect(reasons).toHaveText(codes.map((code) => words.quotation(`reason.${code}`)));
  // one label over all options, on the one with the lowest total
  const cheapest = page.getByTestId("option").filter({
    has: page.getByTestId("option-label").getByText(words.quotation("option.price"), { exact: true }),
  });
  await expect(cheapest).toHaveCount(1);
  const totals = (await page.getByTestId("option-total").allTextContents()).map((text) =>
    Number(figureIn(text)),
  );
  expect(Number(figureIn(await cheapest.getByTestId("option-total").textContent()))).toBe(
    Math.min(...totals),
  );
}

for (const story of SIMPLE) {
  test(`story ${story.id}: one click, and every option is shown to the cent`, async ({ page, signInAs }) => {
    await signInAs("ROLE_FFADMIN");
    await openStory(page, story.id);
    await expectPriced(page, words, story.expected.options.length);
    await expect(page.getByTestId("story-note")).toContainText(words.demo(`stories.${story.id}.text`));
    const look = await page.locator("[data-look]").getAttribute("data-look");
    await expect(page.locator(`[data-mark="${look ?? ""}"]`).first()).toHaveCSS("outline-style", "solid");
    for (const option of story.expected.options) await expectOption(page, option);
    await expect(page.getByTestId("option-travel").first()).toHaveText(/^departs \w+ \d+, arrives \w+ \d+$/);
    await expectExclusions(page, story);
    if (story.id === "spot-beats-contract") await expectRanking(page);
    const options = page.getByRole("region", { name: "Options", exact: true });
    const says = async (flag: "cargo-aircraft-only" | "unknown-shipper" | "lithium" | "main-deck") =>
      expect(options.getByText(words.quotation(`flag.${flag}`), { exact: true }).first()).toBeVisible();
    if (story.expected.cargoAircraftOnly.length > 0) await says("cargo-aircraft-only");
    if (story.expected.cargoAircraftOnly.includes("unknown-shipper")) await says("unknown-shipper");
    if (story.expected.cargoAircraftOnly.includes("lithium")) await says("lithium");
    if (story.expected.mainDeckOnly) await says("main-deck");
  });
}

test("story margin-below-floor: 2 % sell nothing until a reason is given", async ({ page, signInAs }) => {
  const { expected } = findStory("margin-below-floor");
  const [first, second] = expected.options;
  if (first === undefined || second === undefined || expected.afterMarginEdit === null)
    throw new Error("story");
  await signInAs("ROLE_FFADMIN");
  await openStory(page, "margin-below-floor");
  await expectPriced(page, words, expected.options.length);
  await expectOption(page, first);
  await expectOption(page, second);
  const card = optionsOf(page, first.airlineIata);
  await typeMargin(card, expected.afterMarginEdit.marginPercent);
  await expect(card.getByText(/^Below the floor of 5(\.00)?%: give a reason/)).toBeVisible();
  await expectTotal(card, first.sellTotal);
  await expectAccessible(page);
  await card.getByLabel("Reason").fill("Agreed for the first shipment");
  await page.keyboard.press("Enter");
  await expectTotal(card, expected.afterMarginEdit.sellTotal);
  expect((await readCharges(card)).lines).toContainEqual({
    buy: first.lines[0]?.buy,
    sell: expected.afterMarginEdit.freightSell,
  });
  await card.getByRole("button", { name: "Choose" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByTestId("saved-note").getByRole("link").click();
  await expect(page.getByText("Sold below the floor: Agreed for the first shipment")).toBeVisible();
});

test("story deficit-weight: the truck bills 5,000 lb, and its leg is part of the total", async ({
  page,
  signInAs,
}) => {
  const { expected } = findStory("deficit-weight");
  const [first] = expected.options;
  if (first === undefined || expected.trucking === null) throw new Error("story");
  await signInAs("ROLE_FFADMIN");
  await openStory(page, "deficit-weight");
  await expectPriced(page, words, 1);
  const pickup = page.getByRole("region", { name: "Pickup" });
  const carrier = pickup
    .locator("div")
    .filter({ hasText: /^Lakefront Drayage/ })
    .last();
  await expect(carrier).toContainText("rated as 5,000 lb");
  expect(figureIn(await carrier.getByText("$").textContent())).toBe(expected.trucking.total);
  await carrier.getByRole("button", { name: "Choose" }).click();
  await expect(carrier.getByRole("button", { name: "Chosen" })).toHaveAttribute("aria-pressed", "true");
  await expectOption(page, first);
});

test("story expired-rate: one click prices it again as a new version", async ({ page, signInAs }) => {
  const story = findStory("expired-rate");
  const [first] = story.expected.options;
  if (first === undefined || story.quotation === null) throw new Error("story");
  await signInAs("ROLE_FFADMIN");
  await openStory(page, "expired-rate");
  const card = optionsOf(page, "IB");
  await expectTotal(card, story.quotation.sellTotal);
  await page.getByRole("button", { name: "Price again" }).click();
  await expect(page.getByRole("link", { name: /Version 2/ })).toBeVisible();
  await expectTotal(card, first.sellTotal);
  const { lines, total } = await readCharges(card);
  expect(lines.map(({ buy, sell }) => `${buy} / ${sell}`).toSorted()).toEqual(byAmount(first.lines));
  expect(total).toEqual({ buy: first.buyTotal, sell: first.sellTotal });
});

test("story nobody-flies-there: an airline is asked, and its answer is quoted", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await openStory(page, "nobody-flies-there");
  await expectPriced(page, words, 0);
  const ask = page.getByTestId("ask-airline");
  await expect(ask.getByText("No airline has a rate for this shipment")).toBeVisible();
  await expectAccessible(page);
  await ask.getByLabel("Rate per kg").fill("6.5");
  await ask.getByRole("button", { name: "Add as an option" }).click();
  await expectPriced(page, words, 1);
  // 48.0 kg × 6.50 = 312.00 bought, sold at a margin of 20 %: 8.125 → 8.13 a kg.
  await expectTotal(page.getByTestId("option"), "390.24");
});

test("a story's form comes together with what the story says, so that nothing moves", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/story-note-[^/]*\.js$/, async (route) => {
    ask();
    await isReleased;
    await route.continue();
  });
  await page.goto("/freight-forwarder/admin/quotation/create?story=volume-beats-weight", {
    waitUntil: "commit",
  });
  await isAsked;
  await expect(page.locator('input[name="from"]')).toHaveCount(0);
  release();
  await expectPriced(page, words, 2);
  await expect(page.getByTestId("story-note")).toBeVisible();
});
