import { PROPOSAL_FIGURES, type TruckingTariffForm } from "@kilolane/contract";
import { ACCESSORIAL_CODES, addDays, parseCalendarDate } from "@kilolane/domain";
import { plainFigure } from "../sheet/tariff-difference.ts";

type Figure = (typeof PROPOSAL_FIGURES)[number];

/** Names a figure of a zone: by the zone's name and first day, the figure, and its band or service. */
interface Place {
  readonly zone: string;
  readonly validFrom: string;
  readonly figure: Figure;
  readonly detail: string;
}

/** Another figure in a place. */
export interface ProposedFigure extends Place {
  readonly value: string;
}

/** The zone that a line is about: by name and first day. */
export function findZone(
  tariffs: readonly TruckingTariffForm[],
  { zone, validFrom }: Pick<Place, "zone" | "validFrom">,
): TruckingTariffForm | undefined {
  return tariffs.find(
    (tariff) => tariff.validFrom === validFrom && tariff.name.toLowerCase() === zone.toLowerCase(),
  );
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
 * with the new figures as a zone of the same name; one that begins later or on that day is changed as it is.
 * @param lines whose zones are all there
 */
export function applyLines(
  tariffs: readonly TruckingTariffForm[],
  lines: readonly ProposedFigure[],
  effectiveOn: string,
): TruckingTariffForm[] {
  const day = parseCalendarDate(effectiveOn);
  return tariffs.flatMap((zone) => {
    const own = lines.filter((line) => findZone([zone], line) !== undefined);
    if (own.length === 0) return [zone];
    const changed = own.reduce(withFigure, zone);
    if (day <= zone.validFrom) return [changed];
    return [
      { ...zone, validTo: addDays(day, -1) },
      { ...changed, validFrom: day },
    ];
  });
}
