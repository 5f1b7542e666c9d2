import * as contract from "@kilolane/contract";
import { afterAll, beforeAll } from "vitest";
import type { RemotePaypal, RemoteStripe } from "../src/integrations/payments/fake-messages.ts";
import { type FakeProviders, startFakeProviders } from "../src/integrations/payments/fake-process.ts";
import { PaypalProvider } from "../src/integrations/payments/paypal-provider.ts";
import { StripeProvider } from "../src/integrations/payments/stripe-provider.ts";
import { checkPayments } from "../src/features/payment/check-payments.ts";
import { openClock } from "../src/db/clock.ts";
import { systemScope } from "./factories.ts";
import {
  makeBeforeTests,
  type SignedInPerson,
  type TestWorld,
  useTestWorld,
  type WorldOptions,
} from "./harness.ts";

/** How long an answer of the providers may take; a test that waits for none takes less. */
const PATIENCE_MS = 8_000;
const START = "2026-11-24T10:00:00Z";

/** A world with both providers as other computers, whose time a test moves. */
export interface BillingWorld {
  readonly world: TestWorld;
  readonly stripe: RemoteStripe;
  readonly paypal: RemotePaypal;
  /** later by so many milliseconds, here and at the providers */
  pass(ms: number): Promise<void>;
  /** the reconciler's turn */
  reconcile(): Promise<void>;
  /** a package for 2 admins, 3 agents and 5 clients a year; USD 100, 50 and 20 a key */
  sellPackage(name?: string, changes?: object): Promise<contract.ManagedPackage>;
  /** an admin of a new company */
  admin(): Promise<SignedInPerson>;
  /** money that the providers hold, and what was given for it, by the database */
  sums(): Promise<{ held: number; captured: number; granted: number; refunded: number }>;
}

/** Begins a world for the tests of a file. */
export function useBillingWorld({
  patienceMs = PATIENCE_MS,
  ...options
}: WorldOptions & { readonly patienceMs?: number } = {}): BillingWorld {
  const moved = movingClock();
  const known = makeBeforeTests(() => startFakeProviders({ start: moved.now() }));
  const world = useTestWorld({ ...options, clock: moved, payments: () => providersOf(known(), patienceMs) });
  beforeAll(async () => {
    const url = await world.app.fastify.listen({ port: 0, host: "127.0.0.1" });
    await known().stripe.sendEventsTo(`${url}/api/stripe/webhook`);
    await known().paypal.sendEventsTo(`${url}/api/paypal/webhook`);
  });
  afterAll(async () => {
    await known().close();
  });
  const names = packageNames();
  return {
    world,
    get stripe() {
      return known().stripe;
    },
    get paypal() {
      return known().paypal;
    },
    pass: async (ms) => {
      moved.pass(ms);
      await known().passTime(ms);
    },
    reconcile: () => checkPayments(systemScope(world.database), world.app),
    sellPackage: async (name, changes) => {
      const operator = await world.signInAs("ROLE_SUPERADMIN");
      const body = { ...packageForm(name ?? names.next().value), ...changes };
      return (await operator.call(contract.createPackage, { body })).body;
    },
    admin: () => world.signInAs("ROLE_FFADMIN"),
    sums: () => sumsOf(world, known()),
  };
}

/** A clock that a test moves on. */
function movingClock() {
  const clock = openClock(new Date(START));
  let shift = 0;
  return {
    now: () => new Date(clock.now().getTime() + shift),
    pass: (ms: number) => {
      shift += ms;
    },
  };
}

function* packageNames(): Generator<string, string> {
  for (let count = 1; ; count += 1) yield `Plan ${count}`;
}

/** What a package's form holds. */
export function packageForm(name: string) {
  return {
    name,
    description: "",
    adminKeys: "2",
    agentKeys: "3",
    clientKeys: "5",
    termMonths: "12",
    graceDays: "14",
    isOffered: true,
    prices: [
      { currency: "USD", admin: "100", agent: "50", client: "20" },
      { currency: "JPY", admin: "15000", agent: "7500", client: "3000" },
    ],
  };
}

function providersOf({ stripe, paypal }: FakeProviders, timeoutMs: number) {
  return {
    stripe: new StripeProvider({
      secretKey: stripe.secretKey,
      webhookSecrets: ["whsec_made_up_for_the_demo_world", "whsec_the_next_one"],
      apiUrl: stripe.url,
      timeoutMs,
    }),
    paypal: new PaypalProvider({
      clientId: paypal.clientId,
      secret: paypal.secret,
      webhookId: paypal.webhookId,
      apiUrl: paypal.url,
      pageUrl: () => paypal.url,
      timeoutMs,
    }),
    cardPage: { publishableKey: stripe.publishableKey, scriptUrl: `${stripe.url}/v3/` },
  };
}

async function sumsOf(world: TestWorld, fakes: FakeProviders) {
  const { rows } = await world.database.query<{ captured: number; granted: number; refunded: number }>(
    `select (select coalesce(sum(amount_minor), 0)::bigint from payment_capture) as captured,
       (select coalesce(sum(amount_minor), 0)::bigint from payment_grant) as granted,
       (select coalesce(sum(amount_minor), 0)::bigint from payment_refund where state = 'done') as refunded`,
  );
  const [sums = { captured: 0, granted: 0, refunded: 0 }] = rows;
  return { held: (await fakes.stripe.heldMinor()) + (await fakes.paypal.heldMinor()), ...sums };
}
