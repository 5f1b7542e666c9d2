/** ISO 4217 currencies with their minor units (pricing rules §6: JPY 0, TND 3 …). */

const NO_MINOR_UNIT = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF";
const THREE_DECIMALS = "BHD IQD JOD KWD LYD OMR TND";
const FOUR_DECIMALS = "CLF UYW";
const TWO_DECIMALS =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF " +
  "CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG " +
  "HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR " +
  "MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD " +
  "SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG " +
  "YER ZAR ZMW ZWG";

const DECIMALS: ReadonlyMap<string, number> = new Map(
  (
    [
      [NO_MINOR_UNIT, 0],
      [TWO_DECIMALS, 2],
      [THREE_DECIMALS, 3],
      [FOUR_DECIMALS, 4],
    ] as const
  ).flatMap(([codes, decimals]) => codes.split(" ").map((code) => [code, decimals] as const)),
);

/** Every current ISO 4217 code of money in use, sorted. */
export const CURRENCY_CODES: readonly string[] = [...DECIMALS.keys()].sort();

/** True for a current ISO 4217 code in capitals. */
export function isCurrency(code: unknown): code is string {
  return typeof code === "string" && DECIMALS.has(code);
}

/** Decimals of a currency's minor unit. Throws `RangeError` for an unknown code. */
export function currencyDecimals(code: string): number {
  const decimals = DECIMALS.get(code);
  if (decimals === undefined) throw new RangeError(`unknown currency: ${code}`);
  return decimals;
}
