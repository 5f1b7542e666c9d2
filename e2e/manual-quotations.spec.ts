import { loadTranslator } from "@kilolane/phrases";
import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { chooseAirport, chooseInquirer, goodsCell, typeGoods } from "./steps/create-quotation.ts";
import { acceptByLink, findMailedLink, readDocument } from "./steps/documents.ts";
import { createHandOver } from "./steps/hand-over.ts";
import { allowAgents } from "./steps/manual-quotation.ts";
import { loadWords } from "./steps/words.ts";

const ADMIN = "/freight-forwarder/admin/manual-quotation";
const AGENT = "/freight-forwarder/agent/manual-quotation";
const NUMBER = /[A-Z]{2}-M\d{4}-\d{6}/;

/** The number of the quotation that was typed. */
const typed = createHandOver<string>();

/*
 * 3 × 80×60×60 cm weigh 144 kg by volume and 180 on the scales: freight is 180 × 5.00 = 900.00 for 180 × 4.00 = 720.00,
 * papers 35.00 for 20.00: 935.00 sold, 740.00 bought, 195.00 profit. At 6.00 a kilogram 1,115.00.
 */
test("an admin types a quotation by keyboard, saves and prints it", async ({ page, signInAs }) => {
  const words = await loadWords("en");
  const t = await loadTranslator("en", "manual");
  const cell = (field: "charge" | "buy" | "sell" | "currency", line: string) =>
    page.getByLabel(t("lines.cell", { field: t(`lines.${field}`), line }), { exact: true });
  const save = page.getByRole("button", { name: t("summary.save"), exact: true });
  await signInAs("ROLE_FFADMIN");
  await page.goto(`${ADMIN}/create`);
  await expect(page.getByText(NUMBER)).toBeVisible();
  await chooseInquirer(page, words, "iberia");
  await chooseAirport(page, words.quotation("field.from"), "chicago", "ORD");
  await chooseAirport(page, words.quotation("field.to"), "leip", "LEJ");
  await typeGoods(page, 0, ["3", "80", "60", "60", "180"]);
  await cell("buy", "1").fill("4");
  await cell("sell", "1").fill("five");
  await save.click();
  await expect(cell("sell", "1")).toBeFocused();
  await expect(page.getByText(words.error("field.number"), { exact: true })).toBeVisible();
  await expect(goodsCell(page, 0, "totalWeight")).toHaveValue("180");
  await cell("sell", "1").fill("5");
  await cell("sell", "1").press("Enter");
  await expect(cell("charge", "2")).toBeFocused();
  await page.keyboard.type("Export papers");
  await cell("buy", "2").fill("20");
  await cell("sell", "2").fill("35");
  // the currencies in use come first: another one is chosen, and the list is in another order
  for (const code of ["EUR", "GBP", "USD"]) {
    await cell("currency", "2").selectOption(code);
    await cell("currency", "2").press("Tab");
    await expect(cell("currency", "2")).toHaveValue(code);
  }
  await expect(page.getByTestId("manual-total")).toContainText("935.00");
  await expect(page.getByTestId("manual-profit")).toContainText("195.00");
  await expectAccessible(page);

  await page.getByRole("button", { name: t("template.title"), exact: true }).click();
  await page.getByLabel(t("template.name"), { exact: true }).fill("Leipzig");
  await page.getByRole("button", { name: t("template.save"), exact: true }).click();
  await expect(page.getByText(t("template.apply", { name: "Leipzig", count: 2 }))).toBeVisible();
  await page.keyboard.press("Escape");

  await save.press("Enter");
  await coverText(page, "Manual Quotation saved successfully");
  const note = page.getByTestId("saved-note").getByRole("link");
  const number = NUMBER.exec((await note.textContent()) ?? "")?.[0] ?? "";
  const text = await readDocument(page, words, number);
  for (const shown of ["Export papers", "935.00", "180"]) expect(text).toContain(shown);
  for (const bought of ["740.00", "720.00", "195.00"]) expect(text).not.toContain(bought);
  coverScreen(page, `${ADMIN}/create`, { task: "type lines by keyboard, save and print them" });
  typed.leave(number);
});

test("the typed quotation is sold at another rate and mailed, and the client accepts it", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  const number = typed.take();
  const words = await loadWords("en");
  const t = await loadTranslator("en", "manual");
  await signInAs("ROLE_FFADMIN");
  await page.goto(`${ADMIN}/list/view`);
  await page.getByRole("link", { name: number, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await page.getByRole("button", { name: words.quotation("detail.edit"), exact: true }).click();
  await page.getByLabel(t("lines.cell", { field: t("lines.sell"), line: "1" }), { exact: true }).fill("6");
  await expect(page.getByTestId("manual-total")).toContainText("1,115.00");
  await page.getByRole("button", { name: t("summary.save"), exact: true }).click();
  await expect(page.getByText(t("toast.saved"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("summary.mail"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.quotation("mail.to"), { exact: true }).fill("javier@motorsport.example.com");
  await dialog.getByRole("button", { name: words.quotation("mail.send"), exact: true }).click();
  await expect(dialog).toBeHidden();
  coverScreen(page, `${ADMIN}/edit/:id`, { task: "sell at another rate and mail it" });
  const link = await findMailedLink(page, words, number);
  const client = await openBrowser();
  await client.goto(link);
  await expect(client.getByText("1,115.00").first()).toBeVisible();
  for (const bought of ["740.00", "720.00"]) await expect(client.getByText(bought)).toHaveCount(0);
  await acceptByLink(client, words, link, words.quotation("link.option", { number: "1" }));
  await page.goto(`${ADMIN}/list/view`);
  await page.getByRole("link", { name: number, exact: true }).click();
  await expect(page.getByText(words.quotation("status.accepted"), { exact: true }).first()).toBeVisible();
  coverScreen(page, `${ADMIN}/list/view`, { task: "find a manual quotation among manual ones" });
  coverScreen(page, `${ADMIN}/details/:id`, { task: "see that the client accepted it" });
});

test("an agent writes trucking quotations while the company allows it, and is told why not after", async ({
  page,
  signInAs,
}) => {
  const words = await loadWords("en");
  const t = await loadTranslator("en", "manual");
  const cell = (field: "charge" | "kind" | "leg" | "buy" | "sell", line: string) =>
    page.getByLabel(t("lines.cell", { field: t(`lines.${field}`), line }), { exact: true });
  await signInAs("ROLE_FFADMIN");
  await allowAgents(page, true);
  await signInAs("ROLE_FFAGENT");
  await page.goto(`${AGENT}/create`);
  await chooseAirport(page, words.quotation("field.from"), "chicago", "ORD");
  await chooseAirport(page, words.quotation("field.to"), "leip", "LEJ");
  await typeGoods(page, 0, ["3", "80", "60", "60", "180"]);
  await cell("charge", "1").fill("Pick-up in Chicago");
  await cell("kind", "1").selectOption("trucking");
  await cell("leg", "1").selectOption("pickup");
  await cell("buy", "1").fill("1");
  await cell("sell", "1").fill("1.5");
  await page.getByRole("button", { name: t("summary.save"), exact: true }).click();
  await coverText(page, "Trucking Quotation created");
  coverScreen(page, `${AGENT}/create`, { task: "type trucking alone" });
  await page.getByTestId("saved-note").getByRole("link").click();
  await expect(page.getByText("Pick-up in Chicago").first()).toBeVisible();
  coverScreen(page, `${AGENT}/details/:id`, { task: "see the lines that were typed" });
  await page.getByRole("button", { name: words.quotation("detail.edit"), exact: true }).click();
  await cell("sell", "1").fill("2");
  await page.getByRole("button", { name: t("summary.save"), exact: true }).click();
  await expect(page.getByText(t("toast.saved"), { exact: true })).toBeVisible();
  coverScreen(page, `${AGENT}/edit/:id`, { task: "sell at another rate" });
  await page.goto(`${AGENT}/list/view`);
  await expect(page.getByText("360.00").first()).toBeVisible();
  coverScreen(page, `${AGENT}/list/view`, { task: "find it with its new total" });
  await signInAs("ROLE_FFADMIN");
  await allowAgents(page, false);
  await signInAs("ROLE_FFAGENT");
  await page.goto(`${AGENT}/create`);
  await expect(page.getByRole("heading", { name: t("off.title") })).toBeVisible();
});
