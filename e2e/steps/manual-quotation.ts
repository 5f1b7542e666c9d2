import type { Page } from "@playwright/test";
import { now } from "../clock.ts";
import { ask } from "./api.ts";

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Lets the company's agents write manual quotations, or not; asked by the person signed in on this page. */
export async function allowAgents(page: Page, isAllowed: boolean): Promise<void> {
  const { companyId } = await ask<{ companyId: string }>(page, "GET", "/profile");
  await ask(page, "PUT", "/manual-quote-setting/update", {
    companyId,
    isAllowManualQuotesAdmin: "Yes",
    isAllowManualQuotesAgent: isAllowed ? "Yes" : "No",
  });
}

/** Stores a manual quotation of the person who is signed in on this page, else takes one that is there. @returns its id */
export async function storeManual(page: Page): Promise<string> {
  const { isAllowed } = await ask<{ isAllowed: boolean }>(page, "GET", "/manual-quotation-defaults");
  if (!isAllowed) {
    const filter = encodeURIComponent(JSON.stringify({ type: "manual" }));
    const list = await ask<{ content: readonly { quotation_id: string }[] }>(
      page,
      "GET",
      `/ffadmin/quotations-list?filter=${filter}`,
    );
    return list.content[0]?.quotation_id ?? NOBODY;
  }
  const line = { charge: "Air freight", kind: "freight", basis: "chargeable", buy: "2", sell: "2.5" };
  const { quotation_id } = await ask<{ quotation_id: string }>(
    page,
    "POST",
    "/ffadmin/manual-quotation/save",
    {
      form: {
        shipFromAirport: "ATL",
        shipToAirport: "LUX",
        readyDate: dayIn(3),
        typeOfGoods: "General",
        goodsArray: [{ pieces: 4, length: 120, width: 80, height: 100, totalWeight: 410 }],
        dimensionUnit: "cm",
        weightUnit: "kg",
        currency: "USD",
      },
      manual: { validUntil: dayIn(20), lines: [{ ...line, currency: "USD" }] },
    },
  );
  return quotation_id;
}

const NOBODY = "01890000-0000-7000-8000-000000000000";
