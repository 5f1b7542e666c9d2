import { DEMO_TRUCKING_CARRIERS, type DemoTruckingCarrier, type DemoTruckingTariff } from "@kilolane/demo";
import { addDays, type CalendarDate } from "@kilolane/domain";
import { newId } from "../../db/new-id.ts";
import type { SystemTransaction } from "../../db/transaction.ts";
import { searchTextOf } from "../place/reads/place.ts";
import type { StoredTruckingTerms } from "../trucking/parse-tariff.ts";
import { findDemoIds } from "./reads/demo-record.ts";
import { idOf } from "./seed-companies.ts";

/** The demo carriers in the list of every forwarder that works with them, with tariffs and zip zones. */
export async function seedTrucking(tx: SystemTransaction, today: CalendarDate): Promise<void> {
  const { companies } = await findDemoIds(tx);
  for (const carrier of DEMO_TRUCKING_CARRIERS) {
    for (const owner of carrier.ownerCompanyKeys)
      await insertCarrier(tx, carrier, idOf(companies, owner), today);
  }
}

async function insertCarrier(
  tx: SystemTransaction,
  carrier: DemoTruckingCarrier,
  companyId: string,
  today: CalendarDate,
): Promise<void> {
  const carrierId = newId();
  const row = {
    company_id: companyId,
    id: carrierId,
    name: carrier.name,
    email: carrier.email,
    phone: carrier.phone,
    search_text: searchTextOf(carrier.name, carrier.email),
  };
  await tx.db
    .insertInto("trucking_carrier")
    .values({ ...row, transit_days: carrier.transitDays })
    .execute();
  const tariffIds = new Map(carrier.tariffs.map((tariff) => [tariff.key, newId()]));
  const tariffs = carrier.tariffs.map((tariff) => ({
    id: idOf(tariffIds, tariff.key),
    company_id: companyId,
    carrier_id: carrierId,
    name: tariff.name,
    currency: tariff.currency,
    terms: JSON.stringify(termsOf(tariff)),
    valid_from: addDays(today, tariff.validity[0]),
    valid_to: addDays(today, tariff.validity[1]),
  }));
  await tx.db.insertInto("trucking_tariff").values(tariffs).execute();
  const zones = carrier.zones.map((zone) => ({
    id: newId(),
    company_id: companyId,
    carrier_id: carrierId,
    tariff_id: idOf(tariffIds, zone.tariffKey),
    airport: zone.airport,
    direction: zone.direction,
    zip_from: zone.zipFrom,
    zip_to: zone.zipTo,
  }));
  await tx.db.insertInto("trucking_zone").values(zones).execute();
}

function termsOf(tariff: DemoTruckingTariff): StoredTruckingTerms {
  return {
    mode: tariff.mode,
    bands: tariff.bands.map(([lowerLb, ratePerCwt]) => ({ lowerLb, ratePerCwt })),
    ratePerMile: tariff.ratePerMile,
    minimum: tariff.minimum,
    dimensionalRule: tariff.dimensionalRule,
    fuel: tariff.fuel,
    accessorials: tariff.accessorials.map(([code, amount]) => ({ code, amount })),
  };
}
