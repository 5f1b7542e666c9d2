import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, findAccount, test } from "./fixtures.ts";
import {
  chooseAirport,
  goodsCell,
  openCreate,
  openQuestion,
  pasteText,
  saveQuotation,
  typeGoods,
} from "./steps/create-quotation.ts";
import { expectPriced } from "./steps/option-card.ts";
import { loadWords } from "./steps/words.ts";
import { expectSettled } from "./steps/settled.ts";

const words = await loadWords("en");
/** Layout shift that nobody notices (facts-frontend §8). */
const MOST_SHIFT = 0.02;
const LINE = ["3", "120", "80", "100", "250"] as const;

async function priceLane(page: Page): Promise<void> {
  await openCreate(page);
  await chooseAirport(page, "From", "ORD", "ORD");
  await chooseAirport(page, "To", "FRA", "FRA");
  await typeGoods(page, 0, LINE);
  await expect(page.getByTestId("option").nth(4)).toBeAttached();
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error("not on the screen");
  return box;
}

/** How many options are wholly inside the window. */
async function countInView(page: Page): Promise<number> {
  const height = page.viewportSize()?.height ?? 0;
  const boxes = await Promise.all((await page.getByTestId("option").all()).map(boxOf));
  return boxes.filter((box) => box.y >= 0 && box.y + box.height <= height).length;
}

test("with one goods line five options are in view at 1440 × 900, before and after the question folds", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await priceLane(page);
  await expect(goodsCell(page, 0, "totalWeight")).toBeVisible();
  expect(await countInView(page)).toBeGreaterThanOrEqual(5);
  for (const option of (await page.getByTestId("option").all()).slice(0, 5)) {
    const { height } = await boxOf(option);
    expect(height).toBeGreaterThanOrEqual(40);
    expect(height).toBeLessThanOrEqual(48);
  }
  await goodsCell(page, 0, "totalWeight").press("Control+Enter");
  const strip = page.getByTestId("question-strip");
  await expect(strip).toContainText("ORD");
  await expect(strip).toContainText("3 pcs");
  await expect(strip).toContainText("480.0");
  expect((await boxOf(strip)).height).toBeLessThanOrEqual(64);
  expect(await countInView(page)).toBeGreaterThanOrEqual(8);
  // the keyboard goes on in the list: down one, opened by its key
  await expect(page.getByTestId("option").first().getByRole("button", { name: "Charges" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("option").nth(1).getByTestId("price-reason")).toBeVisible();
  await expectAccessible(page);
  // edited in place: a part of the line opens its field
  await strip.getByRole("button", { name: /^Lane/ }).click();
  await expect(page.getByRole("combobox", { name: "From", exact: true })).toBeFocused();
  await expect(strip).toHaveCount(0);
  // a click on a row opens it
  await page.getByTestId("option").nth(2).getByTestId("option-total").click();
  await expect(page.getByTestId("option").nth(2).getByTestId("price-reason")).toBeVisible();
});

test("from eight goods lines the grid scrolls inside", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page, "?story=break-bump");
  await openQuestion(page, words);
  await goodsCell(page, 0, "pieces").focus();
  await pasteText(page, Array.from({ length: 12 }, () => "1\t40\t30\t30\t5").join("\n"));
  await expect(goodsCell(page, 11, "pieces")).toHaveValue("1");
  const scrolled = await page
    .getByRole("table")
    .first()
    .evaluate((table) => {
      const box = table.parentElement;
      return box === null ? null : { inside: box.scrollHeight > box.clientHeight, height: box.clientHeight };
    });
  expect(scrolled?.inside).toBe(true);
  expect(scrolled?.height).toBeLessThanOrEqual(300);
});

test("on a phone the weight is in view without scrolling sideways, and no bar of disabled buttons", async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  const weight = await boxOf(goodsCell(page, 0, "totalWeight"));
  expect(weight.x + weight.width).toBeLessThanOrEqual(390);
  expect(weight.width).toBeGreaterThan(50);
  await chooseAirport(page, "From", "ORD", "ORD");
  await chooseAirport(page, "To", "FRA", "FRA");
  await typeGoods(page, 0, LINE);
  await expect(page.getByTestId("option").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeHidden();
  await page.getByTestId("option").first().getByRole("button", { name: "Choose", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
});

test("on a phone the question that is folded to a line says how it is changed", async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs("ROLE_FFADMIN");
  await openCreate(page, "?story=volume-beats-weight");
  await expectPriced(page, words, 2);
  await openQuestion(page, words);
});

test("after saving, sending it is the primary step", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page, "?story=volume-beats-weight");
  await expectPriced(page, words, 2);
  await page.getByTestId("option").first().getByRole("button", { name: "Choose", exact: true }).click();
  const save = page.getByRole("button", { name: "Save", exact: true });
  const mail = page.getByRole("button", { name: "Mail", exact: true });
  await expect(save).toHaveAttribute("data-variant", "filled");
  await saveQuotation(page, words);
  await expect(mail).toHaveAttribute("data-variant", "filled");
  await expect(save).toHaveAttribute("data-variant", "default");
});

test("from the sign-in to the create screen nothing moves", async ({ page, request }) => {
  const { username, password } = await findAccount(request, "ROLE_FFAGENT");
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const known = Number(sessionStorage.getItem("shift") ?? "0");
      const sum = list.getEntries().reduce((shift, entry) => {
        const { value, hadRecentInput } = {
          value: 0,
          hadRecentInput: false,
          ...JSON.parse(JSON.stringify(entry)),
        };
        return hadRecentInput ? shift : shift + Number(value);
      }, known);
      sessionStorage.setItem("shift", String(sum));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/sign-in");
  await page.locator('input[name="username"], input[type="email"]').first().fill(username);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press("Enter");
  const elsewhere = page.getByRole("button", { name: "Sign in here" });
  await expect(goodsCell(page, 0, "pieces").or(elsewhere).first()).toBeVisible();
  if (await elsewhere.isVisible()) await elsewhere.click();
  await expect(goodsCell(page, 0, "pieces")).toBeVisible();
  await expectSettled(page);
  const shift = await page.evaluate(() => Number(sessionStorage.getItem("shift") ?? "0"));
  test.info().annotations.push({ type: "layout shift", description: String(shift) });
  expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
});
