import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";

/** Downloads the list on the screen as text. @param name that the file must have */
export async function downloadCsv(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("menuitem", { name: "CSV file" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path(), "utf8");
}
