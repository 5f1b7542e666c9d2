import type { PaymentOrder, PaymentQuote } from "@kilolane/contract";
import { decimalOfMinor } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPricedOrder } from "../subscription/order.ts";
import { decimalOfPercent } from "./paper.ts";

/** What an order costs as of now. @throws AppError not-found, no-subscription, state-conflict, plan-covers-less */
export async function getQuote(scope: CompanyScope, order: PaymentOrder): Promise<PaymentQuote> {
  const priced = await withTransaction(scope, (tx) => getPricedOrder(tx, order));
  const money = (minor: number): string => decimalOfMinor(minor, priced.currency);
  return {
    currency: priced.currency,
    lines: priced.lines.map((line) => ({
      kind: line.kind,
      keyType: line.keyType,
      keyCount: line.keyCount,
      unitPrice: money(line.unitMinor),
      net: money(line.netMinor),
    })),
    net: money(priced.netMinor),
    tax: money(priced.taxMinor),
    taxName: priced.taxName,
    taxPercent: decimalOfPercent(priced.taxBasisPoints),
    total: money(priced.amountMinor),
    packageName: priced.packageName,
    endsAt: priced.endsAt.toISOString(),
  };
}
