import { type CalendarDate, expiresAt } from "@kilolane/domain";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { maySee, type Visibility } from "./visibility.ts";
import { type ContentInRow, parseStoredContent } from "./request-form.ts";
import type { VersionContent } from "./content.ts";
import { EFFECTIVE_STATUS } from "./list.ts";
import type { QuotationStatus } from "./status.ts";

export interface QuotationRow {
  readonly id: string;
  readonly number: string;
  readonly requestId: string;
  readonly version: number;
  readonly lockVersion: number;
  /** as it is now: past its expiry it is `expired`, written or not */
  readonly status: QuotationStatus;
  readonly storedStatus: QuotationStatus;
  /** when the version that the client has was sent; null: none was, or a revision of what is over is in work */
  readonly sentAt: Date | null;
  readonly ownerUserId: string;
  readonly ownerName: string;
  readonly ownerEmail: string;
  readonly ownerPhone: string;
  readonly clientUserId: string | null;
  /** of the client's account; null without one */
  readonly clientName: string | null;
  /** the client is a shipper, whose account is another company's */
  readonly isShippers: boolean;
  readonly validUntil: CalendarDate;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly content: VersionContent;
  /** the version that `content` is of */
  readonly contentVersion: number;
  readonly isSent: boolean;
  readonly decidedQuoteId: string | null;
  readonly versionCreatedAt: Date;
  /** what the client has in hand while a revision of it is not sent yet; null when there is no such revision */
  readonly offered: OfferedVersion | null;
}

/** The version that was sent, as its client has it. */
interface OfferedVersion {
  readonly version: number;
  readonly status: QuotationStatus;
  readonly clientUserId: string | null;
  readonly validUntil: string;
  readonly expiresAt: Date;
}

/** A quotation as it was sent, with the version in work beside it. */
interface StoredRow extends Omit<QuotationRow, "offered"> {
  readonly draftVersion: number | null;
  readonly draftClientUserId: string | null;
}

/** Whom a notice names as the client: the company or person who asked, else the account; empty when nobody is known. */
export function clientNameOf({ content, clientName }: QuotationRow): string {
  return content.inquirer.companyName || content.inquirer.name || (clientName ?? "");
}

export interface QuotationSearch {
  readonly version?: number | undefined;
  /** keeps other writers waiting until the transaction ends */
  readonly lock?: boolean;
  /** `desk`: with the revision that is not sent yet as its current version; `client`: as it was sent */
  readonly side?: "desk" | "client";
}

/**
 * A quotation that the caller may see, with the content of its current version or of the one named; undefined for
 * any other. A client sees what was sent, whatever is being made of it.
 */
export async function findQuotation(
  tx: CompanyTransaction,
  visibility: Visibility,
  id: string,
  options: QuotationSearch = {},
): Promise<QuotationRow | undefined> {
  // a statement of its own: what follows sees what the writer that we waited for has written, of both tables
  if (options.lock === true) {
    await tx.query("select id from quotation where company_id = $1 and id = $2 for update", [
      tx.scope.companyId,
      id,
    ]);
  }
  const isClient = visibility.kind === "client" || options.side === "client";
  const [found] = await queryRows<Omit<StoredRow, "content"> & { readonly content: ContentInRow }>(
    tx,
    `select q.id, q.number, q.request_id as "requestId", q.version, q.lock_version as "lockVersion",
       ${EFFECTIVE_STATUS} as status, q.status as "storedStatus", q.sent_at as "sentAt", q.owner_user_id as "ownerUserId",
       trim(u.first_name || ' ' || u.last_name) as "ownerName", u.email as "ownerEmail", u.phone as "ownerPhone",
       q.client_user_id as "clientUserId", coalesce(trim(c.first_name || ' ' || c.last_name), s.company_name) as "clientName",
       s.id is not null as "isShippers", q.valid_until::text as "validUntil", q.expires_at as "expiresAt",
       q.created_at as "createdAt", q.updated_at as "updatedAt", v.content, v.version as "contentVersion",
       v.is_sent as "isSent", v.created_at as "versionCreatedAt", q.decided_quote_id as "decidedQuoteId",
       q.draft_version as "draftVersion", q.draft_client_user_id as "draftClientUserId"
     from quotation q
     join quotation_version v on v.company_id = q.company_id and v.quotation_id = q.id
       and v.version = coalesce($3::integer, case when $4 then q.version else coalesce(q.draft_version, q.version) end)
     left join user_account u on u.company_id = q.company_id and u.id = q.owner_user_id
     left join user_account c on c.company_id = q.company_id
       and c.id = case when $4 or q.draft_version is null then q.client_user_id else q.draft_client_user_id end
     left join forwarder_shipper s on s.company_id = q.company_id and c.id is null
       and s.shipper_user_id = case when $4 or q.draft_version is null then q.client_user_id else q.draft_client_user_id end
     where q.company_id = $1 and q.id = $2`,
    [tx.scope.companyId, id, options.version ?? null, isClient],
  );
  if (found === undefined || !maySee(visibility, found)) return undefined;
  if (visibility.kind === "client" && found.sentAt === null) return undefined;
  const row = { ...found, content: parseStoredContent(found.content) };
  return isClient ? { ...row, offered: null } : withDraft(row, tx.now());
}

/** The quotation for the desk: its revision, while there is one, is the current version and a draft. */
function withDraft(row: StoredRow, now: Date): QuotationRow {
  const { draftVersion, draftClientUserId, content } = row;
  if (draftVersion === null) return { ...row, offered: null };
  const { version, status, clientUserId, validUntil, expiresAt: sentExpiry } = row;
  const offered = { version, status, clientUserId, validUntil, expiresAt: sentExpiry };
  const shown = { ...row, version: draftVersion, offered };
  if (row.contentVersion !== draftVersion) return shown;
  const graceDays = Math.min(...content.options.map((option) => option.graceDays));
  const ends = new Date(expiresAt(content.validUntil, graceDays, content.from.timeZone));
  return {
    ...shown,
    status: ends <= now ? "expired" : "draft",
    storedStatus: "draft",
    // a revision belongs to its own client account; without one, no client may read it
    clientUserId: draftClientUserId,
    validUntil: content.validUntil,
    expiresAt: ends,
  };
}

/** The newest quotation made of a request: of that owner alone, when one is named. */
export async function findNewestOf(
  tx: CompanyTransaction,
  requestId: string,
  ownerUserId: string | null,
): Promise<string | undefined> {
  const [row] = await queryRows<{ id: string }>(
    tx,
    `select id from quotation where company_id = $1 and request_id = $2 and ($3::uuid is null or owner_user_id = $3)
     order by created_at desc, id desc limit 1`,
    [tx.scope.companyId, requestId, ownerUserId],
  );
  return row?.id;
}

export interface VersionNote {
  readonly version: number;
  readonly createdAt: Date;
  readonly isSent: boolean;
  readonly sellTotal: string;
  readonly by: string;
}

/** The versions of a quotation, newest first. */
export function findVersions(tx: CompanyTransaction, id: string): Promise<VersionNote[]> {
  return queryRows<VersionNote>(
    tx,
    `select v.version, v.created_at as "createdAt", v.is_sent as "isSent",
       v.content ->> 'sellTotal' as "sellTotal",
       coalesce(trim(u.first_name || ' ' || u.last_name), '') as by
     from quotation_version v
     left join user_account u on u.company_id = v.company_id and u.id = v.created_by
     where v.company_id = $1 and v.quotation_id = $2 order by v.version desc`,
    [tx.scope.companyId, id],
  );
}

export interface TimelineRow {
  readonly kind: string;
  readonly version: number;
  readonly actor: string;
  readonly at: Date;
  readonly detail: Record<string, unknown>;
}

/** What happened to a quotation, newest first. */
export function findTimeline(tx: CompanyTransaction, id: string): Promise<TimelineRow[]> {
  return queryRows<TimelineRow>(
    tx,
    `select e.kind, e.version, e.at, e.detail,
       coalesce(nullif(e.actor_name, ''), trim(u.first_name || ' ' || u.last_name), '') as actor
     from quotation_event e
     left join user_account u on u.company_id = e.company_id and u.id = e.actor_user_id
     where e.company_id = $1 and e.quotation_id = $2 order by e.id desc limit 500`,
    [tx.scope.companyId, id],
  );
}

export interface MailNote {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: string;
  readonly createdAt: Date;
  readonly kind: "quotation" | "reminder" | "message";
  readonly version: number | null;
  readonly message: string;
  readonly by: string;
  readonly copyOf: string | null;
}

/** The mails that carried a quotation, newest first. */
export function findMails(tx: CompanyTransaction, id: string): Promise<MailNote[]> {
  return queryRows<MailNote>(
    tx,
    `select id, recipient, subject, state, version, created_at as "createdAt", content ->> 'kind' as kind,
       content ->> 'message' as message, content ->> 'person' as by, content ->> 'copyOf' as "copyOf"
     from quotation_mail
     where company_id = $1 and quotation_id = $2 order by created_at desc limit 100`,
    [tx.scope.companyId, id],
  );
}
