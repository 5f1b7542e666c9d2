import type { Page } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { check, line, rates, upload, UPLOAD } from "./steps/rate-sheets.ts";
import { expectNoOverflow, expectSettled } from "./steps/settled.ts";

const SCREENS = {
  ROLE_AIRLINE_ADMIN: [
    UPLOAD,
    "/airline/admin/contract-rate/upload-rates",
    "/airline/admin/spot-rate/upload-rates",
  ],
  ROLE_AIRLINE_AGENT: [
    "/airline/agent/general-rate/upload-rates",
    "/airline/agent/priority-rate/upload-rates",
    "/airline/agent/spot-rate/upload-rates",
  ],
  ROLE_DATAENTRY: ["/data-entry/airfare/upload", "/data-entry/airfare/download"],
} as const;

test("every desk of an airline takes its own kind of sheet; a contract names its forwarder", async ({
  openBrowser,
}) => {
  for (const role of ["ROLE_AIRLINE_ADMIN", "ROLE_AIRLINE_AGENT"] as const) {
    const page = await openBrowser({ role });
    for (const path of SCREENS[role]) {
      await page.goto(path);
      await expectSettled(page);
      const forwarder = page.getByLabel("Forwarder", { exact: true });
      if (path.includes("contract")) {
        await expect(page.getByTestId("drop")).toContainText("Say first whose rates they are.");
        await forwarder.selectOption({ index: 1 });
      } else await expect(forwarder).toHaveCount(0);
      await upload(page, "desk.xlsx", rates(line("BOI", "LNZ")));
      await page.getByLabel("An addition").check();
      await check(page);
      await expect(page.getByTestId("count-added")).toHaveText("1");
      await page.getByRole("button", { name: "Discard this upload" }).click();
      await expect(page.getByText("This upload was taken back.", { exact: false })).toBeVisible();
      coverScreen(page, path, { task: "upload or download the desk's own kind of sheet" });
    }
  }
});

const LOOKS = [
  { name: "light", preferences: { language: "en", themeMode: "light" }, width: 1440 },
  { name: "dark", preferences: { language: "en", themeMode: "dark", themeStyle: "standard" }, width: 1440 },
  { name: "Arabic", preferences: { language: "ar", themeMode: "semi-dark" }, width: 1440 },
  { name: "a phone", preferences: { language: "en", themeMode: "light" }, width: 390 },
] as const;

type Look = (typeof LOOKS)[number];

async function openLook(page: Page, { preferences }: Look): Promise<void> {
  await page.evaluate(
    (text) => localStorage.setItem("kilolane.preferences", text),
    JSON.stringify(preferences),
  );
}

async function expectClean(page: Page, what: string): Promise<void> {
  await expectSettled(page);
  await expectNoOverflow(page);
  await test.step(what, () => expectAccessible(page));
}

for (const look of LOOKS) {
  const viewport = { width: look.width, height: 900 };

  test(`every desk's upload and download is clean in ${look.name}`, async ({ openBrowser }) => {
    test.setTimeout(150_000);
    for (const [role, screens] of Object.entries(SCREENS)) {
      const page = await openBrowser({ role, viewport });
      await openLook(page, look);
      for (const path of screens) {
        await page.goto(path);
        await expectClean(page, path);
      }
    }
  });

  test(`every step of an import is clean in ${look.name}`, async ({ openBrowser }) => {
    const page = await openBrowser({ role: "ROLE_AIRLINE_ADMIN", viewport });
    await openLook(page, look);
    await page.goto(UPLOAD);
    await upload(page, "looks.xlsx", rates(line("BOI", "LNZ"), line("QQX", "LNZ")));
    await expect(page.getByTestId("meaning-A")).toBeVisible();
    await page.getByTestId("first-rows").click();
    await expectClean(page, "columns");
    await page.getByRole("radio").last().check();
    await page.getByTestId("check").click();
    await expect(page.getByTestId("figure-bad")).toBeVisible({ timeout: 30_000 });
    await expectClean(page, "bad lines");
    await page.getByTestId("tab-added").click();
    await expectClean(page, "added lanes");
    await page.goto(`${UPLOAD}?import=01890000-0000-7000-8000-000000000000`);
    await expectClean(page, "an import that is not there");
  });
}
