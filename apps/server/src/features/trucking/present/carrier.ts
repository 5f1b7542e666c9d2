import type { TruckingCarrierRecord, TruckingCarrierRow } from "@kilolane/contract";
import { parseStoredMargin, presentMargin } from "../carrier-margin.ts";
import { parseTariffTerms } from "../parse-tariff.ts";
import type { CarrierListRow, StoredCarrierRecord } from "../reads/carrier.ts";
import { areasOf, presentTerms } from "../terms-form.ts";

/** A carrier with its tariffs, as the form shows it. */
export function presentCarrierRecord({
  carrier,
  tariffs,
  zones,
}: StoredCarrierRecord): TruckingCarrierRecord {
  return {
    id: carrier.id,
    name: carrier.name,
    contactName: carrier.contact_name,
    email: carrier.email,
    phone: carrier.phone,
    note: carrier.note,
    transitDays: carrier.transit_days,
    isActive: carrier.is_active,
    margin: presentMargin(parseStoredMargin(carrier.margin)),
    tariffs: tariffs.map((tariff) => ({
      name: tariff.name,
      ...presentTerms(parseTariffTerms(tariff.currency, tariff.terms)),
      validFrom: tariff.valid_from,
      validTo: tariff.valid_to,
      areas: areasOf(zones.filter((zone) => zone.tariff_id === tariff.id)),
    })),
    updatedAt: carrier.updated_at.toISOString(),
    version: carrier.version,
  };
}

/** A carrier in the list. */
export function presentCarrierRow(row: CarrierListRow): TruckingCarrierRow {
  return {
    id: row.id,
    name: row.name,
    contactName: row.contact_name,
    email: row.email,
    phone: row.phone,
    transitDays: row.transit_days,
    isActive: row.is_active,
    airports: row.airports,
    modes: (["cwt", "mile"] as const).filter((mode) => row.modes.includes(mode)),
    tariffs: row.tariffs,
    validTo: row.valid_to,
    isExpired: row.is_expired,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
