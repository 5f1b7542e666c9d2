import type { QuotationRow } from "@kilolane/contract";
import { expect, test } from "vitest";
import { rowsToCsv, rowsToTabs, type TextColumn } from "./rows-as-text.ts";

const row: QuotationRow = {
  quotation_id: "01890a5d-ac96-774b-bcce-b302099a8050",
  number: "Q-2026-000123",
  draftVersion: null,
  version: 1,
  status: "sent",
  type: "quick",
  createdAt: "2026-11-20T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
  companyName: '=HYPERLINK("http://x")',
  nameofInquirer: "Ada, Countess\tof Lovelace",
  fromAirport: "JFK",
  toAirport: "FRA",
  readyDate: "2026-11-25",
  typeOfGoods: "General",
  airlines: "Lufthansa Cargo, Atlas Air",
  chargeableWeightKg: "500.0",
  currency: "USD",
  sellTotal: "2040.00",
  profitUsd: "-12.50",
  validUntil: "2026-12-01",
  expiresAt: "2026-12-02T05:00:00.000Z",
  owner: "Maya",
  clientAccount: "",
  ownerId: "01890a5d-ac96-774b-bcce-b302099a8051",
};
const columns: readonly TextColumn[] = [
  ["Number", (one) => one.number],
  ["Company", (one) => one.companyName],
  ["Inquirer", (one) => one.nameofInquirer],
  ["Profit", (one) => one.profitUsd],
];

test("a CSV file quotes what needs it, runs no formula, and keeps negative figures", () => {
  expect(rowsToCsv([row], columns)).toBe(
    '\uFEFFNumber,Company,Inquirer,Profit\r\nQ-2026-000123,"\'=HYPERLINK(""http://x"")","Ada, Countess\tof Lovelace",-12.50\r\n',
  );
});

test("the clipboard has one cell per value", () => {
  expect(rowsToTabs([row], columns)).toBe(
    'Number\tCompany\tInquirer\tProfit\nQ-2026-000123\t\'=HYPERLINK("http://x")\tAda, Countess of Lovelace\t-12.50',
  );
});
