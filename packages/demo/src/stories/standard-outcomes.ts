import { option } from "./story-option.ts";
import type { StoryId, StoryOutcome } from "./story-types.ts";

type Plain = Omit<StoryOutcome, "options">;
type StandardId = Extract<
  StoryId,
  | "break-bump"
  | "minimum-wins"
  | "volume-beats-weight"
  | "cargo-aircraft-only"
  | "unknown-shipper"
  | "spot-beats-contract"
>;

/** The stories about weights, breaks and which rate wins; worked out by hand like the rest. */
export function standardOutcomes(plain: Plain): Readonly<Record<StandardId, StoryOutcome>> {
  return { ...weightOutcomes(plain), ...selectionOutcomes(plain) };
}

function weightOutcomes(plain: Plain) {
  return {
    // 2 × 50×40×40 cm = 160,000 / 6000 = 26.67 → 27.0 kg, gross 30.0. 30 × 16.00 = 480.00, but 45 × 9.00 = 405.00.
    // Fuel 30 × 0.95 = 28.50, security 6.00 → minimum 10.00. 405.00 / 0.8 = 506.25.
    "break-bump": {
      ...plain,
      options: [
        option(
          "SK general passenger",
          "30.0 45.0 Q",
          "45.0 75.00",
          "freight 405.00 506.25, MY 28.50, SC 10.00, eawb 5.00",
        ),
        // LH 30 × 17.50 = 525.00, 45 × 11.20 = 504.00; fuel 30 × 0.90 = 27.00; 504.00 / 0.8 = 630.00
        option(
          "LH general passenger",
          "30.0 45.0 Q",
          "45.0 21.00",
          "freight 504.00 630.00, MY 27.00, SC 10.00, eawb 8.00",
        ),
      ],
    },
    // 30×20×20 cm = 12,000 / 6000 = 2.0 kg, gross 6.0. 6 × 5.10 = 30.60 → minimum 95.00, class M. Fuel 6.60 → 20.00,
    // security 1.08 → 8.00. 95.00 / 0.8 = 118.75 earns 23.75, less than the least profit: 95.00 + 25.00 = 120.00.
    "minimum-wins": {
      ...plain,
      options: [
        option("FI general passenger", "6.0 - M", null, "freight 95.00 120.00, MY 20.00, SC 8.00, eawb 5.00"),
        // DL 6 × 6.20 = 37.20 → 85.00; fuel 6.00 → 25.00, security 1.20 → 10.00; 85.00 + 25.00 = 110.00
        option(
          "DL general passenger",
          "6.0 - M",
          null,
          "freight 85.00 110.00, MY 25.00, SC 10.00, eawb 5.00",
        ),
      ],
    },
    // 4 × 120×80×100 cm = 3,840,000 / 6000 = 640.0 kg over 410.0 gross. 640 × 2.10 = 1,344.00 (1000 × 1.80 =
    // 1,800.00). Fuel 640 × 0.85 = 544.00, security 640 × 0.15 = 96.00. 2.10 / 0.8 = 2.625 → 2.63,
    // × 640 = 1,683.20.
    "volume-beats-weight": {
      ...plain,
      options: [
        option(
          "CV general freighter",
          "640.0 640.0 Q",
          null,
          "freight 1344.00 1683.20, MY 544.00, SC 96.00, eawb 5.00",
        ),
        // DL 640 × 2.25 = 1,440.00; its fuel follows gross weight: 410 × 0.90 = 369.00; security 640 × 0.16 = 102.40
        option(
          "DL general passenger",
          "640.0 640.0 Q",
          null,
          "freight 1440.00 1798.40, MY 369.00, SC 102.40, eawb 5.00",
        ),
      ],
    },
  } satisfies Partial<Record<StandardId, StoryOutcome>>;
}

function selectionOutcomes(plain: Plain) {
  return {
    // UN3480 flies on cargo aircraft only, so LH's passenger rate falls out. 3 × 80×60×60 cm = 864,000 / 6000 = 144.0 kg,
    // gross 180.0. 180 × 4.40 = 792.00 (300 × 4.05 = 1,215.00). Fuel 180 × 0.95 = 171.00, security 180 × 0.22 = 39.60.
    // 792.00 / 0.8 = 990.00.
    "cargo-aircraft-only": {
      ...plain,
      options: [
        option(
          "3S general freighter",
          "180.0 180.0 Q",
          null,
          "freight 792.00 990.00, MY 171.00, SC 39.60, RA 110.00, eawb 5.00, un-number 75.00",
        ),
      ],
      excluded: [{ airlineIata: "LH", rateType: "general", reason: "cargo-aircraft-only" }],
      cargoAircraftOnly: ["lithium", "declared"],
    },
    // An unknown shipper from the USA flies on cargo aircraft only, so AD's passenger rate falls out. 10 × 60×40×40 cm =
    // 960,000 / 6000 = 160.0 kg, gross 250.0. 250 × 3.30 = 825.00 (300 × 2.85 = 855.00). Fuel 250 × 0.70 = 175.00,
    // security 250 × 0.16 = 40.00, screening 30.00 → 40.00. 3.30 / 0.8 = 4.125 → 4.13,
    // × 250 = 1,032.50.
    "unknown-shipper": {
      ...plain,
      options: [
        option(
          "M3 general freighter",
          "250.0 250.0 Q",
          null,
          "freight 825.00 1032.50, MY 175.00, SC 40.00, XD 40.00, mawb 15.00",
        ),
      ],
      excluded: [{ airlineIata: "AD", rateType: "general", reason: "shipper" }],
      cargoAircraftOnly: ["unknown-shipper"],
    },
    // 12 × 50×50×50 cm = 1,500,000 / 6000 = 250.0 kg over 200.0 gross. Fuel 250 × 0.80 = 200.00, security 250 × 0.15 =
    // 37.50. Spot 250 × 3.35 = 837.50 (300 × 3.20 = 960.00) → 4.1875 → 4.19 a kg, 1,047.50; contract 250 × 3.60 = 900.00;
    // general 250 × 4.20 = 1,050.00. CI's promotion ranks below the spot rate and is cheaper: 250 × 3.20 = 800.00,
    // fuel 250 × 0.70 = 175.00, security 250 × 0.16 = 40.00.
    "spot-beats-contract": {
      ...plain,
      options: [
        option("BR spot passenger", "250.0 250.0 Q", null, "freight 837.50 1047.50, MY 200.00, SC 37.50"),
        option("BR contract passenger", "250.0 250.0 Q", null, "freight 900.00 1125.00, MY 200.00, SC 37.50"),
        option(
          "CI promo passenger",
          "250.0 250.0 Q",
          null,
          "freight 800.00 1000.00, MY 175.00, SC 40.00, eawb 5.00",
        ),
        option("BR general passenger", "250.0 250.0 Q", null, "freight 1050.00 1312.50, MY 200.00, SC 37.50"),
      ],
    },
  } satisfies Partial<Record<StandardId, StoryOutcome>>;
}
