import { DG_CLASSES } from "@kilolane/domain";
import { describe, expect, it } from "vitest";
import { getAirlineRows } from "./airlines.ts";
import { getCountryRows } from "./countries.ts";
import { getCurrencyRows, getExchangeRateRows } from "./currencies.ts";
import { getUnNumberRows } from "./un-numbers.ts";

describe("countries", () => {
  const countries = getCountryRows();
  const get = (code: string) => countries.find((row) => row.code === code);

  it("are named in six languages, each in its own script", () => {
    expect(countries).toHaveLength(250);
    for (const { code, names, dial_code } of countries) {
      expect(dial_code, code).toMatch(/^\+\d{1,4}$/);
      for (const name of Object.values(names)) expect(name.length, code).toBeGreaterThan(1);
      expect(names.zh, code).toMatch(/\p{Script=Han}/u);
      expect(names.ar, code).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it("are worded neutrally", () => {
    expect(get("TW")?.names).toMatchObject({ en: "Taiwan", zh: "台湾" });
    expect(get("HK")?.names.en).toBe("Hong Kong");
    expect(countries.filter((row) => /province of|people's republic/i.test(row.names.en))).toEqual([]);
  });

  it.each([
    ["US", "+1", "USD"],
    ["DE", "+49", "EUR"],
    ["BG", "+359", "EUR"],
    ["CH", "+41", "CHF"],
    ["DO", "+1", "DOP"],
    ["VA", "+39", "EUR"],
    ["IN", "+91", "INR"],
    ["AE", "+971", "AED"],
    ["XK", "+383", "EUR"],
  ])("give %s its dial code and currency", (code, dialCode, currency) => {
    expect(get(code)).toMatchObject({ dial_code: dialCode, currency });
  });

  it("name only currencies that exist", () => {
    const codes = new Set(getCurrencyRows().map((row) => row.code));
    expect(countries.filter((row) => row.code !== "AQ" && !codes.has(row.currency))).toEqual([]);
  });
});

describe("currencies and exchange rates", () => {
  const rates = new Map(getExchangeRateRows().map((row) => [row.quote, row]));

  it("carry the minor units of ISO 4217", () => {
    const decimals = new Map(getCurrencyRows().map((row) => [row.code, row.decimals]));
    const expected = {
      USD: 2,
      JPY: 0,
      TND: 3,
      KWD: 3,
      BHD: 3,
      IQD: 3,
      HUF: 2,
      COP: 2,
      IDR: 2,
      ISK: 0,
      CLP: 0,
      KRW: 0,
    };
    for (const [code, value] of Object.entries(expected)) expect(decimals.get(code), code).toBe(value);
  });

  it("are exact, dated and right about the pegs", () => {
    expect(rates.get("AED")?.rate).toBe("3.6725");
    expect(rates.get("SAR")?.rate).toBe("3.75");
    expect(rates.get("BHD")?.rate).toBe("0.376");
    expect(rates.size).toBeGreaterThan(145);
    for (const row of rates.values()) {
      expect(row.rate, row.quote).toMatch(/^\d+(\.\d+)?$/);
      expect(row.as_of).toBe("2026-09-29");
    }
  });
});

describe("airlines", () => {
  const airlines = getAirlineRows();

  it("are at least 125, with codes that nobody shares", () => {
    expect(airlines.length).toBeGreaterThanOrEqual(125);
    expect(new Set(airlines.map((row) => row.iata)).size).toBe(airlines.length);
    expect(new Set(airlines.map((row) => row.icao)).size).toBe(airlines.length);
    const prefixes = airlines.flatMap((row) => row.awb_prefix ?? []);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    expect(prefixes.filter((prefix) => !/^\d{3}$/.test(prefix))).toEqual([]);
  });

  it("live in countries that the product knows", () => {
    const codes = new Set(getCountryRows().map((row) => row.code));
    expect(airlines.filter((row) => !codes.has(row.country_code))).toEqual([]);
  });

  it("mark a prefix as sure only where public pages agree", () => {
    const prefix = new Map(airlines.map((row) => [row.iata, row]));
    for (const [iata, code] of Object.entries({
      LH: "020",
      FX: "023",
      EK: "176",
      CV: "172",
      QR: "157",
      "5Y": "369",
    })) {
      expect(prefix.get(iata)).toMatchObject({ awb_prefix: code, awb_prefix_sure: true });
    }
    expect(airlines.filter((row) => row.awb_prefix === null && row.awb_prefix_sure)).toEqual([]);
    expect(prefix.get("K4")).toMatchObject({ awb_prefix: "272", awb_prefix_sure: false });
  });
});

describe("UN numbers", () => {
  const numbers = getUnNumberRows();

  it("are at least 155, well formed, with classes of the specified list", () => {
    expect(numbers.length).toBeGreaterThanOrEqual(155);
    expect(new Set(numbers.map((row) => row.number)).size).toBe(numbers.length);
    const classes = new Set<string>(DG_CLASSES);
    for (const row of numbers) {
      expect(row.number).toMatch(/^(UN|ID|NA)\d{4}$/);
      expect(classes.has(row.hazard_class), row.number).toBe(true);
      expect(row.packing_groups.filter((group) => !["I", "II", "III"].includes(group))).toEqual([]);
      expect(row.note).toContain("assistance-only");
    }
  });

  it("know what flies on cargo aircraft only", () => {
    const hints = new Map(numbers.map((row) => [row.number, row.cargo_aircraft_only]));
    expect(hints.get("UN3480")).toBe(true);
    expect(hints.get("UN3090")).toBe(true);
    expect(hints.get("UN3481")).toBe(false);
    expect(hints.get("UN1845")).toBe(false);
    expect(numbers.find((row) => row.number === "UN0012")?.note).toBe("assistance-only compatibility-S");
  });
});
