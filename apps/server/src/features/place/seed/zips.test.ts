import { describe, expect, it } from "vitest";
import { getUsZipRows } from "./zips.ts";

const rows = getUsZipRows();
const byZip = new Map(rows.map((row) => [row.zip, row]));

describe("US ZIP rows", () => {
  it("hold every ZIP once, with five digits, a state and a point", () => {
    expect(rows.length).toBeGreaterThanOrEqual(41_600);
    expect(byZip.size).toBe(rows.length);
    const broken = rows.filter(
      (row) =>
        !/^\d{5}$/.test(row.zip) ||
        !/^[A-Z]{2}$/.test(row.state) ||
        row.city === "" ||
        Math.abs(row.latitude) > 72 ||
        !(Math.abs(row.longitude) > 64),
    );
    expect(broken.filter((row) => !["AA", "AE", "AP", "GU", "MP", "MH"].includes(row.state))).toEqual([]);
  });

  it.each([
    ["10001", "New York", "NY", 40.75, -74.0],
    ["90210", "Beverly Hills", "CA", 34.1, -118.41],
    ["33122", "Miami", "FL", 25.79, -80.3],
    ["38118", "Memphis", "TN", 35.05, -89.93],
    ["00501", "Holtsville", "NY", 40.81, -73.04],
    ["00901", "San Juan", "PR", 18.47, -66.11],
    ["75261", "Dallas", "TX", 32.9, -97.05],
    ["60666", "Chicago", "IL", 41.98, -87.9],
    ["96819", "Honolulu", "HI", 21.35, -157.88],
  ])("place %s in %s", (zip, city, state, latitude, longitude) => {
    const row = byZip.get(zip);
    expect(row).toMatchObject({ city, state });
    expect(Math.abs((row?.latitude ?? 0) - latitude)).toBeLessThan(0.05);
    expect(Math.abs((row?.longitude ?? 0) - longitude)).toBeLessThan(0.05);
  });
});
