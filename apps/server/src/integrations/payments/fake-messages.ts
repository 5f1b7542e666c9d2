import type { FakeProvider } from "./fake-provider.ts";
import type { PaypalFake } from "./paypal-fake.ts";
import type { StripeFake } from "./stripe-fake.ts";

/** What the process of the fakes is asked for: a method of one of them, by name, or to let time pass. */
export type FakeCommand =
  | {
      readonly id: number;
      readonly fake: "stripe" | "paypal";
      readonly name: string;
      readonly args: unknown[];
    }
  | { readonly id: number; readonly fake: "clock"; readonly passMs: number };

/** How a command ended. */
export type FakeOutcome<T> = { readonly id: number } & (
  | { readonly kind: "done"; readonly result: T }
  | { readonly kind: "failed"; readonly message: string }
);

/** Said once, when both listen: where they are, and what somebody would have written into the configuration. */
export interface FakesReady {
  readonly kind: "ready";
  readonly stripe: StripeFacts;
  readonly paypal: PaypalFacts;
}

interface StripeFacts {
  readonly url: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecrets: readonly string[];
}

interface PaypalFacts {
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
  readonly webhookId: string;
}

/** The named methods of an object in another process. */
type Remote<T extends Record<K, (...args: never) => unknown>, K extends string> = {
  readonly [M in K]: (...args: Parameters<T[M]>) => Promise<Awaited<ReturnType<T[M]>>>;
};

/** What both can be asked for. */
export type RemoteFake = Remote<
  FakeProvider & Pick<StripeFake, "heldMinor">,
  "listCalls" | "fail" | "heal" | "sendEventsTo" | "holdEvents" | "listEvents" | "deliverEvent" | "heldMinor"
>;

export type RemoteStripe = StripeFacts &
  RemoteFake &
  Remote<StripeFake, "signWith" | "pay" | "dispute" | "getIntent" | "countIntents">;

export type RemotePaypal = PaypalFacts &
  RemoteFake &
  Remote<PaypalFake, "showPagesAt" | "decideCaptures" | "approve" | "settle" | "endTokens" | "getOrder">;
