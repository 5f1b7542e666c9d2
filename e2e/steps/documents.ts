import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "../arrive.ts";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Words } from "./words.ts";

/** All text of a PDF, page by page, with spaces as it has them. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: bytes, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(" "));
  }
  await task.destroy();
  return pages.join("\n");
}

/** Opens the document of the saved quotation, waits until its pages are drawn, downloads it and reads its text. */
export async function readDocument(page: Page, words: Words, number: string): Promise<string> {
  await page.getByRole("button", { name: words.quotation("summary.pdf"), exact: true }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText(number);
  await expect(drawer.getByRole("figure").first()).toBeVisible();
  const downloading = page.waitForEvent("download");
  await drawer.getByRole("button", { name: words.quotation("document.download"), exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  const bytes = new Uint8Array(await readFile(await download.path()));
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  return readPdf(bytes);
}

/** Mails the saved quotation to an address and waits for the word that it is sent. */
export async function mailQuotation(page: Page, words: Words, email: string): Promise<void> {
  await page.getByRole("button", { name: words.quotation("summary.saveAndMail"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.quotation("mail.to"), { exact: true }).fill(email);
  await dialog.getByRole("button", { name: words.quotation("mail.send"), exact: true }).click();
  await expect(page.getByText(words.quotation("toast.emailSent"), { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Reads the caught mail about a quotation in the viewer; answers the address of its link. */
export async function findMailedLink(page: Page, words: Words, number: string): Promise<string> {
  await page.goto("/demo/mails");
  // The worker sends within seconds; the viewer looks again by itself.
  await page.getByRole("link").filter({ hasText: number }).click();
  await expect(page.getByRole("heading", { level: 2 })).toContainText(number);
  await expect(page.getByRole("button", { name: `${number}.pdf` })).toBeVisible();
  // The frame runs no scripts, so nothing can be asked inside it: its source says what it shows.
  await expect(page.locator("iframe")).toHaveAttribute("srcdoc", new RegExp(number));
  const link = page
    .getByRole("list", { name: words.demo("mail.links") })
    .getByRole("link")
    .first();
  return (await link.getAttribute("href")) ?? "";
}

/** The client's side, without an account: opens the link and accepts the option it names. */
export async function acceptByLink(page: Page, words: Words, link: string, airline: string): Promise<void> {
  await page.goto(link);
  await page
    .getByRole("button", { name: words.quotation("link.acceptOption", { option: airline }), exact: true })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.quotation("link.name"), { exact: true }).fill("Amal Haddad");
  await dialog.getByRole("button", { name: words.quotation("link.accept"), exact: true }).click();
  await expect(page.getByText(words.quotation("link.accepted"), { exact: true })).toBeVisible();
}

/** Finds a quotation in the list by its number and opens its details. */
export async function openFromList(
  page: Page,
  words: Words,
  number: string,
  status: "accepted" | "sent" | "draft",
  desk: "admin" | "agent" = "admin",
): Promise<void> {
  await page.goto(`/freight-forwarder/${desk}/quotation/list/view`);
  await page.getByRole("searchbox").fill(number);
  await expect(page).toHaveURL(new RegExp(`search=${number}`));
  const link = page.getByRole("link", { name: number, exact: true });
  await expect(link).toHaveCount(1);
  await expect(page.getByText(words.quotation(`status.${status}`), { exact: true }).last()).toBeVisible();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
}
