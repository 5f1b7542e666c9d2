import type { CalendarDate } from "@kilolane/domain";
import type { StoredRequest } from "../reads/request-content.ts";
import { newId } from "../../../db/new-id.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { StoredPricing } from "../reads/content.ts";
import { packPricing } from "../reads/packed-pricing.ts";

/** A request with what pricing made of it. */
export interface RequestDraft {
  readonly id: string;
  readonly request: StoredRequest;
  readonly pricing: StoredPricing;
  /** calendar date at the place of origin */
  readonly pricedOn: CalendarDate;
  readonly clientUserId: string | null;
  readonly createdAt: Date;
  /** the request is stored only while the rates it was priced from are the live ones; absent: they were asked for just now */
  readonly epoch?: string;
}

/** Something was published between the reading of rates and what was to be written of them; nothing was written. */
export class RatesOutdatedError extends Error {}

// One statement: the request, its audit row and its event stand or fall together, in one round trip.
const INSERT_REQUEST = `
  with live as (
    select from rate_epoch where is_only and ($20::uuid is null or epoch = $20)
  ), request as (
    insert into quotation_request (id, company_id, created_by, client_user_id, inquirer_id, from_airport, to_airport,
      ready_date, goods_type, currency, input, priced, priced_on, created_at, updated_at)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $19, $19 from live
  ), audit as (
    insert into audit_entry (id, company_id, user_id, action, subject_kind, subject_id, detail, request_id)
    select $14, $2, $3, 'request.create', 'quotation-request', $15, $16, $17 from live
  )
  insert into outbox_event (company_id, user_id, topic, payload)
  select $2, $3, 'request.created', $18 from live`;

/**
 * Stores a new request with its audit row and event.
 * @throws RatesOutdatedError when its epoch is not the present one
 */
export async function createRequest(tx: CompanyTransaction, draft: RequestDraft): Promise<void> {
  const { request, pricing } = draft;
  const { companyId, userId, requestId } = tx.scope;
  const detail = {
    from: request.origin,
    to: request.destination,
    options: pricing.results.length,
  };
  const { rowCount } = await tx.query(INSERT_REQUEST, [
    draft.id,
    companyId,
    userId,
    ...shownValues(draft),
    JSON.stringify(request),
    packPricing(pricing),
    draft.pricedOn,
    newId(),
    draft.id,
    JSON.stringify(detail),
    requestId,
    JSON.stringify({ request_id: draft.id }),
    draft.createdAt,
    draft.epoch ?? null,
  ]);
  if (rowCount === 0) throw new RatesOutdatedError("the rates of a request are not the live ones");
}

export interface RequestChange {
  readonly id: string;
  /** the version that was read; the write happens only if it still stands */
  readonly version: number;
  readonly pricing: StoredPricing;
  readonly request: StoredRequest;
  readonly pricedOn: CalendarDate;
  readonly clientUserId: string | null;
  readonly truckingId: string | null;
  readonly status: "priced" | "saved" | "confirmed" | "cancelled";
  readonly action: string;
  readonly detail: object;
}

const UPDATE_REQUEST = `
  with request as (
    update quotation_request set version = version + 1, updated_at = now(), input = $4, priced = $5, priced_on = $6,
      client_user_id = $7, inquirer_id = $8, from_airport = $9, to_airport = $10, ready_date = $11, goods_type = $12,
      currency = $13, trucking_id = $14, status = $15
    where company_id = $1 and id = $2 and version = $3
    returning id, version
  ), audit as (
    insert into audit_entry (id, company_id, user_id, action, subject_kind, subject_id, detail, request_id)
    select $16, $1, $17, $18, 'quotation-request', id::text, $19, $20 from request
  ), event as (
    insert into outbox_event (company_id, user_id, topic, payload)
    select $1, $17, 'request.changed', jsonb_build_object('request_id', id) from request
  )
  select version from request`;

/** Writes a changed request. @returns its new version, or null when another one got there first */
export async function updateRequestRow(
  tx: CompanyTransaction,
  change: RequestChange,
): Promise<number | null> {
  const { request } = change;
  const [row] = await queryRows<{ version: number }>(tx, UPDATE_REQUEST, [
    tx.scope.companyId,
    change.id,
    change.version,
    JSON.stringify(request),
    packPricing(change.pricing),
    change.pricedOn,
    ...shownValues(change),
    change.truckingId,
    change.status,
    newId(),
    tx.scope.userId,
    change.action,
    JSON.stringify(change.detail),
    tx.scope.requestId,
  ]);
  return row?.version ?? null;
}

/** Marks a request as saved by its client. */
export async function markSaved(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.query("update quotation_request set saved_at = $3 where company_id = $1 and id = $2", [
    tx.scope.companyId,
    id,
    tx.now(),
  ]);
}

/** What lists of requests show and search, in the order of both statements. */
function shownValues({ clientUserId, request }: Pick<RequestDraft, "clientUserId" | "request">) {
  return [
    clientUserId,
    request.inquirerId,
    request.origin,
    request.destination,
    request.readyDate,
    request.goodsType,
    request.currency,
  ];
}
