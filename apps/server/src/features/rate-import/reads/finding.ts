import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { BadRow } from "../parsing/parse-lines.ts";
import type { Page } from "./import.ts";

export interface BadRowRecord {
  readonly place: number;
  readonly sheet: string;
  readonly row_number: number;
  readonly cells: readonly string[];
  readonly problems: BadRow["problems"];
}

const COLUMNS = "place, sheet, row_number, cells, problems";

export async function findBadRows(
  tx: CompanyTransaction,
  importId: string,
  filter: Page & { readonly code?: string | undefined; readonly kind: "bad" | "warning" },
): Promise<{ rows: BadRowRecord[]; total: number; reasons: { code: string; rows: number }[] }> {
  const where = "where import_id = $1 and company_id = $2 and is_warning = $3";
  const byCode = "and ($4::text is null or $4 = any(codes))";
  const values = [importId, tx.scope.companyId, filter.kind === "warning"];
  const code = filter.code ?? null;
  const rows = await queryRows<BadRowRecord>(
    tx,
    `select ${COLUMNS} from rate_import_row ${where} ${byCode} order by place limit $5 offset $6`,
    [...values, code, filter.size, (filter.page - 1) * filter.size],
  );
  const [count] = await queryRows<{ total: number }>(
    tx,
    `select count(*) as total from rate_import_row ${where} ${byCode}`,
    [...values, code],
  );
  const reasons = await queryRows<{ code: string; rows: number }>(
    tx,
    `select code, count(*) as rows from rate_import_row, unnest(codes) as code ${where} group by code
     order by rows desc, code`,
    values,
  );
  return { rows, total: count?.total ?? 0, reasons };
}

/** The bad lines after a place, in order: a window of the error file. */
export function findBadRowsAfter(
  tx: CompanyTransaction,
  importId: string,
  after: number,
  limit: number,
): Promise<BadRowRecord[]> {
  return queryRows(
    tx,
    `select ${COLUMNS} from rate_import_row where import_id = $1 and company_id = $2 and place > $3
     and not is_warning order by place limit $4`,
    [importId, tx.scope.companyId, after, limit],
  );
}
