import type { CargoType, SurchargeBasis } from "@kilolane/domain";
import type { Carrier } from "../world/carriers.ts";
import { createRandom, pickNumber } from "../world/random.ts";
import type { TariffCurrency } from "./currencies.ts";
import { writeTariffAmount } from "./currencies.ts";
import type { DemoFees, DemoSurcharge } from "./demo-rate-sheet.ts";

/** Handling that a kind of goods costs per air waybill: label, AWB other-charge code, dollars. */
const HANDLING: Partial<
  Readonly<Record<CargoType, readonly [label: string, awbCode: string, dollars: number]>>
> = {
  "Dangerous Goods": ["Dangerous goods check", "RA", 110],
  "Temperature Controlled": ["Temperature handling", "HB", 145],
  Perishable: ["Perishable handling", "PU", 65],
  Oversized: ["Oversize handling", "MO", 180],
};

/** Surcharges of a carrier's sheet: fuel, security, and what the goods ask for. Per kg, or per lb on pound tariffs. */
export function buildSurcharges(
  carrier: Carrier,
  goodsType: CargoType,
  currency: TariffCurrency,
  isPoundTariff: boolean,
): readonly DemoSurcharge[] {
  const random = createRandom(`surcharges:${carrier.iata}`);
  const unit = isPoundTariff ? "per_lb" : "per_kg";
  const perUnit = isPoundTariff ? 1 / 2.2 : 1;
  // whether fuel follows gross or chargeable weight is a known quarrel; here one carrier in four takes gross
  const fuelBasis: SurchargeBasis = random() < 0.25 ? "gross" : "chargeable";
  const fuel = (0.55 + pickNumber(random, 0, 9) * 0.05) * perUnit;
  const security = (0.12 + pickNumber(random, 0, 4) * 0.02) * perUnit;
  const hasMaximum = random() < 0.2;
  const amount = (dollars: number) => writeTariffAmount(dollars, currency, currency.chargeStep);
  const price = (dollars: number) => writeTariffAmount(dollars, currency, currency.decimals === 0 ? 100 : 1);
  const surcharges: DemoSurcharge[] = [
    {
      label: "Fuel",
      unit,
      value: price(fuel),
      minimum: amount(20),
      maximum: null,
      basis: fuelBasis,
      awbCode: "MY",
      due: "carrier",
    },
    {
      label: "Security",
      unit,
      value: price(security),
      minimum: amount(10),
      maximum: hasMaximum ? amount(150) : null,
      basis: "chargeable",
      awbCode: "SC",
      due: "carrier",
    },
  ];
  const handling = HANDLING[goodsType];
  if (handling !== undefined) {
    const [label, awbCode, dollars] = handling;
    const value = amount(dollars * carrier.priceLevel);
    surcharges.push({
      label,
      unit: "per_awb",
      value,
      minimum: "0",
      maximum: null,
      basis: "chargeable",
      awbCode,
      due: "carrier",
    });
  }
  return surcharges;
}

/** Flat fees of a carrier: the electronic waybill is cheaper than paper, and dangerous goods are paid per UN number. */
export function buildFees(carrier: Carrier, goodsType: CargoType, currency: TariffCurrency): DemoFees {
  const random = createRandom(`fees:${carrier.iata}`);
  const amount = (dollars: number) => writeTariffAmount(dollars, currency, currency.chargeStep);
  const isElectronic = random() < 0.8;
  const dangerous = goodsType === "Dangerous Goods";
  return {
    eawbFee: isElectronic ? amount(pickNumber(random, 5, 15)) : "0",
    mawbFee: isElectronic ? "0" : amount(pickNumber(random, 20, 35)),
    hawbFee: random() < 0.3 ? amount(5) : "0",
    unNumberFee: dangerous ? amount(75) : "0",
    additionalUnNumberFee: dangerous ? amount(25) : "0",
    unNumbersIncluded: 1,
  };
}
