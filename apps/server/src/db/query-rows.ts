import type { QueryResultRow } from "pg";
import type { Transaction } from "./transaction.ts";

/**
 * Runs a statement written in SQL and answers its rows, typed by the caller that wrote the column list. For the few
 * statements that the builder cannot say or that run too often to be built each time; prepared like all others.
 */
export async function queryRows<Row extends object>(
  tx: Transaction,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await tx.query<Row & QueryResultRow>(text, values);
  return rows;
}
