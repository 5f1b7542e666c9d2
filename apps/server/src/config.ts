import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { z } from "zod";
import { type PaymentsConfig, readPayments } from "./config-payments.ts";
import { StartError } from "./start-error.ts";

const MIN_SECRET_BYTES = 32;
/** Below this a secret is a pattern, not a random text. */
const MIN_DIFFERENT_CHARACTERS = 12;
const WELL_KNOWN = /changeme|change-me|password|example|default|kilolane|0123456789|abcdefgh/i;

function wholeNumber(min: number, max: number, fallback: number) {
  return limitedNumber(min, max).default(fallback);
}

function limitedNumber(min: number, max: number) {
  return z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);
}

const onOff = (fallback: "on" | "off") =>
  z
    .enum(["on", "off"], "must be on or off")
    .default(fallback)
    .transform((text) => text === "on");

const webUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

/** Every variable the server reads, with what it means (docs/operations.md lists them from here). */
const environmentSchema = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], "must be production, development or test")
    .optional()
    .describe(
      "production: no demo world, secrets demanded; unset: the demo world; the others are for work on the product",
    ),
  PORT: wholeNumber(0, 65_535, 3000).describe("Port of API and web app; the next free one when it is taken"),
  HOST: z.string().min(1).default("127.0.0.1").describe("Address to listen on; 0.0.0.0 for all"),
  DATA_DIR: z.string().min(1).default("./.data").describe("Folder of the embedded database, files and keys"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" })
    .optional()
    .describe("PostgreSQL 15 or newer; without it the embedded database is used"),
  DATABASE_POOL: wholeNumber(2, 200, 12).describe("Connections to the database"),
  SECRET_KEY: z.string().optional().describe("At least 32 random bytes; signs links, encrypts keys at rest"),
  PUBLIC_URL: webUrl.optional().describe("Address that people use; links in mails start with it"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
    .optional()
    .describe("Mail server; the demo world catches mail itself without it"),
  MAIL_FROM: z.string().min(3).default("Kilolane <quotes@kilolane.example>").describe("Sender of all mail"),
  ECB_RATES_URL: webUrl
    .optional()
    .describe(
      "The European Central Bank's daily rates, https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml; without it none are fetched (the demo world has a fake bank)",
    ),
  CARRIER_STATUS_URL: webUrl
    .optional()
    .describe(
      "Service that answers Cargo-IMP status requests (FSR) with FSA or FSU messages; without it no carrier is asked (the demo world has a fake one)",
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe("Secret key of the Stripe account; without it no cards are taken"),
  STRIPE_PUBLISHABLE_KEY: z.string().optional().describe("Publishable key of the same account"),
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .optional()
    .describe(
      "Signing secrets of the webhook /api/stripe/webhook; several, parted by commas, while one is replaced",
    ),
  STRIPE_API_URL: webUrl.default("https://api.stripe.com").describe("Stripe's interface"),
  STRIPE_JS_URL: webUrl.default("https://js.stripe.com/v3/").describe("Script that draws the card fields"),
  PAYPAL_CLIENT_ID: z
    .string()
    .optional()
    .describe("Client id of the PayPal app; without it PayPal is not offered"),
  PAYPAL_SECRET: z.string().optional().describe("Secret of the same app"),
  PAYPAL_WEBHOOK_ID: z.string().optional().describe("Id of the webhook /api/paypal/webhook at PayPal"),
  PAYPAL_API_URL: webUrl
    .default("https://api-m.paypal.com")
    .describe("PayPal's interface; https://api-m.sandbox.paypal.com for trials"),
  PAYPAL_PAGE_URL: webUrl
    .default("https://www.paypal.com")
    .describe("Where payers approve; https://www.sandbox.paypal.com for trials"),
  CHAT_URL: webUrl
    .optional()
    .describe(
      "Address of chat as a process of its own (chat-main.ts); without it chat is part of this one, below /api",
    ),
  TRUST_PROXY: z.string().optional().describe("Addresses of proxies whose X-Forwarded-For is believed"),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"])
    .optional()
    .describe("Detail of the log"),
  WORKER: onOff("on").describe("off: this process serves requests only, jobs run in worker.ts"),
  TELL_REGISTERED: onOff("on").describe(
    "off: a sign-up with an email that has an account looks like any other; its owner gets a mail",
  ),
  API_DOCS: z
    .enum(["on", "off"], { error: "must be on or off" })
    .optional()
    .describe("Description of the API at /api/docs and /api/openapi.json; off in production"),
  RATE_FILE_DAYS: wholeNumber(0, 3650, 90).describe(
    "Days for which uploaded rate sheets are kept; their counts stay; 0 = for ever",
  ),
  DOCUMENT_MEGABYTES: wholeNumber(1, 10_000_000, 2048).describe(
    "Room for the documents of one company, all versions together",
  ),
  USER_CALLS_PER_MINUTE: wholeNumber(0, 1_000_000, 300).describe("General limit per user and node; 0 = none"),
  SIGN_INS_PER_MINUTE: limitedNumber(1, 1_000_000)
    .optional()
    .describe("Sign-ins per address; 10, in the demo world 120"),
  ADDRESS_CALLS_PER_MINUTE: wholeNumber(0, 1_000_000, 1000).describe(
    "General limit per address and node; 0 = none",
  ),
  // How the browser tests choose the day: CLOCK_AT=2026-12-31T23:30:00-05:00 with NODE_ENV=test.
  CLOCK_AT: z.iso
    .datetime({ offset: true, error: "must be a moment like 2026-12-31T23:30:00-05:00" })
    .optional()
    .describe("Only with NODE_ENV=test: the moment at which the server's clock starts"),
});

type Environment = z.output<typeof environmentSchema>;

/** The configuration, parsed once at the start. */
export interface Config {
  /** Demo accounts, caught mail, generated secret: everything but production. */
  readonly isDemoWorld: boolean;
  /** Answers are checked against the contract: in development and tests, where a slip must be seen at once. */
  readonly checksAnswers: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly secretKey: string;
  readonly publicUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** where the daily exchange rates are fetched */
  readonly ecbRatesUrl: string | undefined;
  /** where carriers are asked for their status messages */
  readonly carrierStatusUrl: string | undefined;
  /** who takes money, with their keys */
  readonly payments: PaymentsConfig;
  /** where chat is, when it is a process of its own; without a slash at its end */
  readonly chatUrl: string | undefined;
  readonly trustProxy: string | false;
  readonly logLevel: NonNullable<Environment["LOG_LEVEL"]>;
  readonly runsWorker: boolean;
  /** whether a sign-up says that its email has an account (or a sign-up under way) already */
  readonly tellsRegistered: boolean;
  /** whether the API describes itself to everybody */
  readonly describesApi: boolean;
  /** days for which the files of imports are stored; 0: for ever */
  readonly rateFileDays: number;
  /** room for the documents of one company, in megabytes */
  readonly documentMegabytes: number;
  readonly userCallsPerMinute: number;
  readonly addressCallsPerMinute: number;
  readonly signInsPerMinute: number;
  /** the moment at which the clock of a test starts (db/clock.ts); undefined: the machine's clock */
  readonly clockStart: Date | undefined;
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws StartError with one line that names the wrong variable
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // A variable set to nothing counts as not set, as shells and compose files leave it.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`Wrong configuration: ${String(issue?.path[0])} ${issue?.message}.`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === "production";
  if (isProduction) refuseIncomplete(env);
  const dataDir = path.resolve(env.DATA_DIR);
  return {
    isDemoWorld: !isProduction,
    checksAnswers: env.NODE_ENV === "test" || env.NODE_ENV === "development",
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    secretKey: env.SECRET_KEY ?? readOrMakeSecret(dataDir),
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ""),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    ecbRatesUrl: env.ECB_RATES_URL,
    carrierStatusUrl: env.CARRIER_STATUS_URL,
    payments: readPayments(env),
    chatUrl: env.CHAT_URL?.replace(/\/+$/, ""),
    trustProxy: env.TRUST_PROXY ?? false,
    logLevel: env.LOG_LEVEL ?? (isProduction ? "info" : "warn"),
    runsWorker: env.WORKER,
    tellsRegistered: env.TELL_REGISTERED,
    describesApi: (env.API_DOCS ?? (isProduction ? "off" : "on")) === "on",
    rateFileDays: env.RATE_FILE_DAYS,
    documentMegabytes: env.DOCUMENT_MEGABYTES,
    userCallsPerMinute: env.USER_CALLS_PER_MINUTE,
    // The demo world is one machine's own: its nine sign-ins are tried in quick succession.
    signInsPerMinute: env.SIGN_INS_PER_MINUTE ?? (isProduction ? 10 : 120),
    addressCallsPerMinute: env.ADDRESS_CALLS_PER_MINUTE,
    clockStart: env.NODE_ENV === "test" && env.CLOCK_AT !== undefined ? new Date(env.CLOCK_AT) : undefined,
  };
}

function refuseIncomplete(env: Environment): void {
  if (env.SECRET_KEY === undefined)
    throw new StartError("Wrong configuration: SECRET_KEY must be set in production.");
  const weakness = weaknessOf(env.SECRET_KEY);
  if (weakness !== undefined) throw new StartError(`Wrong configuration: SECRET_KEY ${weakness}.`);
  if (env.PUBLIC_URL === undefined)
    throw new StartError("Wrong configuration: PUBLIC_URL must be set in production.");
  if (env.SMTP_URL === undefined)
    throw new StartError("Wrong configuration: SMTP_URL must be set in production.");
}

function weaknessOf(secret: string): string | undefined {
  if (Buffer.byteLength(secret) < MIN_SECRET_BYTES) return `must have at least ${MIN_SECRET_BYTES} bytes`;
  if (new Set(secret).size < MIN_DIFFERENT_CHARACTERS) return "must be random, not a repeated pattern";
  if (WELL_KNOWN.test(secret)) return "must be random, not a word from an example";
  return undefined;
}

/** The demo world makes its own secret once and keeps it, so that links survive a restart. */
function readOrMakeSecret(dataDir: string): string {
  const file = path.join(dataDir, "secret.key");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeOnce(file, randomBytes(48).toString("base64url"));
    return readFileSync(file, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${dataDir} (DATA_DIR) cannot be used: ${reason}`, { cause: error });
  }
}

/** Writes a file that is not there yet; of several processes at once the first one wins. */
function writeOnce(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}
