import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectNoOverflow, expectSettled } from "./steps/settled.ts";

const FORWARDER = "/freight-forwarder/admin/key-management";
const OPERATOR = "/super-admin/key-generator";
const NOBODY = "01890000-0000-7000-8000-000000000000";

/** The key screens of each role; what a screen opens is looked at with it. */
const SCREENS = {
  ROLE_FFADMIN: [`${FORWARDER}/assigned`, `${FORWARDER}/unassigned`],
  ROLE_AIRLINE_ADMIN: ["/airline/admin/assign-key", "/airline/admin/unassign-key"],
  ROLE_SUPERADMIN: [
    `${OPERATOR}/airline-key/list/view`,
    `${OPERATOR}/freightforwarder/view`,
    "/super-admin/key-management/freightforwarder/actionkey/details",
  ],
} as const;
const REASSIGN = {
  ROLE_FFADMIN: `${FORWARDER}/host-reassign/agent/${NOBODY}`,
  ROLE_AIRLINE_ADMIN: `/airline/admin/keymanagement/add/reassign/${NOBODY}`,
  ROLE_SUPERADMIN: `${OPERATOR}/reassign/${NOBODY}`,
} as const;
const ROLES = ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN", "ROLE_SUPERADMIN"] as const;

const LOOKS = [
  { name: "light", preferences: { language: "en", themeMode: "light" }, width: 1440 },
  { name: "dark", preferences: { language: "en", themeMode: "dark", themeStyle: "standard" }, width: 1440 },
  { name: "Arabic", preferences: { language: "ar", themeMode: "semi-dark" }, width: 1440 },
  { name: "a phone", preferences: { language: "en", themeMode: "light" }, width: 390 },
] as const;

async function wear(page: Page, { preferences, width }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    (text) => localStorage.setItem("kilolane.preferences", text),
    JSON.stringify(preferences),
  );
}

async function expectClean(page: Page): Promise<void> {
  await expectSettled(page);
  await expectNoOverflow(page);
  await test.step(page.url(), () => expectAccessible(page));
}

/** A key in use of the list that is open: its details, then the screen that moves it. */
async function lookAtKey(page: Page, path: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ state: "Used" }));
  await page.goto(`${path}?filter=${filter}`);
  await expectSettled(page);
  await page.locator("[data-testid=key-details]").first().click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.locator("[data-testid=key-reassign]").first().click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(3);
  await expectClean(page);
}

for (const look of LOOKS) {
  for (const role of ROLES) {
    test(`key lists of ${role} are clean in ${look.name}`, async ({ page, signInAs }) => {
      await signInAs(role);
      await wear(page, look);
      for (const path of [...SCREENS[role], REASSIGN[role]]) {
        await page.goto(path);
        await expectClean(page);
      }
    });

    test(`a key of ${role} is clean in ${look.name}`, async ({ page, signInAs }) => {
      await signInAs(role);
      await wear(page, look);
      await lookAtKey(page, SCREENS[role][0]);
      if (role !== "ROLE_SUPERADMIN") return;
      await page.goto(`${OPERATOR}/freightforwarder/view`);
      await page.getByRole("link", { name: "Nordlicht" }).click();
      await expect(page.getByTestId("seats")).toBeVisible();
      await expectClean(page);
    });
  }
}

test("dialogs of the key screens are clean", async ({ page, signInAs }) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto("/super-admin/key-management/freightforwarder/actionkey/details");
  for (const name of ["Generate keys", "Assign several"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("dialog").getByRole("combobox", { name: "Company" }).focus();
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("who is of another role gets the 404 screen", async ({ page, signInAs }) => {
  const wrong = {
    ROLE_FFADMIN: "ROLE_FFAGENT",
    ROLE_AIRLINE_ADMIN: "ROLE_AIRLINE_AGENT",
    ROLE_SUPERADMIN: "ROLE_FFADMIN",
  } as const;
  for (const role of ROLES) {
    await page.goto("/favicon.svg");
    await page.evaluate(() => localStorage.clear());
    await signInAs(wrong[role]);
    for (const path of [...SCREENS[role], REASSIGN[role]]) {
      await page.goto(path);
      await expect(page).toHaveURL("/error-pages/error-404");
    }
  }
});
