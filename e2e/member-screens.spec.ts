import { expect, expectAccessible, test } from "./fixtures.ts";
import { chooseLook, LOOKS } from "./steps/companies.ts";
import { expectNoOverflow, expectSettled } from "./steps/settled.ts";

const ADMIN = "/freight-forwarder/admin";
const AGENT = "/freight-forwarder/agent";

for (const look of LOOKS) {
  test(`every screen of a company's people is clean in ${look.name}`, async ({ page, signInAs }) => {
    test.setTimeout(150_000);
    for (const [role, screens] of [
      [
        "ROLE_FFADMIN",
        [
          `${ADMIN}/agents/list/view`,
          `${ADMIN}/agents/add`,
          `${ADMIN}/agents/edit/01890000-0000-7000-8000-000000000000`,
          `${ADMIN}/clients/list/view`,
          `${ADMIN}/clients/add`,
          `${ADMIN}/shippers/list/view`,
        ],
      ],
      ["ROLE_FFAGENT", [`${AGENT}/clients/list/view`, `${AGENT}/clients/add`, `${AGENT}/shippers/list/view`]],
      ["ROLE_AIRLINE_ADMIN", ["/airline/admin/agents/list/view", "/airline/admin/agents/add"]],
    ] as const) {
      await signInAs(role);
      await chooseLook(page, look);
      for (const path of screens) {
        await page.goto(path);
        await expectSettled(page);
        await expectNoOverflow(page);
        await test.step(path, () => expectAccessible(page));
      }
      const edit = page.locator("a[href*='/edit/']").first();
      if (role === "ROLE_AIRLINE_ADMIN") {
        await page.goto("/airline/admin/agents/list/view");
        await edit.click();
        await expect(page.locator("[name=firstName]")).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);
      }
      await page.evaluate(() => localStorage.clear());
    }
  });
}
