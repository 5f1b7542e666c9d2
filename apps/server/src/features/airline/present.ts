import type {
  AirlineAirfares,
  AirlineCard,
  AirlineSurcharges,
  EndpointOutput,
  listContractForwarders,
  LocalAirline,
} from "@kilolane/contract";
import { CARGO_TYPES } from "@kilolane/domain";
import type { AirlineRow, ManualAirlineRow } from "./reads/airline.ts";
import type { ContractForwarderRow } from "./reads/forwarder.ts";
import type { LocalAirlineRow } from "./reads/local.ts";
import type { AirfaresRow, OverviewRow, SurchargesRow } from "./reads/overview.ts";

export function presentAirline(row: AirlineRow): AirlineCard {
  return {
    id: row.id,
    iata: row.iata,
    icao: row.icao,
    name: row.name,
    country: row.country_code,
    awbPrefix: row.awb_prefix,
    hasFreighters: row.has_freighters,
    isManual: row.is_manual,
  };
}

export function presentManualAirline(row: ManualAirlineRow) {
  const { version, cut_off: cutOff, rate_count: rateCount, is_active: isActive } = row;
  return { ...presentAirline(row), version, cutOff, rateCount, isActive };
}

export function presentLocalAirline(row: LocalAirlineRow): LocalAirline {
  return {
    ...presentManualAirline(row),
    isAwbPrefixSure: row.awb_prefix_sure,
    laneCount: row.lane_count,
    company: companyOf(row),
  };
}

type CompanyColumns = Pick<LocalAirlineRow, "company_id" | "company_name" | "company_is_active">;

const companyOf = (row: CompanyColumns): LocalAirline["company"] =>
  row.company_id === null
    ? null
    : { id: row.company_id, name: row.company_name ?? "", isActive: row.company_is_active === true };

const presentOverview = (row: OverviewRow) => ({
  id: row.id,
  iata: row.iata,
  name: row.name,
  isActive: row.is_active,
  company: companyOf(row),
});

export function presentAirfares(row: AirfaresRow): AirlineAirfares {
  const { live, drafts, expiring, expired } = row;
  return {
    ...presentOverview(row),
    live,
    liveLanes: row.live_lanes,
    drafts,
    expiring,
    expired,
    publishedAt: row.published_at?.toISOString() ?? null,
  };
}

export function presentSurcharges(row: SurchargesRow): AirlineSurcharges {
  return {
    ...presentOverview(row),
    lists: CARGO_TYPES.flatMap((typeOfGoods) => {
      const list = row.lists.find((stored) => stored.goods === typeOfGoods);
      if (list === undefined) return [];
      const { surcharges, updatedAt, updatedBy } = list;
      return [{ typeOfGoods, surcharges, updatedAt: new Date(updatedAt).toISOString(), updatedBy }];
    }),
  };
}

export function presentForwarder(
  row: ContractForwarderRow,
): EndpointOutput<typeof listContractForwarders>["content"][number] {
  return {
    companyId: row.id,
    companyName: row.name,
    country: row.country_code,
    city: row.city,
    addedAt: row.added_at.toISOString(),
    rateCount: row.rate_count,
  };
}
