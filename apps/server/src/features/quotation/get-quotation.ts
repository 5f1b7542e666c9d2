import type { QuotationDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { abilitiesOf, visibilityOf } from "./policy.ts";
import { loadLineNames } from "./present/line-name.ts";
import { presentDetail, type Places } from "./present/quotation.ts";
import type { StoredOption, VersionContent } from "./reads/content.ts";
import {
  findMails,
  findQuotation,
  findTimeline,
  findVersions,
  type QuotationRow,
} from "./reads/quotation.ts";
import { airportOf, settingsOf } from "./reads/reference.ts";

/** A quotation that the caller may see. @throws AppError not-found */
export async function getQuotationRow(
  tx: CompanyTransaction,
  id: string,
  options: { readonly version?: number | undefined; readonly lock?: boolean } = {},
): Promise<QuotationRow> {
  const visibility = visibilityOf(tx.scope, await settingsOf(tx));
  const row = await findQuotation(tx, visibility, id, options);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** Below the floor and not approved at its present price. */
export function needsApproval(option: StoredOption): boolean {
  return option.belowFloor && option.floorApproval === null;
}

/** The airports of a version in the reader's language. */
export async function findVersionPlaces(tx: CompanyTransaction, content: VersionContent): Promise<Places> {
  return { from: await airportOf(tx, content.from.code), to: await airportOf(tx, content.to.code) };
}

/** The desk's view of a quotation, within a transaction that may just have changed it. */
export async function showQuotation(
  tx: CompanyTransaction,
  id: string,
  version?: number,
): Promise<QuotationDetail> {
  const row = await getQuotationRow(tx, id, { version });
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
      isCurrent: row.contentVersion === row.version,
    }),
  });
}

/** One saved quotation with its options, versions and timeline. @throws AppError not-found */
export function getQuotation(scope: CompanyScope, id: string, version?: number): Promise<QuotationDetail> {
  return withTransaction(scope, (tx) => showQuotation(tx, id, version));
}
