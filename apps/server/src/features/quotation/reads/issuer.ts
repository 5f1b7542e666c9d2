import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";

/** The company as it is on its documents and mails. */
export interface Issuer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly addressLines: readonly string[];
  /** opaque name of the stored picture */
  readonly logoFile: string | null;
}

interface IssuerRow {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly country_code: string;
  readonly logo_file: string | null;
}

/** The company that issues a quotation. */
export async function getIssuer(tx: Transaction, companyId: string): Promise<Issuer> {
  const [row] = await queryRows<IssuerRow>(
    tx,
    `select name, email, phone, street, zip, city, state, country_code, logo_file from company where id = $1`,
    [companyId],
  );
  if (row === undefined) throw new Error("a quotation without a company");
  const town = [row.zip, row.city, row.state].filter((part) => part !== "").join(" ");
  return {
    name: row.name,
    email: row.email,
    phone: row.phone,
    addressLines: [row.street, [town, row.country_code].filter((part) => part !== "").join(", ")].filter(
      (line) => line !== "",
    ),
    logoFile: row.logo_file,
  };
}

/** Proper shipping names of UN numbers. */
export async function findShippingNames(
  tx: Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await queryRows<{ number: string; name: string }>(
    tx,
    "select number, name from un_number where number = any($1::text[])",
    [numbers],
  );
  return new Map(rows.map((row) => [row.number, row.name]));
}
