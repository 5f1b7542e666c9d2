import type { Page } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, test } from "./fixtures.ts";
import { goodsCell, openCreate, openQuestion, pasteText } from "./steps/create-quotation.ts";
import { expectPriced, figureIn } from "./steps/option-card.ts";
import { loadWords } from "./steps/words.ts";

const words = await loadWords("en");

/** Presses Tab until the focused element has this accessible name. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: "button" | "textbox" | "combobox",
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  for (let press = 0; press < 60; press += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(name)} is not reached by Tab`);
}

test("a quotation is priced and saved with the keyboard alone", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFAGENT");
  await page.goto("/freight-forwarder/agent/quotation/create");
  await expect(goodsCell(page, 0, "pieces")).toBeVisible();
  await page.getByRole("combobox", { name: "From", exact: true }).focus();
  await page.keyboard.type("atl");
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("ATL");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "From", exact: true })).toHaveValue(/^ATL/);
  await page.keyboard.press("Tab");
  await page.keyboard.type("luxembourg");
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("LUX");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "To", exact: true })).toHaveValue(/^LUX/);

  await tabTo(page, "Pieces 1", "textbox");
  for (const figure of ["2", "120", "80", "100", "205"]) {
    await page.keyboard.type(figure);
    await page.keyboard.press("Tab");
  }
  await goodsCell(page, 0, "totalWeight").focus();
  await page.keyboard.press("Enter");
  await expect(goodsCell(page, 1, "pieces")).toBeFocused();
  for (const column of ["pieces", "length", "width", "height", "totalWeight"] as const) {
    await expect(goodsCell(page, 1, column)).toBeFocused();
    await page.keyboard.press("Control+d");
    await expect(goodsCell(page, 1, column)).not.toHaveValue("");
    if (column !== "totalWeight") await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Control+Enter");
  await expect(page.getByTestId("option").first()).toBeVisible();
  // Two and two pallets are the four of the story: Cargolux at 2,328.20.
  await expect(page.getByTestId("option-total").filter({ hasText: "$2,328.20" })).toBeVisible();

  await tabTo(page, "Choose", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("summary-total")).toHaveCount(1);
  await tabTo(page, "Save", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("saved-note")).toBeVisible();
  coverScreen(page, "/freight-forwarder/agent/quotation/create", {
    task: "price and save a quotation with the keyboard alone",
  });
});

test("rows of a spreadsheet are pasted, copied down, removed and brought back", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await goodsCell(page, 0, "pieces").focus();
  await pasteText(
    page,
    "Qty\tLength in\tWidth in\tHeight in\tWeight lb\n2\t48\t40\t36\t1,250.5\n10\t12\t10\t8\t95\n1\t60\t40\t30\t310",
  );
  await expect(page.getByText("3 lines pasted")).toBeVisible();
  await expect(goodsCell(page, 0, "totalWeight")).toHaveValue("1250.5");
  await expect(goodsCell(page, 1, "pieces")).toHaveValue("10");
  await expect(goodsCell(page, 2, "height")).toHaveValue("30");
  await expect(page.getByRole("radio", { name: "Imperial" })).toBeChecked();
  await expect(goodsCell(page, 3, "pieces")).toBeFocused();

  await goodsCell(page, 2, "height").focus();
  await page.keyboard.press("Control+d");
  await expect(goodsCell(page, 2, "height")).toHaveValue("8");
  await page.keyboard.press("ArrowUp");
  await expect(goodsCell(page, 1, "height")).toBeFocused();
  await page.keyboard.press("Alt+Backspace");
  await expect(goodsCell(page, 1, "pieces")).toHaveValue("1");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(goodsCell(page, 1, "pieces")).toHaveValue("10");
  await expect(goodsCell(page, 2, "pieces")).toHaveValue("1");
  await expect(page.getByText("Line 2 removed")).toBeHidden();

  await goodsCell(page, 3, "pieces").focus();
  await pasteText(page, "3@120x80x100 250");
  await expect(goodsCell(page, 3, "length")).toHaveValue("120");
  await expect(goodsCell(page, 3, "totalWeight")).toHaveValue("250");
  await expect(goodsCell(page, 4, "pieces")).toBeFocused();
});

/** Notes in the page each cell that is marked as wrong from now on, for however short a time. */
async function noteMarks(page: Page): Promise<() => Promise<readonly string[]>> {
  const marks = await page.evaluateHandle(() => {
    const names: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLInputElement && target.ariaInvalid === "true") names.push(target.name);
    }).observe(document.body, { subtree: true, attributeFilter: ["aria-invalid"] });
    return names;
  });
  return async () => marks.jsonValue();
}

for (const key of ["Enter", "Tab"]) {
  test(`a shorthand that is typed becomes its line by ${key}, and the next one is typed below`, async ({
    page,
    signInAs,
  }) => {
    await signInAs("ROLE_FFADMIN");
    await openCreate(page);
    await goodsCell(page, 0, "pieces").focus();
    const marked = await noteMarks(page);
    for (const [row, weight] of ["250", "310"].entries()) {
      const cell = goodsCell(page, row, "pieces");
      // As slow as it takes to be looked at between two keys: it is no mistake yet, and all of it can be read.
      await page.keyboard.type(`${row + 3}@120x80x100 ${weight}`, { delay: 60 });
      expect((await cell.boundingBox())?.width).toBeGreaterThan(200);
      await page.keyboard.press(key);
      await expect(cell).toHaveValue(String(row + 3));
      await expect(goodsCell(page, row, "length")).toHaveValue("120");
      await expect(goodsCell(page, row, "totalWeight")).toHaveValue(weight);
      await expect(goodsCell(page, row + 1, "pieces")).toBeFocused();
      await expect(goodsCell(page, row + 1, "pieces")).toHaveValue("");
      await expect(goodsCell(page, row + 2, "pieces")).toHaveCount(0);
    }
    expect(await marked()).toEqual([]);
    await page.keyboard.type("2@120x", { delay: 60 });
    await goodsCell(page, 0, "length").click();
    await expect(goodsCell(page, 2, "pieces")).toHaveAttribute("aria-invalid", "true");
    expect(await marked()).toEqual(["goods.2.pieces"]);
  });
}

test("two hundred pasted lines are weighed and priced; nothing is dropped", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page, "?story=volume-beats-weight");
  await expectPriced(page, words, 2);
  await openQuestion(page, words);
  await page.getByRole("button", { name: "Remove line 1", exact: true }).click();
  await goodsCell(page, 0, "pieces").focus();
  await pasteText(page, Array.from({ length: 200 }, () => "1\t40\t30\t30\t5").join("\n"));
  await expect(page.getByText("200 lines pasted")).toBeVisible();
  await expect(goodsCell(page, 199, "totalWeight")).toHaveValue("5");
  // 200 × 36,000 cm³ / 6000 = 1,200.0 kg over 1,000 kg gross.
  await expect(page.getByRole("complementary")).toContainText("1,200.0");
  const total = page.getByTestId("option-total").first();
  // Cargolux: 1,200 × 1.80 = 2,160.00 / 0.8 = 2,700.00; fuel 1,020.00, security 180.00, air waybill 5.00.
  await expect.poll(async () => figureIn(await total.textContent())).toBe("3905.00");
});
