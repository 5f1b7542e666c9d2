import { importMapping, type ImportMapping } from "@kilolane/contract";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

export interface Profile {
  readonly id: string;
  readonly airline_id: number;
  readonly name: string;
  readonly mapping: ImportMapping;
  readonly updated_at: Date;
}

/** The company's profiles of an airline, the last used first. */
export async function findProfileRows(tx: CompanyTransaction, airlineId: number): Promise<Profile[]> {
  const rows = await queryRows<Omit<Profile, "mapping"> & { mapping: unknown }>(
    tx,
    `select id, airline_id, name, mapping, updated_at from rate_import_profile
     where company_id = $1 and airline_id = $2 order by updated_at desc, name`,
    [tx.scope.companyId, airlineId],
  );
  // a mapping of an older version of the product that is none any more helps nobody
  return rows.flatMap((row) => {
    const mapping = importMapping.safeParse(row.mapping);
    return mapping.success ? [{ ...row, mapping: mapping.data }] : [];
  });
}
