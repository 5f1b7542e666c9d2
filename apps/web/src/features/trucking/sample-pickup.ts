import type { AccessorialCode } from "@kilolane/domain";
import type { TariffValues } from "./carrier-form.ts";
import type { TrialBody } from "./queries.ts";

/** A shipment to try a carrier's zone with, as it is typed. */
export interface SamplePickup {
  /** place of the zone in the form */
  readonly zone: number;
  readonly weightLb: string;
  readonly cubicFeet: string;
  readonly zip: string;
  readonly airport: string;
  readonly accessorials: readonly AccessorialCode[];
}

/** Heavy enough for a second band in most tariffs. */
export const FIRST_PICKUP: SamplePickup = {
  zone: 0,
  weightLb: "900",
  cubicFeet: "",
  zip: "",
  airport: "",
  accessorials: [],
};

/** The first whole zip of a zone, empty where it names leading figures alone. */
export function firstZip(tariff: TariffValues): string {
  return /\d{5}/.exec(tariff.areas[0]?.zips ?? "")?.[0] ?? "";
}

/** What the trial call is asked: miles run from the zone's first zip unless one is typed, to its first airport. */
export function trialOf(tariff: TariffValues, pickup: SamplePickup): TrialBody {
  const { weightLb, cubicFeet, accessorials } = pickup;
  const zip = pickup.zip === "" && tariff.mode === "mile" ? firstZip(tariff) : pickup.zip;
  const airport = pickup.airport === "" && zip !== "" ? (tariff.areas[0]?.airport ?? "") : pickup.airport;
  return { tariff, weightLb, cubicFeet, zip, airport, accessorials: [...accessorials] };
}
