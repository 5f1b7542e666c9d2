import { describe, expect, it } from "vitest";
import { awbCheckDigit, parseAwb } from "../acceptance/air-waybill.ts";
import { displayLength, displayWeight } from "../measure/display.ts";
import { exact } from "../money/exact.ts";
import { validateBands } from "../rating/validate-bands.ts";
import { DEFAULT_LANDING_PATH, LANDING_PATHS, ROLES, isRole, landingPathOf } from "../roles/roles.ts";
import { DG_CLASSES, INCOTERMS } from "./cargo.ts";
import { CURRENCY_CODES, currencyDecimals, isCurrency } from "./currencies.ts";
import { PACKAGE_TYPES } from "./package-types.ts";

describe("closed lists", () => {
  it("have their published sizes and no double entries", () => {
    expect([PACKAGE_TYPES.length, PACKAGE_TYPES[0], PACKAGE_TYPES.at(-1)]).toEqual([
      39,
      "Envelope",
      "Wrapped",
    ]);
    expect([DG_CLASSES.length, INCOTERMS.length, ROLES.length]).toEqual([20, 11, 9]);
    for (const list of [PACKAGE_TYPES, DG_CLASSES, INCOTERMS, CURRENCY_CODES])
      expect(new Set(list).size).toBe(list.length);
  });

  it("know the minor units that are not two", () => {
    const decimals = ["JPY", "KRW", "TND", "KWD", "BHD", "CLF", "USD", "CHF"].map(currencyDecimals);
    expect(decimals).toEqual([0, 0, 3, 3, 3, 4, 2, 2]);
    expect([isCurrency("usd"), isCurrency("XXX"), isCurrency(null), isCurrency("EUR")]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(CURRENCY_CODES.length).toBeGreaterThan(160);
    expect(() => currencyDecimals("DEM")).toThrow(RangeError);
  });

  it("agree with the platform's own currency digits", () => {
    // the platform follows CLDR, which prints some currencies without their ISO minor unit
    const printedOtherwise =
      "AFN ALL IQD IRR KPW LAK LBP MGA MMK SOS SYP YER RSD PKR IDR HUF COP CRC TWD UZS AMD TZS MUR GYD MNT STN UYW CLF CHE CHW COU MXV USN BOV".split(
        " ",
      );
    for (const code of CURRENCY_CODES) {
      if (printedOtherwise.includes(code)) continue;
      const format = new Intl.NumberFormat("en", { style: "currency", currency: code });
      expect([code, format.resolvedOptions().maximumFractionDigits]).toEqual([code, currencyDecimals(code)]);
    }
  });

  it("land every role where the specification says", () => {
    expect(landingPathOf("ROLE_FFADMIN")).toBe("/freight-forwarder/admin/quotation/create");
    expect(landingPathOf("ROLE_SOMEONE")).toBe(DEFAULT_LANDING_PATH);
    expect([isRole("ROLE_DATAENTRY"), isRole("toString"), Object.keys(LANDING_PATHS).length]).toEqual([
      true,
      false,
      9,
    ]);
  });
});

describe("air waybill numbers", () => {
  it("carry their serial modulo 7", () => {
    expect(awbCheckDigit("1234567")).toBe(5);
    expect(parseAwb("020-12345675")).toEqual({ prefix: "020", serial: "1234567", checkDigit: 5 });
    expect(parseAwb("02012345675")?.prefix).toBe("020");
    expect([parseAwb("020-12345674"), parseAwb("20-12345675"), parseAwb("")]).toEqual([null, null, null]);
    expect(() => awbCheckDigit("123")).toThrow(RangeError);
  });
});

describe("display conversions", () => {
  it("use the specification's factors with two decimals", () => {
    expect(String(displayWeight(exact(100), "kg", "lb"))).toBe("220");
    expect(String(displayWeight(exact(1000), "lb", "kg"))).toBe("454.55");
    expect(String(displayLength(exact(160), "cm", "in"))).toBe("62.99");
    expect(String(displayLength(exact(63), "in", "cm"))).toBe("160.02");
    expect(String(displayLength(exact("12.345"), "cm", "cm"))).toBe("12.35");
  });
});

const band = (lower: number, upper: number | null, price: string) => ({
  lowerRange: exact(lower),
  upperRange: upper === null ? null : exact(upper),
  perUnitCharge: exact(price),
});

const codes = (...bands: readonly ReturnType<typeof band>[]): readonly string[] =>
  validateBands(bands).map(({ severity, code, index }) => `${severity} ${code} ${index}`);

describe("bands of a rate", () => {
  it("are sound when they touch and get cheaper", () => {
    expect(codes(band(0, 44, "4"), band(45, 99, "3"), band(100, null, "2"))).toEqual([]);
    expect(codes(band(0, 45, "4"), band(45, 100, "3"), band(100, null, "2"))).toEqual([]);
  });

  it("are distinguished as errors and warnings", () => {
    expect(codes(band(0, 50, "4"), band(45, null, "3"))).toEqual(["error overlap 1"]);
    expect(codes(band(0, 44, "4"), band(0, 99, "3"))).toEqual(["error overlap 1"]);
    expect(codes(band(50, 40, "4"))).toEqual(["error inverted 0"]);
    expect(codes(band(0, 44, "4"), band(100, null, "3"))).toEqual(["warning gap 1"]);
    expect(codes(band(0, 44, "4"), band(45, null, "4.5"))).toEqual(["warning dearer 1"]);
    expect(codes(band(45, null, "3"), band(0, 44, "4"))).toEqual(["warning order 0"]);
  });
});
