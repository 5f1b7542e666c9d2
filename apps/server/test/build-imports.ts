import { newId } from "../src/db/new-id.ts";
import { withTransaction } from "../src/db/transaction.ts";
import { createDraftSetIn } from "../src/features/rate/draft-set.ts";
import { buildAirline } from "./build-rates.ts";
import { systemScope, type BuiltUser } from "./factories.ts";
import type { TestWorld } from "./harness.ts";

/** What the columns of a sheet mean that `buildImport` pretends was uploaded. */
export const IMPORT_MAPPING = {
  sheets: [
    {
      sheet: "Rates",
      isUsed: true,
      headerRow: 1,
      columns: [
        { column: 0, header: "Origin", field: "origin" as const },
        { column: 1, header: "Destination", field: "destination" as const },
      ],
    },
  ],
  defaults: {},
  decimalSign: "auto" as const,
  dateOrder: "auto" as const,
};

/** An import of a forwarder's own rates, as if its dry run had found one good line; its profile beside it. */
export async function buildImport(world: TestWorld, user: BuiltUser) {
  const airlineId = await buildAirline(world.database);
  const [id, profileId] = [newId(), newId()];
  const companyId = user.company.id;
  await withTransaction(systemScope(world.database), async (tx) => {
    const author = { companyId, userId: user.id };
    const setId = await createDraftSetIn(tx, { airlineId, source: "import", author });
    const mapping = JSON.stringify(IMPORT_MAPPING);
    await tx.query(
      `insert into rate_import (id, company_id, created_by, airline_id, rate_type, owner_id, file_name, original_name,
         file_kind, size_bytes, state, phase, preview, mapping, rows_read, rows_good, lanes, set_id, live_sheet_ids,
         ends_sheet_ids, changes)
       values ($1, $2, $3, $4, 'general', $2, 'gone', 'rates.csv', 'csv', 1, 'checked', 'done', '[]', $5, 1, 1, 1, $6, '{}',
         '{}', '{"added":1,"changed":0,"ended":0,"unchanged":0}')`,
      [id, companyId, user.id, airlineId, mapping, setId],
    );
    await tx.query(
      "insert into rate_import_profile (id, company_id, airline_id, name, mapping) values ($1, $2, $3, 'Own', $4)",
      [profileId, companyId, airlineId, mapping],
    );
  });
  return { rateImport: id, importProfile: profileId };
}
