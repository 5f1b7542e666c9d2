import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import {
  NO_FEES,
  exact,
  type GoodsLine,
  priceAgainstRate,
  type RateTerms,
  type Shipment,
  ZERO,
} from "@kilolane/domain";

/** Options priced per second on one core; an option is one shipment priced against one typical rate. */
export interface EngineBenchmark {
  /** without trace, as candidates of a request are priced; median of the rounds */
  readonly optionsPerSecond: number;
  /** with the whole trace written */
  readonly tracedOptionsPerSecond: number;
  readonly roundsOptionsPerSecond: readonly number[];
  readonly cpu: string;
}

const ROUNDS = 7;
const OPTIONS_PER_ROUND = 100_000;
const TRACED_PER_ROUND = 25_000;
/** Rates that one shipment is priced against before the next shipment comes. */
const RATES_PER_SHIPMENT = 30;

/** A typical rate: five bands, fuel and security per kg, a flat charge per AWB, fees. */
function buildRate(index: number): RateTerms {
  const price = (band: number): string => (4.1 + (index % 7) * 0.13 - band * 0.45).toFixed(2);
  return {
    currency: "USD",
    weightUnit: "kg",
    divisor: null,
    weightStep: null,
    minCharge: exact(75 + index),
    basicCharge: ZERO,
    bands: [0, 45, 100, 300, 500].map((lower, band) => ({
      lowerRange: exact(lower),
      upperRange: null,
      perUnitCharge: exact(price(band)),
      surchargePricing: "plus",
      applicableSurcharges: null,
    })),
    surcharges: [
      {
        label: "Fuel",
        unit: "per_kg",
        value: exact("0.95"),
        minimum: exact(25),
        maximum: null,
        basis: "chargeable",
      },
      {
        label: "Security",
        unit: "per_kg",
        value: exact("0.15"),
        minimum: exact(10),
        maximum: null,
        basis: "gross",
      },
      {
        label: "Handling",
        unit: "per_awb",
        value: exact(15),
        minimum: ZERO,
        maximum: null,
        basis: "chargeable",
      },
    ],
    ...NO_FEES,
    eawbFee: exact(5),
    hawbFee: exact("7.50"),
    unNumberFee: exact(75),
    additionalUnNumberFee: exact(25),
  };
}

function buildLine(index: number, line: number): GoodsLine {
  return {
    pieces: 1 + ((index + line) % 4),
    length: exact(40 + ((index * 7 + line * 13) % 80)),
    width: exact("60.5"),
    height: exact(20 + ((index * 11) % 100)),
    totalWeight: exact((8.4 + ((index * 37 + line * 17) % 160)).toFixed(1)),
  };
}

/** Shipments of one to three lines, so that some stay in the first band and some pass all of them. */
function buildShipment(index: number): Shipment {
  return {
    goods: Array.from({ length: 1 + (index % 3) }, (_, line) => buildLine(index, line)),
    dimensionUnit: "cm",
    weightUnit: "kg",
    houses: index % 2,
    unNumbers: index % 5 === 0 ? ["UN1263"] : [],
    typeOfGoods: "General",
    chargeableWeight: null,
    volumeM3: null,
  };
}

function rateOptions(
  options: number,
  trace: "full" | "none",
  rates: readonly RateTerms[],
  shipments: readonly Shipment[],
) {
  let cents = 0n;
  const start = process.hrtime.bigint();
  for (let option = 0; option < options; option += 1) {
    const rate = rates[option % rates.length];
    const shipment = shipments[Math.floor(option / RATES_PER_SHIPMENT) % shipments.length];
    if (rate && shipment) cents += priceAgainstRate(rate, shipment, { trace }).total.units;
  }
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  if (cents <= 0n) throw new Error("nothing was priced");
  return Math.round(options / seconds);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Measures the rating engine on one core. Rates that weigh a shipment alike share its weights; all else is priced again for every option. */
export async function benchEngine(): Promise<EngineBenchmark> {
  const rates = Array.from({ length: RATES_PER_SHIPMENT }, (_, index) => buildRate(index));
  const shipments = Array.from({ length: 97 }, (_, index) => buildShipment(index));
  rateOptions(TRACED_PER_ROUND, "none", rates, shipments);
  const rounds = Array.from({ length: ROUNDS }, () =>
    rateOptions(OPTIONS_PER_ROUND, "none", rates, shipments),
  );
  const traced = Array.from({ length: 3 }, () => rateOptions(TRACED_PER_ROUND, "full", rates, shipments));
  return {
    optionsPerSecond: median(rounds),
    tracedOptionsPerSecond: median(traced),
    roundsOptionsPerSecond: rounds,
    cpu: cpus()[0]?.model ?? "unknown",
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(await benchEngine(), null, 2)}\n`);
}
