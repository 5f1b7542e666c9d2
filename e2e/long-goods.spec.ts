import { expect, test } from "./fixtures.ts";
import { goodsCell, openCreate, pasteText } from "./steps/create-quotation.ts";
import { loadWords } from "./steps/words.ts";

const words = await loadWords("en");

/** Sixty lines of one piece each, of 1, 2, 3 … 60 kg: 1,830 kg. */
const LINES = Array.from({ length: 60 }, (_, at) => `1\t40\t30\t30\t${at + 1}`).join("\n");

for (const width of [1440, 390]) {
  test(`of sixty goods lines those near the view are drawn, and all keep what was typed (${width} px)`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs("ROLE_FFADMIN");
    await openCreate(page);
    await goodsCell(page, 0, "pieces").focus();
    await pasteText(page, LINES);
    const line = (at: number) => page.locator(`tr[data-line="${at}"]`);
    const drawn = page.locator('tr[data-line] input[data-column="pieces"]');
    const total = page
      .locator("[aria-live=polite]")
      .filter({ hasText: words.quotation("weight.chargeable") });
    // the work goes on behind what was pasted
    await expect(goodsCell(page, 60, "pieces")).toBeFocused();
    await expect(goodsCell(page, 60, "pieces")).toBeInViewport();
    await expect(goodsCell(page, 30, "totalWeight")).toHaveCount(0);
    await expect.poll(() => drawn.count()).toBeLessThan(28);
    await expect(line(30)).toHaveCount(1);
    await expect(total).toContainText("1,830");

    await line(30).scrollIntoViewIfNeeded();
    await expect(goodsCell(page, 30, "totalWeight")).toHaveValue("31");
    await goodsCell(page, 30, "totalWeight").fill("131");
    await expect(total).toContainText("1,930");
    await expect.poll(() => drawn.count()).toBeLessThan(28);
    // the line with the focus stays where it is, and the keys go on from it
    await line(0).scrollIntoViewIfNeeded();
    await expect(goodsCell(page, 30, "totalWeight")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(goodsCell(page, 31, "totalWeight")).toBeFocused();
    await page.keyboard.press("Control+d");
    await expect(goodsCell(page, 31, "totalWeight")).toHaveValue("131");
    await expect(total).toContainText("2,029");

    await line(45).scrollIntoViewIfNeeded();
    await goodsCell(page, 45, "length").fill("long");
    await expect(goodsCell(page, 45, "length")).toHaveAttribute("aria-invalid", "true");
    await goodsCell(page, 0, "pieces").click();
    await expect(goodsCell(page, 45, "length")).toHaveCount(0);
    await line(45).scrollIntoViewIfNeeded();
    await expect(goodsCell(page, 45, "length")).toHaveValue("long");
    await expect(goodsCell(page, 45, "length")).toHaveAttribute("aria-invalid", "true");
    await line(30).scrollIntoViewIfNeeded();
    await expect(goodsCell(page, 30, "totalWeight")).toHaveValue("131");
  });
}

test("lines put into the middle of a long grid give the focus to the line behind them", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await goodsCell(page, 0, "pieces").focus();
  await pasteText(page, LINES);
  await expect(goodsCell(page, 60, "pieces")).toBeFocused();
  await page.locator('tr[data-line="2"]').scrollIntoViewIfNeeded();
  await goodsCell(page, 2, "pieces").focus();
  await pasteText(page, Array.from({ length: 30 }, () => "2\t40\t30\t30\t9").join("\n"));
  await expect(goodsCell(page, 32, "pieces")).toBeFocused();
  await expect(goodsCell(page, 32, "totalWeight")).toHaveValue("3");
  await expect(goodsCell(page, 32, "pieces")).toBeInViewport();
  await page.keyboard.press("Alt+Backspace");
  await expect(goodsCell(page, 32, "totalWeight")).toHaveValue("4");
  await page.getByRole("button", { name: words.quotation("goods.undo"), exact: true }).click();
  await expect(goodsCell(page, 32, "totalWeight")).toHaveValue("3");
});
