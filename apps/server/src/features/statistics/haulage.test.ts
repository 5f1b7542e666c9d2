import {
  cancelQuotations,
  chooseTrucking,
  confirmOrCancelQuotation,
  createQuotation,
  emailSavedQuotation,
  getHaulage,
  saveQuotation,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm, MAIL_FLAGS } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { buildTrucking } from "../../../test/build-trucking.ts";
import { type SignedInPerson, usePerson, useTestWorld } from "../../../test/harness.ts";

/* What a trucking company may see of the forwarders that list it as a carrier: the rows behind each figure, nothing of theirs. */

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const other = usePerson(world, "ROLE_FFADMIN");
const trucker = usePerson(world, "ROLE_TRUCKING_ADMIN");
const rival = usePerson(world, "ROLE_TRUCKING_ADMIN");
const PICKUP = { pickupZip: "10001" };

const termsOf = (ratePerCwt: string) => ({
  mode: "cwt" as const,
  bands: [{ lowerLb: "0", ratePerCwt }],
  minimum: "10.00",
  fuel: { kind: "percent" as const, percent: "20", includesAccessorials: false },
  accessorials: [],
});

/** Carriers of both forwarders: theirs at both, their rival's at the first alone. */
const carriers = { ours: "", rivals: "", othersOurs: "" };

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
  const terms = termsOf("40.00");
  const [ours, theirs] = [admin.user.company.id, other.user.company.id];
  const email = trucker.user.email.toUpperCase();
  carriers.ours = await buildTrucking(world, ours, { name: "Hudson Haul", terms, email });
  carriers.othersOurs = await buildTrucking(world, theirs, { name: "HH", terms: termsOf("50.00"), email });
  carriers.rivals = await buildTrucking(world, ours, {
    name: "Rival Road",
    terms: termsOf("30.00"),
    email: rival.user.email,
  });
});

/** A quotation with a carrier on its pickup, mailed to the client unless it stays a draft. */
async function quote(
  desk: SignedInPerson,
  truckingId: string,
  { isDraft = false, currency = "USD" }: { readonly isDraft?: boolean; readonly currency?: string } = {},
) {
  const form = { ...PICKUP, currency, ...(desk === admin && { client_id: client.user.id }) };
  const request = await desk.call(createQuotation, { body: buildForm(form) });
  const { request_id } = request.body;
  const chosen = await desk.call(chooseTrucking, { query: { request_id, trucking_id: truckingId } });
  const quote_id = chosen.body.options[0]?.quote_id ?? "";
  const { body } = await desk.call(saveQuotation, { query: { request_id, quote_id }, body: {} });
  const { quotation_id } = body;
  if (!isDraft) {
    const query = { quotation_id, email: client.user.email, ...MAIL_FLAGS };
    await desk.call(emailSavedQuotation, { query, body: {} });
  }
  const carrier = chosen.body.truckingCarriers.find((entry) => entry.trucking_id === truckingId);
  return { ...body, quote_id, buyTotal: carrier?.buyTotal ?? "", lb: Number(carrier?.chargeableWeight) };
}

const decide = (
  { quotation_id, quote_id }: Awaited<ReturnType<typeof quote>>,
  status: "confirm" | "cancel",
) => client.call(confirmOrCancelQuotation, { query: { quotation_id, quote_id, status } });

const ask = async (person: SignedInPerson) => (await person.call(getHaulage, { query: {} })).body;

test("requests on its zips, quotations with it and what was won are the forwarders' rows, at its own price", async () => {
  const won = await quote(admin, carriers.ours);
  const lost = await quote(admin, carriers.ours, { currency: "EUR" });
  const open = await quote(other, carriers.othersOurs);
  await quote(admin, carriers.rivals);
  const draft = await quote(admin, carriers.ours, { isDraft: true });
  // called off before it was sent: the client never had it
  await admin.call(cancelQuotations, { body: { quotations: [{ id: draft.quotation_id, version: 1 }] } });
  expect((await decide(won, "confirm")).status).toBe(200);
  expect((await decide(lost, "cancel")).status).toBe(200);
  // outside of every zone, and a request without trucking
  await admin.call(createQuotation, { body: buildForm({ pickupZip: "11430" }) });
  await admin.call(createQuotation, { body: buildForm() });

  const body = await ask(trucker);
  // 177 lb of chargeable weight: 80 kg; 40.00 and 50.00 for each 100 lb, and a fifth more of fuel
  expect([won.lb, won.buyTotal, open.buyTotal]).toEqual([177, "84.96", "106.20"]);
  // 0.80 euro for a dollar
  const dollars = Number(won.buyTotal) + Number(lost.buyTotal) / 0.8 + Number(open.buyTotal);
  const figures = {
    requests: 5,
    quoted: 3,
    won: 1,
    lost: 1,
    winPercent: "50.0",
    wonUsd: won.buyTotal,
    perCwtUsd: ((100 * dollars) / (won.lb + lost.lb + open.lb)).toFixed(2),
  };
  expect(body.forwarders).toBe(2);
  expect(body.current).toEqual(figures);
  expect(body.before).toMatchObject({ requests: 0, quoted: 0, perCwtUsd: null, winPercent: null });
  expect(body.lanes).toEqual([{ ...figures, leg: "pickup", zipArea: "100", airport: "JFK" }]);
  expect(body.perDay).toEqual([{ ...figures, day: body.to }]);
});

test("a rival has its own figures, and nobody learns a forwarder, a client or a sell price", async () => {
  expect((await ask(rival)).current).toMatchObject({ requests: 4, quoted: 1, won: 0 });
  const answer = await trucker.call(getHaulage, { query: {} });
  const sold = await quote(admin, carriers.ours);
  for (const secret of [
    admin.user.company.name,
    other.user.company.id,
    client.user.email,
    "10001",
    sold.sellTotal,
    "Rival Road",
  ])
    expect(answer.text).not.toContain(secret);
  expect(answer.text).not.toMatch(/sell|margin|profit|client|inquirer/i);
});

test("a period is asked for by its days; another trucking company and one that is kept no longer count nothing", async () => {
  const past = await trucker.call(getHaulage, { query: { from: "2001-01-01", to: "2001-01-31" } });
  expect(past.body).toMatchObject({ beforeTo: "2000-12-31", lanes: [], perDay: [] });
  const bad = await trucker.call(getHaulage, { query: { from: "2026-02-01", to: "2026-01-01" } });
  expect([bad.status, bad.error.errors?.[0]?.code]).toEqual([400, "before-start"]);
  const stranger = await world.signInAs("ROLE_TRUCKING_ADMIN");
  expect(await ask(stranger)).toMatchObject({
    forwarders: 0,
    current: { requests: 0, quoted: 0 },
    lanes: [],
  });
  // an invited colleague whose address nobody has proven yet is no tie
  await world.database.query("update user_account set last_sign_in_at = null where id = $1", [rival.user.id]);
  expect((await ask(rival)).forwarders).toBe(0);
  await world.database.query("update trucking_carrier set is_active = false where id = $1", [carriers.ours]);
  const rest = await ask(trucker);
  expect([rest.forwarders, rest.current.requests, rest.current.quoted]).toEqual([1, 1, 1]);
});
