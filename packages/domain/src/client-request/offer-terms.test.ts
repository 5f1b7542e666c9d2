import { expect, test } from "vitest";
import { compareOffers, type ForwarderOffer } from "./offer-terms.ts";

const offer = (id: string, sellTotal: string, more: Partial<ForwarderOffer> = {}): ForwarderOffer => ({
  id,
  sellTotal,
  rate: "1",
  transitDays: 3,
  co2Kg: "400",
  services: [],
  isOfOtherShipment: false,
  ...more,
});

const USD = { currency: "USD", chargeableWeight: "160" };

test("totals of other currencies become the common one, rounded to its minor unit, and so the price of one kg", () => {
  const [own, converted] = compareOffers(
    [offer("a", "800.00"), offer("b", "700.00", { rate: "1.08635" })],
    USD,
  );
  // 700.00 × 1.08635 = 760.445, half up; 760.45 / 160 = 4.7528…
  expect([own?.total, own?.perUnit]).toEqual(["800.00", "5.00"]);
  expect([converted?.total, converted?.perUnit]).toEqual(["760.45", "4.75"]);
  expect([own?.isCheapest, converted?.isCheapest]).toEqual([false, true]);
});

test("yen has no minor unit; the price of one kg keeps two decimals", () => {
  const [one] = compareOffers([offer("a", "100.00", { rate: "150.337" })], { ...USD, currency: "JPY" });
  expect([one?.total, one?.perUnit]).toEqual(["15034", "93.96"]);
});

test("an offer that leaves out what another holds is never the cheapest", () => {
  const [bare, whole, dear] = compareOffers(
    [
      offer("bare", "500.00"),
      offer("whole", "700.00", { services: ["pickup", "insurance"] }),
      offer("dear", "900.00", { services: ["pickup", "insurance"] }),
    ],
    USD,
  );
  expect(bare?.missing).toEqual(["pickup", "insurance"]);
  expect([bare?.isCheapest, whole?.isCheapest, dear?.isCheapest]).toEqual([false, true, false]);
});

test("an offer for another shipment has its total, but no price per kg, and is neither cheapest nor greenest", () => {
  const [other, own, dear] = compareOffers(
    [
      offer("other", "500.00", { co2Kg: "100", isOfOtherShipment: true }),
      offer("own", "800.00"),
      offer("dear", "900.00", { co2Kg: "500" }),
    ],
    USD,
  );
  expect(other).toMatchObject({ total: "500.00", perUnit: null, isCheapest: false, isGreenest: false });
  expect([own?.isCheapest, own?.isGreenest, dear?.isCheapest]).toEqual([true, true, false]);
});

test("an offer in a currency without a rate is shown without a common total", () => {
  const [unknown] = compareOffers([offer("a", "10.00", { rate: null }), offer("b", "12.00")], USD);
  expect(unknown).toMatchObject({ total: null, perUnit: null, isCheapest: false });
});

test("fastest and greenest are marked where two offers can be compared, ties both", () => {
  const marks = compareOffers(
    [offer("a", "1.00", { co2Kg: "" }), offer("b", "2.00", { transitDays: null }), offer("c", "3.00")],
    USD,
  );
  expect(marks.map(({ isFastest }) => isFastest)).toEqual([true, false, true]);
  expect(marks.map(({ isGreenest }) => isGreenest)).toEqual([false, true, true]);
  const [alone] = compareOffers([offer("a", "1.00")], USD);
  expect(alone).toMatchObject({ isCheapest: false, isFastest: false, isGreenest: false });
});
