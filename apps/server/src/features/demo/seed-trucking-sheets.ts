import type { TruckingTariffForm } from "@kilolane/contract";
import { type CalendarDate, divideHalfUp, Exact, exact, formatExact } from "@kilolane/domain";
import { newId } from "../../db/new-id.ts";
import type { SystemScope } from "../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../db/transaction.ts";
import { getPresentedCarrier } from "../trucking/carrier.ts";
import { proposeTariffMapping, TARIFF_COLUMNS } from "../trucking/parsing/parse-tariff-headers.ts";
import { findCarrierRows } from "../trucking/reads/carrier.ts";
import { countSheets } from "../trucking/reads/sheet.ts";
import { tariffRows } from "../trucking/sheet/tariff-file.ts";
import { insertSheet, updatePublished } from "../trucking/writes/sheet.ts";
import { findDemoIds } from "./reads/demo-record.ts";
import { actorOf, type ScopeOf } from "./seed-quotations.ts";

/** Who of each demo forwarder uploads the carriers' tariffs. */
const KEEPERS = ["ff-admin", "nl-admin"] as const;

const FIRST_CARRIER = {
  state: "active",
  airport: "",
  search: "",
  sort: "name",
  direction: "asc",
} as const;

/**
 * A carrier's tariff as it was published, over one that was four per cent cheaper, and the next one as a draft. The
 * carrier's own tariff stays as it is, because stories are priced from it. A company that has some is left alone.
 */
export async function seedTruckingSheets(
  scope: SystemScope,
  scopeOf: ScopeOf,
  day: CalendarDate,
): Promise<void> {
  const ids = await withTransaction(scope, findDemoIds);
  for (const keeper of KEEPERS)
    await withTransaction(scopeOf(actorOf(ids, keeper)), async (tx) => seedSheetsIn(tx, day.slice(0, 4)));
}

async function seedSheetsIn(tx: CompanyTransaction, year: string): Promise<void> {
  const [carrier] = await findCarrierRows(tx, FIRST_CARRIER, { limit: 1, offset: 0 });
  if (carrier === undefined || (await countSheets(tx)) > 0) return;
  const { tariffs, version } = await getPresentedCarrier(tx, carrier.id);
  const keep = async (name: string, kept: readonly TruckingTariffForm[]) => {
    const id = newId();
    const cells = [TARIFF_COLUMNS.map(({ header }) => header), ...tariffRows(kept)];
    const sheets = [{ sheet: "Tariff", rows: cells.map((row, place) => ({ row: place + 1, cells: row })) }];
    const mapping = proposeTariffMapping(sheets, []);
    const carrierId = carrier.id;
    await insertSheet(tx, {
      id,
      carrierId,
      carrierName: carrier.name,
      originalName: `${carrier.name} ${name}.xlsx`,
      sheets,
      mapping,
    });
    return { id, version: 1 };
  };
  const published = await keep(year, tariffs);
  const before = tariffs.map((tariff) => withRates(tariff, 96n));
  await updatePublished(tx, published, { before, after: tariffs, carrierVersion: version });
  const next = tariffs.map((tariff) => withRates(tariff, 104n));
  await keep(`${year} fuel round`, next);
}

/** The tariff with rates and minimum at so many per cent, to their own decimals. */
function withRates(tariff: TruckingTariffForm, percent: bigint): TruckingTariffForm {
  const scaled = (typed: string): string => {
    if (typed === "") return typed;
    const { units, scale } = exact(typed);
    return formatExact(new Exact(divideHalfUp(units * percent, 100n), scale), scale);
  };
  return {
    ...tariff,
    minimum: scaled(tariff.minimum),
    ratePerMile: scaled(tariff.ratePerMile),
    bands: tariff.bands.map((band) => ({ ...band, ratePerCwt: scaled(band.ratePerCwt) })),
  };
}
