import type { ExchangeFetch, OwnExchangeRate, PlatformExchangeRate } from "@kilolane/contract";
import type { FetchRow } from "./reads/fetch.ts";
import type { OwnRateRow, PlatformRateRow } from "./reads/rate.ts";

/** A rate that a company entered for itself. */
export function presentOwnRate(row: OwnRateRow): OwnExchangeRate {
  return {
    id: row.id,
    base: row.base,
    quote: row.quote,
    asOf: row.as_of,
    rate: row.rate,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by_name,
  };
}

/** A rate of the platform, and where it comes from. */
export function presentPlatformRate(row: PlatformRateRow): PlatformExchangeRate {
  return { ...presentOwnRate(row), source: row.source };
}

/** How the last fetch went. */
export function presentFetch(row: FetchRow, isOn: boolean): ExchangeFetch {
  return {
    isOn,
    triedAt: row.tried_at?.toISOString() ?? null,
    succeededAt: row.succeeded_at?.toISOString() ?? null,
    problem: row.problem,
    fileDate: row.file_date,
    ratesWritten: row.rates_written,
  };
}
