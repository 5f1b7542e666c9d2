import {
  acceptOrCancelQuotation,
  createQuotation,
  decideByLink,
  emailSavedQuotation,
  getQuotation,
  listQuotationLosses,
  listQuotationMargins,
  listQuotations,
  saveQuotation,
} from "@kilolane/contract";
import { expect, test } from "vitest";
import { buildAirline, buildRate } from "../../../test/build-rates.ts";
import { buildForm, buildQuotation, caughtMail } from "../../../test/build-quotations.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";

const { world, admin, stranger } = useFuelDesk();

/** A quotation that its client has in hand, with the token of its link. */
async function buildSent(recipient: string) {
  const { quotation_id } = await buildQuotation(admin);
  await admin.call(emailSavedQuotation, { query: { quotation_id, email: recipient } });
  const { token } = await caughtMail(world, recipient);
  const { body } = await admin.call(getQuotation, { params: { id: quotation_id } });
  return { quotation_id, token, sellTotal: body.options[0]?.sellTotal ?? "" };
}

test("a lost quotation keeps why, and the statistics say by how much its price was beaten", async () => {
  const byPhone = await buildSent("phone@example.com");
  const reject = (quotation_id: string, loss: object) =>
    admin.call(acceptOrCancelQuotation, { query: { quotation_id, status: "reject", ...loss } });
  const refused = await reject(byPhone.quotation_id, { cause: "price", otherPrice: "-3" });
  expect([refused.status, refused.error.errors[0]?.field]).toEqual([400, "otherPrice"]);
  expect((await reject(byPhone.quotation_id, { cause: "weather" })).error.errors[0]?.field).toBe("cause");
  expect((await reject(byPhone.quotation_id, { cause: "price", otherPrice: "100" })).status).toBe(200);
  const byLink = await buildSent("link@example.com");
  const declined = await world.anonymous.call(decideByLink, {
    params: { token: byLink.token },
    body: { decision: "reject", cause: "price", otherPrice: "200.00", reason: "Cheaper by truck" },
  });
  expect(declined.status, declined.text).toBe(200);
  const full = await buildSent("full@example.com");
  expect((await reject(full.quotation_id, { cause: "space" })).status).toBe(200);

  const { timeline } = (await admin.call(getQuotation, { params: { id: byLink.quotation_id } })).body;
  expect(timeline.find(({ kind }) => kind === "rejected")?.detail).toMatchObject({
    cause: "price",
    otherPrice: "200.00",
    ourPrice: byLink.sellTotal,
    currency: "USD",
  });

  const { body } = await admin.call(listQuotationLosses, {});
  expect(body.causes.map(({ cause, quotations }) => [cause, quotations])).toEqual([
    ["price", 2],
    ["space", 1],
  ]);
  const price = Number(byLink.sellTotal);
  const [fromLink, fromPhone] = [price / 200 - 1, price / 100 - 1].map((share) => (share * 100).toFixed(1));
  expect(body.compared).toMatchObject({
    quotations: 2,
    aboveUsd: (2 * price - 300).toFixed(2),
    rows: [
      { quotationId: byLink.quotation_id, ourPrice: byLink.sellTotal, abovePercent: fromLink },
      { quotationId: byPhone.quotation_id, otherPrice: "100", abovePercent: fromPhone },
    ],
  });
  expect(Number(body.compared.medianPercent)).toBeCloseTo((Number(fromLink) + Number(fromPhone)) / 2, 0);
  const theirs = (await stranger.call(listQuotationLosses, {})).body;
  expect(theirs.compared).toMatchObject({ quotations: 0, medianPercent: null, aboveUsd: "0.00", rows: [] });
});

test("a quotation counts for the airline of its first option, then for that of the option taken", async () => {
  const airlineId = await buildAirline(world.database, { iata: "QD", name: "Quiet Dear Air" });
  await buildRate(world.database, { airlineId, breaks: [[0, 50]] });
  const { request_id, options } = (await admin.call(createQuotation, { body: buildForm() })).body;
  const dear = options.find(({ airline }) => airline?.id === airlineId)?.quote_id ?? "";
  const first = options.find(({ airline }) => airline?.id !== airlineId);
  const saved = await admin.call(saveQuotation, {
    query: { request_id, quote_id: `${first?.quote_id},${dear}` },
    body: {},
  });
  const { quotation_id } = saved.body;
  const findBy = async (mainAirline: number | undefined) =>
    (
      await admin.call(listQuotations, { query: { filter: JSON.stringify({ mainAirline }), size: 50 } })
    ).body.content.map((row) => row.quotation_id);
  expect(await findBy(first?.airline?.id)).toContain(quotation_id);
  expect(await findBy(airlineId)).toEqual([]);
  await admin.call(emailSavedQuotation, { query: { quotation_id, email: "taken@example.com" } });
  await admin.call(acceptOrCancelQuotation, { query: { quotation_id, status: "accept", quote_id: dear } });
  expect(await findBy(airlineId)).toEqual([quotation_id]);
  expect(await findBy(first?.airline?.id)).not.toContain(quotation_id);
  const { groups } = (await admin.call(listQuotationMargins, { query: { by: "airline" } })).body;
  expect(groups.find((group) => group.airlineId === airlineId)).toMatchObject({
    name: "Quiet Dear Air",
    quotations: 1,
    accepted: 1,
  });
});
