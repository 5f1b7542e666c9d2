import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

interface NumberRange {
  readonly isManual: boolean;
  /** the company's own letters */
  readonly prefix: string;
}

/**
 * The next number of the company and year, `Q-2026-000123`, of manual quotations `Q-M2026-000123`: a counter row that the
 * transaction holds until its end, so that two saves at once get two numbers and an undone save leaves no gap.
 */
export async function nextNumber(tx: CompanyTransaction, { isManual, prefix }: NumberRange): Promise<string> {
  const year = tx.now().getUTCFullYear();
  const [row] = await queryRows<{ last_number: number }>(
    tx,
    `insert into quotation_counter (company_id, kind, year, last_number) values ($1, $2, $3, 1)
     on conflict (company_id, kind, year) do update set last_number = quotation_counter.last_number + 1
     returning last_number`,
    [tx.scope.companyId, isManual ? "manual" : "quotation", year],
  );
  if (row === undefined) throw new Error("the counter answered nothing");
  return `${prefix}-${isManual ? "M" : ""}${year}-${String(row.last_number).padStart(6, "0")}`;
}

/** The number that is held for the caller, given up with the saving; else the next one. */
export async function takeNumber(
  tx: CompanyTransaction,
  range: NumberRange & { readonly held?: string | undefined },
): Promise<string> {
  if (range.held === undefined) return nextNumber(tx, range);
  const [hold] = await queryRows<{ number: string }>(
    tx,
    `delete from quotation_number_hold where company_id = $1 and user_id = $2 and number = $3 returning number`,
    [tx.scope.companyId, tx.scope.userId, range.held],
  );
  return hold?.number ?? nextNumber(tx, range);
}

/** The number that is held for the caller, until it is saved; null when none is. */
export async function findHeldNumber(tx: CompanyTransaction): Promise<string | null> {
  const [row] = await queryRows<{ number: string }>(
    tx,
    `select number from quotation_number_hold where company_id = $1 and user_id = $2 for update`,
    [tx.scope.companyId, tx.scope.userId],
  );
  return row?.number ?? null;
}

/** Holds a number for the caller; one that is held already stays. @returns the number that is held then */
export async function holdNumber(tx: CompanyTransaction, number: string): Promise<string> {
  const [row] = await queryRows<{ number: string }>(
    tx,
    `insert into quotation_number_hold (company_id, user_id, number) values ($1, $2, $3)
     on conflict (company_id, user_id) do update set number = quotation_number_hold.number returning number`,
    [tx.scope.companyId, tx.scope.userId, number],
  );
  return row?.number ?? number;
}
