import { parseCalendarDate } from "../measure/calendar.ts";
import { describe, expect, it } from "vitest";
import { exact } from "../money/exact.ts";
import {
  type AircraftGroup,
  type AircraftLimit,
  findPieceRefusal,
  isSameLimit,
  limitsFrom,
  limitsInForce,
  STANDARD_AIRCRAFT_LIMITS,
} from "./aircraft-limits.ts";

const ON = parseCalendarDate("2026-11-22");

function limitOf(group: AircraftGroup): AircraftLimit {
  const limit = limitsInForce(STANDARD_AIRCRAFT_LIMITS, ON).get(group);
  if (limit === undefined) throw new Error(`no limit for ${group}`);
  return limit;
}

function refusal(
  group: AircraftGroup,
  [length, width, height]: readonly [number, number, number],
  changes: { pieces?: number; totalWeight?: number; unit?: "cm" | "in"; tiltable?: boolean } = {},
) {
  const { pieces = 1, totalWeight = 100, unit = "cm", tiltable = false } = changes;
  const found = findPieceRefusal(
    {
      goods: [
        {
          pieces,
          length: exact(length),
          width: exact(width),
          height: exact(height),
          totalWeight: exact(totalWeight),
          tiltable,
        },
      ],
      dimensionUnit: unit,
      weightUnit: unit === "cm" ? "kg" : "lb",
    },
    limitOf(group),
  );
  return found && [found.measure, found.actual.toString(), ">", found.limit.toString(), found.unit].join(" ");
}

describe("what a piece may measure and weigh", () => {
  it("is refused on a passenger aircraft for its length, and goes on a freighter over two positions", () => {
    const beam = [1200, 240, 150] as const;
    expect(refusal("wide-body", beam, { totalWeight: 9000 })).toBe("length 1200 > 636 cm");
    expect(refusal("main-deck", beam, { totalWeight: 9000 })).toBeNull();
  });

  it("counts the longer side of the base as the length, whichever way it was typed", () => {
    expect(refusal("wide-body", [240, 1200, 150])).toBe("length 1200 > 636 cm");
    expect(refusal("wide-body", [245, 300, 100])).toBe("width 245 > 244 cm");
    expect(refusal("wide-body", [318, 244, 160])).toBeNull();
  });

  it("takes the height as entered: 160 cm and 63 in fit a lower deck, a little more does not", () => {
    expect(refusal("wide-body", [100, 100, 160])).toBeNull();
    expect(refusal("wide-body", [100, 100, 160.4])).toBe("height 160.4 > 160 cm");
    expect(refusal("wide-body", [40, 40, 63], { unit: "in" })).toBeNull();
    expect(refusal("wide-body", [40, 40, 64], { unit: "in" })).toBe("height 64 > 63 in");
    expect(refusal("wide-body", [50, 50, 170], { tiltable: true })).toBe("height 170 > 160 cm");
    expect(refusal("main-deck", [100, 100, 300])).toBeNull();
    expect(refusal("main-deck", [100, 100, 301])).toBe("height 301 > 300 cm");
  });

  it("tilts a wide piece only when it is tiltable", () => {
    expect(refusal("wide-body", [300, 250, 100], { tiltable: false })).toBe("width 250 > 244 cm");
    expect(refusal("main-deck", [300, 250, 100], { tiltable: true })).toBeNull();
  });

  it("weighs each piece, in kg and in lb, and exactly at the limit it is taken", () => {
    expect(refusal("wide-body", [100, 100, 100], { totalWeight: 5000 })).toBeNull();
    expect(refusal("wide-body", [100, 100, 100], { totalWeight: 5000.1 })).toBe(
      "piece-weight 5001 > 5000 kg",
    );
    expect(refusal("wide-body", [100, 100, 100], { pieces: 3, totalWeight: 15_000 })).toBeNull();
    expect(refusal("wide-body", [40, 40, 40], { totalWeight: 11_023, unit: "in" })).toBeNull();
    expect(refusal("wide-body", [40, 40, 40], { totalWeight: 11_024, unit: "in" })).toBe(
      "piece-weight 11024 > 11023 lb",
    );
  });

  it("takes the latest row in force", () => {
    const tightened = {
      ...limitOf("wide-body"),
      validFrom: parseCalendarDate("2026-12-01"),
      longestSideCm: 400,
    };
    const rows = [tightened, ...STANDARD_AIRCRAFT_LIMITS];
    expect(limitsInForce(rows, parseCalendarDate("2026-11-30")).get("wide-body")?.longestSideCm).toBe(636);
    expect(limitsInForce(rows, parseCalendarDate("2026-12-01")).get("wide-body")?.longestSideCm).toBe(400);
  });

  it("of rows by day those are passed on that can count from a day on", () => {
    const later = { ...limitOf("wide-body"), validFrom: parseCalendarDate("2026-12-01") };
    const former = { ...limitOf("wide-body"), validFrom: parseCalendarDate("2019-01-01") };
    const wideBody = [later, ...STANDARD_AIRCRAFT_LIMITS, former].filter(
      ({ group }) => group === "wide-body",
    );
    const days = (on: string) =>
      limitsFrom(wideBody, parseCalendarDate(on)).map(({ validFrom }) => String(validFrom));
    expect(days("2026-11-22")).toEqual(["2020-01-01", "2026-12-01"]);
    expect(days("2026-12-01")).toEqual(["2026-12-01"]);
  });

  it("rows are the same when every figure, the group and the day are", () => {
    const row = limitOf("wide-body");
    expect(isSameLimit({ ...row }, row)).toBe(true);
    expect(isSameLimit({ ...row, heaviestPieceKg: row.heaviestPieceKg + 1 }, row)).toBe(false);
  });
});
