import {
  createQuotation,
  editQuotationOptions,
  editSavedQuotation,
  getQuotation,
  getRequest,
  publishRate,
  repriceQuotation,
  saveQuotation,
  updateRate,
  type EndpointInput,
  type QuotationFormInput,
} from "@kilolane/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildAirlineDesk, buildDeskRate, rateFormOf, type AirlineDesk } from "../../../test/build-desk.ts";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* Pricing again keeps what was decided: margin, typed amounts, remarks and the chosen option. */

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
type Rate = Awaited<ReturnType<typeof buildDeskRate>>;
type Edit = NonNullable<EndpointInput<typeof editQuotationOptions>["body"]>["options"][number];

let airlines = 0;
let desk: AirlineDesk;
let rate: Rate;

beforeAll(async () => {
  await buildReference(world.database);
});

/** An airline for each test: 80 kg from JFK to FRA cost 244.00, 76.00 for fuel and 5.00 for the eAWB. */
beforeEach(async () => {
  desk = await buildAirlineDesk(world, `Air ${(airlines += 1)}`);
  rate = await buildDeskRate(desk.admin, SURCHARGES);
});

const surcharge = (label: string, value: string) => ({
  additionSuchargeLabale: label,
  additionSuchargeUnit: "per_kg" as const,
  additionSuchargeValue: value,
  additionSurchargeMinimumValue: "0",
});
const SURCHARGES = { airlineSurcharges: [surcharge("Fuel", "0.95"), surcharge("Security", "0.10")] };

async function republish(changes: Parameters<typeof rateFormOf>[0]): Promise<void> {
  const { id, version } = rate;
  const saved = await desk.admin.call(updateRate, {
    params: { id },
    body: { ...rateFormOf({ ...SURCHARGES, ...changes }), version },
  });
  expect(saved.status, saved.text).toBe(200);
  const published = await desk.admin.call(publishRate, {
    params: { id },
    body: { version: version + 1 },
  });
  expect(published.status, published.text).toBe(200);
  rate = published.body.rate;
}

/** At 3.66 a kg from 45 kg instead of 3.05: 292.80. */
const DEARER = {
  perUnitCharges: [
    { lowerRange: "0", upperRange: "44.9", perUnitCharge: "4.10" },
    { lowerRange: "45", upperRange: "", perUnitCharge: "3.66" },
  ],
};

type Priced = Awaited<ReturnType<typeof price>>;

const pickOwn = <O extends { readonly airline: { readonly id: number } | null }>(options: readonly O[]) =>
  options.find((option) => option.airline?.id === desk.airlineId);

async function price() {
  const { body } = await admin.call(createQuotation, { body: buildForm() });
  const option = pickOwn(body.options);
  if (option === undefined) throw new Error("not priced");
  return { requestId: body.request_id, quoteId: option.quote_id, option };
}

async function edit({ requestId, quoteId }: Priced, option: Omit<Edit, "quote_id">) {
  const answer = await admin.call(editQuotationOptions, {
    body: { request_id: requestId, options: [{ quote_id: quoteId, ...option }] },
  });
  expect(answer.status, answer.text).toBe(200);
  return pickOwn(answer.body.options);
}

async function again({ requestId }: Priced, changes: Partial<QuotationFormInput> = {}) {
  const answer = await admin.call(repriceQuotation, { params: { id: requestId }, body: buildForm(changes) });
  expect(answer.status, answer.text).toBe(200);
  return { ...answer.body, option: pickOwn(answer.body.options) };
}

const sells = (
  option: { readonly lines?: readonly { label: string; sell: string }[] | undefined } | undefined,
) => Object.fromEntries((option?.lines ?? []).map(({ label, sell }) => [label, sell]));

describe("a request that is priced again", () => {
  test("keeps margin, typed amount and remarks when its rate is published again, and says old and new", async () => {
    const priced = await price();
    const decided = await edit(priced, {
      margin: { kind: "margin", value: "12.5" },
      sell: [{ code: "surcharge-2", amount: "11" }],
      remarks: "Two loads a week",
    });
    expect(decided?.was).toBeUndefined();
    await republish(DEARER);
    const { option } = await again(priced);
    expect(option).toMatchObject({
      quote_id: priced.quoteId,
      margin: { kind: "margin", value: "12.5" },
      remarks: "Two loads a week",
      was: { sellTotal: decided?.sellTotal, marginPercent: decided?.marginPercent, lost: [] },
    });
    // 3.66 / 0.875 = 4.1829 → 4.18, × 80
    expect(sells(option)).toMatchObject({ "Air freight": "334.40", Security: "11.00" });
    expect((await admin.call(getRequest, { params: { id: priced.requestId } })).body.options).toContainEqual(
      expect.objectContaining({ quote_id: priced.quoteId, was: option?.was }),
    );
  });

  test("keeps them with another shipment, and compares with the price that was decided on", async () => {
    const priced = await price();
    const decided = await edit(priced, { margin: { kind: "margin", value: "12.5" } });
    const heavier = { goodsArray: [{ pieces: 1, length: 60, width: 50, height: 40, totalWeight: 160 }] };
    const { option } = await again(priced, heavier);
    expect(option).toMatchObject({ margin: { value: "12.5" }, was: { sellTotal: decided?.sellTotal } });
    // back to the shipment it was decided on: nothing to compare
    expect((await again(priced)).option?.was).toBeUndefined();
  });

  test("one click takes the new price, or keeps the old one with the margin that it comes to", async () => {
    const priced = await price();
    const decided = await edit(priced, { margin: { kind: "margin", value: "12.5" } });
    await republish(DEARER);
    const { option: next } = await again(priced);
    const taken = await edit(priced, { repriced: "take" });
    expect(taken).toMatchObject({ sellTotal: next?.sellTotal, margin: { value: "12.5" } });
    expect(taken?.was).toBeUndefined();

    await republish({});
    const cheaper = await again(priced);
    expect(cheaper.option?.was?.sellTotal).toBe(next?.sellTotal);
    const kept = await edit(priced, { repriced: "keep" });
    expect(kept).toMatchObject({ sellTotal: next?.sellTotal });
    expect(kept?.was).toBeUndefined();
    // 334.40 for what costs 244.00 again
    expect(kept?.margin).toEqual({ kind: "margin", value: "27.03", least: null });
    expect(decided?.sellTotal).not.toBe(next?.sellTotal);
  });

  test("lets a typed amount follow its line, and says what has no line any more", async () => {
    const priced = await price();
    await edit(priced, {
      sell: [
        { code: "surcharge", amount: "80" },
        { code: "surcharge-2", amount: "11" },
      ],
    });
    await republish({ airlineSurcharges: [surcharge("Security", "0.10"), surcharge("War risk", "0.20")] });
    const { option } = await again(priced);
    expect(sells(option)).toMatchObject({ Security: "11.00", "War risk": "16.00" });
    expect(option?.was?.lost).toEqual([
      { kind: "typed-amount", label: "Fuel", amount: "80.00", currency: "USD" },
    ]);
  });

  test("keeps no amount in another currency, and says so", async () => {
    const priced = await price();
    await edit(priced, { margin: { kind: "flat", value: "50" }, remarks: "Door to door" });
    const { option } = await again(priced, { currency: "EUR" });
    expect(option?.margin.kind).not.toBe("flat");
    expect(option).toMatchObject({ remarks: "Door to door", was: { currency: "USD" } });
    expect(option?.was?.lost.map(({ kind }) => kind)).toEqual(["margin"]);
  });

  test("asks again for leave to sell below the floor once the cost is another", async () => {
    const priced = await price();
    const low = await edit(priced, { margin: { kind: "margin", value: "0.5" }, reason: "A trial" });
    expect(low?.floorApproved).toBe(true);
    await republish(DEARER);
    const { option } = await again(priced);
    expect(option).toMatchObject({ belowFloor: true, floorApproved: false, margin: { value: "0.5" } });
    expect(option?.was?.lost.map(({ kind }) => kind)).toEqual(["floor-approval"]);
  });

  test("names an option with a decision that is not offered any more, and gives it back when it is", async () => {
    const priced = await price();
    const decided = await edit(priced, { margin: { kind: "margin", value: "12.5" }, remarks: "By Friday" });
    const gone = await again(priced, { typeOfGoods: "Perishable" });
    expect(gone.option).toBeUndefined();
    expect(gone.gone).toEqual([
      {
        quote_id: priced.quoteId,
        airline: priced.option.airline?.name,
        sellTotal: decided?.sellTotal,
        currency: "USD",
      },
    ]);
    const back = await again(priced);
    expect(back.gone).toEqual([]);
    expect(back.option).toMatchObject({ margin: { value: "12.5" }, remarks: "By Friday" });
  });

  test("what was saved takes the price as it was shown", async () => {
    const priced = await price();
    await edit(priced, { margin: { kind: "margin", value: "12.5" } });
    await republish(DEARER);
    const { option } = await again(priced);
    const saved = await admin.call(saveQuotation, {
      query: { request_id: priced.requestId, quote_id: priced.quoteId },
      body: {},
    });
    expect(saved.body, saved.text).toMatchObject({ sellTotal: option?.sellTotal });
    expect((await again(priced)).option?.was).toBeUndefined();
  });
});

describe("a saved quotation that is priced again", () => {
  test("keeps its option with margin, typed amount and remarks under a re-published rate", async () => {
    const priced = await price();
    const decided = await edit(priced, {
      margin: { kind: "margin", value: "12.5" },
      sell: [{ code: "surcharge-2", amount: "11" }],
      remarks: "Two loads a week",
    });
    const saved = await admin.call(saveQuotation, {
      query: { request_id: priced.requestId, quote_id: priced.quoteId },
      body: {},
    });
    await republish(DEARER);
    const { quotation_id, version } = saved.body;
    const reprice = (lockVersion: number, body: object) =>
      admin.call(editSavedQuotation, { body: { quotation_id, version, lockVersion, options: [], ...body } });
    const repriced = await reprice(1, { reprice: true });
    expect(repriced.status, repriced.text).toBe(200);
    const [option, ...others] = repriced.body.options;
    expect(others).toEqual([]);
    expect(option).toMatchObject({
      quote_id: priced.quoteId,
      margin: { kind: "margin", value: "12.5" },
      remarks: "Two loads a week",
      was: { sellTotal: decided?.sellTotal, marginPercent: decided?.marginPercent },
    });
    expect(sells(option)).toMatchObject({ "Air freight": "334.40", Security: "11.00" });

    const keep = { quote_id: priced.quoteId, repriced: "keep" };
    const unreasoned = await reprice(2, { options: [keep] });
    // the price was made for lower costs: at these it is below the floor
    expect([unreasoned.status, unreasoned.error.errors[0]?.field]).toEqual([400, "reason"]);
    const kept = await reprice(2, { options: [keep], reason: "The price was promised" });
    expect(kept.body.options[0], kept.text).toMatchObject({ sellTotal: decided?.sellTotal });
    const stored = await admin.call(getQuotation, { params: { id: quotation_id } });
    expect(stored.body.options[0]?.was).toBeUndefined();
  });
});

describe("a margin and a typed amount of the freight", () => {
  test("never contradict: the later one wins and the other follows", async () => {
    const priced = await price();
    const typed = await edit(priced, { sell: [{ code: "freight", amount: "305" }] });
    expect(typed?.margin).toEqual({ kind: priced.option.margin.kind, value: "20.00", least: null });
    expect(sells(typed)["Air freight"]).toBe("305.00");
    const byMargin = await edit(priced, { margin: { kind: "markup", value: "25" } });
    expect(byMargin?.margin).toMatchObject({ kind: "markup", value: "25" });
    expect(byMargin?.lines?.find(({ code }) => code === "freight")).toMatchObject({
      // 3.8125 a kg → 3.81, × 80
      sellUnitValue: "3.81",
      sell: "304.80",
      isOverridden: false,
    });
    const typedAgain = await edit(priced, { sell: [{ code: "freight", amount: "268.40" }] });
    expect(typedAgain?.margin).toMatchObject({ kind: "markup", value: "10.00" });
  });
});
