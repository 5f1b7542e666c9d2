import type { PaymentOrder } from "@kilolane/contract";
import type { PaymentProviderName } from "@kilolane/domain";
import { newId } from "../../db/new-id.ts";
import type { CompanyScope } from "../../db/scope.ts";
import { type CompanyTransaction, isUniqueViolation, withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { type CreatedPayment, ProviderError } from "../../integrations/payments/payment-provider.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPricedOrder, type PricedOrder } from "../subscription/order.ts";
import { amountText, tellOperatorIn } from "../subscription/people.ts";
import { advancePaymentIn } from "./advance.ts";
import { issuePaperIn } from "./paper.ts";
import { refusalOf } from "./provider-refusal.ts";
import { findInTheWay, findLines, findPayment, type PaymentRow } from "./reads/payment.ts";
import { orderOf, providerOf, type Settling } from "./provider-order.ts";
import { giveUpPayment } from "./settling.ts";
import { insertPayment } from "./writes.ts";

const HOUR_MS = 3_600_000;
/** Stripe gives up what nobody captured after seven days; we do after one. */
const OPEN_HOURS = 24;
/** PayPal remembers a request for six hours: older orders are made again. */
const REUSED_MS = 5 * HOUR_MS;
const TRANSFER_DAYS = 30;

/** A payment under way, and what the payer's browser needs to go on. */
export interface BegunPayment {
  readonly row: PaymentRow;
  readonly created: CreatedPayment | undefined;
}

/**
 * Begins a payment of an order, priced by the operator's tables as of now. The same order again goes on with the payment
 * that is open for it, under the same key at the provider; another order for the same keys gives that one up first.
 * @throws AppError not-found, no-subscription, state-conflict, plan-covers-less, payment-under-way,
 *   payment-provider-down
 */
export async function createPayment(
  scope: CompanyScope,
  app: App,
  provider: PaymentProviderName,
  order: PaymentOrder,
): Promise<BegunPayment> {
  if (provider !== "bank" && app.payments[provider] === undefined) throw new AppError("state-conflict");
  const settling: Settling = {
    app,
    source: "browser",
    run: (work) => withTransaction(actAsSystem(scope, "a payment goes on"), work),
  };
  const { priced, inTheWay } = await withTransaction(scope, (tx) => lookIn(tx, order));
  const known = await clearWay(scope, settling, { provider, priced, inTheWay });
  const row = known ?? (await insertOrdered(scope, provider, priced));
  return provider === "bank" ? announce(settling, row) : begin(settling, row);
}

async function lookIn(tx: CompanyTransaction, order: PaymentOrder) {
  const priced = await getPricedOrder(tx, order);
  return { priced, inTheWay: await findInTheWay(tx, { purpose: priced.purpose, keyIds: keysOf(priced) }) };
}

function keysOf({ lines }: PricedOrder): string[] {
  return lines.flatMap(({ keyId }) => (keyId === null ? [] : [keyId]));
}

interface Way {
  readonly provider: PaymentProviderName;
  readonly priced: PricedOrder;
  readonly inTheWay: readonly PaymentRow[];
}

/** @returns the open payment of the very same order, if there is one; others are given up */
async function clearWay(
  scope: CompanyScope,
  settling: Settling,
  { provider, priced, inTheWay }: Way,
): Promise<PaymentRow | undefined> {
  let same: PaymentRow | undefined;
  for (const row of inTheWay) {
    if (row.state === "authorized") throw new AppError("payment-under-way");
    const isYoung = settling.app.clock.now().getTime() - row.created_at.getTime() < REUSED_MS;
    const keys = await withTransaction(scope, (tx) => findLines(tx, row.id));
    const isSame =
      isYoung &&
      row.provider === provider &&
      row.purpose === priced.purpose &&
      row.package_id === priced.packageId &&
      row.currency === priced.currency &&
      row.amount_minor === priced.amountMinor &&
      keys
        .map(({ key_id }) => key_id ?? "")
        .toSorted()
        .join() ===
        priced.lines
          .map(({ keyId }) => keyId ?? "")
          .toSorted()
          .join();
    if (isSame && same === undefined) same = row;
    else await refusing(() => giveUpPayment(settling, row, "cancelled"));
  }
  return same;
}

async function insertOrdered(
  scope: CompanyScope,
  provider: PaymentProviderName,
  priced: PricedOrder,
): Promise<PaymentRow> {
  const id = newId();
  const lifeMs = provider === "bank" ? TRANSFER_DAYS * 24 * HOUR_MS : OPEN_HOURS * HOUR_MS;
  try {
    return await withTransaction(scope, async (tx) => {
      const fields = {
        id,
        provider,
        purpose: priced.purpose,
        state: "created",
        currency: priced.currency,
        net_minor: priced.netMinor,
        tax_minor: priced.taxMinor,
        amount_minor: priced.amountMinor,
        tax_basis_points: priced.taxBasisPoints,
        package_id: priced.packageId,
        addon_id: priced.addonId,
        expires_at: new Date(tx.now().getTime() + lifeMs),
      };
      await insertPayment(tx, fields, priced.lines);
      await recordAuditIn(tx, {
        action: "payment.created",
        subjectKind: "payment",
        subjectId: id,
        detail: {
          provider,
          purpose: priced.purpose,
          amount: amountText(priced.amountMinor, priced.currency),
        },
      });
      const row = await findPayment(tx, { id });
      if (row === undefined) throw new AppError("internal");
      return row;
    });
  } catch (error) {
    const isTaken = ["payment_open_plan", "payment_line_open_key"].some((name) =>
      isUniqueViolation(error, name),
    );
    if (isTaken) throw new AppError("payment-under-way", { cause: error });
    throw error;
  }
}

async function begin(settling: Settling, row: PaymentRow): Promise<BegunPayment> {
  const { app, run } = settling;
  const provider = providerOf(app, row);
  if (provider === undefined) throw new AppError("state-conflict");
  const created = await refusing(() => provider.create(orderOf(app, row)));
  const next = await run((tx) =>
    advancePaymentIn(tx, app, row.id, { ...created.payment, source: "browser" }),
  );
  if (next.review_reason !== null) throw new AppError("payment-mismatch");
  return { row: next, created };
}

/** A bank transfer needs nobody but the payer: its reference is ours, and the invoice says what to pay. */
async function announce({ app, run }: Settling, row: PaymentRow): Promise<BegunPayment> {
  if (row.state !== "created") return { row, created: undefined };
  const reference = `KL-${row.id.replaceAll("-", "").slice(-10).toUpperCase()}`;
  const next = await run(async (tx) => {
    const announced = await advancePaymentIn(tx, app, row.id, {
      providerId: reference,
      account: "bank",
      paymentId: row.id,
      status: "pending_payer",
      amountMinor: row.amount_minor,
      currency: row.currency,
      captureId: null,
      refundedMinor: 0,
      problem: null,
      source: "browser",
    });
    await issuePaperIn(tx, announced, { kind: "invoice" });
    await tellOperatorIn(tx, app, {
      kind: "transferAnnounced",
      values: { amount: amountText(row.amount_minor, row.currency), reference },
      path: "/super-admin/admins/account-management/transition-details",
    });
    return announced;
  });
  return { row: next, created: undefined };
}

async function refusing<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof ProviderError ? refusalOf(error) : error;
  }
}
