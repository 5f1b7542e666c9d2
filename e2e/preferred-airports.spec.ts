import { loadTranslator } from "@kilolane/phrases";
import type { Page } from "@playwright/test";
import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { openCreate } from "./steps/create-quotation.ts";
import { loadWords } from "./steps/words.ts";

const PATH = "/freight-forwarder/admin/settings/preferred-airports";

/** The codes of the list, from the top; read at once, because a row may go between two questions. */
async function codesOf(page: Page): Promise<string[]> {
  return page
    .getByRole("list", { name: "Preferred airports in order" })
    .evaluate((list) =>
      [...list.querySelectorAll("li")].map((row) => row.querySelector("bdi")?.textContent ?? ""),
    );
}

/** The codes that the create screen offers for what is typed as origin. */
async function offered(page: Page, typed: string): Promise<string[]> {
  const words = await loadWords("en");
  await openCreate(page);
  await page.getByRole("combobox", { name: words.quotation("field.from"), exact: true }).fill(typed);
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toBeVisible();
  return Promise.all(
    (await options.all()).map(async (option) => ((await option.textContent()) ?? "").slice(0, 3)),
  );
}

test("preferred airports are added, ordered by drag and by keyboard, taken off with a way back", async ({
  page,
  signInAs,
}) => {
  const t = await loadTranslator("en", "settings");
  await signInAs("ROLE_FFADMIN");
  await page.goto(PATH);
  const list = page.getByRole("list", { name: t("airports.list") });
  await expect(list).toBeVisible();
  const before = await codesOf(page);
  expect(before.length).toBeGreaterThan(2);

  await page.getByRole("combobox", { name: t("airports.add") }).fill("LGA");
  await page.getByRole("listbox").getByRole("option").filter({ hasText: "LGA" }).first().click();
  await coverText(page, "Airport saved successfully.");
  await expect.poll(() => codesOf(page)).toEqual([...before, "LGA"]);
  await expectAccessible(page);

  const handle = page.getByRole("button", { name: t("airports.move", { code: "LGA" }) });
  await handle.focus();
  for (const _ of before) await page.keyboard.press("ArrowUp");
  await expect.poll(() => codesOf(page)).toEqual(["LGA", ...before]);
  await expect(handle).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await codesOf(page))[1]).toBe("LGA");
  await expect(handle).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => codesOf(page)).toEqual(["LGA", ...before]);
  const stored = async () => {
    const airports = await ask<{ airport: string }[]>(page, "GET", "/ffcompany/airport-list");
    return airports.map(({ airport }) => airport);
  };
  await expect.poll(stored).toEqual(["LGA", ...before]);
  await page.reload();
  await expect.poll(() => codesOf(page)).toEqual(["LGA", ...before]);
  // New York has three: the preferred ones stand on top, in their order.
  const hits = await offered(page, "new york");
  expect(hits.slice(0, 2)).toEqual(["LGA", "JFK"]);

  await page.goto(PATH);
  const from = await handle.boundingBox();
  const to = await list.getByRole("listitem").nth(2).boundingBox();
  if (from === null || to === null) throw new Error("no rows");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + to.height * 0.8, { steps: 12 });
  await page.mouse.up();
  const dragged = [before[0], before[1], "LGA", ...before.slice(2)];
  await expect.poll(() => codesOf(page)).toEqual(dragged);
  await expect.poll(stored).toEqual(dragged);
  await page.reload();
  await expect.poll(() => codesOf(page)).toEqual(dragged);

  await page.getByRole("button", { name: t("airports.remove", { code: "LGA" }) }).click();
  await coverText(page, "Airport deleted successfully");
  await expect.poll(() => codesOf(page)).toEqual(before);
  await page.getByRole("button", { name: t("airports.undo") }).click();
  await expect.poll(() => codesOf(page)).toEqual(dragged);
  await page.getByRole("button", { name: t("airports.remove", { code: "LGA" }) }).click();
  await expect.poll(() => codesOf(page)).toEqual(before);
  coverScreen(page, PATH, { task: "add, order and take off preferred airports" });
});
