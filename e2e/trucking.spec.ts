import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { confirmIn, findRow } from "./steps/companies.ts";
import { expectSettled } from "./steps/settled.ts";

for (const [role, group] of [
  ["ROLE_FFADMIN", "admin"],
  ["ROLE_FFAGENT", "agent"],
] as const) {
  test(`a trucking carrier is found among the company's and deleted by ${role}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role);
    await page.goto(`/freight-forwarder/${group}/trucking/list/view`);
    await expectSettled(page);
    const name = `Mosswood ${group} ${Date.now()}`;
    await ask(page, "POST", "/trucking-carriers", {
      name,
      tariffs: [
        {
          name: "Near",
          mode: "cwt",
          bands: [{ lowerLb: "0", ratePerCwt: "20" }],
          minimum: "75",
          validFrom: "2020-01-01",
          validTo: "2020-12-31",
          areas: [{ airport: "SEA", zips: "99501" }],
        },
      ],
    });
    await page.reload();
    const row = await findRow(page, name);
    await expect(row).toContainText("Expired");
    await expect(row).toContainText("SEA");
    await expectAccessible(page);
    await row.getByRole("button", { name: /^Delete/ }).click();
    await confirmIn(page, "Delete");
    await expect(page.getByText("Nothing matches these filters")).toBeVisible();
    coverScreen(page, `/freight-forwarder/${group}/trucking/list/view`, {
      task: "find a trucking carrier by its name, see that its tariff has expired, delete it",
    });
  });
}
