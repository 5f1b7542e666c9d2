import {
  checkTrucking,
  chooseTrucking,
  createQuotation,
  getRequest,
  tryTruckingTariff,
} from "@kilolane/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildTrucking, NEAR } from "../../../test/build-trucking.ts";
import { changeSettings } from "../../../test/change-settings.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";

/* A tariff's amounts round to the company's unit of the tariff's own currency before they are converted (§6, §8). */

const { world, admin } = useFuelDesk();
const SERVED = "10001";

beforeAll(async () => {
  await buildTrucking(world, admin.user.company.id, {
    name: "Elm Cartage",
    terms: { mode: "cwt", bands: [{ lowerLb: "0", ratePerCwt: "20.43" }], minimum: "75" },
  });
  await changeSettings(admin, { roundingUnits: "USD 5" });
});
afterAll(() => changeSettings(admin, { roundingUnits: "" }));

const goodsArray = [{ pieces: 1, length: 60, width: 50, height: 40, totalWeight: 227 }];

test("a request, a check and a trial round a leg's amounts to the company's unit of its currency", async () => {
  const form = buildForm({ pickupZip: SERVED, currency: "EUR", goodsArray });
  const { body } = await admin.call(createQuotation, { body: form });
  // 501 lb × 20.43/cwt are 102.35 dollars, so 100.00, which are 80.00 euros
  expect(body.truckingCarriers).toMatchObject([{ chargeableWeight: "501", buyTotal: "80.00" }]);
  const place = { "pickup-zip": SERVED, "departure-airport": "JFK", weightLb: "501" };
  const checked = await admin.call(checkTrucking, { query: place });
  expect(checked.body.truckingCarriers).toMatchObject([{ currency: "USD", buyTotal: "100.00" }]);
  const tariff = { ...NEAR, bands: [{ lowerLb: "0", ratePerCwt: "20.43" }] };
  const tried = await admin.call(tryTruckingTariff, { body: { tariff, weightLb: "501" } });
  expect(tried.body.trucking).toMatchObject({ lineHaul: "100.00", total: "100.00" });
});

test("a request of before tariffs were rounded opens at the prices that it had", async () => {
  const form = buildForm({ pickupZip: SERVED, currency: "EUR", goodsArray });
  const { body } = await admin.call(createQuotation, { body: form });
  const { request_id, truckingCarriers } = body;
  const trucking_id = truckingCarriers[0]?.trucking_id ?? "";
  const haulOf = async () => {
    const opened = await admin.call(getRequest, { params: { id: request_id } });
    return opened.body.truckingCarriers.map(({ buyTotal }) => buyTotal);
  };
  await admin.call(chooseTrucking, { query: { request_id, trucking_id, leg: "pickup" } });
  expect(await haulOf()).toEqual(["80.00"]);
  await world.database.query(
    "update quotation_request set priced = (priced::jsonb - 'roundsTrucking')::json where id = $1",
    [request_id],
  );
  expect(await haulOf()).toEqual(["81.88"]);
});
