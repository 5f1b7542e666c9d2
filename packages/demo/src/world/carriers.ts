import type { AircraftKind, CargoType } from "@kilolane/domain";
import type { Region } from "./hubs.ts";

/** An airline of the demo world: where it is at home, where it flies, with what, how dear it is. */
export interface Carrier {
  readonly iata: string;
  readonly homes: readonly string[];
  readonly aircraft: readonly AircraftKind[];
  readonly regions: readonly Region[];
  /** price level against the average */
  readonly priceLevel: number;
  /** sells a guaranteed service (rate type priority) */
  readonly sellsPriority: boolean;
  readonly goodsTypes: readonly CargoType[];
}

// code | homes | P belly, F freighters | regions | price level in % | goods: D dangerous, T temperature, P perishable,
// O oversized, ! guaranteed service
const NETWORKS = `
AA|JFK MIA DFW ORD LAX PHL|P|US EU LATAM EA|97|DTP!
DL|ATL JFK SEA BOS|P|US EU LATAM EA|99|DP!
UA|EWR ORD IAH SFO IAD|P|US EU LATAM EA SEA OC|98|DTP!
AS|SEA ANC LAX SFO|P|US|94|P
AC|YYZ YVR|PF|US CA EU EA LATAM|96|DTP
LH|FRA MUC|PF|US CA EU ME AF SA EA LATAM|106|DTPO!
3S|LEJ|F|US EU EA SA|101|DO
AF|CDG|PF|US CA EU AF LATAM EA|103|DTPO!
KL|AMS|P|US CA EU AF LATAM EA|102|DTP!
BA|LHR|P|US CA EU AF SA EA ME|104|DTP!
IB|MAD|P|US EU LATAM|96|TP
SN|BRU|P|US EU AF|95|TP
OS|VIE|P|US EU EA ME|97|P
AY|HEL|P|US EU EA SEA|95|P
TK|IST|PF|US CA EU ME AF SA EA SEA LATAM|93|DTPO!
CV|LUX|F|US EU ME AF SA EA SEA LATAM|104|DTPO!
EK|DXB DWC|PF|US EU ME AF SA EA SEA OC|98|DTPO!
QR|DOH|PF|US EU ME AF SA EA SEA OC LATAM|99|DTPO!
EY|AUH|PF|US EU ME SA EA SEA OC|97|DTP
SV|JED RUH|PF|US EU ME AF SA EA|94|DPO
ET|ADD|PF|US EU ME AF SA EA LATAM|92|DPO
KQ|NBO|P|US EU ME AF SA|91|P
MS|CAI|PF|US EU ME AF|90|P
AI|DEL BOM|P|US EU ME SA EA SEA OC|92|DP
SQ|SIN|PF|US EU ME SA EA SEA OC|105|DTPO!
CX|HKG|PF|US CA EU ME SA EA SEA OC|104|DTPO!
CI|TPE|PF|US CA EU EA SEA|99|DTPO
BR|TPE|PF|US CA EU EA SEA|98|DTO
KE|ICN|PF|US CA EU EA SEA SA|103|DTPO!
NH|NRT KIX|PF|US CA EU EA SEA|105|DTP!
JL|NRT KIX|PF|US CA EU EA SEA OC|104|DTP
CA|PEK|PF|US CA EU EA SEA|94|DO
CK|PVG|F|US EU EA SEA|93|DO
CZ|CAN SZX|PF|US EU EA SEA OC ME|92|DO
TG|BKK|P|EU SA EA SEA OC|96|TP
MH|KUL|P|EU SA EA SEA OC|94|P
VN|SGN HAN|P|US EU EA SEA OC|93|P
QF|SYD MEL|PF|US EA SEA OC|103|DTP
NZ|AKL|P|US EA SEA OC|102|TP
LA|SCL LIM|PF|US EU LATAM|98|DTPO!
M3|VCP GRU|F|US LATAM EU|96|DTPO
QT|BOG UIO|F|US LATAM EU|95|DPO
AM|MEX NLU|P|US EU LATAM|93|P
5Y|CVG ANC MIA|F|US EU EA LATAM|101|DO
K4|ORD CVG ANC|F|US EU EA ME|97|DO
M6|MIA|F|US LATAM|94|DPO
FX|MEM|F|US EU EA LATAM CA|128|D!
5X|SDF|F|US EU EA LATAM CA|125|D!
`;

const GOODS_BY_LETTER: readonly (readonly [string, CargoType])[] = [
  ["D", "Dangerous Goods"],
  ["T", "Temperature Controlled"],
  ["P", "Perishable"],
  ["O", "Oversized"],
];

const REGION_WORDS = new Set<string>(["US", "CA", "LATAM", "EU", "ME", "AF", "SA", "EA", "SEA", "OC"]);

function isRegion(word: string): word is Region {
  return REGION_WORDS.has(word);
}

/** Real airlines with plausible hub networks; what they charge here is invented. */
export const CARRIERS: readonly Carrier[] = NETWORKS.trim()
  .split("\n")
  .map((line) => {
    const [iata = "", homes = "", decks = "", regions = "", level = "", goods = ""] = line.split("|");
    return {
      iata,
      homes: homes.split(" "),
      aircraft: [
        ...(decks.includes("P") ? (["passenger"] as const) : []),
        ...(decks.includes("F") ? (["freighter"] as const) : []),
      ],
      regions: regions.split(" ").filter(isRegion),
      priceLevel: Number(level) / 100,
      sellsPriority: goods.includes("!"),
      goodsTypes: [
        "General",
        ...GOODS_BY_LETTER.flatMap(([letter, type]) => (goods.includes(letter) ? [type] : [])),
      ],
    };
  });
