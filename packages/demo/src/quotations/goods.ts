import type { CargoType, DgClass, Incoterm, PackageType, PackingGroup } from "@kilolane/domain";
import { pickNumber, pickOne } from "../world/random.ts";
import type { Random } from "../world/random.ts";
import type { DemoDangerousGoods, DemoGoodsLine } from "./demo-request.ts";

/** Package, and its usual length, width and height in cm and weight in kg. */
type Package = readonly [type: PackageType, length: number, width: number, height: number, weightKg: number];

const PACKAGES: Readonly<Record<CargoType, readonly Package[]>> = {
  General: [
    ["Carton", 60, 40, 40, 18],
    ["Carton", 50, 40, 30, 11],
    ["Crate", 120, 80, 90, 160],
    ["Pallet", 120, 80, 110, 240],
    ["Skid", 120, 100, 120, 380],
  ],
  "Dangerous Goods": [
    ["Drum", 58, 58, 88, 190],
    ["Carton", 40, 30, 30, 14],
    ["Pail", 32, 32, 38, 22],
  ],
  Express: [
    ["Carton", 40, 30, 25, 7],
    ["Box", 30, 25, 20, 4],
  ],
  "Temperature Controlled": [
    ["Box", 60, 50, 45, 15],
    ["Pallet", 120, 80, 120, 210],
  ],
  Perishable: [
    ["Box", 105, 25, 20, 14],
    ["Carton", 60, 40, 25, 12],
  ],
  Oversized: [
    ["Crate", 320, 150, 190, 1450],
    ["Skid", 280, 120, 175, 980],
  ],
};

const DANGEROUS_GOODS: readonly (readonly [string, DgClass, PackingGroup])[] = [
  ["UN1263", "3", "II"],
  ["UN1266", "3", "III"],
  ["UN3481", "9", "None"],
  ["UN1950", "2.1", "None"],
  ["UN3077", "9", "III"],
  ["UN2800", "8", "None"],
  ["UN1170", "3", "II"],
];

/** One to three goods lines of the kind, in cm and kg or, rounded to whole figures, in inches and pounds. */
export function buildGoods(random: Random, type: CargoType, isImperial: boolean): readonly DemoGoodsLine[] {
  const lines = pickNumber(random, 1, type === "Oversized" ? 1 : 3);
  return Array.from({ length: lines }, () => {
    const [packageType, length, width, height, weightKg] = pickOne(random, PACKAGES[type]);
    const pieces = pickNumber(random, 1, weightKg > 300 ? 3 : weightKg > 100 ? 6 : 24);
    const varied = weightKg * (0.8 + random() * 0.4);
    const dimension = (centimetres: number) => (isImperial ? Math.round(centimetres / 2.54) : centimetres);
    return {
      pieces,
      packageType,
      length: dimension(length),
      width: dimension(width),
      height: dimension(height),
      totalWeight: Math.max(1, Math.round(pieces * varied * (isImperial ? 2.2 : 1))),
      stackable: random() < 0.7,
      tiltable: random() < 0.3,
    };
  });
}

/** One or two of the usual dangerous goods, none of them limited to cargo aircraft. */
export function buildDangerousGoods(random: Random): readonly DemoDangerousGoods[] {
  const first = pickOne(random, DANGEROUS_GOODS);
  const second = random() < 0.25 ? pickOne(random, DANGEROUS_GOODS) : first;
  return [...new Set([first, second])].map(([unNumber, hazardClass, packingGroup]) => ({
    unNumber,
    hazardClass,
    packingGroup,
    cargoAircraftOnly: false,
  }));
}

/** What forwarders quote most. */
export function pickIncoterm(random: Random): Incoterm {
  return pickOne(random, ["FCA", "EXW", "CPT", "DAP", "CIP", "FOB"]);
}
