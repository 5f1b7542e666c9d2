import type { EndpointOutput, getHaulage as contractCall, Haulage } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { countKeepers, findHaulDays, findHaulLanes, getHaulResult, type HaulRow } from "./haul-reads.ts";
import { type AskedPeriod, comparedPeriodsIn } from "./period.ts";
import { percentOf } from "./present.ts";

/** Lanes that are answered at most. */
const MOST_LANES = 40;

function presentHaulage(row: HaulRow): Haulage {
  const [won, lost] = [Number(row.won), Number(row.lost)];
  return {
    requests: Number(row.requests),
    quoted: Number(row.quoted),
    won,
    lost,
    winPercent: percentOf(row.won, String(won + lost)),
    wonUsd: row.won_usd,
    perCwtUsd: row.per_cwt_usd,
  };
}

/**
 * What forwarders asked and quoted of the caller's trucking company; the last 30 days unless the caller says otherwise.
 * Sums over all forwarders that keep it among their carriers: never whose, never what they sell at.
 */
export function getHaulage(
  scope: CompanyScope,
  asked: AskedPeriod,
): Promise<EndpointOutput<typeof contractCall>> {
  const reach = actAsSystem(scope, "a trucking company reads the sums of what forwarders quote of it");
  return withTransaction(reach, async (tx) => {
    const { companyId } = scope;
    const { period, before, shown } = comparedPeriodsIn(tx, asked);
    const days = await findHaulDays(tx, companyId, period);
    const lanes = await findHaulLanes(tx, companyId, period, MOST_LANES);
    return {
      ...shown,
      forwarders: await countKeepers(tx, companyId),
      current: presentHaulage(await getHaulResult(tx, companyId, period)),
      before: presentHaulage(await getHaulResult(tx, companyId, before)),
      perDay: days.map((row) => ({ ...presentHaulage(row), day: row.day })),
      lanes: lanes.map((row) => ({
        ...presentHaulage(row),
        leg: row.leg,
        zipArea: row.zip_area,
        airport: row.airport,
      })),
    };
  });
}
