import { describe, expect, it } from "vitest";
import { isAssignableUnNumber, isClassOfUnNumber } from "./un-numbers.ts";

describe("UN numbers", () => {
  it.each(["UN0012", "UN1001", "UN1263", "UN3480", "UN3556", "ID8000", "NA1993", "NA9202"])(
    "%s may be one",
    (number) => {
      expect(isAssignableUnNumber(number)).toBe(true);
    },
  );

  it.each(["UN9999", "UN0000", "UN0999", "UN4000", "ID8001", "ID1263", "NA0000", "UN12", "1263"])(
    "%s is none",
    (number) => {
      expect(isAssignableUnNumber(number)).toBe(false);
    },
  );

  it("have the class that the list says", () => {
    expect(isClassOfUnNumber("UN1263", "3", "3")).toBe(true);
    expect(isClassOfUnNumber("UN1263", "8", "3")).toBe(false);
  });

  it("that the list does not know are explosive below 1000 and nothing else above", () => {
    expect([
      isClassOfUnNumber("UN0100", "1.1", undefined),
      isClassOfUnNumber("UN0100", "3", undefined),
    ]).toEqual([true, false]);
    expect([
      isClassOfUnNumber("UN1050", "2.3", undefined),
      isClassOfUnNumber("UN1050", "1.4", undefined),
    ]).toEqual([true, false]);
    expect(isClassOfUnNumber("ID8000", "9", undefined)).toBe(true);
  });
});
