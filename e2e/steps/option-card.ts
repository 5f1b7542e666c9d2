import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "./words.ts";

/** The bare figure of a formatted amount: `$1,390.60` → `1390.60`, `JPY 107,085` → `107085`. */
export function figureIn(text: string | null): string {
  return (text ?? "").replaceAll(/[^\d.-]/g, "");
}

/** The cards of an airline, by its IATA code, on the create and on the details screen. */
export function optionsOf(page: Page, airlineIata: string): Locator {
  return page.getByTestId(/^(saved-)?option$/).filter({ has: page.getByText(airlineIata, { exact: true }) });
}

/** Waits until prices are there and none is being asked for. */
export async function expectPriced(page: Page, words: Words, count: number): Promise<void> {
  const region = page.getByRole("region", { name: words.quotation("section.options"), exact: true });
  await expect(region).toHaveAttribute("aria-busy", "false");
  await expect(page.getByTestId("option")).toHaveCount(count);
}

/** Waits for an option's total, written as a bare figure. */
export async function expectTotal(card: Locator, figure: string): Promise<void> {
  await expect.poll(async () => figureIn(await card.getByTestId("option-total").textContent())).toBe(figure);
}

/** Opens the charges of an option, if they are not open. */
export async function openCharges(card: Locator, words: Words): Promise<void> {
  const toggle = card.getByRole("button", { name: words.quotation("option.details"), exact: true });
  if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
}

/** One charge as it is on the screen: buy and sell as bare figures. */
export interface ShownCharge {
  readonly buy: string;
  readonly sell: string;
}

/** The open charges of a card with their totals; the sell figures stand in fields or as text. */
export async function readCharges(
  card: Locator,
): Promise<{ readonly lines: readonly ShownCharge[]; readonly total: ShownCharge }> {
  const table = card.getByRole("table").first();
  await expect(table.locator("tfoot")).toBeVisible();
  const rows = await table.locator("tbody tr").all();
  const lines = await Promise.all(rows.map((row) => readRow(row.locator("td"))));
  const total = table.locator("tfoot tr").first().locator("th");
  return {
    lines,
    total: {
      buy: figureIn(await total.nth(1).textContent()),
      sell: figureIn(await total.nth(2).textContent()),
    },
  };
}

async function readRow(cells: Locator): Promise<ShownCharge> {
  const field = cells.nth(3).locator("input");
  const sell =
    (await field.count()) > 0
      ? await field.inputValue()
      : await cells.nth(3).locator("bdi").first().textContent();
  return { buy: figureIn(await cells.nth(2).textContent()), sell: figureIn(sell) };
}

/** Types a margin percentage into an open card. */
export async function typeMargin(card: Locator, percent: string): Promise<void> {
  await card.getByTestId("margin-value").fill(percent);
}

/** All words of a part of the page, without the marks that isolate names from the direction of a sentence. */
export async function readSaid(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? "").replaceAll(/[\u2066-\u2069]/g, "");
}
