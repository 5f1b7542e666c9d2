import {
  acceptCarrierProposal,
  createTariffProposal,
  createTruckingCarrier,
  declineCarrierProposal,
  exportHeldTariff,
  getCarrierProposal,
  getHeldTariff,
  getTariffProposal,
  getTruckingCarrier,
  listCarrierProposals,
  listHeldTariffs,
  listNotifications,
  listTariffProposals,
  updateProposalSetting,
  updateTruckingCarrier,
  withdrawTariffProposal,
} from "@kilolane/contract";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { buildReference } from "../../../test/build-rates.ts";
import { CARRIER_FORM, FORWARDERS_OWN, NEAR, withTariff } from "../../../test/build-trucking.ts";
import { type SignedInPerson, usePerson, useTestWorld } from "../../../test/harness.ts";
import { newId } from "../../db/new-id.ts";

/* A trucking company sees its tariff where forwarders hold it and proposes corrections; the forwarder decides. */

const world = useTestWorld({ at: "2026-05-10T12:00:00Z", runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const other = usePerson(world, "ROLE_FFADMIN");
const trucker = usePerson(world, "ROLE_TRUCKING_ADMIN");
const rival = usePerson(world, "ROLE_TRUCKING_ADMIN");

const ZONE = { zone: "Near", validFrom: "2020-01-01" };
const MINIMUM = { ...ZONE, figure: "minimum", detail: "", value: "80" } as const;
const BAND = { ...ZONE, figure: "band", detail: "0", value: "21.5" } as const;

/** Ends what hangs, and nothing else. */
const WAITS = { timeout: 30_000, interval: 50 };
let carrierId = "";
beforeAll(() => buildReference(world.database));
beforeEach(async () => {
  await world.database.query("update trucking_carrier set is_active = false");
  carrierId = await keep(admin, trucker);
});

/** A carrier with a margin and notes of the forwarder's, under the address of a trucking company's person. */
async function keep(forwarder: SignedInPerson, company: SignedInPerson): Promise<string> {
  const body = { ...CARRIER_FORM, ...FORWARDERS_OWN, email: company.user.email.toUpperCase() };
  const { status, body: carrier, text } = await forwarder.call(createTruckingCarrier, { body });
  expect(status, text).toBe(200);
  return carrier.id;
}

const look = async (id = carrierId) => (await trucker.call(getHeldTariff, { params: { id } })).body;
async function propose(change: object = {}, id = carrierId) {
  const body = {
    version: 1,
    effectiveOn: "2026-06-01",
    note: "New year, new rates",
    lines: [MINIMUM, BAND],
    ...change,
  };
  return trucker.call(createTariffProposal, { params: { id }, body });
}
/** What a person hears of a proposal once the worker has told them. */
const heardOf = (person: SignedInPerson, proposalId: string) =>
  vi.waitFor(async () => {
    const found = (await person.call(listNotifications, {})).body.find(
      (one) => one.proposalId === proposalId,
    );
    if (found === undefined) throw new Error("nobody was told");
    return found;
  }, WAITS);
const carrierNow = async () => (await admin.call(getTruckingCarrier, { params: { id: carrierId } })).body;
const faultsOf = ({
  error,
}: {
  readonly error: { readonly errors?: readonly { field: string; code: string }[] };
}) => error.errors?.map(({ field, code }) => `${field} ${code}`);

test("a trucking company sees its own figures at a forwarder, and field by field nothing else", async () => {
  await keep(other, trucker);
  const rows = (await trucker.call(listHeldTariffs, {})).body.content;
  expect(rows.map(({ forwarder }) => forwarder).toSorted()).toEqual(
    [admin.user.company.name, other.user.company.name].toSorted(),
  );
  const answer = await trucker.call(getHeldTariff, { params: { id: carrierId } });
  expect(Object.keys(answer.body).toSorted().join(" ")).toBe(
    "forwarder id name takesProposals today version zones",
  );
  const [zone, ...more] = answer.body.zones;
  expect(more).toEqual([]);
  expect(
    Object.keys(zone ?? {})
      .toSorted()
      .join(" "),
  ).toBe("areas currency figures mode name validFrom validTo");
  expect(zone?.areas).toEqual([{ airport: "SEA", direction: "both", zips: "99501-99502" }]);
  expect(zone?.figures.slice(0, 2)).toEqual([
    { figure: "minimum", detail: "", value: "75" },
    { figure: "band", detail: "0", value: "20" },
  ]);
  expect(answer.body.today).toBe("2026-05-10");
  const made = (await propose()).body;
  const texts = [
    answer.text,
    (await trucker.call(listHeldTariffs, {})).text,
    (await trucker.call(exportHeldTariff, { params: { id: carrierId }, query: { format: "csv" } })).text,
    (await trucker.call(getTariffProposal, { params: { id: made.id } })).text,
    (await trucker.call(listTariffProposals, {})).text,
  ];
  for (const text of texts) {
    for (const secret of ["7.77", "66.66", "Secret", "555 010", admin.user.email, admin.user.company.id])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/margin|sell|profit|transit/i);
  }
});

test("without a tie there is nothing: a rival, a carrier that is active no more, an address that nobody proved", async () => {
  const made = (await propose()).body;
  const body = { version: 1 };
  for (const [carrier, proposal] of [[carrierId, made.id] as const, [newId(), newId()] as const]) {
    const [params, own] = [{ id: carrier }, { id: proposal }];
    const lines = { ...body, effectiveOn: "2026-06-01", lines: [MINIMUM] };
    const answers = [
      await rival.call(getHeldTariff, { params }),
      await rival.call(exportHeldTariff, { params, query: {} }),
      await rival.call(createTariffProposal, { params, body: lines }),
      await rival.call(getTariffProposal, { params: own }),
      await rival.call(withdrawTariffProposal, { params: own, body }),
      await other.call(getCarrierProposal, { params: own }),
      await other.call(declineCarrierProposal, { params: own, body: { ...body, answer: "No" } }),
      await other.call(acceptCarrierProposal, {
        params: own,
        body: { ...body, carrierVersion: 1, lines: [0] },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  }
  expect((await rival.call(listHeldTariffs, {})).body.content).toEqual([]);
  expect((await rival.call(listTariffProposals, {})).body.total).toBe(0);
  await world.database.query("update trucking_carrier set is_active = false where id = $1", [carrierId]);
  expect((await trucker.call(getHeldTariff, { params: { id: carrierId } })).status).toBe(404);
});

test("bad input names its line, and a tariff that moved on is a conflict", async () => {
  const bad = await propose({
    effectiveOn: "2026-06-01",
    lines: [
      { ...MINIMUM, value: "75.00" },
      { ...BAND, value: "-3" },
      { ...BAND, detail: "500" },
      { ...MINIMUM, zone: "Nowhere" },
      { ...MINIMUM, value: "90" },
      { ...ZONE, figure: "accessorial", detail: "liftgate", value: "12.345" },
    ],
  });
  expect([bad.status, faultsOf(bad)]).toEqual([
    400,
    [
      "lines.0.value unchanged",
      "lines.1.value negative",
      "lines.2.figure unknown",
      "lines.3.zone unknown",
      "lines.4.figure double",
      "lines.5.value too-many-decimals",
    ],
  ]);
  expect(faultsOf(await propose({ effectiveOn: "2026-05-09" }))).toEqual(["effectiveOn past"]);
  expect(faultsOf(await propose({ lines: [] }))).toEqual(["lines required"]);
  const now = await carrierNow();
  await admin.call(updateTruckingCarrier, { params: { id: carrierId }, body: { ...now, note: "x" } });
  const late = await propose();
  expect([late.status, late.error.code]).toEqual([409, "version-conflict"]);
  expect((await propose({ version: 2 })).status).toBe(200);
});

test("the forwarder says whether the company may propose; its agents read and do not decide", async () => {
  const params = { id: carrierId };
  const made = (await propose()).body;
  const listed = await agent.call(listCarrierProposals, { params });
  expect(listed.body).toMatchObject({ proposer: trucker.user.company.name, takesProposals: true });
  expect(listed.body.content.map(({ id }) => id)).toEqual([made.id]);
  expect((await agent.call(updateProposalSetting, { params, body: { takesProposals: false } })).status).toBe(
    403,
  );
  const decision = { version: 1, carrierVersion: 1, lines: [0] };
  expect((await agent.call(acceptCarrierProposal, { params: { id: made.id }, body: decision })).status).toBe(
    403,
  );
  expect((await admin.call(updateProposalSetting, { params, body: { takesProposals: false } })).status).toBe(
    200,
  );
  expect((await look()).takesProposals).toBe(false);
  const refused = await propose();
  expect([refused.status, refused.error.code]).toEqual([409, "state-conflict"]);
  // its figures did not change
  expect((await carrierNow()).version).toBe(1);
});

test("single lines are taken as an edit of the carrier would, from their day on, and both sides hear of it", async () => {
  const made = (await propose()).body;
  expect(await heardOf(admin, made.id)).toMatchObject({ notificationType: "tariff-proposed", carrierId });
  const params = { id: made.id };
  const seen = (await admin.call(getCarrierProposal, { params })).body;
  expect(seen.figures.map(({ before, now, proposed }) => [before, now, proposed])).toEqual([
    ["75", "75", "80"],
    ["20", "20", "21.5"],
  ]);
  const body = { version: 1, carrierVersion: seen.carrierVersion ?? 0, lines: [1] };
  const unknown = await admin.call(acceptCarrierProposal, { params, body: { ...body, lines: [1, 7] } });
  expect(faultsOf(unknown)).toEqual(["lines.1 unknown"]);
  const taken = await admin.call(acceptCarrierProposal, { params, body });
  expect([taken.status, taken.body.state]).toEqual([200, "partly"]);
  expect(taken.body.figures.map(({ isTaken }) => isTaken)).toEqual([false, true]);
  const after = await carrierNow();
  expect(after.version).toBe(2);
  expect(after.margin).toMatchObject(FORWARDERS_OWN.margin);
  expect(
    after.tariffs.map(({ validFrom, validTo, minimum, bands }) => [validFrom, validTo, minimum, bands]),
  ).toEqual([
    ["2020-01-01", "2026-05-31", "75", [{ lowerLb: "0", ratePerCwt: "20" }]],
    ["2026-06-01", NEAR.validTo, "75", [{ lowerLb: "0", ratePerCwt: "21.5" }]],
  ]);
  const { rows } = await world.database.query<{ action: string }>(
    "select action from audit_entry where subject_id in ($1, $2) order by at, id",
    [carrierId, made.id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "trucking-carrier.created",
    "trucking-proposal.created",
    "trucking-carrier.updated",
    "trucking-proposal.taken",
  ]);
  expect(await heardOf(trucker, made.id)).toMatchObject({
    notificationType: "proposal-partly",
    carrierId: null,
  });
  const again = await admin.call(acceptCarrierProposal, {
    params,
    body: { ...body, version: 2, carrierVersion: 2 },
  });
  expect([again.status, again.error.code]).toEqual([409, "state-conflict"]);
});

test("of two who decide at once, one does; an edit of the carrier in between is a conflict", async () => {
  const made = (await propose()).body;
  const params = { id: made.id };
  const body = { version: 1, carrierVersion: 1, lines: [0, 1] };
  const now = await carrierNow();
  await admin.call(updateTruckingCarrier, {
    params: { id: carrierId },
    body: { ...now, ...withTariff({ minimum: "76" }), email: now.email },
  });
  const late = await admin.call(acceptCarrierProposal, { params, body });
  expect([late.status, late.error.code]).toEqual([409, "version-conflict"]);
  expect((await admin.call(getCarrierProposal, { params })).body.figures[0]).toMatchObject({
    before: "75",
    now: "76",
  });
  const both = await Promise.all([
    admin.call(acceptCarrierProposal, { params, body: { ...body, carrierVersion: 2 } }),
    admin.call(declineCarrierProposal, { params, body: { version: 1, answer: "Too dear" } }),
    trucker.call(withdrawTariffProposal, { params, body: { version: 1 } }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test("a proposal is declined with a reason, which its proposer reads, or taken back before that", async () => {
  const made = (await propose()).body;
  const params = { id: made.id };
  const empty = await admin.call(declineCarrierProposal, { params, body: { version: 1, answer: " " } });
  expect(faultsOf(empty)).toEqual(["answer required"]);
  expect(
    (await admin.call(declineCarrierProposal, { params, body: { version: 1, answer: "Too dear" } })).status,
  ).toBe(200);
  expect((await trucker.call(getTariffProposal, { params })).body).toMatchObject({
    state: "declined",
    answer: "Too dear",
  });
  expect((await carrierNow()).version).toBe(1);
  expect((await heardOf(trucker, made.id)).notificationType).toBe("proposal-declined");
  const second = (await propose()).body;
  const back = await trucker.call(withdrawTariffProposal, {
    params: { id: second.id },
    body: { version: 1 },
  });
  expect(back.body.state).toBe("withdrawn");
  const late = await admin.call(acceptCarrierProposal, {
    params: { id: second.id },
    body: { version: 2, carrierVersion: 1, lines: [0] },
  });
  expect([late.status, late.error.code]).toEqual([409, "state-conflict"]);
});
