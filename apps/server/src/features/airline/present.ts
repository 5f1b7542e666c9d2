import type {
  AirlineCard,
  EndpointOutput,
  getLocalAirline,
  listContractForwarders,
} from "@kilolane/contract";
import type { AirlineRow, LocalAirlineRow, ManualAirlineRow } from "./reads.ts";
import type { ContractForwarderRow } from "./reads/forwarder.ts";

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
  return { ...presentAirline(row), rateCount: row.rate_count, isActive: row.is_active };
}

export function presentLocalAirline(row: LocalAirlineRow): EndpointOutput<typeof getLocalAirline> {
  return {
    ...presentManualAirline(row),
    laneCount: row.lane_count,
    company:
      row.company_id === null
        ? null
        : { id: row.company_id, name: row.company_name ?? "", isActive: row.company_is_active === true },
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
