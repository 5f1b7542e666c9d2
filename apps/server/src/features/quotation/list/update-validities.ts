import type { BulkAnswer } from "@kilolane/contract";
import { type CalendarDate, calendarDateIn } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { invalidFields } from "../../../http/app-error.ts";
import { updateSavedIn } from "../saved/saved-update.ts";
import { changeEachIn, type ChosenQuotation } from "./bulk-change.ts";

/**
 * Makes the chosen quotations valid for longer by the rule of a single one: never beyond their rates, and what was sent
 * gets a next version that is still to be sent.
 * @throws AppError not-found; validation for a day that has passed everywhere
 */
export function updateValidities(
  scope: CompanyScope,
  call: { readonly quotations: readonly ChosenQuotation[]; readonly validUntil: CalendarDate },
  now: Date,
): Promise<BulkAnswer> {
  const { quotations, validUntil } = call;
  // the last place on earth where it is still yesterday
  if (validUntil < calendarDateIn("Etc/GMT+12", now.getTime())) {
    throw invalidFields({ field: "validUntil", code: "past-date" });
  }
  return changeEachIn(
    (work) => withTransaction(scope, work),
    quotations,
    async (tx, row, { id, version }) => {
      if (validUntil <= row.content.validUntil) return { reason: "not-later" };
      const { lockVersion } = row;
      const changed = await updateSavedIn(tx, { quotation_id: id, version, lockVersion, validUntil });
      return { isUnsent: changed !== row.version };
    },
  );
}
