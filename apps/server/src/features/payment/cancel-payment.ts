import { isOpenPayment } from "@kilolane/domain";
import type { Payment } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { ProviderError } from "../../integrations/payments/payment-provider.ts";
import { presentPayment } from "./present.ts";
import { refusalOf } from "./provider-refusal.ts";
import { findPapersOf } from "./reads/list.ts";
import { findPayment } from "./reads/payment.ts";
import { giveUpPayment } from "./settling.ts";

/**
 * The payer does not want to go on; what is given up already stays so.
 * @throws AppError not-found, state-conflict once money has come, payment-provider-down
 */
export async function cancelPayment(scope: CompanyScope, app: App, id: string): Promise<Payment> {
  const row = await withTransaction(scope, (tx) => findPayment(tx, { id }));
  if (row === undefined) throw new AppError("not-found");
  const system = actAsSystem(scope, "the payer gives a payment up");
  const settling = {
    app,
    source: "browser" as const,
    run: <T>(work: Parameters<typeof withTransaction<typeof system, T>>[1]) => withTransaction(system, work),
  };
  try {
    const ended = isOpenPayment(row.state) ? await giveUpPayment(settling, row, "cancelled") : row;
    if (["captured", "refunded", "disputed"].includes(ended.state)) throw new AppError("state-conflict");
    return await withTransaction(scope, async (tx) =>
      presentPayment(ended, await findPapersOf(tx, [ended.id])),
    );
  } catch (error) {
    throw error instanceof ProviderError ? refusalOf(error) : error;
  }
}
