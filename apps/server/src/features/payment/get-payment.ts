import type { Payment } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentPayment } from "./present.ts";
import { findPapersOf } from "./reads/list.ts";
import { findPayment } from "./reads/payment.ts";

/** One of the company's payments. @throws AppError not-found */
export function getPayment(scope: CompanyScope, id: string): Promise<Payment> {
  return withTransaction(scope, async (tx) => {
    const row = await findPayment(tx, { id });
    if (row === undefined) throw new AppError("not-found");
    return presentPayment(row, await findPapersOf(tx, [id]));
  });
}
