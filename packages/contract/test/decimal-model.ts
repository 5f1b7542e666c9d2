import { currencyDecimals, type SurchargeUnit } from "@kilolane/domain";
import { Decimal } from "decimal.js";

/**
 * A second, slower rating written with decimal.js from the pricing rules alone, for the engine to be held against:
 * one general tariff with breaks, minimum, surcharges of every unit and flat fees.
 */
export interface ModelRate {
  readonly currency: string;
  readonly weightUnit: "kg" | "lb";
  readonly divisor: string | null;
  readonly weightStep: string | null;
  readonly minCharges: string;
  readonly basicCharge: string;
  readonly perUnitCharges: readonly ModelBand[];
  readonly airlineSurcharges: readonly ModelSurcharge[];
  readonly eawbFee: string;
  readonly hawbFee: string;
  readonly allowNextBreak: boolean;
  readonly surchargeOnRatedWeight: boolean;
}

export interface ModelBand {
  readonly lowerRange: string;
  readonly perUnitCharge: string;
  readonly applicableSurcharge: readonly string[] | null;
}

export interface ModelSurcharge {
  readonly additionSuchargeLabale: string;
  readonly additionSuchargeUnit: SurchargeUnit;
  readonly additionSuchargeValue: string;
  readonly additionSurchargeMinimumValue: string;
  readonly maximum: string | null;
  readonly basis: "gross" | "chargeable" | "rated";
}

export interface ModelShipment {
  readonly goodsArray: readonly {
    readonly pieces: number;
    readonly length: string;
    readonly width: string;
    readonly height: string;
    readonly totalWeight: string;
  }[];
  readonly dimensionUnit: "cm" | "in";
  readonly weightUnit: "kg" | "lb";
  readonly houses: number;
  /** distinct */
  readonly unNumbers: readonly string[];
}

const Exactly = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP });
type Amount = Decimal;
const KG_PER_LB = new Exactly("0.45359237");

function inUnit(weight: Amount, from: string, to: string): Amount {
  if (from === to) return weight;
  return from === "lb" ? weight.times(KG_PER_LB) : weight.div(KG_PER_LB);
}

function upTo(weight: Amount, step: Amount): Amount {
  return weight.div(step).ceil().times(step);
}

const KNOWN = [
  { cm: "6000", inKg: "366", inLb: "166" },
  { cm: "5000", inKg: "305", inLb: "139" },
];

/** Divisor and the unit of its quotient, or null where there is no counterpart. */
function divisorFor(rate: ModelRate, dimensionUnit: string): readonly [string, string] {
  const typed = rate.divisor ?? "6000";
  const family = KNOWN.find((known) => Object.values(known).includes(typed));
  if (!family) return [typed, dimensionUnit === "cm" ? "kg" : rate.weightUnit];
  if (dimensionUnit === "cm") return [family.cm, "kg"];
  if (typed === family.inLb || (typed === family.cm && rate.weightUnit === "lb")) return [family.inLb, "lb"];
  return [family.inKg, "kg"];
}

export interface ModelAnswer {
  readonly chargeable: string;
  readonly weightCharge: string;
  readonly total: string;
  readonly ratedWeight: string | null;
}

interface Billed {
  readonly weightCharge: Amount;
  readonly surcharges: Amount;
  readonly rated: Amount;
  readonly isMinimum: boolean;
}

/** Prices by the model. */
export function modelPrice(rate: ModelRate, shipment: ModelShipment): ModelAnswer {
  const decimals = currencyDecimals(rate.currency);
  const money = (amount: Amount): Amount => amount.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP);
  const step = new Exactly(rate.weightStep ?? (rate.weightUnit === "kg" ? "0.5" : "1"));
  const side = (text: string): Amount => new Exactly(text).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  let volume = new Exactly(0);
  let goods = new Exactly(0);
  for (const line of shipment.goodsArray) {
    volume = volume.plus(
      side(line.length).times(side(line.width)).times(side(line.height)).times(line.pieces),
    );
    goods = goods.plus(line.totalWeight);
  }
  const [divisor, quotientUnit] = divisorFor(rate, shipment.dimensionUnit);
  const gross = upTo(inUnit(goods, shipment.weightUnit, rate.weightUnit), step);
  // multiply before dividing, so that a whole quotient stays whole at 80 digits
  const volumetric = inUnit(volume, quotientUnit, rate.weightUnit);
  const ceiled = upTo(volumetric.div(divisor).toDecimalPlaces(60), step);
  const chargeable = Decimal.max(gross, ceiled);
  const bands = [...rate.perUnitCharges].sort((a, b) => Number(a.lowerRange) - Number(b.lowerRange));
  const bill = (band: ModelBand, rated: Amount): Billed => {
    const product = money(rated.times(band.perUnitCharge)).plus(money(new Exactly(rate.basicCharge)));
    const minimum = money(new Exactly(rate.minCharges));
    const isMinimum = minimum.gt(product);
    const weightCharge = isMinimum ? minimum : product;
    const billedWeight = isMinimum ? chargeable : rated;
    const weights = {
      gross,
      chargeable: rate.surchargeOnRatedWeight ? billedWeight : chargeable,
      rated: billedWeight,
    };
    const quantities = (weight: Amount, freight: Amount) => modelQuantities(rate, shipment, weight, freight);
    let surcharges = new Exactly(0);
    for (const item of rate.airlineSurcharges) {
      if (band.applicableSurcharge && !band.applicableSurcharge.includes(item.additionSuchargeLabale))
        continue;
      surcharges = surcharges.plus(
        money(modelSurcharge(item, quantities(weights[item.basis], weightCharge))),
      );
    }
    return { weightCharge, surcharges, rated, isMinimum };
  };
  const reached = bands.filter((band) => chargeable.gte(band.lowerRange));
  const own = reached.at(-1) ?? bands[0];
  if (!own) throw new Error("no bands");
  let best = bill(own, Decimal.max(chargeable, own.lowerRange));
  for (const band of bands.slice(bands.indexOf(own) + 1)) {
    if (!rate.allowNextBreak || Number(band.perUnitCharge) === 0) continue;
    const next = bill(band, new Exactly(band.lowerRange));
    if (next.weightCharge.plus(next.surcharges).lt(best.weightCharge.plus(best.surcharges))) best = next;
  }
  const fees = money(new Exactly(rate.eawbFee)).plus(money(new Exactly(rate.hawbFee).times(shipment.houses)));
  return {
    chargeable: chargeable.toFixed(),
    weightCharge: best.weightCharge.toFixed(decimals),
    total: best.weightCharge.plus(best.surcharges).plus(fees).toFixed(decimals),
    ratedWeight: best.isMinimum ? null : best.rated.toFixed(),
  };
}

function modelQuantities(
  rate: ModelRate,
  shipment: ModelShipment,
  weight: Amount,
  freight: Amount,
): Record<SurchargeUnit, Amount> {
  return {
    per_kg: inUnit(weight, rate.weightUnit, "kg"),
    per_lb: inUnit(weight, rate.weightUnit, "lb"),
    per_awb: new Exactly(1),
    per_hawb: new Exactly(shipment.houses),
    per_piece: new Exactly(shipment.goodsArray.reduce((sum, { pieces }) => sum + pieces, 0)),
    per_un: new Exactly(shipment.unNumbers.length),
    percent_of_freight: freight.div(100),
  };
}

function modelSurcharge(item: ModelSurcharge, quantities: Record<SurchargeUnit, Amount>): Amount {
  const value = new Exactly(item.additionSuchargeValue);
  const quantity = quantities[item.additionSuchargeUnit];
  if (value.isZero() || quantity.isZero()) return new Exactly(0);
  const raised = Decimal.max(value.times(quantity), item.additionSurchargeMinimumValue);
  return item.maximum && !new Exactly(item.maximum).isZero() ? Decimal.min(raised, item.maximum) : raised;
}
