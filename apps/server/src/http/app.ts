import type { Endpoint, EndpointOutput, listDemoAccounts } from "@kilolane/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { Clock } from "../db/clock.ts";
import type { DatabaseHandle } from "../db/handle.ts";
import type { FileStore } from "../integrations/files/file-store.ts";
import type { RateSource } from "../integrations/exchange-rates/rate-source.ts";
import type { CarrierStatus } from "../integrations/carrier-status/carrier-status.ts";
import type { Mailer } from "../integrations/mail/mailer.ts";
import type { PaymentProviders } from "../integrations/payments/payment-provider.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { PushHub } from "./push/push-hub.ts";

/** Everything a running server consists of; `bind…Routes(app)` of each slice receives it. */
export interface App {
  readonly fastify: FastifyInstance;
  readonly config: Config;
  readonly database: DatabaseHandle;
  /** The database handle's: what calendar days and expiry are decided by. */
  readonly clock: Clock;
  readonly jobs: JobQueue;
  /** The open streams of this node. */
  readonly push: PushHub;
  readonly mailer: Mailer;
  /** Who publishes exchange rates; undefined: no address is configured. */
  readonly rateSource: RateSource | undefined;
  /** Who knows where shipments are; undefined: no address is configured. */
  readonly carrierStatus: CarrierStatus | undefined;
  /** Who takes money for the operator. */
  readonly payments: PaymentProviders;
  readonly files: FileStore;
  /** The demo world's sign-ins; empty outside it. */
  readonly demoAccounts: EndpointOutput<typeof listDemoAccounts>;
  /** The endpoints bound so far: OpenAPI and the role matrix are made from them. */
  readonly bound: Endpoint[];
  /** Whether this process answers an endpoint: chat may be a process of its own (CHAT_URL). */
  readonly serves: (endpoint: Pick<Endpoint, "host">) => boolean;
  /** The product's own, as in package.json. */
  readonly version: string;
  /** Address that links start with: PUBLIC_URL, or where the demo world listens. */
  publicUrl: string;
  /** True once the shutdown has begun: new requests are answered with 503. */
  isDraining: boolean;
  /** Set shortly before the port closes: what comes in now is refused once it is closed. */
  portClosing?: Promise<void>;
}
