import type { CalendarDate } from "@kilolane/domain";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { maySeeRequest, type Visibility } from "./visibility.ts";
import { type StoredParty, type StoredPricing } from "./content.ts";
import { parseStoredRequest } from "./request-form.ts";
import type { RequestInRow, StoredRequest } from "./request-content.ts";
import { unpackPricing, type PackedPricing } from "./packed-pricing.ts";

export interface RequestRow {
  readonly id: string;
  readonly version: number;
  readonly status: "priced" | "saved" | "confirmed" | "cancelled";
  readonly createdBy: string;
  readonly clientUserId: string | null;
  readonly request: StoredRequest;
  readonly pricing: StoredPricing;
  readonly pricedOn: CalendarDate;
  readonly truckingId: string | null;
  readonly createdAt: Date;
  /** a client sent it to the desk, which answers it */
  readonly isSentByClient: boolean;
  /** what that client asked for, whatever the desk has made of it since; absent: nobody sent it */
  readonly asked?: StoredRequest | undefined;
  /** when its client saved it to go on later */
  readonly savedAt: Date | null;
}

interface StoredRow extends Omit<RequestRow, "request" | "pricing" | "asked"> {
  readonly assigneeId: string | null;
  readonly asked: RequestInRow | null;
  readonly request: RequestInRow;
  readonly pricing: PackedPricing | StoredPricing;
}

/** A stored request that the caller may see; undefined for any other. `lock` keeps it from others until the end. */
export async function findRequest(
  tx: CompanyTransaction,
  visibility: Visibility,
  id: string,
  lock: "lock" | "read" = "read",
): Promise<RequestRow | undefined> {
  const [row] = await queryRows<StoredRow>(
    tx,
    `select r.id, r.version, r.status, r.created_by as "createdBy", r.client_user_id as "clientUserId",
       r.input as request, r.priced as pricing, r.priced_on::text as "pricedOn", r.trucking_id as "truckingId",
       r.created_at as "createdAt", r.saved_at as "savedAt", i.request_id is not null as "isSentByClient",
       i.assignee_user_id as "assigneeId", i.asked
     from quotation_request r
     left join incoming_request i on i.company_id = r.company_id and i.request_id = r.id
     where r.company_id = $1 and r.id = $2 ${lock === "lock" ? "for update of r" : ""}`,
    [tx.scope.companyId, id],
  );
  if (row === undefined) return undefined;
  const { assigneeId, asked, ...stored } = row;
  if (!maySeeRequest(visibility, row.createdBy, assigneeId)) return undefined;
  return {
    ...stored,
    ...(asked !== null && { asked: parseStoredRequest(asked) }),
    request: parseStoredRequest(row.request),
    pricing: unpackPricing(row.pricing),
  };
}

export interface InquirerParty extends StoredParty {
  readonly id: string;
  readonly language: string;
  readonly clientUserId: string | null;
}

/**
 * An inquirer of the company as a quotation keeps it; of a merged one, the inquirer that was kept. Which one that is, is
 * asked in a query of its own: behind row-level security a bare call would be tried on every inquirer of the company.
 */
export async function findParty(tx: CompanyTransaction, id: string): Promise<InquirerParty | undefined> {
  const [row] = await queryRows<InquirerParty>(
    tx,
    `select id, company_name as "companyName", name, email, phone, country_code as country, address, language,
       client_user_id as "clientUserId"
     from inquirer where company_id = $1 and id = (select kilolane_kept_inquirer($1, $2))`,
    [tx.scope.companyId, id],
  );
  return row;
}

/** A client's own account, or what the forwarder notes of a shipper, in the fields that a quotation stores of the inquirer. */
export async function findClientAccount(
  tx: CompanyTransaction,
  userId: string,
): Promise<Omit<StoredParty, "id" | "address"> | undefined> {
  const [row] = await queryRows<Omit<StoredParty, "id" | "address">>(
    tx,
    `select '' as "companyName", trim(first_name || ' ' || last_name) as name, email, phone, '' as country
     from user_account where company_id = $1 and id = $2
     union all
     select company_name, trim(first_name || ' ' || last_name), email, phone, country_code
     from forwarder_shipper where company_id = $1 and shipper_user_id = $2`,
    [tx.scope.companyId, userId],
  );
  return row;
}

/** Whether a user is a client of the company, or a shipper that it works with. */
export async function isClientUser(tx: CompanyTransaction, userId: string): Promise<boolean> {
  const rows = await queryRows<{ id: string }>(
    tx,
    `select id from user_account where company_id = $1 and id = $2 and role in ('ROLE_FFCLIENT', 'ROLE_CONSIGNEE')
     union all
     select id from forwarder_shipper where company_id = $1 and shipper_user_id = $2 and not is_suspended`,
    [tx.scope.companyId, userId],
  );
  return rows.length > 0;
}

/** A request that its client saved. */
export interface SavedRequestRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly readyDate: string;
  readonly goodsType: string;
  readonly savedAt: Date;
}

/** What a client saved and has neither sent nor decided, the newest first. */
export function findSavedRequests(tx: CompanyTransaction, limit: number): Promise<SavedRequestRow[]> {
  return queryRows<SavedRequestRow>(
    tx,
    `select r.id, r.from_airport as "from", r.to_airport as "to", r.ready_date::text as "readyDate",
       r.goods_type as "goodsType", r.saved_at as "savedAt"
     from quotation_request r
     where r.company_id = $1 and r.created_by = $2 and r.saved_at is not null and r.status = 'priced'
       and not exists (select from incoming_request i where i.company_id = r.company_id and i.request_id = r.id)
     order by r.saved_at desc limit ${Math.trunc(limit)}`,
    [tx.scope.companyId, tx.scope.userId],
  );
}
