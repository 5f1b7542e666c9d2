import type { TruckingTariffForm, TruckingZoneChange } from "@kilolane/contract";
import { compareExact, exact, parseZipRanges, formatZipRanges } from "@kilolane/domain";

type Change = TruckingZoneChange["changes"][number];
type FigureName = Change["figure"];

/**
 * What a tariff changes against the one before, zone by zone and figure by figure. Zones are matched by name, of several
 * with one name those with the same first day; amounts are compared as numbers.
 */
export function tariffDifference(
  before: readonly TruckingTariffForm[],
  after: readonly TruckingTariffForm[],
): TruckingZoneChange[] {
  const left = [...before];
  const pairs = new Map<TruckingTariffForm, TruckingTariffForm>();
  // those with the same first day are each other's before what is left is matched by name alone
  for (const isDayCompared of [true, false])
    for (const zone of after) {
      const match = left.find(
        ({ name, validFrom }) =>
          !pairs.has(zone) &&
          name.toLowerCase() === zone.name.toLowerCase() &&
          (!isDayCompared || validFrom === zone.validFrom),
      );
      if (match === undefined) continue;
      left.splice(left.indexOf(match), 1);
      pairs.set(zone, match);
    }
  const changes = after.map((zone) => changeOf(pairs.get(zone), zone));
  return [...changes, ...left.map((zone) => changeOf(zone, undefined))];
}

function changeOf(
  before: TruckingTariffForm | undefined,
  after: TruckingTariffForm | undefined,
): TruckingZoneChange {
  const [then, now] = [figuresOf(before), figuresOf(after)];
  const changes = [...new Set([...then.keys(), ...now.keys()])].flatMap((key): Change[] => {
    const [was, is] = [then.get(key), now.get(key)];
    const shown = is ?? was;
    if (shown === undefined || was?.value === is?.value) return [];
    return [{ figure: shown.figure, detail: shown.detail, before: was?.value ?? "", after: is?.value ?? "" }];
  });
  const kind =
    before === undefined
      ? "added"
      : after === undefined
        ? "removed"
        : changes.length > 0
          ? "changed"
          : "unchanged";
  return { kind, name: (after ?? before)?.name ?? "", currency: (after ?? before)?.currency ?? "", changes };
}

interface NamedFigure {
  readonly figure: FigureName;
  readonly detail: string;
  readonly value: string;
}

/** All that a zone says, each figure under a key of its own; amounts with their currency, so that its change is seen. */
function figuresOf(zone: TruckingTariffForm | undefined): ReadonlyMap<string, NamedFigure> {
  if (zone === undefined) return new Map();
  const { currency } = zone;
  const money = (typed: string): string => `${plainFigure(typed)} ${currency}`;
  const figures: NamedFigure[] = [
    { figure: "validity", detail: "", value: `${zone.validFrom} – ${zone.validTo}` },
    { figure: "mode", detail: "", value: zone.mode },
    { figure: "minimum", detail: "", value: money(zone.minimum) },
    ...(zone.mode === "mile"
      ? [{ figure: "ratePerMile" as const, detail: "", value: money(zone.ratePerMile) }]
      : bandsOf(zone).map(({ lowerLb, ratePerCwt }) => ({
          figure: "band" as const,
          detail: plainFigure(lowerLb),
          value: money(ratePerCwt),
        }))),
    ...(zone.dimensionalKind === "none"
      ? []
      : [{ figure: zone.dimensionalKind, detail: "", value: plainFigure(zone.dimensionalValue) }]),
    ...fuelOf(zone, money),
    ...zone.accessorials.flatMap(({ code, state, amount }) =>
      state === "ask"
        ? []
        : [
            {
              figure: "accessorial" as const,
              detail: code,
              value: state === "priced" ? money(amount) : state,
            },
          ],
    ),
    ...areasOf(zone),
  ];
  return new Map(figures.map((figure) => [`${figure.figure} ${figure.detail}`, figure]));
}

function bandsOf({ bands }: TruckingTariffForm): TruckingTariffForm["bands"] {
  return bands.toSorted((a, b) => compareExact(exact(plainFigure(a.lowerLb)), exact(plainFigure(b.lowerLb))));
}

function fuelOf(zone: TruckingTariffForm, money: (typed: string) => string): NamedFigure[] {
  if (zone.fuelKind === "none") return [];
  if (zone.fuelKind === "per-mile")
    return [{ figure: "fuelPerMile", detail: "", value: money(zone.fuelValue) }];
  const base = zone.fuelOnAccessorials ? "accessorials" : "";
  return [{ figure: "fuelPercent", detail: base, value: plainFigure(zone.fuelValue) }];
}

/** The zips of each airport and direction, in one order whatever the rows they stood in. */
function areasOf({ areas }: TruckingTariffForm): NamedFigure[] {
  const groups = Map.groupBy(areas, ({ airport, direction }) => `${airport} ${direction}`);
  return [...groups].map(([detail, ofArea]) => {
    const ranges = ofArea.flatMap(({ zips }) => parseZipRanges(zips) ?? []);
    const sorted = ranges.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
    return { figure: "area", detail, value: formatZipRanges(sorted) };
  });
}

/** `1,200.50` and `1200.5` are the same figure. */
export function plainFigure(typed: string): string {
  const text = typed.replaceAll(",", "");
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
