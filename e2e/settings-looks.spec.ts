import { expect, expectAccessible, test } from "./fixtures.ts";

const LOOKS = [
  { name: "light", preferences: { language: "en", themeMode: "light" }, width: 1440 },
  { name: "dark", preferences: { language: "en", themeMode: "dark", themeStyle: "standard" }, width: 1440 },
  { name: "Arabic", preferences: { language: "ar", themeMode: "semi-dark" }, width: 1440 },
  { name: "a phone", preferences: { language: "en", themeMode: "light" }, width: 390 },
] as const;

const SCREENS = {
  ROLE_FFADMIN: [
    "profile/update",
    "measurements",
    "pdf-measurements",
    "preferred-airports",
    "manual-quotes",
  ].map((tail) => `/freight-forwarder/admin/settings/${tail}`),
  ROLE_FFAGENT: ["/freight-forwarder/agent/settings/preferred-airports"],
  ROLE_CONSIGNEE: ["/shipper/profile/update", "/shipper/measurements"],
  ROLE_SUPERADMIN: ["password/update", "termsofuse", "maintenance"].map(
    (tail) => `/super-admin/admins/setting/${tail}`,
  ),
} as const;

for (const { name, preferences, width } of LOOKS) {
  for (const [role, screens] of Object.entries(SCREENS)) {
    test(`the settings of ${role} are clean in ${name}`, async ({ page, signInAs }) => {
      await page.setViewportSize({ width, height: 900 });
      await signInAs(role);
      await page.evaluate(
        (text) => localStorage.setItem("kilolane.preferences", text),
        JSON.stringify(preferences),
      );
      for (const path of screens) {
        await page.goto(path);
        await expect(page.locator("h1")).toBeVisible();
        await expect(page.locator("section").first()).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
        await test.step(path, () => expectAccessible(page));
      }
    });
  }
}
