import { standardOutcomes } from "./standard-outcomes.ts";
import { option } from "./story-option.ts";
import type { StoryId, StoryOutcome } from "./story-types.ts";

/*
 * What must come out of each story, worked out by hand from the pricing rules. Harbor & Sky sells freight at a margin
 * of 20 %, least profit 25.00, and passes surcharges, fees and trucking through: sell = freight / 0.8 + the rest, where
 * the sell rate per kg is rounded to the cent (to the yen) before it is multiplied.
 */
const PLAIN = {
  currency: "USD",
  excluded: [],
  mainDeckOnly: false,
  cargoAircraftOnly: [],
  trucking: null,
  afterMarginEdit: null,
} as const;

/** Expected outcome of every story. */
export const STORY_OUTCOMES: Readonly<Record<StoryId, StoryOutcome>> = {
  ...standardOutcomes(PLAIN),

  // 5 × 80×60×50 cm = 1,200,000 / 6000 = 200.0 kg, gross 210.0 → 210.0. IB until two days ago 210 × 3.10 = 651.00,
  // now 210 × 3.35 = 703.50 (300 × 3.05 = 915.00 is dearer). Fuel 210 × 0.90 = 189.00, security 210 × 0.17 = 35.70.
  // Sell 3.35 / 0.8 = 4.1875 → 4.19, × 210 = 879.90.
  "expired-rate": {
    ...PLAIN,
    options: [
      option(
        "IB general passenger",
        "210.0 210.0 Q",
        null,
        "freight 703.50 879.90, MY 189.00, SC 35.70, eawb 5.00",
      ),
      // AA 210 × 3.70 = 777.00; fuel 210 × 0.85 = 178.50, security 210 × 0.15 = 31.50; 3.70 / 0.8 → 4.63, × 210 = 972.30
      option(
        "AA general passenger",
        "210.0 210.0 Q",
        null,
        "freight 777.00 972.30, MY 178.50, SC 31.50, eawb 10.00",
      ),
    ],
    excluded: [{ airlineIata: "IB", rateType: "general", reason: "expired" }],
  },

  // 6 × 100×80×90 cm = 4,320,000 / 6000 = 720.0 kg over 600.0 gross. 720 × 2.05 = 1,476.00 (1000 × 1.75 = 1,750.00).
  // Fuel 720 × 0.82 = 590.40, security 720 × 0.14 = 100.80. At 20 %: 2.56 × 720 = 1,843.20. At 2 %: 2.05 / 0.98 → 2.09, × 720 = 1,504.80,
  // profit 30.12 on a sale of 2,202.32 = 1.37 %, below the floor of 5 %.
  "margin-below-floor": {
    ...PLAIN,
    options: [
      option(
        "5Y general freighter",
        "720.0 720.0 Q",
        null,
        "freight 1476.00 1843.20, MY 590.40, SC 100.80, eawb 5.00",
      ),
      // UA 720 × 2.20 = 1,584.00; fuel 720 × 0.78 = 561.60; 1,584.00 / 0.8 = 1,980.00
      option(
        "UA general passenger",
        "720.0 720.0 Q",
        null,
        "freight 1584.00 1980.00, MY 561.60, SC 100.80, eawb 8.00",
      ),
    ],
    afterMarginEdit: { marginPercent: "2", freightSell: "1504.80", sellTotal: "2201.00", belowFloor: true },
  },

  // 8 × 60×50×40 cm = 960,000 / 6000 = 160.0 kg over 150.0 gross. In dollars: 160 × 3.40 = 544.00, fuel 140.80,
  // security 25.60, fee 5.00; sell 544.00 / 0.8 = 680.00. Each line × 157.47729333 (29 September 2026) to whole yen:
  // 85,667.6 → 85,668; 22,172.8 → 22,173; 4,031.4 → 4,031; 787.4 → 787. Sold by the whole yen a kg: 669, 139, 25 and
  // 787 a waybill.
  "client-in-yen": {
    ...PLAIN,
    currency: "JPY",
    options: [
      option(
        "NH general passenger",
        "160.0 160.0 Q",
        null,
        "freight 85668 107040, MY 22173 22240, SC 4031 4000, eawb 787",
      ),
      // UA 160 × 3.55 = 568.00 → 89,447; fuel 137.60 → 21,669; 25.60 → 4,031; 7.00 → 1,102; sold at 699 and 135 a kg
      option(
        "UA general passenger",
        "160.0 160.0 Q",
        null,
        "freight 89447 111840, MY 21669 21600, SC 4031 4000, eawb 1102",
      ),
    ],
  },

  // Road: 10 × 48×40×40 in = 768,000 in³ = 444.4 ft³ × 10 lb = 4,445 lb, actual 4,700 lb. 47 × 21.42 = 1,006.74, but
  // 50 × 18.85 = 942.50: saved 64.24. Fuel 22 % = 207.35. Air: 4,700 lb = 2,131.884 → 2,132.0 kg; 768,000 / 366 =
  // 2,098.5 kg. 2,132 × 1.95 = 4,157.40; fuel 2,132 × 0.80 = 1,705.60, security 2,132 × 0.14 = 298.48;
  // 1.95 / 0.8 = 2.4375 → 2.44, × 2,132 = 5,202.08.
  "deficit-weight": {
    ...PLAIN,
    options: [
      option(
        "OS general passenger",
        "2132.0 2132.0 Q",
        null,
        "pickup-haul 942.50, pickup-fuel 207.35, freight 4157.40 5202.08, MY 1705.60, SC 298.48, eawb 5.00",
      ),
    ],
    trucking: {
      carrierKey: "lakefront",
      leg: "pickup",
      chargeableLb: "4700",
      ratedLb: "5000",
      lineHaul: "942.50",
      fuel: "207.35",
      total: "1149.85",
      saved: "64.24",
    },
  },

  // 120×100×161 cm = 1,932,000 / 6000 = 322.0 kg over 300.0 gross; 161 cm is over the 160 of a lower deck, so AM's
  // passenger rate falls out. 322 × 1.90 = 611.80 (500 × 1.70 = 850.00). Fuel 322 × 0.55 = 177.10, security
  // 322 × 0.12 = 38.64. 1.90 / 0.8 = 2.375 → 2.38, × 322 = 766.36.
  "over-160-cm": {
    ...PLAIN,
    options: [
      option(
        "6R general freighter",
        "322.0 322.0 Q",
        null,
        "freight 611.80 766.36, MY 177.10, SC 38.64, mawb 12.00",
      ),
    ],
    excluded: [{ airlineIata: "AM", rateType: "general", reason: "height" }],
    mainDeckOnly: true,
  },

  // Nobody has a rate to Rarotonga: no option, no error, but an airline to ask.
  "nobody-flies-there": { ...PLAIN, options: [] },
};
