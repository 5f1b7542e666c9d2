import { coverScreen } from "./cover.ts";
import { expect, test } from "./fixtures.ts";
import { expectGoodLooks } from "./steps/looks.ts";
import { check, line, publishUpload, rates, rollBack, upload, UPLOAD } from "./steps/rate-sheets.ts";
import { expectSettled } from "./steps/settled.ts";

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
} as const;

for (const role of ["ROLE_AIRLINE_ADMIN", "ROLE_AIRLINE_AGENT"] as const) {
  test(`every desk of ${role} takes its own kind of sheet; a contract names its forwarder`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role);
    for (const path of SCREENS[role]) {
      await page.goto(path);
      await expectSettled(page);
      const forwarder = page.getByLabel("Forwarder", { exact: true });
      if (path.includes("contract")) {
        await expect(page.getByTestId("drop")).toContainText("First choose whose rates they are.");
        await forwarder.selectOption({ index: 1 });
      } else await expect(forwarder).toHaveCount(0);
      await upload(page, "desk.xlsx", rates(line("BOI", "LNZ")));
      await page.getByLabel("An addition").check();
      await check(page);
      await expect(page.getByTestId("count-added")).toHaveText("1");
      await page.getByRole("button", { name: "Discard this upload" }).click();
      await expect(page.getByText("This upload was withdrawn.", { exact: false })).toBeVisible();
      coverScreen(page, path, { task: "upload or download the desk's own kind of sheet" });
    }
  });
}

test("every step of an import is right in every look", async ({ page, signInAs }) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(UPLOAD);
  await upload(page, "looks.xlsx", rates(line("BOI", "LNZ"), line("QQX", "LNZ")));
  await expect(page.getByTestId("meaning-A")).toBeVisible();
  await page.getByTestId("first-rows").click();
  await expectGoodLooks(page, "columns");
  await page.getByRole("radio").last().check();
  await page.getByTestId("check").click();
  await expect(page.getByTestId("figure-bad")).toBeVisible();
  await expectGoodLooks(page, "bad lines");
  await page.getByTestId("tab-added").click();
  await expectSettled(page);
  // these rows are neither selected nor opened
  await expect(page.getByText("J and K move", { exact: true })).toBeVisible();
  await expectGoodLooks(page, "added lanes");
});

test("a minimum that is ten times the one of now is confirmed before it goes live", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(UPLOAD);
  await upload(page, "before.xlsx", rates(line("BOI", "LNZ")));
  await page.getByLabel("An addition").check();
  await check(page);
  await publishUpload(page);
  const published = page.url();
  await page.goto(UPLOAD);
  const tenfold = line("BOI", "LNZ").map((cell) => (cell === 75 ? 750 : cell));
  await upload(page, "tenfold.xlsx", rates(tenfold));
  await page.getByLabel("An addition").check();
  await check(page);
  const warned = page.getByRole("row").filter({ hasText: "BOI–LNZ" });
  await expect(warned).toContainText("is far from what counts now");
  await expectGoodLooks(page, "prices to confirm");
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Discard this upload" }).click();
  await page.goto(published);
  await rollBack(page);
});

test("on a phone the open list of an import is in sight, however far in the strip it stands", async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto(UPLOAD);
  await upload(page, "phone.xlsx", rates(line("BOI", "LNZ"), line("QQX", "LNZ")));
  await page.getByRole("radio").last().check();
  await page.getByTestId("check").click();
  await expect(page.getByTestId("figure-bad")).toBeVisible();
  for (const view of ["ended", "problems"]) {
    const address = new URL(page.url());
    address.searchParams.set("view", view);
    await page.goto(address.href);
    const tab = page.getByTestId(`tab-${view}`);
    await expect(tab).toHaveAttribute("aria-pressed", "true");
    await expect
      .poll(async () => {
        const { x, width } = (await tab.boundingBox()) ?? { x: -1, width: 0 };
        return x >= 0 && x + width <= 390;
      })
      .toBe(true);
  }
});
