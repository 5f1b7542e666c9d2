import { coverScreen } from "./cover.ts";
import { expect, test } from "./fixtures.ts";
import { goodsCell, saveQuotation } from "./steps/create-quotation.ts";
import { storeDraft } from "./steps/saved-quotation.ts";
import { loadWords } from "./steps/words.ts";

for (const [role, folder] of [
  ["ROLE_FFADMIN", "admin"],
  ["ROLE_FFAGENT", "agent"],
] as const) {
  test(`${role} repeats a recent quotation, sees it priced, and saves an option`, async ({
    page,
    signInAs,
  }) => {
    const words = await loadWords("en");
    await signInAs(role);
    const { number } = await storeDraft(page);
    await page.goto(`/freight-forwarder/${folder}/quotation/create`);
    await page.getByRole("button", { name: `Repeat ${number} for a new shipment` }).click();
    const root = `/freight-forwarder/${folder}/quotation/output/`;
    await expect(page).toHaveURL(new RegExp(`${root}[0-9a-f-]{36}$`));
    await expect(goodsCell(page, 0, "totalWeight")).toHaveValue("410");
    const option = page.getByTestId("option").first();
    await expect(option.getByTestId("option-total")).toContainText("$");
    await option.getByRole("button", { name: words.quotation("option.choose"), exact: true }).click();
    expect(await saveQuotation(page, words)).not.toBe(number);
    coverScreen(page, `${root}:requestId`, { task: "save an option of a repeated quotation" });
  });
}
