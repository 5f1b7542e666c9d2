import { emailSavedQuotation, type Endpoint } from "@kilolane/contract";
import type { Role } from "@kilolane/domain";
import { buildDraft, type Forwarder } from "./build-market.ts";
import { openRecords } from "./build-records.ts";
import { buildTrucking } from "./build-trucking.ts";
import { searches, type Told, wordsOf } from "./crawl.ts";
import type { Case } from "./foreign-id-cases.ts";
import type { TestWorld } from "./harness.ts";

/** Those who know a forwarder from companies of their own. */
const GUESTS = {
  shipper: "ROLE_CONSIGNEE",
  trucker: "ROLE_TRUCKING_ADMIN",
} as const satisfies Record<string, Role>;

/** Signs both in, with a quotation that was mailed to the one, and the other among the forwarder's carriers. */
async function inviteGuests(world: TestWorld, { admin }: Forwarder) {
  const shipper = await world.signInAs(GUESTS.shipper);
  const trucker = await world.signInAs(GUESTS.trucker);
  const terms = { mode: "mile", ratePerMile: "3.00", minimum: "195.00", fuel: null } as const;
  const carrier = { name: "Guest Haul", email: trucker.user.email, terms };
  await buildTrucking(world, admin.user.company.id, carrier);
  const { quotation_id } = await buildDraft(admin, { form: { pickupZip: "10001" } });
  const query = { quotation_id, email: shipper.user.email };
  const mailed = await admin.call(emailSavedQuotation, { query, body: {} });
  if (mailed.status !== 200) throw new Error(`not mailed: ${mailed.text}`);
  return { shipper, trucker };
}

const isOpenTo = ({ roles }: Endpoint, role: Role): boolean =>
  typeof roles === "string" ? roles === "signed-in" : roles.includes(role);

/** Everything that a shipper and a trucking company can ask for without an id of a record. */
export async function crawlAsGuests(world: TestWorld, forwarder: Forwarder, term: string) {
  const guests = await inviteGuests(world, forwarder);
  const store = await openRecords(forwarder);
  const inputs = new Map(searches(term).map(([name, , makeInput]) => [name, makeInput]));
  const told: (Omit<Told, "who"> & { readonly who: keyof typeof GUESTS })[] = [];
  for (const who of ["shipper", "trucker"] as const) {
    const open = world.app.bound.filter((endpoint) => isOpenTo(endpoint, GUESTS[who]));
    for (const endpoint of open) {
      const makeInput = inputs.get(endpoint.name);
      if (makeInput === undefined && (endpoint.method !== "GET" || endpoint.path.includes(":"))) continue;
      await world.database.query("delete from rate_limit");
      const make: Case[1] = makeInput ?? (() => ({}));
      const records = await store.take((own) => make(own, world), endpoint.method !== "GET");
      const answer = await guests[who].send(endpoint, make(records, world));
      told.push({ name: endpoint.name, who, status: answer.status, text: await wordsOf(answer) });
    }
  }
  return told;
}
