import { expect, type Page } from "@playwright/test";
import { expectSettled } from "./settled.ts";
import { buildWorkbook } from "./workbook.ts";

export const UPLOAD = "/airline/admin/general-rate/upload-rates";
const HEADERS = ["Origin", "Destination", "Currency", "Valid from", "Valid to", "Min", "Norm", 45, "Heavy"];
const FOR_YEARS = ["2026-01-01", "2031-12-31"];

/** A line under `HEADERS`. */
export const line = (origin: string, destination: string, rate = 3.05) => [
  origin,
  destination,
  "USD",
  ...FOR_YEARS,
  75,
  4.1,
  rate,
  2.5,
];

export const conditions = { name: "Conditions", rows: [["All rates are subject to space"]] };
/** A workbook with these lines on one sheet, and a sheet without rates. */
export const rates = (...lines: ReturnType<typeof line>[]) =>
  buildWorkbook([{ name: "Rates", rows: [["Winter tariff"], HEADERS, ...lines] }, conditions]);

/** Gives a file to the page as if it had been chosen. */
export async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = "application/octet-stream";
  await page.getByTestId("rate-file").setInputFiles({ name, mimeType, buffer });
}

/** From the columns to what the check found. */
export async function check(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByRole("heading", { name: "What the check found" })).toBeVisible();
  await expectSettled(page);
}

/** Publishes what was checked. */
export async function publishUpload(page: Page, button = "Publish"): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByTestId("published")).toContainText("These rates are live");
}

/** Takes the publication that the page shows back. */
export async function rollBack(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Roll back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Roll back" }).click();
  await expect(page.getByTestId("published")).toContainText("This upload was rolled back");
}
