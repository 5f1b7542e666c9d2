import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction, type SystemTransaction } from "../../db/transaction.ts";
import { getAirlineRows } from "./seed/airlines.ts";
import { getAirportRows } from "./seed/airports.ts";
import { getCountryRows } from "./seed/countries.ts";
import { getCurrencyRows, getExchangeRateRows } from "./seed/currencies.ts";
import { getUnNumberRows } from "./seed/un-numbers.ts";
import { getUsZipRows } from "./seed/zips.ts";
import { findSeedVersion, lockSeed, upsertReferenceRows, writeSeedVersion } from "./writes.ts";

const SEED_NAME = "reference";
const SEED_FOLDER = new URL("seed/", import.meta.url);
const PACKAGE_FILE = new URL("../../../package.json", import.meta.url);
const SEED_TIMEOUT_MS = 120_000;

/**
 * Puts airports, ZIP codes, countries, airlines, currencies, exchange rates and UN numbers into the database when
 * it lacks those of this code: one transaction, so that a crash leaves nothing half; several nodes may try at once.
 * Rows that the seed no longer knows stay, because quotations may name them.
 *
 * @returns whether anything was written
 */
export async function seedReference(scope: SystemScope): Promise<boolean> {
  const version = referenceVersion();
  const isCurrent = await withTransaction(
    scope,
    async (tx) => (await findSeedVersion(tx, SEED_NAME)) === version,
  );
  if (isCurrent) return false;
  return withTransaction(
    scope,
    async (tx) => {
      await lockSeed(tx);
      if ((await findSeedVersion(tx, SEED_NAME)) === version) return false;
      await writeReferenceRows(tx);
      await writeSeedVersion(tx, SEED_NAME, version);
      return true;
    },
    { statementTimeoutMs: SEED_TIMEOUT_MS },
  );
}

async function writeReferenceRows(tx: SystemTransaction): Promise<void> {
  const countries = getCountryRows().map((row) => ({
    ...row,
    // the columns know no null: nobody calls Antarctica or pays there
    dial_code: row.dial_code ?? "",
    currency: row.currency ?? "",
    names: row.names,
  }));
  await upsertReferenceRows(tx, "country", ["code"], countries);
  await upsertReferenceRows(tx, "currency", ["code"], getCurrencyRows());
  await upsertReferenceRows(tx, "exchange_rate", ["base", "quote", "as_of"], getExchangeRateRows());
  await upsertReferenceRows(tx, "un_number", ["number"], getUnNumberRows());
  await upsertReferenceRows(tx, "airline", ["iata"], getAirlineRows());
  await upsertReferenceRows(tx, "airport", ["iata"], await getAirportRows());
  await upsertReferenceRows(tx, "us_zip", ["zip"], getUsZipRows());
}

/** Changes with the seed's own code and with the pinned packages that it reads. */
function referenceVersion(): string {
  const hash = createHash("sha256");
  const files = readdirSync(SEED_FOLDER).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  for (const file of files.toSorted()) hash.update(readFileSync(new URL(file, SEED_FOLDER)));
  hash.update(readFileSync(PACKAGE_FILE));
  return hash.digest("hex");
}
