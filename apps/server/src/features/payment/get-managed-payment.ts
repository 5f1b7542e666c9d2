import type { PaymentDetail } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedDetail } from "./payment-detail.ts";

/** A payment of any company with all that belongs to it. @throws AppError not-found */
export function getManagedPayment(scope: PlatformScope, id: string): Promise<PaymentDetail> {
  return withTransaction(scope, (tx) => getPresentedDetail(tx, id));
}
