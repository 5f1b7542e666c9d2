import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectGoodLooks, expectNarrow } from "./steps/looks.ts";
import { storeDraft } from "./steps/saved-quotation.ts";
import { expectSettled } from "./steps/settled.ts";

const STATES = ["draft", "sent", "accepted", "rejected", "expired"] as const;

/** An inquirer whose words are all longer than a phone is wide. */
const LONG_NAMES = {
  companyName: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  nameofInquirer: "Bartholomäus-Maximilian Freiherr von Hohenlohe-Waldenburg-Schillingsfürst",
  email: "bartholomaeus.maximilian.von.hohenlohe@donaudampfschifffahrtsgesellschaft.example.com",
  phone: "+49 30 123456789012345",
  country: "DE",
};

async function authorization(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  return { authorization: `Bearer ${token ?? ""}` };
}

/** The newest quotation of the demo world in each state, and a draft with long names and long words. */
async function findQuotations(page: Page): Promise<Map<string, string>> {
  const headers = await authorization(page);
  const answer = await page.request.get("/api/ffadmin/quotations-list?size=100", { headers });
  const { content } = await answer.json();
  const found = new Map<string, string>();
  for (const { status, quotation_id: id } of content) if (!found.has(status)) found.set(status, id);
  const inquirer = await page.request.post("/api/ffadmin/quotation-inquirer/create", {
    headers,
    data: LONG_NAMES,
  });
  expect(inquirer.status()).toBe(200);
  const { id: inquirerId } = await inquirer.json();
  const { id } = await storeDraft(page);
  const named = await page.request.post("/api/ffadmin/saved-quotation/update", {
    headers,
    data: {
      quotation_id: id,
      version: 1,
      lockVersion: 1,
      inquirerId,
      remarks: "Rindfleischetikettierung".repeat(12),
    },
  });
  expect(named.status()).toBe(200);
  return found.set("draft", id);
}

for (const state of STATES) {
  test(`the details of a quotation, ${state}, are whole on the narrowest phone and right in every look`, async ({
    page,
    signInAs,
  }) => {
    await signInAs("ROLE_FFADMIN");
    const quotations = await findQuotations(page);
    await page.goto(`/freight-forwarder/admin/quotation/details/${quotations.get(state)}`);
    await expectSettled(page);
    const closed = page.locator("article button[aria-expanded=false]");
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
    await expect(closed).toHaveCount(0);
    await expectGoodLooks(page, state);
    await expectNarrow(page, state);
  });
}

test("a table that is cut off on a phone is reached and moved with the keyboard alone", async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInAs("ROLE_FFADMIN");
  const quotations = await findQuotations(page);
  await page.goto(`/freight-forwarder/admin/quotation/details/${quotations.get("draft")}`);
  const goods = page.getByRole("region", { name: "Goods lines" });
  await expect(goods).toHaveAttribute("tabindex", "0");
  await goods.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => goods.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  // Where it has room it is no stop on the way.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(goods).toHaveCount(0);
});
