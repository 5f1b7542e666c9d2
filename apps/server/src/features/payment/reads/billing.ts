import type { Transaction } from "../../../db/transaction.ts";

/** The operator's bank account; undefined until one is entered. */
export async function findBank(tx: Transaction) {
  const row = await findSeller(tx);
  if (row.bank_account === "") return undefined;
  return { name: row.name, bankName: row.bank_name, bankAccount: row.bank_account };
}

/** Who writes the invoices: the one row that is always there. */
export function findSeller(tx: Transaction) {
  return tx.db.selectFrom("billing_seller").selectAll().executeTakeFirstOrThrow();
}
