import type { PaymentDetail } from "@kilolane/contract";
import { decimalOfMinor } from "@kilolane/domain";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentManaged } from "./present.ts";
import { findManagedRow, findPapersOf, findSteps } from "./reads/list.ts";
import { findLines, findRefunds } from "./reads/payment.ts";

/** A payment with all that belongs to it. @throws AppError not-found */
export async function getPresentedDetail(tx: PlatformTransaction, id: string): Promise<PaymentDetail> {
  const row = await findManagedRow(tx, id);
  if (row === undefined) throw new AppError("not-found");
  const money = (minor: number): string => decimalOfMinor(minor, row.currency);
  const [papers, lines, refunds, steps] = [
    await findPapersOf(tx, [id]),
    await findLines(tx, id),
    await findRefunds(tx, id),
    await findSteps(tx, id),
  ];
  return {
    ...presentManaged(row, papers),
    providerId: row.provider_id,
    providerAccount: row.provider_account,
    net: money(row.net_minor),
    tax: money(row.tax_minor),
    lines: lines.map((line) => ({
      kind: line.kind,
      keyType: line.key_type,
      keyCount: line.key_count,
      net: money(line.net_minor),
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: money(refund.amount_minor),
      state: refund.state,
      reason: refund.reason,
      createdAt: refund.created_at.toISOString(),
    })),
    steps: steps.map((step) => ({ at: step.at.toISOString(), action: step.action, byName: step.by_name })),
  };
}
