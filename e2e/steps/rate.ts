import type { Page } from "@playwright/test";
import { expect } from "../arrive.ts";
import { now } from "../clock.ts";
import { pasteText } from "./create-quotation.ts";

/** The grids of the rate editor by what names them. */
export const BANDS_GRID = "Weight ranges and prices";
export const SURCHARGES_GRID = "Surcharges";
export const LANES_GRID = "Lanes";

/** A cell of one of the editor's grids; lines and columns from 0. */
export function gridCell(page: Page, grid: string, row: number, column: number) {
  return page
    .getByRole("grid", { name: grid, exact: true })
    .locator(`[data-row="${row}"][data-column="${column}"]`);
}

/** Types over a cell. */
export async function typeCell(
  page: Page,
  grid: string,
  at: readonly [row: number, column: number],
  text: string,
) {
  const cell = gridCell(page, grid, ...at);
  await cell.click();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Empties a grid and pastes a table as a spreadsheet hands it over. */
export async function pasteTable(page: Page, grid: string, lines: readonly string[]): Promise<void> {
  await gridCell(page, grid, 0, 0).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Control+Home");
  await pasteText(page, lines.join("\n"));
}

/** What a rate is typed with; prices by their lower limits in kilograms. */
export interface TypedRate {
  readonly from: string;
  readonly to: string;
  readonly minimum: string;
  /** `0\t44.9\t4.10` */
  readonly bands: readonly string[];
  /** a forwarder's name, for a contract or spot rate */
  readonly forwarder?: string;
}

/** Fills in the editor that is open; the surcharges of the template charge nothing. */
export async function typeRate(page: Page, rate: TypedRate): Promise<void> {
  await expect(page.getByRole("grid", { name: BANDS_GRID, exact: true })).toBeVisible();
  if (rate.forwarder !== undefined) {
    await page.getByLabel("For the forwarder", { exact: true }).selectOption({ label: rate.forwarder });
  }
  // At the origin it may still be the day before.
  const yesterday = new Date(now().getTime() - 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Valid from", { exact: true }).fill(yesterday);
  await page.getByLabel("From", { exact: true }).fill(rate.from);
  await page.getByLabel("To", { exact: true }).fill(rate.to);
  await page.getByLabel("Minimum", { exact: true }).fill(rate.minimum);
  await pasteTable(page, BANDS_GRID, rate.bands);
}

/** Publishes what is typed and waits for the list. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(/\/list\/view$/);
}

/** The link of a rate in the list that is open. */
export function laneLink(page: Page, lane: string) {
  return page.getByRole("link", { name: lane, exact: true });
}

/** Stores the rate as a draft and waits for its own address. @returns its id */
export async function saveDraft(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Save draft", exact: true }).click();
  await expect(page).toHaveURL(/\/edit\/[0-9a-f-]{36}$/);
  return page.url().split("/").at(-1) ?? "";
}

/** Address of a list, narrowed. */
export function narrowed(list: string, filter: Readonly<Record<string, string>>): string {
  return `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** The rates that a forwarder may price a lane with. */
export const usableRates = (from: string, to: string) =>
  narrowed("/freight-forwarder/admin/airline-rates/list/view", { from, to });
