import { newId } from "../../../db/new-id.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { searchTextOf } from "../../place/reads/place.ts";
import type { VersionContent } from "../reads/content.ts";
import { NO_AIRLINE } from "../reads/manual-content.ts";
import { forgetCounts } from "../reads/list.ts";
import { airlineMarkOf } from "../reads/word.ts";
import { takeNumber } from "./number.ts";

/** Figures of the list that follow from the content; money in the company's reporting currency is US dollars. */
export interface ListFigures {
  readonly buyTotal: string;
  readonly sellTotal: string;
  readonly sellTotalUsd: string;
  readonly profitUsd: string;
  readonly chargeableWeightKg: string;
  readonly grossWeightKg: string;
  readonly airlines: string;
  /** of the option that counts; null for one without an airline */
  readonly mainAirlineId: number | null;
  /** ISO instant */
  readonly expiresAt: string;
}

/** Figures that follow the option that was decided for. */
export interface DecidedFigures extends Pick<
  ListFigures,
  "buyTotal" | "sellTotal" | "chargeableWeightKg" | "mainAirlineId"
> {
  /** null: of a version without a rate of its own; they follow from what the list has, at the rate that made it */
  readonly dollars: Pick<ListFigures, "sellTotalUsd" | "profitUsd"> | null;
}

export interface QuotationDraft {
  readonly requestId: string;
  readonly clonedFrom: string | null;
  readonly clientUserId: string | null;
  readonly numberPrefix: string;
  /** a number that is held for the caller; another one is given when it is not there any more */
  readonly heldNumber?: string | undefined;
  readonly content: VersionContent;
  readonly figures: ListFigures;
}

export interface CreatedQuotation {
  readonly id: string;
  readonly number: string;
}

const LIST_COLUMNS = `inquirer_id, inquirer_company, inquirer_name, client_user_id, from_airport, to_airport, ready_date,
  goods_type, airlines, main_airline_id, chargeable_weight_kg, gross_weight_kg, currency, buy_total, sell_total, sell_total_usd,
  profit_usd, valid_until, expires_at, language, search_text`;

function listValues(
  number: string,
  clientUserId: string | null,
  content: VersionContent,
  figures: ListFigures,
): unknown[] {
  const { request, inquirer } = content;
  const flownOptions = content.options.filter(({ airline }) => airline.id !== NO_AIRLINE.id);
  return [
    inquirer.id,
    inquirer.companyName,
    inquirer.name,
    clientUserId,
    request.origin,
    request.destination,
    request.readyDate,
    request.goodsType,
    figures.airlines,
    figures.mainAirlineId,
    figures.chargeableWeightKg,
    figures.grossWeightKg,
    content.currency,
    figures.buyTotal,
    figures.sellTotal,
    figures.sellTotalUsd,
    figures.profitUsd,
    content.validUntil,
    figures.expiresAt,
    content.language,
    [
      searchTextOf(
        number,
        inquirer.companyName,
        inquirer.name,
        `${content.from.code} ${content.from.city}`,
        `${content.to.code} ${content.to.city}`,
        figures.airlines,
      ),
      ...new Set(flownOptions.map((option) => airlineMarkOf(option.airline.id))),
    ].join(" "),
  ];
}

/** Places `$from … $from+count-1`. */
function places(from: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `$${from + index}`).join(", ");
}

/** Places of the list's columns; a merged inquirer's quotation is listed with the one that was kept. */
function listPlaces(from: number, count: number): string {
  return `kilolane_kept_inquirer($1::uuid, $${from}::uuid), ${places(from + 1, count - 1)}`;
}

/** Stores a quotation with its first version, as a draft. */
export async function createQuotationRow(
  tx: CompanyTransaction,
  draft: QuotationDraft,
): Promise<CreatedQuotation> {
  const id = newId();
  const isManual = draft.content.pricing.manual !== undefined;
  const number = await takeNumber(tx, { isManual, prefix: draft.numberPrefix, held: draft.heldNumber });
  const values = listValues(number, draft.clientUserId, draft.content, draft.figures);
  await tx.query(
    `with quotation as (
       insert into quotation (company_id, id, number, request_id, cloned_from, status, owner_user_id, is_manual, ${LIST_COLUMNS})
       values ($1, $2, $3, $4, $5, 'draft', $6, $8, ${listPlaces(9, values.length)})
     )
     insert into quotation_version (company_id, quotation_id, version, content, created_by) values ($1, $2, 1, $7, $6)`,
    [
      tx.scope.companyId,
      id,
      number,
      draft.requestId,
      draft.clonedFrom,
      tx.scope.userId,
      JSON.stringify(draft.content),
      isManual,
      ...values,
    ],
  );
  tx.afterCommit(() => forgetCounts(tx));
  return { id, number };
}

export interface ContentChange {
  readonly id: string;
  readonly number: string;
  /** version that the content is for: the current one (in place) or the next */
  readonly version: number;
  readonly isNewVersion: boolean;
  /** a version beside the one that the client has in hand: the quotation itself stays as it was sent */
  readonly isBesideSent: boolean;
  readonly clientUserId: string | null;
  readonly content: VersionContent;
  readonly figures: ListFigures;
}

/**
 * Writes changed content: in place, or as a new version, which is a draft. The caller holds the row's lock and has
 * compared the versions; versions that were sent are never touched.
 */
export async function updateQuotationContent(tx: CompanyTransaction, change: ContentChange): Promise<void> {
  await (change.isBesideSent ? updateDraftVersion(tx, change) : updateListed(tx, change));
  const content = JSON.stringify(change.content);
  if (change.isNewVersion) {
    await tx.query(
      `insert into quotation_version (company_id, quotation_id, version, content, created_by)
       values ($1, $2, $3, $4, $5)`,
      [tx.scope.companyId, change.id, change.version, content, tx.scope.userId],
    );
  } else {
    await tx.query(
      `update quotation_version set content = $4
       where company_id = $1 and quotation_id = $2 and version = $3 and not is_sent`,
      [tx.scope.companyId, change.id, change.version, content],
    );
  }
  tx.afterCommit(() => forgetCounts(tx));
}

async function updateDraftVersion(tx: CompanyTransaction, change: ContentChange): Promise<void> {
  await tx.query(
    `update quotation set draft_version = $3, draft_client_user_id = $4, lock_version = lock_version + 1,
       updated_at = now()
     where company_id = $1 and id = $2`,
    [tx.scope.companyId, change.id, change.version, change.clientUserId],
  );
}

async function updateListed(tx: CompanyTransaction, change: ContentChange): Promise<void> {
  const values = listValues(change.number, change.clientUserId, change.content, change.figures);
  await tx.query(
    `update quotation set (${LIST_COLUMNS}) = row(${listPlaces(4, values.length)}), version = $3,
       status = case when ${change.isNewVersion} then 'draft' else status end,
       sent_at = case when ${change.isNewVersion} then null else sent_at end,
       decided_at = case when ${change.isNewVersion} then null else decided_at end,
       decided_quote_id = case when ${change.isNewVersion} then null else decided_quote_id end,
       lock_version = lock_version + 1, updated_at = now()
     where company_id = $1 and id = $2`,
    [tx.scope.companyId, change.id, change.version, ...values],
  );
}

/** A revision that is sent: from now on the quotation is this version, with its client and its figures. */
export async function updateSentRevision(
  tx: CompanyTransaction,
  sent: Pick<ContentChange, "id" | "number" | "version" | "clientUserId" | "content" | "figures">,
): Promise<void> {
  const values = listValues(sent.number, sent.clientUserId, sent.content, sent.figures);
  await tx.query(
    `update quotation set (${LIST_COLUMNS}) = row(${listPlaces(4, values.length)}), version = $3, status = 'sent',
       sent_at = now(), decided_at = null, decided_quote_id = null, draft_version = null, draft_client_user_id = null,
       lock_version = lock_version + 1, updated_at = now()
     where company_id = $1 and id = $2`,
    [tx.scope.companyId, sent.id, sent.version, ...values],
  );
  tx.afterCommit(() => forgetCounts(tx));
}

/**
 * Moves a quotation to another state. The caller holds the row's lock and has asked the table of states. Once it is
 * cancelled its unsent revision is nobody's draft any more; the version itself stays on record.
 */
export async function updateStatus(
  tx: CompanyTransaction,
  id: string,
  status: "sent" | "accepted" | "rejected" | "cancelled" | "expired",
): Promise<void> {
  const stamp = status === "sent" ? "sent_at" : status === "expired" ? "updated_at" : "decided_at";
  await tx.query(
    `update quotation set status = $3, ${stamp === "updated_at" ? "" : `${stamp} = now(),`} updated_at = now(),
       ${status === "cancelled" ? "draft_version = null, draft_client_user_id = null," : ""} lock_version = lock_version + 1
     where company_id = $1 and id = $2`,
    [tx.scope.companyId, id, status],
  );
  tx.afterCommit(() => forgetCounts(tx));
}

/** Makes a version immutable: it has left the house. */
export async function markVersionSent(tx: CompanyTransaction, id: string, version: number): Promise<void> {
  await tx.query(
    `update quotation_version set is_sent = true, sent_at = now()
     where company_id = $1 and quotation_id = $2 and version = $3 and not is_sent`,
    [tx.scope.companyId, id, version],
  );
}

/**
 * Records for which option the client decided. The decision is beside the version, which was sent and stays as
 * it is: only the list's figures follow it. A revision that was not sent ends here as a version on record.
 */
export async function updateDecided(
  tx: CompanyTransaction,
  id: string,
  quoteId: string,
  figures: DecidedFigures,
): Promise<void> {
  await tx.query(
    `update quotation set status = 'accepted', decided_at = now(), decided_quote_id = $3, buy_total = $4, sell_total = $5,
       sell_total_usd = coalesce($6, round($5 * sell_total_usd / nullif(sell_total, 0), 2), sell_total_usd),
       profit_usd = coalesce($7, round($5 * sell_total_usd / nullif(sell_total, 0), 2)
         - round($4 * sell_total_usd / nullif(sell_total, 0), 2), profit_usd), chargeable_weight_kg = $8, main_airline_id = $9, updated_at = now(),
       draft_version = null, draft_client_user_id = null, lock_version = lock_version + 1
     where company_id = $1 and id = $2`,
    [
      tx.scope.companyId,
      id,
      quoteId,
      figures.buyTotal,
      figures.sellTotal,
      figures.dollars?.sellTotalUsd ?? null,
      figures.dollars?.profitUsd ?? null,
      figures.chargeableWeightKg,
      figures.mainAirlineId,
    ],
  );
  tx.afterCommit(() => forgetCounts(tx));
}

/**
 * Notes that the version's expiry was reminded of; no change of the quotation, so nobody's lock is broken.
 * @returns false when that was done before
 */
export async function markReminded(tx: CompanyTransaction, id: string, version: number): Promise<boolean> {
  const rows = await queryRows<{ id: string }>(
    tx,
    `update quotation set reminded_version = $3
     where company_id = $1 and id = $2 and version = $3 and reminded_version < $3 returning id`,
    [tx.scope.companyId, id, version],
  );
  return rows.length > 0;
}
