import * as contract from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { dayIn } from "../../../test/clock.ts";
import { buildAirlineDesk, buildContract, buildDeskRate, rateFormOf } from "../../../test/build-desk.ts";
import { buildAirline, buildReference } from "../../../test/build-rates.ts";
import { systemScope } from "../../../test/factories.ts";
import { useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { sendExpiryNotices } from "./send-expiry-notices.ts";

const world = useTestWorld();
beforeAll(() => buildReference(world.database));

const remind = () => sendExpiryNotices(systemScope(world.database), world.app.clock.now());

/** What a person was notified of: lane, day and the rate it leads to. */
async function told(person: SignedInPerson) {
  const { body } = await person.call(contract.listNotifications, { query: { size: 100 } });
  return body
    .filter(({ notificationType }) => notificationType === "rate-expiring")
    .map((notice) => [
      `${notice.fromStation}${notice.toStation}`,
      notice.expiryAirRatesDate,
      notice.airfareId,
    ]);
}

test("the end of a contract is notified to the forwarder's people and to the airline's admin", async () => {
  const desk = await buildAirlineDesk(world, "Contract Air");
  const partner = await world.signInAs("ROLE_FFADMIN");
  const agent = await world.signInAs("ROLE_FFAGENT", { company: partner.user.company });
  const rival = await world.signInAs("ROLE_FFADMIN");
  for (const forwarder of [partner, rival]) await buildContract(desk, forwarder);
  const rate = await buildDeskRate(desk.admin, {
    rateType: "contract",
    freightForwarder: partner.user.company.id,
    expiryDate: dayIn(4),
  });
  expect(await remind()).toBe(1);
  const news = ["JFKFRA", dayIn(4), rate.id];
  for (const person of [partner, agent, desk.admin]) expect(await told(person)).toEqual([news]);
  for (const person of [rival, desk.agent]) expect(await told(person)).toEqual([]);
  expect(await remind()).toBe(0);
});

test("the people concerned are notified once, five days before a rate ends", async () => {
  const [desk, other] = [await buildAirlineDesk(world, "Late Air"), await buildAirlineDesk(world)];
  const [forwarder, stranger] = [await world.signInAs("ROLE_FFADMIN"), await world.signInAs("ROLE_FFADMIN")];
  const clerk = await world.signInAs("ROLE_DATAENTRY");
  await buildContract(desk, forwarder);
  const soon = { expiryDate: dayIn(5) };
  const general = await buildDeskRate(desk.admin, soon);
  const ofContract = await buildDeskRate(desk.admin, {
    ...soon,
    rateType: "contract",
    freightForwarder: forwarder.user.company.id,
    toStation: ["NRT"],
  });
  await buildDeskRate(desk.admin, { expiryDate: dayIn(6), fromStations: ["ORD"] });
  await desk.admin.call(contract.createRate, { body: rateFormOf(soon) });
  const { rateType: _type, ...form } = rateFormOf({ ...soon, toStation: ["DXB"] });
  const manual = { ...form, airlineCompanyId: desk.airlineId, freightForwarder: "" };
  await forwarder.call(contract.createManualRate, { body: manual });
  const airlineId = await buildAirline(world.database, { name: "Orphan Air" });
  for (const toStation of [["FRA"], ["NRT"]]) await buildDeskRate(clerk, { ...soon, airlineId, toStation });
  expect(await remind()).toBe(5);
  const ofGeneral = ["JFKFRA", dayIn(5), general.id];
  expect(await told(desk.agent)).toEqual([ofGeneral]);
  expect(await told(desk.admin)).toEqual([ofGeneral, ["JFKNRT", dayIn(5), ofContract.id]]);
  expect(await told(forwarder)).toEqual([["JFKDXB", dayIn(5), null]]);
  expect([await told(other.admin), await told(stranger)]).toEqual([[], []]);
  // two rates that end on the same day are one piece of news
  expect(await told(clerk)).toEqual([["JFKFRA", dayIn(5), null]]);
  const { body } = await clerk.call(contract.listNotifications, {}, { headers: { "accept-language": "fr" } });
  expect(body[0]?.description).toMatch(/^2 tarifs Orphan Air expirent le .+, dont JFK–FRA\.$/);
  expect(await remind()).toBe(0);
  expect(await told(desk.agent)).toHaveLength(1);
});
