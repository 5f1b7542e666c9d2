import {
  type BillingProfile,
  type BillingSeller,
  type ManagedPayment,
  type Payment,
  REVIEW_REASONS,
} from "@kilolane/contract";
import { decimalOfMinor } from "@kilolane/domain";
import { decimalOfPercent, type PartyRow } from "./paper.ts";
import type { ManagedRow, PaperRow } from "./reads/list.ts";
import type { PaymentRow } from "./reads/payment.ts";

/** A payment as the company sees it. */
export function presentPayment(row: PaymentRow, papers: readonly PaperRow[]): Payment {
  return {
    id: row.id,
    provider: row.provider,
    purpose: row.purpose,
    state: row.state,
    currency: row.currency,
    total: decimalOfMinor(row.amount_minor, row.currency),
    refunded: decimalOfMinor(row.refunded_minor, row.currency),
    problem: row.problem,
    createdAt: row.created_at.toISOString(),
    capturedAt: row.captured_at?.toISOString() ?? null,
    reference: row.provider === "bank" ? row.provider_id : null,
    papers: papers
      .filter((paper) => paper.payment_id === row.id)
      .map(({ id, kind, number }) => ({ id, kind, number })),
  };
}

/** A payment as the operator sees it. */
export function presentManaged(row: ManagedRow, papers: readonly PaperRow[]): ManagedPayment {
  return {
    ...presentPayment(row, papers),
    companyId: row.company_id,
    companyName: row.company_name,
    payerName: row.payer_name,
    reviewReason: REVIEW_REASONS.find((known) => known === row.review_reason) ?? null,
    version: row.version,
  };
}

interface AddressRow extends PartyRow {
  readonly version: number;
}

/** To whom invoices are written; version 0 until somebody has entered it. */
export function presentProfile(row: AddressRow): BillingProfile {
  const { name, street, zip, city, country_code: country, tax_number: taxNumber, version } = row;
  return { name, street, zip, city, country, taxNumber, version };
}

/** Who writes the invoices. */
export function presentSeller(
  row: AddressRow & {
    readonly tax_name: string;
    readonly tax_basis_points: number;
    readonly bank_name: string;
    readonly bank_account: string;
  },
): BillingSeller {
  return {
    ...presentProfile(row),
    taxName: row.tax_name,
    taxPercent: decimalOfPercent(row.tax_basis_points),
    bankName: row.bank_name,
    bankAccount: row.bank_account,
  };
}
