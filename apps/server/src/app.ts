import { randomUUID } from "node:crypto";
import fastifyCompress, { type FastifyCompressOptions } from "@fastify/compress";
import fastifyMultipart from "@fastify/multipart";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { DatabaseHandle } from "./db/handle.ts";
import { bindFeatures } from "./features.ts";
import { AppError } from "./http/app-error.ts";
import type { App } from "./http/app.ts";
import { installErrorBody, sendRefusal } from "./http/error-body.ts";
import { installCors } from "./http/cors.ts";
import { bindHealth } from "./http/health.ts";
import { serveOpenApi } from "./http/open-api.ts";
import { bindPush } from "./http/push/bind-push.ts";
import { PushHub } from "./http/push/push-hub.ts";
import { installRequestLog } from "./http/request-log.ts";
import { installSecurityHeaders } from "./http/security-headers.ts";
import { serveWeb } from "./http/serve-web.ts";
import { refuseUnknownPath } from "./http/unknown-path.ts";
import { loadRefusalTexts, type RefusalTexts } from "./http/texts.ts";
import type { FileStore } from "./integrations/files/file-store.ts";
import type { CarrierStatus } from "./integrations/carrier-status/carrier-status.ts";
import type { RateSource } from "./integrations/exchange-rates/rate-source.ts";
import type { PaymentProviders } from "./integrations/payments/payment-provider.ts";
import type { Mailer } from "./integrations/mail/mailer.ts";
import { JobQueue } from "./jobs/job-queue.ts";
import { bindTidying } from "./jobs/tidying.ts";
import { VERSION } from "./version.ts";

const BODY_LIMIT_BYTES = 1024 * 1024;

/** Answers of text from 1 kB on; a PDF, a workbook or a picture is compressed in itself. */
const ANSWER_COMPRESSION = {
  encodings: ["br", "gzip"],
  threshold: 1024,
  // a stream of events must not wait for a block to fill
  customTypes: /^(application\/json|text\/(?!event-stream))/,
  globalDecompression: false,
} satisfies FastifyCompressOptions;

/** What a server is built from; tests build it from the same parts. */
export interface AppParts {
  readonly config: Config;
  readonly database: DatabaseHandle;
  readonly mailer: Mailer;
  /** Who publishes exchange rates; left out where none are fetched. */
  readonly rateSource?: RateSource | undefined;
  /** Who knows where shipments are; left out where carriers are not asked. */
  readonly carrierStatus?: CarrierStatus | undefined;
  /** Who takes money; left out where nobody does. */
  readonly payments?: PaymentProviders | undefined;
  readonly files: FileStore;
  /** The demo world's sign-ins; empty outside it. */
  readonly demoAccounts: App["demoAccounts"];
  /** `chat`: the chat host as a process of its own, without the rest of the API and without the web app. */
  readonly role?: "product" | "chat";
  /** Routes beside the product's own, for a benchmark to compare with. */
  readonly bindMore?: (app: App) => void;
}

/** Builds the server with every endpoint bound; the caller starts the jobs and listens. */
export async function buildApp(parts: AppParts): Promise<App> {
  const texts = await loadRefusalTexts();
  const fastify = makeFastify(parts.config);
  const isChatHost = parts.role === "chat";
  const app: App = {
    ...parts,
    rateSource: parts.rateSource,
    carrierStatus: parts.carrierStatus,
    payments: parts.payments ?? { stripe: undefined, paypal: undefined, cardPage: undefined },
    clock: parts.database.clock,
    fastify,
    jobs: new JobQueue(parts.database, fastify.log, parts.config.runsWorker),
    push: new PushHub(parts.database, fastify.log),
    bound: [],
    version: VERSION,
    publicUrl: parts.config.publicUrl ?? `http://localhost:${parts.config.port}`,
    isDraining: false,
    serves: ({ host }) =>
      isChatHost ? host === "chat" : host !== "chat" || parts.config.chatUrl === undefined,
  };
  // Only declared types are parsed at all; Fastify would read text/plain by default.
  fastify.removeContentTypeParser("text/plain");
  installJsonParser(fastify);
  installRequestLog(fastify);
  installErrorBody(fastify, texts);
  installSecurityHeaders(fastify, {
    isSecure: app.publicUrl.startsWith("https:"),
    cardScriptUrl: app.payments.cardPage?.scriptUrl,
    chatUrl: parts.config.chatUrl,
  });
  if (isChatHost) installCors(fastify, new URL(app.publicUrl).origin);
  installDraining(app, texts);
  // Before the routes: it is set on each as it is bound. Files of the web app come compressed from the build.
  await fastify.register(fastifyCompress, ANSWER_COMPRESSION);
  await fastify.register(fastifyMultipart);
  bindHealth(app);
  bindTidying(app);
  bindPush(app);
  bindFeatures(app);
  parts.bindMore?.(app);
  if (isChatHost) refuseUnknown(app, texts);
  else {
    await serveOpenApi(app, app.version);
    await serveWeb(app, texts);
  }
  await fastify.ready();
  return app;
}

/** A host without screens: what no endpoint has is not there. */
function refuseUnknown(app: App, texts: RefusalTexts): void {
  app.fastify.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, refuseUnknownPath(app, request.url), texts),
  );
}

function makeFastify(config: Config): FastifyInstance {
  return Fastify({
    logger: { level: config.logLevel, redact: REDACTED, base: null, timestamp: isoTimestamp },
    // http/request-log.ts writes one line per request instead of Fastify's two with the whole address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 20_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      // The specification spells some paths in two ways (ffclient, ffClient): one handler answers both.
      caseSensitive: false,
      maxParamLength: 200,
    },
  });
}

/** JSON as Fastify reads it, but nothing at all counts as no body: many clients name the type on every POST. */
function installJsonParser(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser("error", "error");
  fastify.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, body, done);
  });
}

const REDACTED = [
  "req.headers.authorization",
  "req.headers.cookie",
  'req.headers["x-auth-token"]',
  "*.password",
  "*.token",
  "*.jwtToken",
  "*.pin",
  "*.key",
  "*.secret",
  "*.clientSecret",
  "*.body",
];

function isoTimestamp(): string {
  return `,"time":"${new Date().toISOString()}"`;
}

/** While the server shuts down, what runs is finished and what comes new is refused with a clear 503. */
function installDraining(app: App, texts: RefusalTexts): void {
  app.fastify.addHook("onRequest", async (request, reply) => {
    if (!app.isDraining || request.url.startsWith("/health/")) return;
    void reply.header("connection", "close");
    // A caller that waits here does not knock again at a port that is just closing, which would be a reset.
    await app.portClosing;
    await sendRefusal(request, reply, new AppError("unavailable", { retryAfterSeconds: 2 }), texts);
  });
}
