import type { PaymentDetail } from "@kilolane/contract";
import { minorOfDecimal } from "@kilolane/domain";
import type { PlatformScope } from "../../db/scope.ts";
import { type PlatformTransaction, withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { ProviderError } from "../../integrations/payments/payment-provider.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { amountText } from "../subscription/people.ts";
import { getPresentedDetail } from "./payment-detail.ts";
import { refusalOf } from "./provider-refusal.ts";
import { findRefunds, hasStandingGrants, lockPayment, type RefundRow } from "./reads/payment.ts";
import { askRefund } from "./refund-asking.ts";
import { insertRefund } from "./writes.ts";

interface RefundForm {
  readonly id: string;
  /** decimal, in the payment's currency */
  readonly amount: string;
  readonly reason: string;
}

/**
 * Gives money back. The wish is written down before the provider is asked, so that an answer that is lost is asked for
 * again under the same key.
 * @throws AppError not-found, state-conflict (no money here, or a newer plan stands on it), payment-provider-down,
 *   validation (amount: too-many-decimals, too-large)
 */
export async function createRefund(scope: PlatformScope, app: App, form: RefundForm): Promise<PaymentDetail> {
  const refund = await withTransaction(scope, (tx) => insertWishIn(tx, form));
  const system = actAsSystem(scope, "the operator gives money back");
  try {
    await askRefund({ app, source: "operator", run: (work) => withTransaction(system, work) }, refund);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw refusalOf(error);
  }
  return withTransaction(scope, (tx) => getPresentedDetail(tx, form.id));
}

async function insertWishIn(tx: PlatformTransaction, { id, amount, reason }: RefundForm): Promise<RefundRow> {
  const row = await lockPayment(tx, id);
  if (row === undefined) throw new AppError("not-found");
  if (row.state !== "captured" && row.state !== "disputed") throw new AppError("state-conflict");
  const amountMinor = minorOfDecimal(amount, row.currency);
  if (amountMinor === undefined) throw invalidFields({ field: "amount", code: "too-many-decimals" });
  const waiting = (await findRefunds(tx, id))
    .filter(({ state }) => state === "requested")
    .reduce((sum, refund) => sum + refund.amount_minor, 0);
  const left = row.amount_minor - row.refunded_minor - waiting;
  if (amountMinor > left) throw invalidFields({ field: "amount", code: "too-large" });
  const isWhole = amountMinor + row.refunded_minor + waiting === row.amount_minor;
  if (isWhole && !(await hasStandingGrants(tx, id))) throw new AppError("state-conflict");
  await recordAuditIn(tx, {
    action: "payment.refund-asked",
    subjectKind: "payment",
    subjectId: id,
    companyId: row.company_id,
    detail: { amount: amountText(amountMinor, row.currency), reason },
  });
  return insertRefund(tx, row, { amountMinor, reason, requestedBy: tx.scope.userId });
}
