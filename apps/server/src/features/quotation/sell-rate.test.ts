import {
  createQuotation,
  emailSavedQuotation,
  getCompanySetting,
  getLinkPdf,
  getQuotation,
  getQuotationByLink,
  getRequest,
  updateCompanySetting,
} from "@kilolane/contract";
import { amountOfRate, exact, moneyRule } from "@kilolane/domain";
import { beforeAll, expect, test } from "vitest";
import { changeSettings } from "../../../test/change-settings.ts";
import { buildForm, buildQuotation, caughtMail } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { readPdfText } from "../../../test/read-pdf-text.ts";

/* The printed rate × the printed quantity is the printed amount, wherever it is printed (pricing rules §6). */

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  const surcharges = [
    { label: "Fuel", unit: "per_kg" as const, value: "0.93" },
    { label: "Security", unit: "per_lb" as const, value: "0.11" },
  ];
  await buildRate(world.database, { airlineId, terms: { surcharges } });
});

interface SoldLine {
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly sellUnitValue: string | null;
  readonly sell: string;
}

const sold = ({ quantity, sellUnitValue, sell }: SoldLine) => ({ quantity, sellUnitValue, sell });

function expectProducts(lines: readonly SoldLine[], currency: string, count: number): void {
  const products = lines.filter(({ sellUnitValue }) => sellUnitValue !== null);
  expect(products.length).toBe(count);
  for (const { quantity, sellUnitValue, sell } of products) {
    const minor = amountOfRate(exact(sellUnitValue ?? ""), exact(quantity ?? ""), moneyRule(currency));
    expect(minor).toBe(exact(sell).units);
  }
}

test.each(["currency", "0.05", "0.10"] as const)(
  "sold by the step %s, option, link and document print rate × weight = amount, converted too",
  async (sellStep) => {
    const setting = await changeSettings(admin, { sellStep });
    expect(setting.body, setting.text).toMatchObject({ sellStep });
    for (const currency of ["USD", "EUR", "JPY"]) {
      const { body } = await admin.call(createQuotation, { body: buildForm({ currency }) });
      expectProducts(body.options[0]?.lines ?? [], currency, 2);
    }
    const note = await buildQuotation(admin, { form: { currency: "EUR" } });
    const email = `step-${sellStep.replace(".", "")}@example.com`;
    await admin.call(emailSavedQuotation, { query: { quotation_id: note.quotation_id, email } });
    const { token, mail } = await caughtMail(world, email);
    const saved = await admin.call(getQuotation, { params: { id: note.quotation_id } });
    const linked = await world.anonymous.call(getQuotationByLink, { params: { token } });
    const [option] = linked.body.options;
    expectProducts(option?.lines ?? [], "EUR", 2);
    expect(option?.lines.map(sold)).toEqual(saved.body.options[0]?.lines.map(sold));
    const freight = option?.lines[0];
    // 3.05 × 0.8 / 0.85 = 2.8706
    expect(freight?.sellUnitValue).toBe({ currency: "2.87", "0.05": "2.85", "0.10": "2.90" }[sellStep]);
    const file = await world.anonymous.call(getLinkPdf, { params: { token } });
    const text = await readPdfText(file.bytes);
    expect(text).toContain(`80.0kg×${freight?.sellUnitValue ?? ""}${freight?.sell ?? ""}`);
    expect(mail.text).toContain(option?.sellTotal);
  },
);

test("a surcharge per pound of a rate per kilogram is printed in pounds", async () => {
  const { body } = await admin.call(createQuotation, { body: buildForm() });
  const lines = body.options[0]?.lines ?? [];
  expect(lines.map(({ label, unit }) => [label, unit])).toEqual([
    ["Air freight", "kg"],
    ["Fuel", "kg"],
    ["Security", "lb"],
  ]);
});

/** Whether an amount is a multiple of 0.05. */
const isWhole = (amount: string) => exact(amount).units % 5n === 0n;

test("a company's rounding units count for new prices; what was priced stays as it was", async () => {
  const set = (roundingUnits: string) => changeSettings(admin, { roundingUnits });
  const form = { currency: "EUR" };
  await changeSettings(admin, { sellStep: "currency" });
  const setting = await set("jpy 10; eur 0.05");
  expect(setting.body, setting.text).toMatchObject({ roundingUnits: "EUR 0.05, JPY 10" });
  const note = await buildQuotation(admin, { form });
  const saved = await admin.call(getQuotation, { params: { id: note.quotation_id } });
  const [option] = saved.body.options;
  const amounts = [option?.sellTotal ?? "", ...(option?.lines ?? []).map(({ sell }) => sell)];
  expect(amounts.length).toBe(4);
  expect(amounts.filter((amount) => !isWhole(amount))).toEqual([]);
  await set("");
  const again = await admin.call(getRequest, { params: { id: note.request_id } });
  expect(again.body.options.map(({ sellTotal }) => sellTotal)).toContain(option?.sellTotal);
  expect(again.body.options.every(({ sellTotal }) => isWhole(sellTotal))).toBe(true);
  const fresh = await admin.call(createQuotation, { body: buildForm(form) });
  expect(fresh.body.options.every(({ sellTotal }) => isWhole(sellTotal))).toBe(false);
});

test.each([
  ["EUR 0.001", "rounding-unit"],
  ["EUR five", "rounding-unit"],
  ["EUX 0.05", "unknown-currency"],
  ["EUR 0.05, EUR 0.10", "double"],
])("rounding units of %j are refused as %s", async (roundingUnits, code) => {
  const { version } = (await admin.call(getCompanySetting, {})).body;
  const { status, error } = await admin.send(updateCompanySetting, { body: { version, roundingUnits } });
  expect(status).toBe(400);
  expect(error.errors).toMatchObject([{ field: "roundingUnits", code }]);
});
