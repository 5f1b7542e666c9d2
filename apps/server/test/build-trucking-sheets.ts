import { createTruckingCarrier, getTruckingCarrier } from "@kilolane/contract";
import { newId } from "../src/db/new-id.ts";
import { withTransaction } from "../src/db/transaction.ts";
import type { Forwarder } from "./build-market.ts";
import { CARRIER_FORM } from "./build-trucking.ts";
import { systemScope } from "./factories.ts";

const LINE = [
  ["zone", "Near"],
  ["airport", "SEA"],
  ["zips", "99501"],
  ["currency", "USD"],
  ["validFrom", "2020-01-01"],
  ["validTo", "2099-12-31"],
  ["lowerLb", "0"],
  ["ratePerCwt", "21"],
  ["minimum", "80"],
] as const;

/** Columns of a sheet, as somebody says what they mean. */
export const SHEET_MAPPING = {
  sheet: "CSV",
  headerRow: 1,
  columns: LINE.map(([field], column) => ({ column, header: field, field })),
  defaults: {},
};

/** Three carriers: one alone, one with a sound draft and one with a published sheet, as if they had been uploaded. */
export async function buildTruckingSheets({ world, admin }: Forwarder) {
  const build = async (isPublished: boolean): Promise<string> => {
    const { id: carrierId } = (await admin.call(createTruckingCarrier, { body: CARRIER_FORM })).body;
    const { tariffs } = (await admin.call(getTruckingCarrier, { params: { id: carrierId } })).body;
    const id = newId();
    const rows = [LINE.map(([field]) => field), LINE.map(([, value]) => value)];
    const sheets = [{ sheet: "CSV", rows: rows.map((cells, place) => ({ row: place + 1, cells })) }];
    const kept = isPublished ? JSON.stringify(tariffs) : null;
    await withTransaction(systemScope(world.database), (tx) =>
      tx.query(
        `insert into trucking_sheet (id, company_id, carrier_id, carrier_name, original_name, sheets, mapping, state,
           before, after, carrier_version, created_by, published_by, published_at)
         values ($1, $2, $3, 'Elm Cartage', 'elm.csv', $4, $5, $6, $7, $7, 1, $8, $9, $10)`,
        [
          id,
          admin.user.company.id,
          carrierId,
          JSON.stringify(sheets),
          JSON.stringify(SHEET_MAPPING),
          isPublished ? "published" : "draft",
          kept,
          admin.user.id,
          isPublished ? admin.user.id : null,
          isPublished ? new Date() : null,
        ],
      ),
    );
    return id;
  };
  const { body: carrier } = await admin.call(createTruckingCarrier, { body: CARRIER_FORM });
  return {
    truckingCarrier: carrier.id,
    truckingSheet: await build(false),
    publishedSheet: await build(true),
  };
}
