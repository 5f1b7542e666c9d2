import { compareExact, exact, findDoubleZones, parseZipRanges } from "@kilolane/domain";
import type { TariffProblem, ZoneDraft } from "./parse-tariff-sheet.ts";

/** Further ones say no more. */
const MOST_OVERLAPS = 200;

/** What is wrong between the rows of a zone, and between zones: gaps of bands, two rules for one thing, doubles, zips served twice. */
export function parseZoneProblems(zones: readonly ZoneDraft[]): TariffProblem[] {
  return [
    ...zones.flatMap((zone) => [...ruleProblems(zone), ...bandProblems(zone)]),
    ...doubleProblems(zones),
    ...zipProblems(zones),
  ];
}

/** Zones that are the same by a first day that only one of them says itself. */
function doubleProblems(zones: readonly ZoneDraft[]): TariffProblem[] {
  const named = zones.map(({ name, figures }) => ({
    name,
    validFrom: figures.get("validFrom")?.value ?? "",
  }));
  return findDoubleZones(named).flatMap((place): TariffProblem[] => {
    const zone = zones[place];
    return zone === undefined
      ? []
      : [{ row: zone.row, field: "zone", code: "zone-double", value: zone.name }];
  });
}

function ruleProblems({ figures, bands, row }: ZoneDraft): TariffProblem[] {
  const problems: TariffProblem[] = [];
  for (const [one, other] of [
    ["density", "divisor"],
    ["fuelPercent", "fuelPerMile"],
  ] as const) {
    const second = figures.get(other);
    if (figures.has(one) && second !== undefined)
      problems.push({ row: second.row, field: other, code: "two-rules", value: second.value });
  }
  const mode = figures.get("mode")?.value;
  const perMile = figures.get("ratePerMile");
  // a price that would not count
  const isUnclear = perMile !== undefined && (mode === "cwt" || bands.length > 0);
  if (isUnclear)
    problems.push({ row: perMile.row, field: "ratePerMile", code: "mode-unclear", value: perMile.value });
  else if (mode === "mile" && bands.length > 0)
    problems.push({ row, field: "mode", code: "mode-unclear", value: mode });
  return problems;
}

function bandProblems({ bands }: ZoneDraft): TariffProblem[] {
  const sorted = bands.toSorted((a, b) => compareExact(exact(a.lowerLb), exact(b.lowerLb)));
  return sorted.flatMap((band, place): TariffProblem[] => {
    const { row, lowerLb } = band;
    const problem = { row, field: "lowerLb" as const, value: lowerLb };
    const before = sorted[place - 1];
    // "from 1 lb" is from nothing: weights are rounded up to whole pounds
    if (before === undefined)
      return compareExact(exact(lowerLb), exact(1)) > 0 ? [{ ...problem, code: "band-start" }] : [];
    if (before.upperLb === "") return [];
    const [upper, lower] = [exact(before.upperLb), exact(lowerLb)];
    if (compareExact(upper, lower) > 0)
      return [{ ...problem, code: "band-overlap", other: String(before.row) }];
    const isGap = Number(lowerLb) - Number(before.upperLb) > 1;
    return isGap ? [{ ...problem, code: "band-gap", other: String(before.row) }] : [];
  });
}

interface Served {
  readonly zone: ZoneDraft;
  readonly row: number;
  readonly direction: string;
  readonly from: string;
  readonly to: string;
}

/** Zips that two rows serve at one airport on the same days: which price counts would be chance. */
function zipProblems(zones: readonly ZoneDraft[]): TariffProblem[] {
  const areas = zones.flatMap((zone) => zone.areas.map((area) => ({ zone, ...area })));
  const problems: TariffProblem[] = [];
  for (const [, ofAirport] of Map.groupBy(areas, ({ airport }) => airport)) {
    const served = ofAirport.flatMap(({ zone, row, direction, zips }) =>
      (parseZipRanges(zips.join(", ")) ?? []).map((range): Served => ({ zone, row, direction, ...range })),
    );
    let open: Served[] = [];
    for (const range of served.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))) {
      open = open.filter(({ to }) => to >= range.from);
      const other = open.find((known) => isServedTwice(known, range));
      if (other !== undefined && problems.length < MOST_OVERLAPS) problems.push(overlapOf(range, other));
      open.push(range);
    }
  }
  return problems;
}

function overlapOf(one: Served, two: Served): TariffProblem {
  const [earlier, later] = one.row < two.row ? [one, two] : [two, one];
  const value = later.from === later.to ? later.from : `${later.from}-${later.to}`;
  return { row: later.row, field: "zips", code: "zips-overlap", value, other: String(earlier.row) };
}

function isServedTwice(one: Served, two: Served): boolean {
  const isSameWay = one.direction === "both" || two.direction === "both" || one.direction === two.direction;
  if (!isSameWay || one.zone === two.zone) return isSameWay && one.zone === two.zone && one.row !== two.row;
  const [[startOne, endOne], [startTwo, endTwo]] = [daysOf(one.zone), daysOf(two.zone)];
  return startOne <= endTwo && startTwo <= endOne;
}

/** The first and the last day of a zone; any day where it says none. */
function daysOf({ figures }: ZoneDraft): readonly [string, string] {
  return [figures.get("validFrom")?.value ?? "", figures.get("validTo")?.value ?? "9999"];
}
