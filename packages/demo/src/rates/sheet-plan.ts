import type { AircraftKind, CargoType, RateType } from "@kilolane/domain";
import type { Carrier } from "../world/carriers.ts";
import { FORWARDER_KEYS } from "../world/companies.ts";
import type { Hub } from "../world/hubs.ts";

/** Which sheets a carrier publishes, on what share of its lanes, valid from when to when (days from today). */
export interface SheetPlan {
  readonly name: string;
  readonly rateType: RateType;
  readonly goodsType: CargoType;
  readonly aircraft: AircraftKind;
  readonly ownerCompanyKey: string | null;
  readonly share: number;
  readonly validity: readonly [from: number, to: number];
  readonly isActive: boolean;
  readonly origins?: (hub: Hub) => boolean;
}

/** General tariffs reach back over a year, so that the quotations of the last twelve months can be priced from them. */
const STANDING: readonly [number, number] = [-400, 25];
const MAIN_DECK_ONLY = new Set<CargoType>(["Oversized"]);
const CONTRACT_AIRLINES = new Set("AA DL UA LH KL AF CV EK QR TK KE CX LA SQ BA 5Y".split(" "));
const SPOT_AIRLINES = new Set("LH CV TK KE CX 5Y QR EK".split(" "));
const PROMO_AIRLINES = new Set("UA AC TK QR EY ET CI CA AF IB AI LA".split(" "));
const FORMER_AIRLINES = new Set("LH BA KL CX SQ AA".split(" "));
const COMING_AIRLINES = new Set("EK AF DL NH 5Y".split(" "));
const WITHDRAWN_AIRLINES = new Set("UA MS CZ".split(" "));

const isInUsa = (hub: Hub): boolean => hub.country === "US";
const isInEurope = (hub: Hub): boolean => hub.region === "EU";

/** Every sheet that a carrier of the demo world publishes. */
export function planSheets(carrier: Carrier): readonly SheetPlan[] {
  return [
    ...planTariffs(carrier),
    ...planPriority(carrier),
    ...planForwarderRates(carrier),
    ...planOffSeason(carrier),
  ];
}

function createPlan(plan: Pick<SheetPlan, "name" | "rateType" | "aircraft"> & Partial<SheetPlan>): SheetPlan {
  return {
    goodsType: "General",
    ownerCompanyKey: null,
    share: 1,
    validity: STANDING,
    isActive: true,
    ...plan,
  };
}

/** The published tariff: one sheet per kind of goods and aircraft that carries it. */
function planTariffs(carrier: Carrier): SheetPlan[] {
  return carrier.goodsTypes.flatMap((goodsType) =>
    carrier.aircraft
      .filter((aircraft) => !MAIN_DECK_ONLY.has(goodsType) || aircraft === "freighter")
      .map((aircraft) =>
        createPlan({
          name: `general-${goodsType}-${aircraft}`,
          rateType: "general",
          goodsType,
          aircraft,
          share: goodsType === "General" && aircraft === carrier.aircraft[0] ? 1 : 0.7,
        }),
      ),
  );
}

/** The guaranteed service: for express goods everywhere, for general goods as the dearer alternative. */
function planPriority(carrier: Carrier): SheetPlan[] {
  const aircraft = carrier.aircraft[0];
  if (!carrier.sellsPriority || aircraft === undefined) return [];
  return [
    createPlan({
      name: "priority-express",
      rateType: "priority",
      goodsType: "Express",
      aircraft,
      share: 0.9,
    }),
    createPlan({ name: "priority-general", rateType: "priority", aircraft, share: 0.5 }),
  ];
}

/** Contract rates of both demo forwarders from their own continent, a few spot rates, and promotions for everyone. */
function planForwarderRates(carrier: Carrier): SheetPlan[] {
  const aircraft = carrier.aircraft[0];
  if (aircraft === undefined) return [];
  const plans: SheetPlan[] = [];
  const [american, european] = FORWARDER_KEYS;
  const sides = [
    { ownerCompanyKey: american, origins: isInUsa },
    { ownerCompanyKey: european, origins: isInEurope },
  ];
  for (const { ownerCompanyKey, origins } of sides) {
    if (CONTRACT_AIRLINES.has(carrier.iata)) {
      const name = `contract-${ownerCompanyKey}`;
      plans.push(
        createPlan({
          name,
          rateType: "contract",
          aircraft,
          ownerCompanyKey,
          origins,
          share: 0.7,
          validity: [-200, 60],
        }),
      );
    }
    if (SPOT_AIRLINES.has(carrier.iata)) {
      const name = `spot-${ownerCompanyKey}`;
      plans.push(
        createPlan({
          name,
          rateType: "spot",
          aircraft,
          ownerCompanyKey,
          origins,
          share: 0.15,
          validity: [-3, 4],
        }),
      );
    }
  }
  if (PROMO_AIRLINES.has(carrier.iata)) {
    plans.push(createPlan({ name: "promo", rateType: "promo", aircraft, share: 0.25, validity: [-10, 8] }));
  }
  return plans;
}

/** Rates that fall out for a reason that the screen states: expired, not yet valid, withdrawn. */
function planOffSeason(carrier: Carrier): SheetPlan[] {
  const aircraft = carrier.aircraft[0];
  if (aircraft === undefined) return [];
  const plans: SheetPlan[] = [];
  if (FORMER_AIRLINES.has(carrier.iata)) {
    plans.push(
      createPlan({ name: "former", rateType: "promo", aircraft, share: 0.3, validity: [-120, -25] }),
    );
  }
  if (COMING_AIRLINES.has(carrier.iata)) {
    plans.push(
      createPlan({ name: "coming", rateType: "general", aircraft, share: 0.3, validity: [12, 120] }),
    );
  }
  if (WITHDRAWN_AIRLINES.has(carrier.iata)) {
    plans.push(createPlan({ name: "withdrawn", rateType: "general", aircraft, share: 0.2, isActive: false }));
  }
  return plans;
}
