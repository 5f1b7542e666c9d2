import { readFileSync } from "node:fs";
import { getPackageFile } from "./package-files.ts";
import type { CurrencyRow, ExchangeRateRow } from "./seed-rows.ts";

// ISO 4217, currencies in circulation (funds codes, metals and test codes left out).
const CODES =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP " +
  "CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR " +
  "IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU " +
  "MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG " +
  "SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST " +
  "XAF XCD XCG XOF XPF YER ZAR ZMW ZWG";

// ISO 4217 minor units other than 2. Not what formatters show: those round COP, HUF, IDR and others to 0.
const DECIMALS: Readonly<Record<string, number>> = Object.fromEntries([
  ..."BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" ").map((code) => [code, 0]),
  ..."BHD IQD JOD KWD LYD OMR TND".split(" ").map((code) => [code, 3]),
]);

// A currency other than these three shows its ISO code, never a wrong $ (product decisions §10).
const SYMBOLS: Readonly<Record<string, string>> = { USD: "$", EUR: "€", INR: "₹" };

/** Currencies in circulation with their ISO 4217 minor units. */
export function getCurrencyRows(): CurrencyRow[] {
  return CODES.split(" ").map((code) => ({
    code,
    decimals: DECIMALS[code] ?? 2,
    symbol: SYMBOLS[code] ?? code,
  }));
}

/**
 * Exchange rates from USD as the pinned package states them, with their date: a seed that the super admin keeps up to
 * date. Read from the text, so that no digit passes through a binary float. A currency that the package lacks gets
 * no row, and pricing in it is refused until someone enters a rate.
 */
export function getExchangeRateRows(): ExchangeRateRow[] {
  const text = readFileSync(getPackageFile("@fawazahmed0/currency-api/v1/currencies/usd.json"), "utf8");
  const asOf = /"date":\s*"(\d{4}-\d{2}-\d{2})"/.exec(text)?.[1];
  if (asOf === undefined) throw new Error("The exchange rates state no date");
  const stated = new Map<string, string>();
  for (const match of text.matchAll(/"([a-z]{3})":\s*(\d+(?:\.\d+)?)(?=[,\s}])/g)) {
    stated.set((match[1] ?? "").toUpperCase(), match[2] ?? "");
  }
  return getCurrencyRows().flatMap(({ code }) => {
    const rate = stated.get(code);
    if (rate === undefined || code === "USD" || /^0(\.0*)?$/.test(rate)) return [];
    return [{ base: "USD" as const, quote: code, rate, as_of: asOf, source: "@fawazahmed0/currency-api" }];
  });
}
