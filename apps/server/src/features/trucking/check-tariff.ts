import type { TruckingTariffForm, TruckingTrial } from "@kilolane/contract";
import {
  type AccessorialCode,
  currencyDecimals,
  exact,
  type Exact,
  formatExact,
  type Fraction,
  parseZipRanges,
  powerOfTen,
  priceTrucking,
  roundHalfUp,
  type PricedTruckingLeg,
} from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { findAirport, findZip } from "../place/reads/place.ts";
import { getCompanySettings } from "../settings/reads/company.ts";
import { measureRoad } from "./road-distance.ts";
import { unitsOf } from "./rounding-units.ts";
import { termsOfForm } from "./terms-form.ts";

const CUBIC_INCHES_PER_CUBIC_FOOT = 1728n;

/** A shipment typed beside a tariff; zip and airport empty: not said. */
export interface TrialShipment {
  readonly tariff: TruckingTariffForm;
  readonly weightLb: string;
  readonly cubicFeet: string;
  readonly zip: string;
  readonly airport: string;
  readonly accessorials: readonly AccessorialCode[];
}

/**
 * Prices a typed shipment by a typed tariff, at cost, with every step (pricing rules §8); nothing is stored.
 * @throws AppError validation (`zip`: unknown-zip, required for a tariff by the mile; `airport` likewise)
 */
export function checkTariff(scope: CompanyScope, shipment: TrialShipment): Promise<TruckingTrial> {
  return withTransaction(scope, async (tx) => {
    const miles = await findMiles(tx, shipment);
    const { tariff } = shipment;
    const needsMiles = tariff.mode === "mile" || tariff.fuelKind === "per-mile";
    if (needsMiles && miles === null)
      throw invalidFields(
        ...(["zip", "airport"] as const)
          .filter((field) => shipment[field] === "")
          .map((field) => ({ field, code: "required" })),
      );
    const terms = termsOfForm(tariff);
    const load = {
      actualLb: exact(shipment.weightLb),
      cubicInches: shipment.cubicFeet === "" ? null : cubicInchesOf(exact(shipment.cubicFeet)),
      miles: miles === null ? null : exact(miles),
      accessorials: shipment.accessorials,
    };
    const leg = priceTrucking(terms, load, unitsOf(await getCompanySettings(tx, scope.companyId)));
    return { trucking: presentLeg(leg, tariff, miles, terms.notOffered ?? []), isServed: isServed(shipment) };
  });
}

function cubicInchesOf({ units, scale }: Exact): Fraction {
  return { numerator: units * CUBIC_INCHES_PER_CUBIC_FOOT, denominator: powerOfTen(scale) };
}

async function findMiles(tx: CompanyTransaction, { zip, airport }: TrialShipment): Promise<number | null> {
  if (zip === "" || airport === "") return null;
  const [spot, place] = [await findZip(tx, zip), await findAirport(tx, airport)];
  if (spot === undefined) throw invalidFields({ field: "zip", code: "unknown-zip" });
  if (place === undefined) throw invalidFields({ field: "airport", code: "unknown-airport" });
  return measureRoad(spot, place).miles;
}

function isServed({ tariff, zip, airport }: TrialShipment): boolean | null {
  if (zip === "" || airport === "") return null;
  return tariff.areas.some(
    (area) =>
      area.airport === airport &&
      (parseZipRanges(area.zips) ?? []).some(({ from, to }) => from <= zip && zip <= to),
  );
}

function presentLeg(
  leg: PricedTruckingLeg,
  tariff: TruckingTariffForm,
  miles: number | null,
  notOffered: readonly AccessorialCode[],
): TruckingTrial["trucking"] {
  const decimals = currencyDecimals(leg.currency);
  const money = (amount: Exact): string => formatExact(roundHalfUp(amount, decimals), decimals);
  return {
    ratedBy: tariff.mode,
    currency: leg.currency,
    actualLb: leg.actualLb.toString(),
    cubeLb: leg.cubeLb?.toString() ?? null,
    chargeableLb: leg.chargeableLb.toString(),
    ratedLb: leg.ratedLb?.toString() ?? null,
    isDeficit: leg.saved !== null,
    saved: leg.saved && money(leg.saved),
    miles,
    appliedRate: leg.appliedRate?.toString() ?? null,
    isMinimum: leg.isMinimum,
    minimum: money(exact(tariff.minimum)),
    lineHaul: money(leg.lineHaul),
    fuel: money(leg.fuel),
    accessorials: leg.accessorials.map(({ code, amount }) => ({ code, amount: money(amount) })),
    unpriced: leg.unpriced.map((code) => ({ code, isOffered: !notOffered.includes(code) })),
    total: money(leg.total),
  };
}
