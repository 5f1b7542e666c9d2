import type { FloorApprovalRow } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { App } from "../../../http/app.ts";
import { askFloorIn, type FloorQuestion } from "./asked-price.ts";

/** Asks the admins to sell an option below the floor. @throws AppError as `askFloorIn` */
export function createFloorApproval(
  scope: CompanyScope,
  app: App,
  question: FloorQuestion,
): Promise<FloorApprovalRow> {
  return withTransaction(scope, (tx) => askFloorIn(tx, app, question));
}
