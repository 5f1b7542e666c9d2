import type { ForwarderKey } from "./companies.ts";

/** A margin rule of a demo forwarder; days are counted from the day that the world is made for. */
export interface DemoMarginRule {
  readonly companyKey: ForwarderKey;
  readonly name: string;
  /** key of the person of the desk who prices; null: for everyone */
  readonly agentKey: string | null;
  readonly toRegion: "europe" | "asia" | "oceania" | "africa" | null;
  readonly fromKg: string;
  readonly fromDay: number;
  /** null: until it is changed */
  readonly toDay: number | null;
  readonly freight: readonly ["margin" | "markup", string];
  readonly leastProfit: string;
  readonly floorPercent: string;
  readonly surcharges: readonly ["margin" | "markup", string] | null;
  readonly trucking: readonly ["margin" | "markup", string] | null;
}

const USUAL = {
  companyKey: "harbor-sky",
  agentKey: null,
  toRegion: null,
  fromKg: "",
  fromDay: -200,
  toDay: null,
  leastProfit: "",
  floorPercent: "",
  surcharges: null,
  trucking: null,
} as const satisfies Partial<DemoMarginRule>;

/**
 * Rules of the demo forwarders, one for each thing a rule can do. None of them fits a story or a hand-picked lane of
 * the demo world, whose prices are told to the cent.
 */
export const DEMO_MARGIN_RULES: readonly DemoMarginRule[] = [
  {
    ...USUAL,
    name: "Charter size to Europe",
    toRegion: "europe",
    fromKg: "8000",
    freight: ["margin", "8"],
    leastProfit: "900",
    floorPercent: "4",
  },
  {
    ...USUAL,
    name: "Oceania from 100 kg",
    toRegion: "oceania",
    // the story of the airline that is asked goes to Rarotonga with 48 kg
    fromKg: "100",
    freight: ["markup", "24"],
    leastProfit: "120",
    floorPercent: "10",
    surcharges: ["margin", "5"],
  },
  {
    ...USUAL,
    name: "Wei learns the desk",
    agentKey: "ff-agent-3",
    freight: ["margin", "18"],
    floorPercent: "12",
  },
  {
    ...USUAL,
    name: "Peak season to Asia",
    toRegion: "asia",
    fromDay: 40,
    toDay: 100,
    freight: ["markup", "28"],
    trucking: ["markup", "12"],
  },
  {
    ...USUAL,
    name: "Spring campaign Africa",
    toRegion: "africa",
    fromDay: -190,
    toDay: -100,
    freight: ["margin", "9.5"],
    floorPercent: "5",
  },
  {
    ...USUAL,
    companyKey: "nordlicht",
    name: "Chiara, erstes Jahr",
    agentKey: "nl-agent-2",
    freight: ["margin", "17"],
    floorPercent: "11",
  },
];
