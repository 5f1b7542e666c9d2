import type { BulkAnswer } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { App } from "../../../http/app.ts";
import { sendQuotationIn } from "../mail/sending.ts";
import { changeEachIn, type ChosenQuotation } from "./bulk-change.ts";

/**
 * Mails the chosen drafts to the clients named in them, by the rule of a single one and in the standard words. What was
 * sent already is not sent twice.
 * @throws AppError not-found
 */
export function sendDrafts(
  scope: CompanyScope,
  app: App,
  quotations: readonly ChosenQuotation[],
): Promise<BulkAnswer> {
  return changeEachIn(
    (work) => withTransaction(scope, work),
    quotations,
    async (tx, row, { version }) => {
      if (row.status !== "draft") return { reason: row.status };
      if (row.version !== version) throw new AppError("version-conflict", { currentVersion: row.version });
      const { email } = row.content.inquirer;
      if (email === "") return { reason: "no-address" };
      await sendQuotationIn(tx, app, row, { email, airline_show: true, remark_show: true });
      return {};
    },
  );
}
