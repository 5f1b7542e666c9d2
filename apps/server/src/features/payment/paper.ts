import { decimalOfMinor, divideHalfUp, utcDateOf } from "@kilolane/domain";
import { sql } from "kysely";
import { z } from "zod";
import { newId } from "../../db/new-id.ts";
import type { SystemTransaction, Transaction } from "../../db/transaction.ts";
import { findLines, type PaymentRow, type RefundRow } from "./reads/payment.ts";

const party = z.object({
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  taxNumber: z.string(),
});
/** A paper as it was issued: nothing on it is looked up again. */
export const paperContent = z.object({
  language: z.string(),
  seller: party,
  buyer: party,
  issuedOn: z.string(),
  currency: z.string(),
  provider: z.string(),
  packageName: z.string(),
  lines: z.array(
    z.object({
      kind: z.string(),
      keyType: z.string().nullable(),
      keyCount: z.number(),
      unit: z.string(),
      net: z.string(),
    }),
  ),
  net: z.string(),
  taxName: z.string(),
  taxPercent: z.string(),
  tax: z.string(),
  total: z.string(),
  /** of a credit note: the invoice that it corrects */
  corrects: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
  reference: z.string(),
});
export type PaperContent = z.output<typeof paperContent>;

const PREFIX = { invoice: "INV", receipt: "REC", "credit-note": "CN" } as const;
const DIGITS = 5;

interface NewPaper {
  readonly kind: keyof typeof PREFIX;
  readonly refund?: RefundRow;
}

/** Issues a paper of a payment under the next number of its kind and year, which no other paper gets. */
export async function issuePaperIn(
  tx: SystemTransaction,
  row: PaymentRow,
  { kind, refund }: NewPaper,
): Promise<void> {
  const year = tx.now().getUTCFullYear();
  const { rows } = await sql<{ last: number }>`
    insert into invoice_counter (kind, year, last) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last = invoice_counter.last + 1 returning last`.execute(tx.db);
  const number = `${PREFIX[kind]}-${year}-${String(rows[0]?.last ?? 0).padStart(DIGITS, "0")}`;
  const content = await contentOf(tx, row, refund);
  await tx.db
    .insertInto("invoice")
    .values({
      id: newId(),
      company_id: row.company_id,
      payment_id: row.id,
      refund_id: refund?.id ?? null,
      kind,
      number,
      issued_at: tx.now(),
      content: JSON.stringify(content),
    })
    .execute();
}

async function contentOf(
  tx: SystemTransaction,
  row: PaymentRow,
  refund: RefundRow | undefined,
): Promise<PaperContent> {
  const { currency } = row;
  const money = (minor: number): string => decimalOfMinor(minor, currency);
  const seller = await tx.db.selectFrom("billing_seller").selectAll().executeTakeFirstOrThrow();
  const sold =
    row.package_id === null
      ? undefined
      : await tx.db
          .selectFrom("subscription_package")
          .where("id", "=", row.package_id)
          .select("name")
          .executeTakeFirst();
  const lines = refund === undefined ? await findLines(tx, row.id) : [];
  const whole = refund?.amount_minor ?? row.amount_minor;
  // the tax within a part of the money is that part of the tax
  const tax =
    refund === undefined
      ? row.tax_minor
      : Number(divideHalfUp(BigInt(row.tax_minor) * BigInt(whole), BigInt(Math.max(1, row.amount_minor))));
  return {
    language: row.locale,
    seller: partyOf(seller),
    buyer: await getBuyer(tx, row.company_id),
    issuedOn: utcDateOf(tx.now().getTime()),
    currency,
    provider: row.provider,
    packageName: sold?.name ?? "",
    lines: lines.map((line) => ({
      kind: line.kind,
      keyType: line.key_type,
      keyCount: line.key_count,
      unit: money(line.unit_minor),
      net: money(line.net_minor),
    })),
    net: money(whole - tax),
    taxName: seller.tax_name,
    taxPercent: decimalOfPercent(row.tax_basis_points),
    tax: money(tax),
    total: money(whole),
    corrects: refund === undefined ? "" : await getInvoiceNumber(tx, row.id),
    bankName: seller.bank_name,
    bankAccount: seller.bank_account,
    reference: row.provider_id ?? "",
  };
}

/** Hundredths of a per cent as a decimal: 1950 → "19.5". */
export function decimalOfPercent(basisPoints: number): string {
  return String(Number((basisPoints / 100).toFixed(2)));
}

/** Name and address of a company that writes, or gets, an invoice. */
export interface PartyRow {
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country_code: string;
  readonly tax_number: string;
}

function partyOf({ name, street, zip, city, country_code: country, tax_number: taxNumber }: PartyRow) {
  return { name, street, zip, city, country, taxNumber };
}

/** Whom a company's invoices are written to: what it entered for that, else its own card. */
async function getBuyer(tx: Transaction, companyId: string) {
  const profile = await findBillingProfile(tx, companyId);
  return partyOf(profile);
}

export interface ProfileRow extends PartyRow {
  /** 0: nothing has been entered yet */
  readonly version: number;
}

export async function findBillingProfile(tx: Transaction, companyId: string): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    select coalesce(b.name, c.name) as name, coalesce(b.street, c.street) as street, coalesce(b.zip, c.zip) as zip,
      coalesce(b.city, c.city) as city, coalesce(b.country_code, c.country_code) as country_code,
      coalesce(b.tax_number, '') as tax_number, coalesce(b.version, 0) as version
    from company c left join billing_profile b on b.company_id = c.id where c.id = ${companyId}`.execute(
    tx.db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("a company without a row");
  return row;
}

async function getInvoiceNumber(tx: SystemTransaction, paymentId: string): Promise<string> {
  const row = await tx.db
    .selectFrom("invoice")
    .where("payment_id", "=", paymentId)
    .where("kind", "=", "invoice")
    .select("number")
    .executeTakeFirst();
  return row?.number ?? "";
}
