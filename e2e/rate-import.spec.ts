import { readFile } from "node:fs/promises";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { chooseAirport, openCreate, typeGoods } from "./steps/create-quotation.ts";
import { createHandOver } from "./steps/hand-over.ts";
import { downloadCsv } from "./steps/list-file.ts";
import {
  check,
  conditions,
  line,
  publishUpload,
  rates,
  rollBack,
  upload,
  UPLOAD,
} from "./steps/rate-sheets.ts";
import { buildWorkbook } from "./steps/workbook.ts";

const DESK = "/airline/admin/general-rate";

/** Where the upload is that the first test publishes and the next takes back. */
const published = createHandOver<string>();

test("an airline uploads a sheet, reads what is wrong, publishes the good lines and is quoted by them", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(UPLOAD);
  const lines = [line("BOI", "LNZ"), line("BOI", "GRZ"), line("QQX", "LNZ"), line("BOI", "SZG", -3)];
  await upload(page, "winter.xlsx", rates(...lines));
  await expect(page.getByRole("heading", { name: "What the columns mean" })).toBeVisible();
  await expect(page).toHaveURL(/import=[0-9a-f-]{36}/);
  // The link shows a colleague the same, and a reload too.
  await page.reload();
  await expect(page.getByTestId("meaning-A")).toHaveValue("origin");
  await expect(page.getByTestId("meaning-H")).toHaveValue("band");
  await expect(page.getByLabel("From weight, column H")).toHaveValue("45");
  // An unknown header is given its meaning, which is remembered.
  await expect(page.getByTestId("meaning-I")).toHaveValue("ignore");
  await page.getByTestId("meaning-I").selectOption("band");
  await page.getByLabel("From weight, column I").fill("100");
  // What was chosen is still there after a reload.
  await page.reload();
  await expect(page.getByTestId("meaning-I")).toHaveValue("band");
  await expect(page.getByLabel("From weight, column I")).toHaveValue("100");
  await page.getByLabel("Name", { exact: true }).fill("Winter");
  await page.getByRole("button", { name: "Remember", exact: true }).click();
  await expect(page.getByText("Remembered as “Winter”.")).toBeVisible();
  await page.getByLabel("An addition").check();
  await check(page);

  await expect(page.getByTestId("figure-good")).toHaveText("2");
  await expect(page.getByTestId("figure-bad")).toHaveText("2");
  await expect(page.getByTestId("count-added")).toHaveText("2");
  const bad = page.getByRole("row").filter({ hasText: "Row 5" });
  await expect(bad).toContainText("A5");
  await expect(bad).toContainText("Origin");
  await expect(bad).toContainText("QQX");
  await expect(bad).toContainText("No airport has this code");
  await page
    .getByLabel("Reasons for the errors")
    .selectOption({ label: "1 · A price or weight can’t be negative" });
  await expect(page.getByRole("row").filter({ hasText: "Row 6" })).toContainText("H6");
  await expect(bad).toHaveCount(0);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download lines with errors" }).click();
  await page.getByRole("menuitem", { name: "CSV file" }).click();
  const errors = await readFile(await (await downloading).path(), "utf8");
  expect(errors).toContain("No airport has this code");
  expect(errors).toContain("QQX");

  const publishGood = page.getByRole("button", { name: "Publish the valid lines" });
  await expect(publishGood).toBeDisabled();
  await page.getByLabel("Publish the 2 valid lines and leave out those with errors").check();
  await publishUpload(page, "Publish the valid lines");
  published.leave(page.url());
  await page.getByRole("link", { name: "To the rates" }).click();
  await expect(page).toHaveURL(`${DESK}/list/view`);
  await page.goto(`${DESK}/list/view?filter=${encodeURIComponent('{"from":"BOI","to":"LNZ"}')}`);
  await expect(page.getByRole("row").filter({ hasText: "BOI" })).toHaveCount(1);

  // 95 kg at 3.05 is 289.75; as 100 kg at 2.50 it is 250.00.
  const forwarder = await openBrowser({ role: "ROLE_FFADMIN" });
  await openCreate(forwarder);
  await chooseAirport(forwarder, "From", "BOI", "BOI");
  await chooseAirport(forwarder, "To", "LNZ", "LNZ");
  await typeGoods(forwarder, 0, ["1", "40", "40", "40", "95"]);
  const option = forwarder.getByTestId("option").filter({ hasText: "Lufthansa" }).first();
  await option.locator("button[aria-expanded]").click();
  await expect(option).toContainText("250.00");
});

test("next month's file is read the same way and says what it would change; the one before is taken back", async ({
  page,
  signInAs,
}) => {
  const sheet = published.take();
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(UPLOAD);
  await upload(page, "spring.xlsx", rates(line("BOI", "LNZ", 2.95)));
  await expect(page.getByText("Read with the saved columns “Winter”.")).toBeVisible();
  await expect(page.getByTestId("meaning-I")).toHaveValue("band");
  await page.getByLabel("An addition").check();
  await check(page);
  await expect(page.getByTestId("count-changed")).toHaveText("1");
  const change = page.getByRole("row").filter({ hasText: "BOI–LNZ" });
  await expect(change.locator("del")).toContainText("3.05");
  await expect(change).toContainText("2.95");
  await expect(change).not.toContainText("Minimum");
  await page.getByRole("button", { name: "Discard this upload" }).click();
  await expect(page.getByText("This upload was withdrawn.", { exact: false })).toBeVisible();

  await page.goto(sheet);
  await page.getByRole("button", { name: "Roll back" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("The former rates go live again.");
  await expect(dialog).toContainText("2 added lanes are removed.");
  await dialog.getByRole("button", { name: "Roll back" }).click();
  await expect(page.getByTestId("published")).toContainText("This upload was rolled back");
  await page.getByRole("button", { name: "Earlier uploads" }).click();
  const row = page.getByRole("row").filter({ hasText: "winter.xlsx" });
  await expect(row).toContainText("Rolled back");
  await expect(row).toContainText("2 valid");
  await page.goto(`${DESK}/list/view?filter=${encodeURIComponent('{"from":"BOI","to":"LNZ","tab":"live"}')}`);
  await expect(page.getByText("Nothing matches these filters")).toBeVisible();
  coverScreen(page, UPLOAD, { task: "upload a sheet, publish its good lines and take them back" });
});

test("a text file with decimal commas and semicolons is understood", async ({ page, signInAs }) => {
  await signInAs("ROLE_AIRLINE_AGENT");
  await page.goto("/airline/agent/priority-rate/upload-rates");
  const text = [
    "Origin;Destination;Currency;Valid from;Valid to;Min;Norm;45;100",
    "BOI;LNZ;EUR;31.01.2026;31.12.2031;75,50;4,10;3,05;2,80",
  ].join("\r\n");
  await upload(page, "prices.csv", Buffer.from(text));
  await expect(page.getByLabel("Numbers written as text")).toHaveValue("comma");
  await page.getByLabel("An addition").check();
  await check(page);
  await expect(page.getByTestId("figure-bad")).toHaveText("0");
  const added = page.getByRole("row").filter({ hasText: "BOI–LNZ" });
  await expect(added).toContainText("75.5");
  await expect(added).toContainText("3.05");
  await expect(added).toContainText("Jan 31, 2026");
  await publishUpload(page);
  await rollBack(page);
  coverScreen(page, "/airline/agent/priority-rate/upload-rates", {
    task: "upload a text file with decimal commas",
  });
});

test("what the file is has to be said, unusual prices to be confirmed, and the button says what ends", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(UPLOAD);
  await upload(page, "slip.xlsx", rates(line("BOI", "LNZ", 1234.56), line("BOI", "GRZ")));
  // an upload of the same shape may have been remembered with a meaning for it
  await page.getByTestId("meaning-I").selectOption("ignore");
  await expect(page.getByLabel("The whole tariff")).not.toBeChecked();
  await expect(page.getByLabel("An addition")).not.toBeChecked();
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "First choose what the file is." })).toBeVisible();
  await page.getByLabel("The whole tariff").check();
  await check(page);
  await expect(page.getByTestId("figure-warned")).toHaveText("1");
  const warned = page.getByRole("row").filter({ hasText: "Row 3" });
  await expect(warned).toContainText("H3");
  await expect(warned).toContainText("1234.56 is more than the break before it, 4.1");
  await expect(page.getByTestId("unread")).toContainText("Rates, column I · Heavy · for instance 2.5");
  const publishButton = page.getByRole("button", { name: /^Publish and end [\d,]+ live lanes$/ });
  await expect(publishButton).toBeDisabled();
  await page.getByLabel("I have checked the 1 line with an unusual price: it is right").check();
  await expect(publishButton).toBeEnabled();
  await page.getByRole("button", { name: "Discard this upload" }).click();

  // as an addition it ends nothing, and goes live once it is confirmed
  await page.getByLabel("An addition").check();
  await check(page);
  await page.getByLabel("I have checked the 1 line with an unusual price: it is right").check();
  await publishUpload(page);
  await rollBack(page);
});

const REFUSED = [
  ["rates.xlsm", buildWorkbook([conditions], { "xl/vbaProject.bin": "macros" }), "contains macros"],
  [
    "rates.xlsx",
    buildWorkbook([conditions], { "xl/theme.xml": '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///x">]><x/>' }),
    "refers to external content",
  ],
  [
    "rates.xlsx",
    Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from("EncryptedPackage", "utf16le")]),
    "protected by a password",
  ],
  ["rates.xls", Buffer.from("d0cf11e0a1b11ae1", "hex"), "The workbook is damaged"],
  ["rates.csv", Buffer.from('a,b\nc,"d'), "The quotation mark that opens in row 2 is never closed"],
  ["rates.csv", Buffer.from("%PDF-1.7"), "This is not a rate sheet"],
  ["rates.csv", Buffer.alloc(0), "The file is empty"],
] as const;

test("a file that can't be taken is refused with what to do about it", async ({ page, signInAs }) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(UPLOAD);
  for (const [name, bytes, advice] of REFUSED) {
    await upload(page, name, bytes);
    const alert = page.getByRole("alert").filter({ hasText: `${name} was not accepted` });
    await expect(alert).toContainText(advice);
  }
  await expectAccessible(page);
  await expect(page).toHaveURL(UPLOAD);
});

test("columns without an origin are refused there, and a running check can be stopped", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(UPLOAD);
  const many = Array.from({ length: 60_000 }, (_, at) => `BOI,LNZ,USD,2026-01-01,2031-12-31,${at},4.1`);
  const text = ["Origin,Destination,Currency,Valid from,Valid to,Min,Norm", ...many].join("\n");
  await upload(page, "many.csv", Buffer.from(text));
  await page.getByLabel("An addition").check();
  await page.getByTestId("meaning-A").selectOption("ignore");
  await expect(page.getByTestId("need-origin")).toContainText("missing");
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The file can’t be checked" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Origin:" })).toBeVisible();
  await page.getByTestId("meaning-A").selectOption("origin");
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Stop the check" }).click();
  await expect(page.getByText("This upload was withdrawn.", { exact: false })).toBeVisible();
});

test("data entry chooses an airline, uploads its tariff, and downloads it again", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_DATAENTRY");
  await page.goto("/data-entry/airfare/upload");
  await expect(page.getByTestId("drop")).toContainText("First choose whose rates they are.");
  const airline = page.getByRole("combobox", { name: "Airline" });
  await airline.click();
  await page.getByRole("listbox").getByRole("option").first().click();
  const chosen = await airline.inputValue();
  await page.getByLabel("Type", { exact: true }).selectOption("promo");
  await upload(page, "tariff.xlsx", rates(line("BOI", "LNZ", 3.33), line("BOI", "GRZ", 3.44)));
  await page.getByLabel("An addition").check();
  await check(page);
  await publishUpload(page);
  coverScreen(page, "/data-entry/airfare/upload", { task: "upload a tariff for a chosen airline" });

  await page.getByRole("link", { name: "Download rates" }).click();
  await expect(page).toHaveURL("/data-entry/airfare/download");
  await page.getByRole("combobox", { name: "Airline" }).fill(chosen);
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByLabel("Type", { exact: true }).selectOption("promo");
  await page.getByLabel("From", { exact: true }).fill("boi");
  await page.getByLabel("To", { exact: true }).fill("lnz");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Text (.csv)" }).click();
  const file = await downloading;
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("3.33");
  expect(text).not.toContain("3.44");
  const template = page.waitForEvent("download");
  await page.getByRole("button", { name: "Marketplace format, .csv" }).click();
  expect(await readFile(await (await template).path(), "utf8")).toMatch(/Min,Norm,45,100/);
  coverScreen(page, "/data-entry/airfare/download", { task: "download the tariff" });

  // The same from the list: what its filter does not say is asked.
  await page.goto(
    `/data-entry/airfare/list/view?filter=${encodeURIComponent('{"from":"BOI","to":"GRZ","tab":"new"}')}`,
  );
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("New · BOI · GRZ");
  await dialog.getByRole("combobox", { name: "Airline" }).fill(chosen);
  await page.getByRole("listbox").getByRole("option").first().click();
  await dialog.getByLabel("Type", { exact: true }).selectOption("promo");
  const exporting = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Text (.csv)" }).click();
  const exported = await readFile(await (await exporting).path(), "utf8");
  expect(exported).toContain("3.44");
  expect(exported).not.toContain("3.33");

  await page.goto("/data-entry/airfare/upload");
  expect(await downloadCsv(page, "uploads.csv")).toContain("tariff.xlsx,Live,");
  await page.getByRole("link", { name: "tariff.xlsx" }).click();
  await rollBack(page);
});
