/** How a tariff is written in a currency: roughly what one dollar is worth, and the step that its prices go by. */
export interface TariffCurrency {
  readonly code: string;
  readonly perUsd: number;
  /** step of prices per kg, in hundredths of the currency */
  readonly priceStep: number;
  /** step of minimums and fees, in hundredths */
  readonly chargeStep: number;
  readonly decimals: 0 | 2;
}

const TABLE = `
USD 1 5 100 2
EUR 0.88 5 100 2
GBP 0.76 5 100 2
JPY 155 500 10000 0
CNY 7.1 50 1000 2
HKD 7.8 50 1000 2
KRW 1400 5000 100000 0
INR 88 100 10000 2
SGD 1.29 5 100 2
AED 3.67 25 500 2
CAD 1.38 5 100 2
AUD 1.52 5 100 2
`;

const CURRENCIES: ReadonlyMap<string, TariffCurrency> = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [code = "", perUsd, priceStep, chargeStep, decimals] = line.split(" ");
      return [
        code,
        {
          code,
          perUsd: Number(perUsd),
          priceStep: Number(priceStep),
          chargeStep: Number(chargeStep),
          decimals: decimals === "0" ? 0 : 2,
        },
      ];
    }),
);

const BY_COUNTRY: Readonly<Record<string, string>> = {
  ...Object.fromEntries("DE NL BE LU FR ES IT AT FI".split(" ").map((country) => [country, "EUR"])),
  GB: "GBP",
  JP: "JPY",
  CN: "CNY",
  HK: "HKD",
  KR: "KRW",
  IN: "INR",
  SG: "SGD",
  AE: "AED",
  CA: "CAD",
  AU: "AUD",
};

/** The currency a tariff from this country is written in; dollars where the trade quotes in dollars. */
export function getTariffCurrency(country: string): TariffCurrency {
  const currency = CURRENCIES.get(BY_COUNTRY[country] ?? "USD");
  if (currency === undefined) throw new RangeError(`No tariff currency for ${country}`);
  return currency;
}

/** Rounds a dollar amount to whole steps of the tariff's currency, at least one, as an exact decimal string. */
export function writeTariffAmount(dollars: number, currency: TariffCurrency, step: number): string {
  const steps = Math.max(1, Math.round((dollars * currency.perUsd * 100) / step));
  const hundredths = steps * step;
  if (currency.decimals === 0) return String(Math.round(hundredths / 100));
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;
}
