import { PROPOSAL_FIGURES, type TruckingTariffForm } from "@kilolane/contract";
import { ACCESSORIAL_CODES, addDays, type CalendarDate, parseCalendarDate } from "@kilolane/domain";
import { plainFigure } from "../sheet/tariff-difference.ts";

type Figure = (typeof PROPOSAL_FIGURES)[number];

/** Names a figure of a zone: by the zone's name and first day, the figure, and its band or service. */
interface Place extends NamedZone {
  readonly figure: Figure;
  readonly detail: string;
}

/** Another figure in a place. */
export interface ProposedFigure extends Place {
  readonly value: string;
}

/** How a line names a zone. */
interface NamedZone {
  readonly zone: string;
  readonly validFrom: string;
  /** its last day when it was proposed; absent in lines that were stored without it */
  readonly validTo?: string | undefined;
}

/**
 * The zone that a line is about, by name and first day, and what goes on from it under its name up to the day that was
 * its last: taking figures from a day on makes two zones of one. Two zones of one name and first day are not told apart:
 * no line is about either.
 */
function partsOfZone(
  tariffs: readonly TruckingTariffForm[],
  named: NamedZone,
): readonly TruckingTariffForm[] {
  const ofName = tariffs.filter(({ name }) => name.toLowerCase() === named.zone.toLowerCase());
  const parts: TruckingTariffForm[] = [];
  let from: string = named.validFrom;
  for (;;) {
    const [part, ...twins] = ofName.filter(({ validFrom }) => validFrom === from);
    if (part === undefined || twins.length > 0) return parts;
    parts.push(part);
    from = addDays(parseCalendarDate(part.validTo), 1);
    if (from > (named.validTo ?? part.validTo)) return parts;
  }
}

/** The zone that a line is about, by name and first day. */
export function findZone(
  tariffs: readonly TruckingTariffForm[],
  named: NamedZone,
): TruckingTariffForm | undefined {
  return partsOfZone(tariffs, named)[0];
}

/** What of that zone counts on a day, or from its first day on; undefined: it has ended before that day. */
export function findZoneOn(
  tariffs: readonly TruckingTariffForm[],
  named: NamedZone,
  day: string,
): TruckingTariffForm | undefined {
  return partsOfZone(tariffs, named).find(({ validTo }) => validTo >= day);
}

/** A figure of a zone: a decimal; of a service also `ask` or `not-offered`. null: the zone has no such figure. */
export function readFigure(
  zone: TruckingTariffForm,
  { figure, detail }: Pick<Place, "figure" | "detail">,
): string | null {
  const value = valueOf(zone, figure, detail);
  return value === undefined ? null : plainFigure(value);
}

function valueOf(zone: TruckingTariffForm, figure: Figure, detail: string): string | undefined {
  switch (figure) {
    case "minimum":
      return zone.minimum;
    case "ratePerMile":
      return zone.mode === "mile" ? zone.ratePerMile : undefined;
    case "band":
      return zone.mode === "cwt"
        ? zone.bands.find(({ lowerLb }) => plainFigure(lowerLb) === plainFigure(detail))?.ratePerCwt
        : undefined;
    case "density":
    case "divisor":
      return zone.dimensionalKind === figure ? zone.dimensionalValue : undefined;
    case "fuelPercent":
      return zone.fuelKind === "percent" ? zone.fuelValue : undefined;
    case "fuelPerMile":
      return zone.fuelKind === "per-mile" ? zone.fuelValue : undefined;
    case "accessorial": {
      if (!ACCESSORIAL_CODES.some((code) => code === detail)) return undefined;
      const service = zone.accessorials.find(({ code }) => code === detail);
      return service?.state === "priced" ? service.amount : (service?.state ?? "ask");
    }
  }
}

/** All figures of a zone that can be proposed, in the order of the form. */
export function figuresOfZone(
  zone: TruckingTariffForm,
): { readonly figure: Figure; readonly detail: string; readonly value: string }[] {
  const details = (figure: Figure): readonly string[] => {
    if (figure === "band") return zone.bands.map(({ lowerLb }) => plainFigure(lowerLb));
    return figure === "accessorial" ? ACCESSORIAL_CODES : [""];
  };
  return PROPOSAL_FIGURES.flatMap((figure) =>
    details(figure).flatMap((detail) => {
      const value = readFigure(zone, { figure, detail });
      return value === null ? [] : [{ figure, detail, value }];
    }),
  );
}

/** The zone with another figure; what it does not have stays out of it. A price makes a service offered. */
function withFigure(zone: TruckingTariffForm, { figure, detail, value }: ProposedFigure): TruckingTariffForm {
  switch (figure) {
    case "minimum":
      return { ...zone, minimum: value };
    case "ratePerMile":
      return { ...zone, ratePerMile: value };
    case "band":
      return {
        ...zone,
        bands: zone.bands.map((band) =>
          plainFigure(band.lowerLb) === plainFigure(detail) ? { ...band, ratePerCwt: value } : band,
        ),
      };
    case "density":
    case "divisor":
      return { ...zone, dimensionalValue: value };
    case "fuelPercent":
    case "fuelPerMile":
      return { ...zone, fuelValue: value };
    case "accessorial": {
      const code = ACCESSORIAL_CODES.find((known) => known === detail);
      if (code === undefined) return zone;
      const others = zone.accessorials.filter((service) => service.code !== code);
      return { ...zone, accessorials: [...others, { code, state: "priced", amount: value }] };
    }
  }
}

/**
 * The tariff with proposed figures from a day on. A zone that counts before that day ends the day before, and goes on
 * with the new figures as a zone of the same name; one that begins later or on that day is changed as it is. Where
 * another figure was agreed from a later day on, that one counts from then on.
 * @param lines whose zones are all there on that day
 */
export function applyLines(
  tariffs: readonly TruckingTariffForm[],
  lines: readonly ProposedFigure[],
  effectiveOn: string,
): readonly TruckingTariffForm[] {
  const day = parseCalendarDate(effectiveOn);
  const whole = lines.map((line) => ({
    ...line,
    validTo: line.validTo ?? findZone(tariffs, line)?.validTo,
  }));
  return whole.reduce((changed, line) => applyLine(changed, line, day), tariffs);
}

function applyLine(
  tariffs: readonly TruckingTariffForm[],
  line: ProposedFigure,
  day: CalendarDate,
): readonly TruckingTariffForm[] {
  const parts = partsOfZone(tariffs, line).filter(({ validTo }) => validTo >= day);
  const [first] = parts;
  const now = first === undefined ? null : readFigure(first, line);
  const other = parts.findIndex((part) => readFigure(part, line) !== now);
  const changing = new Set(other === -1 ? parts : parts.slice(0, other));
  return tariffs.flatMap((zone) => {
    if (!changing.has(zone)) return [zone];
    const changed = withFigure(zone, line);
    if (day <= zone.validFrom) return [changed];
    return [
      { ...zone, validTo: addDays(day, -1) },
      { ...changed, validFrom: day },
    ];
  });
}
