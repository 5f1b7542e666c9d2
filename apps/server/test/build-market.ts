import {
  createQuotation,
  emailSavedQuotation,
  saveQuotation,
  type PricedRequest,
  type QuotationFormInput,
} from "@kilolane/contract";
import type { StoredTruckingTerms } from "../src/features/trucking/parse-tariff.ts";
import { buildAirlineDesk, buildContract, type AirlineDesk } from "./build-desk.ts";
import { buildForm } from "./build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "./build-rates.ts";
import { buildTrucking } from "./build-trucking.ts";
import { makeBeforeTests, type SignedInPerson, type TestWorld } from "./harness.ts";

/** Everybody of one forwarder who works with quotations, signed in. */
export interface Forwarder {
  readonly world: TestWorld;
  readonly admin: SignedInPerson;
  readonly agent: SignedInPerson;
  readonly client: SignedInPerson;
  readonly truckingId: string;
  /** an airline of whose list it is, with people of its own */
  readonly desk: AirlineDesk;
  /** the admin of that airline */
  readonly airline: SignedInPerson;
}

/** Two forwarders who know nothing of each other, and rates from JFK to FRA that both may use. */
export interface Market {
  readonly ours: Forwarder;
  readonly theirs: Forwarder;
}

/** One crate of 80 kg from New York to Frankfurt; 20 kg by volume. */
export const FORM: QuotationFormInput = buildForm();

const TRUCKING: StoredTruckingTerms = {
  mode: "cwt",
  bands: [{ lowerLb: "0", ratePerCwt: "21.42" }],
  minimum: "125.00",
  fuel: { kind: "percent", percent: "20", includesAccessorials: false },
  accessorials: [],
};

/** A forwarder with admin, agent, client and one trucking carrier. */
async function buildForwarder(world: TestWorld): Promise<Forwarder> {
  const admin = await world.signInAs("ROLE_FFADMIN");
  const { company } = admin.user;
  const desk = await buildAirlineDesk(world);
  await buildContract(desk, admin);
  return {
    world,
    desk,
    airline: desk.admin,
    admin,
    agent: await world.signInAs("ROLE_FFAGENT", { company }),
    client: await world.signInAs("ROLE_FFCLIENT", { company }),
    truckingId: await buildTrucking(world, company.id, { name: "Hudson Haul", terms: TRUCKING }),
  };
}

/** Two forwarders, two airlines and three rates. */
async function buildMarket(world: TestWorld): Promise<Market> {
  await buildReference(world.database);
  const quiet = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  const bold = await buildAirline(world.database, { iata: "QB", name: "Bold Air" });
  const surcharges = [{ label: "Fuel", unit: "per_kg" as const, value: "0.95", minimum: "25" }];
  await buildRate(world.database, { airlineId: quiet, terms: { surcharges, eawbFee: "5" } });
  await buildRate(world.database, { airlineId: bold, breaks: [[0, 3.4]] });
  return { ours: await buildForwarder(world), theirs: await buildForwarder(world) };
}

/** The same for the tests of a file, made before the first of them. */
export function useMarket(world: TestWorld): Market {
  const market = makeBeforeTests(() => buildMarket(world));
  return {
    get ours() {
      return market().ours;
    },
    get theirs() {
      return market().theirs;
    },
  };
}

/** A request priced at the desk, with the ids of its options. */
export async function buildRequest(person: SignedInPerson, changes: Partial<QuotationFormInput> = {}) {
  const answer = await person.call(createQuotation, { body: { ...FORM, ...changes } });
  if (answer.status !== 200) throw new Error(`no request: ${answer.text}`);
  return withIds(answer.body);
}

function withIds(body: PricedRequest) {
  const quoteIds = body.options.map((option) => option.quote_id);
  const [quoteId = ""] = quoteIds;
  return { ...body, quoteIds, quoteId };
}

/** A saved quotation of that many options: a draft. */
export async function buildDraft(
  person: SignedInPerson,
  changes: { readonly options?: number; readonly form?: Partial<QuotationFormInput> } = {},
) {
  const request = await buildRequest(person, changes.form);
  const quoteIds = request.quoteIds.slice(0, changes.options ?? 1);
  const query = { request_id: request.request_id, quote_id: quoteIds.join(",") };
  const answer = await person.call(saveQuotation, { query, body: {} });
  if (answer.status !== 200) throw new Error(`no quotation: ${answer.text}`);
  return { ...answer.body, request_id: request.request_id, quoteIds, quoteId: request.quoteId };
}

/** A quotation that has been mailed to the client it belongs to. */
export async function buildSent(
  person: SignedInPerson,
  client: SignedInPerson,
  changes: { readonly options?: number; readonly form?: Partial<QuotationFormInput> } = {},
) {
  const form = { ...changes.form, client_id: client.user.id };
  const draft = await buildDraft(person, { ...changes, form });
  const query = { quotation_id: draft.quotation_id, email: client.user.email };
  const answer = await person.call(emailSavedQuotation, { query, body: {} });
  if (answer.status !== 200) throw new Error(`not mailed: ${answer.text}`);
  return { ...draft, mail_id: answer.body.mail_id };
}
