import { truckingTariffForm } from "@kilolane/contract";
import { expect, test } from "vitest";
import { NEAR } from "../../../../test/build-trucking.ts";
import { applyLines, figuresOfZone, findZone, findZoneOn, readFigure } from "./proposed-tariff.ts";

/* What a proposal makes of a tariff: single figures, from a day on. */

const zone = truckingTariffForm.parse({
  ...NEAR,
  bands: [
    { lowerLb: "0", ratePerCwt: "20.50" },
    { lowerLb: "1,000", ratePerCwt: "18" },
  ],
  fuelKind: "percent",
  fuelValue: "22",
  accessorials: [{ code: "liftgate", state: "not-offered", amount: "" }],
  validFrom: "2026-01-01",
  validTo: "2026-12-31",
});
const other = { ...zone, name: "Far" };
const line = (figure: "band" | "minimum" | "fuelPercent" | "accessorial", detail: string, value: string) => ({
  zone: "near",
  validFrom: "2026-01-01",
  figure,
  detail,
  value,
});

test("a zone tells the figures that it has, and no others", () => {
  const figures = figuresOfZone(zone).map(({ figure, detail, value }) => `${figure} ${detail} ${value}`);
  expect(figures.slice(0, 4)).toEqual(["minimum  75", "band 0 20.5", "band 1000 18", "fuelPercent  22"]);
  expect(figures).toContain("accessorial liftgate not-offered");
  expect(figures).toContain("accessorial inside ask");
  expect(readFigure(zone, { figure: "ratePerMile", detail: "" })).toBeNull();
  expect(readFigure(zone, { figure: "band", detail: "500" })).toBeNull();
  expect(readFigure(zone, { figure: "accessorial", detail: "parking" })).toBeNull();
  expect(findZone([zone], { zone: "NEAR", validFrom: "2025-01-01" })).toBeUndefined();
});

test("a zone that counts already ends the day before and goes on with the new figures", () => {
  const after = applyLines(
    [other, zone],
    [line("band", "1000.0", "17.25"), line("minimum", "", "80")],
    "2026-03-01",
  );
  expect(after.map(({ name, validFrom, validTo, minimum }) => [name, validFrom, validTo, minimum])).toEqual([
    ["Far", "2026-01-01", "2026-12-31", "75"],
    ["Near", "2026-01-01", "2026-02-28", "75"],
    ["Near", "2026-03-01", "2026-12-31", "80"],
  ]);
  expect(after[1]?.bands).toEqual(zone.bands);
  expect(after[2]?.bands.map(({ ratePerCwt }) => ratePerCwt)).toEqual(["20.50", "17.25"]);
});

test("a zone that begins later or on that day is changed as it is; a price makes a service offered", () => {
  const lines = [line("fuelPercent", "", "24"), line("accessorial", "liftgate", "35")];
  const [changed, ...more] = applyLines([zone], lines, "2026-01-01");
  expect(more).toEqual([]);
  expect(changed).toEqual({
    ...zone,
    fuelValue: "24",
    accessorials: [{ code: "liftgate", state: "priced", amount: "35" }],
  });
});

/** Zones in one line each: first and last day, minimum and fuel. */
const shown = (tariffs: ReturnType<typeof applyLines>) =>
  tariffs.map(({ validFrom, validTo, minimum, fuelValue }) =>
    [validFrom, validTo, minimum, fuelValue].join(" "),
  );

test("proposals of one zone are taken one after the other, whichever begins first, and none undoes another", () => {
  const until = { validTo: "2026-12-31" };
  const early = (tariffs: readonly (typeof zone)[]) =>
    applyLines(tariffs, [{ ...line("minimum", "", "80"), ...until }], "2026-03-01");
  const late = (tariffs: readonly (typeof zone)[]) =>
    applyLines(tariffs, [{ ...line("fuelPercent", "", "30"), ...until }], "2026-06-01");
  const both = ["2026-01-01 2026-02-28 75 22", "2026-03-01 2026-05-31 80 22", "2026-06-01 2026-12-31 80 30"];
  expect(shown(late(early([zone])))).toEqual(both);
  expect(shown(early(late([zone])))).toEqual(both);
  // a figure that was agreed from a later day on counts from then on, and another year's zone is another one
  const agreed = applyLines([zone], [{ ...line("minimum", "", "95"), ...until }], "2026-09-01");
  const nextYear = truckingTariffForm.parse({ ...zone, validFrom: "2027-01-01", validTo: "2027-12-31" });
  expect(shown(early([...agreed, nextYear]))).toEqual([
    "2026-01-01 2026-02-28 75 22",
    "2026-03-01 2026-08-31 80 22",
    "2026-09-01 2026-12-31 95 22",
    "2027-01-01 2027-12-31 75 22",
  ]);
});

test("of two zones with one name and first day neither is changed by a line that could be about both", () => {
  const twin = { ...zone, minimum: "90" };
  expect(findZone([zone, twin], line("minimum", "", "80"))).toBeUndefined();
  expect(applyLines([zone, twin], [line("minimum", "", "80")], "2026-03-01")).toEqual([zone, twin]);
  expect(findZoneOn([zone], line("minimum", "", "80"), "2027-01-01")).toBeUndefined();
});
