import type { QuotationDetail } from "@kilolane/contract";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { abilitiesOf, mayWriteManual } from "../policy.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { loadLineNames } from "../present/line-name.ts";
import { type Places, presentDetail } from "../present/quotation.ts";
import type { StoredOption, VersionContent } from "../reads/content.ts";
import {
  findMails,
  findQuotation,
  findTimeline,
  findVersions,
  type QuotationRow,
  type QuotationSearch,
} from "../reads/quotation.ts";
import { getCachedAirport, getSettings } from "../reads/reference.ts";
import { isPastValidity } from "./validity.ts";

/** A quotation that the caller may see. @throws AppError not-found */
export async function getQuotationRow(
  tx: CompanyTransaction,
  id: string,
  options: QuotationSearch = {},
): Promise<QuotationRow> {
  const visibility = visibilityOf(tx.scope, await getSettings(tx));
  const row = await findQuotation(tx, visibility, id, options);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** Below the floor and not approved at its present price. */
export function needsApproval(option: StoredOption): boolean {
  return option.belowFloor && option.floorApproval === null;
}

/**
 * What leaves the house passes here, as mail, link or paper: nothing below the floor without an approval.
 * @throws AppError below-margin-floor
 */
export function refuseUnapproved({ options }: VersionContent): void {
  if (options.some(needsApproval)) throw new AppError("below-margin-floor");
}

/** The airports of a version in the reader's language. */
export async function findVersionPlaces(tx: CompanyTransaction, content: VersionContent): Promise<Places> {
  return {
    from: await getCachedAirport(tx, content.from.code),
    to: await getCachedAirport(tx, content.to.code),
  };
}

/** The desk's view of a quotation, within a transaction that may just have changed it. */
export async function getPresentedQuotation(
  tx: CompanyTransaction,
  id: string,
  version?: number,
): Promise<QuotationDetail> {
  const row = await getQuotationRow(tx, id, { version });
  const isManual = row.content.pricing.manual !== undefined;
  return presentDetail({
    row,
    places: await findVersionPlaces(tx, row.content),
    versions: await findVersions(tx, id),
    timeline: await findTimeline(tx, id),
    mails: await findMails(tx, id),
    names: await loadLineNames(tx.scope.locale),
    abilities: abilitiesOf(tx.scope, {
      status: row.status,
      isBelowFloor: row.content.options.some(needsApproval),
      isPastValidity: !row.isSent && isPastValidity(row.content, tx.now()),
      isCurrent: row.contentVersion === row.version,
      isOffered: row.contentVersion === row.offered?.version,
      ...(isManual && { isManualAllowed: mayWriteManual(tx.scope, await getSettings(tx)) }),
    }),
  });
}
