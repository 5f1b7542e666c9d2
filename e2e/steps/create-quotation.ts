import { expect, type Page } from "@playwright/test";
import type { Words } from "./words.ts";

/** Figures of one goods line as they are typed: pieces, length, width, height, weight of the line. */
export type GoodsFigures = readonly [string, string, string, string, string];

export const GOODS_COLUMNS = ["pieces", "length", "width", "height", "totalWeight"] as const;

/** A cell of the goods grid, the first line being 0. */
export function goodsCell(page: Page, row: number, column: (typeof GOODS_COLUMNS)[number]) {
  return page.locator(`input[data-row="${row}"][data-column="${column}"]`);
}

/** Pastes text into the focused element, as a spreadsheet hands it over. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", content);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Opens the create screen, empty or, by a story's id in the query, filled: then the question is one line. */
export async function openCreate(page: Page, query = "", desk: "admin" | "agent" = "admin"): Promise<void> {
  await page.goto(`/freight-forwarder/${desk}/quotation/create${query}`);
  await expect(goodsCell(page, 0, "pieces").or(page.getByTestId("question-strip")).first()).toBeVisible();
}

/** Unfolds the question of a priced request, to change something in it. */
export async function openQuestion(page: Page, words: Words): Promise<void> {
  await page
    .getByTestId("question-strip")
    .getByRole("button", { name: words.quotation("question.change") })
    .click();
  await expect(goodsCell(page, 0, "pieces")).toBeVisible();
}

/** Types into an airport field and takes the hit with this code. */
export async function chooseAirport(page: Page, label: string, typed: string, code: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).fill(typed);
  await page.getByRole("listbox").getByRole("option").filter({ hasText: code }).first().click();
  await expect(page.getByRole("combobox", { name: label, exact: true })).toHaveValue(
    new RegExp(`^${code} · `),
  );
}

/** Finds an inquirer and chooses it. */
export async function chooseInquirer(page: Page, words: Words, typed: string): Promise<void> {
  await page.getByRole("combobox", { name: words.quotation("field.inquirer"), exact: true }).fill(typed);
  await page.getByRole("listbox").getByRole("option").filter({ hasText: "@" }).first().click();
}

/** Types one goods line. */
export async function typeGoods(page: Page, row: number, figures: GoodsFigures): Promise<void> {
  for (const [at, column] of GOODS_COLUMNS.entries()) {
    await goodsCell(page, row, column).fill(figures[at] ?? "");
  }
}

/** Names the substance: the list of UN numbers fills class and packing group. */
export async function chooseSubstance(page: Page, words: Words, digits: string): Promise<void> {
  await page
    .getByLabel(words.quotation("field.typeOfGoods"), { exact: true })
    .selectOption("Dangerous Goods");
  await page.getByLabel(words.quotation("field.unNumber"), { exact: true }).fill(digits);
  await page
    .getByRole("listbox")
    .getByRole("option")
    .filter({ hasText: `UN${digits}` })
    .first()
    .click();
  await expect(page.getByLabel(words.quotation("field.unNumber"), { exact: true })).toHaveValue(
    `UN${digits}`,
  );
}

/** Chooses a trucking carrier by its name. */
export async function chooseCarrier(page: Page, words: Words, name: string): Promise<void> {
  const carrier = page
    .getByRole("region", { name: words.quotation("trucking.pickup"), exact: true })
    .locator("div")
    .filter({ hasText: new RegExp(`^${name}`) })
    .last();
  await carrier.getByRole("button").click();
  await expect(carrier.getByRole("button")).toHaveAttribute("aria-pressed", "true");
}

/** Saves what is chosen; answers the quotation's number. */
export async function saveQuotation(page: Page, words: Words): Promise<string> {
  await page.getByRole("button", { name: words.quotation("summary.save"), exact: true }).click();
  const link = page.getByTestId("saved-note").getByRole("link");
  await expect(link).toContainText(/[A-Z]{2}-\d{4}-\d{6}/);
  return /[A-Z]{2}-\d{4}-\d{6}/.exec((await link.textContent()) ?? "")?.[0] ?? "";
}
