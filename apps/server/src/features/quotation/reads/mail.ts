import { CLOCK_NOW } from "../../../db/clock.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction, Transaction } from "../../../db/transaction.ts";
import { type ContentInRow, parseStoredContent } from "./request-form.ts";
import type { VersionContent } from "./content.ts";
import { IS_FOR_READER } from "./received.ts";

/** A queued mail with the version it carries. */
export interface QueuedMail {
  readonly id: string;
  readonly state: "queued" | "sent" | "failed";
  readonly recipient: string;
  readonly subject: string;
  readonly content: MailContent;
  readonly quotationId: string | null;
  readonly version: number | null;
  readonly number: string | null;
  readonly ownerUserId: string | null;
  readonly versionContent: VersionContent | null;
  readonly savedAt: Date | null;
  readonly preparedBy: string | null;
  readonly createdBy: string;
  readonly ownerEmail: string | null;
  readonly ownerPhone: string | null;
  /** Message-IDs of what the recipient received about the same quotation before, the oldest first */
  readonly earlier: readonly string[];
}

/** How many earlier mails one refers to: mail programs need the last ones. */
const MOST_EARLIER = 20;

export async function findMail(
  tx: Transaction,
  companyId: string,
  id: string,
): Promise<QueuedMail | undefined> {
  const [row] = await queryRows<
    Omit<QueuedMail, "versionContent"> & { readonly versionContent: ContentInRow | null }
  >(
    tx,
    `select m.id, m.state, m.recipient, m.subject, m.content, m.quotation_id as "quotationId", m.version,
       q.number, q.owner_user_id as "ownerUserId", v.content as "versionContent", v.created_at as "savedAt",
       trim(u.first_name || ' ' || u.last_name) as "preparedBy", m.created_by as "createdBy",
       u.email as "ownerEmail", u.phone as "ownerPhone",
       array(select e.message_id from (
         select message_id, created_at from quotation_mail
         where company_id = m.company_id and quotation_id = m.quotation_id and state = 'sent'
           and lower(recipient) = lower(m.recipient) and created_at < m.created_at
         order by created_at desc limit ${MOST_EARLIER}) e order by e.created_at) as earlier
     from quotation_mail m
     left join quotation q on q.company_id = m.company_id and q.id = m.quotation_id
     left join quotation_version v on v.company_id = m.company_id and v.quotation_id = m.quotation_id
       and v.version = m.version
     left join user_account u on u.company_id = q.company_id and u.id = q.owner_user_id
     where m.company_id = $1 and m.id = $2`,
    [companyId, id],
  );
  return row && { ...row, versionContent: row.versionContent && parseStoredContent(row.versionContent) };
}

/** The last mail that put a version into a client's hands, to decide on; undefined when none did. */
export async function findLastMail(
  tx: CompanyTransaction,
  quotationId: string,
  version: number,
): Promise<{ readonly recipient: string; readonly content: MailContent } | undefined> {
  const [row] = await queryRows<{ recipient: string; content: MailContent }>(
    tx,
    `select recipient, content from quotation_mail
     where company_id = $1 and quotation_id = $2 and version = $3 and state <> 'failed'
       and content ->> 'kind' = 'quotation' and (content ->> 'hasLink')::boolean
     order by created_at desc limit 1`,
    [tx.scope.companyId, quotationId, version],
  );
  return row;
}

/** Whether somebody was mailed a reminder of a version within the last day. */
export async function isRemindedToday(
  tx: CompanyTransaction,
  quotationId: string,
  version: number,
): Promise<boolean> {
  const rows = await queryRows(
    tx,
    `select from quotation_event
     where company_id = $1 and quotation_id = $2 and version = $3 and kind = 'client-reminded'
       and at > now() - interval '1 day' limit 1`,
    [tx.scope.companyId, quotationId, version],
  );
  return rows.length > 0;
}

/** The language that the client was last mailed this quotation in, else the inquirer's; undefined: neither is known. */
export async function findMailLanguage(
  tx: CompanyTransaction,
  quotationId: string,
  inquirerId: string | null,
): Promise<string | undefined> {
  const [row] = await queryRows<{ language: string | null }>(
    tx,
    `select coalesce(
       (select content ->> 'language' from quotation_mail
        where company_id = $1 and quotation_id = $2 order by created_at desc limit 1),
       (select language from inquirer where company_id = $1 and id = $3)
     ) as language`,
    [tx.scope.companyId, quotationId, inquirerId],
  );
  return row?.language ?? undefined;
}

/** A signed link, found by its token's hash. */
export interface LinkRow {
  readonly companyId: string;
  readonly quotationId: string;
  readonly ownerUserId: string;
  readonly version: number;
  readonly email: string;
  readonly showAirline: boolean;
  readonly showRemarks: boolean;
  readonly isOver: boolean;
  /** the company is deactivated */
  readonly isClosed: boolean;
  readonly decision: "accepted" | "rejected" | null;
  /** false: a newer version went to somebody else, and what became of the quotation since is not the reader's */
  readonly isForReader: boolean;
}

export async function findLink(tx: Transaction, tokenHash: Buffer): Promise<LinkRow | undefined> {
  const [row] = await queryRows<LinkRow>(
    tx,
    `select l.company_id as "companyId", l.quotation_id as "quotationId", q.owner_user_id as "ownerUserId", l.version,
       l.email, l.show_airline as "showAirline", l.show_remarks as "showRemarks", l.expires_at <= ${CLOCK_NOW} as "isOver",
       not c.is_active as "isClosed", l.decision,
       ${IS_FOR_READER} or exists (select from quotation_link n where n.company_id = q.company_id
         and n.quotation_id = q.id and n.version = q.version and lower(n.email) = lower(l.email)) as "isForReader"
     from quotation_link l
     join quotation q on q.company_id = l.company_id and q.id = l.quotation_id
     left join quotation_version v on v.company_id = l.company_id and v.quotation_id = l.quotation_id
       and v.version = l.version and l.version <> q.version
     join company c on c.id = l.company_id
     where l.token_hash = $1`,
    [tokenHash],
  );
  return row;
}

/** Questions asked by a link, the oldest first; `link` marks it (`hashedLink`). */
export function findQuestions(
  tx: CompanyTransaction,
  quotationId: string,
  link: string,
): Promise<{ readonly text: string; readonly at: Date }[]> {
  return queryRows(
    tx,
    `select detail ->> 'reason' as text, at from quotation_event
     where company_id = $1 and quotation_id = $2 and kind = 'question' and detail ->> 'link' = $3
     order by id limit 50`,
    [tx.scope.companyId, quotationId, link],
  );
}

/** Questions that somebody with that address asked, by a link or signed in, the oldest first. */
export function findAskedBy(
  tx: CompanyTransaction,
  quotationId: string,
  email: string,
): Promise<{ readonly text: string; readonly at: Date }[]> {
  return queryRows(
    tx,
    `select detail ->> 'reason' as text, at from quotation_event
     where company_id = $1 and quotation_id = $2 and kind = 'question' and lower(detail ->> 'email') = lower($3)
     order by id limit 50`,
    [tx.scope.companyId, quotationId, email],
  );
}

/** Messages about a quotation that reached an address, the oldest first. */
export function findAnswers(
  tx: CompanyTransaction,
  quotationId: string,
  email: string,
): Promise<{ readonly text: string; readonly by: string; readonly at: Date }[]> {
  return queryRows(
    tx,
    `select content ->> 'message' as text, content ->> 'person' as by, created_at as at from quotation_mail
     where company_id = $1 and quotation_id = $2 and content ->> 'kind' = 'message' and state = 'sent'
       and lower(recipient) = lower($3)
     order by created_at limit 50`,
    [tx.scope.companyId, quotationId, email],
  );
}

/** A mail of a quotation as it was queued. */
export type FormerMail = Pick<QueuedMail, "recipient" | "subject" | "content" | "version">;

export async function findFormerMail(
  tx: CompanyTransaction,
  quotationId: string,
  mailId: string,
): Promise<FormerMail | undefined> {
  const [row] = await queryRows<FormerMail>(
    tx,
    `select recipient, subject, content, version from quotation_mail
     where company_id = $1 and quotation_id = $2 and id = $3`,
    [tx.scope.companyId, quotationId, mailId],
  );
  return row;
}

/** The subject that an address last read about a quotation, and in which language; undefined: nothing went there. */
export async function findLastSubject(
  tx: CompanyTransaction,
  quotationId: string,
  email: string,
): Promise<{ readonly subject: string; readonly language: string } | undefined> {
  const [row] = await queryRows<{ subject: string; language: string }>(
    tx,
    `select subject, content ->> 'language' as language from quotation_mail
     where company_id = $1 and quotation_id = $2 and lower(recipient) = lower($3) and state <> 'failed'
     order by created_at desc limit 1`,
    [tx.scope.companyId, quotationId, email],
  );
  return row;
}

/** Who sends a mail, and where its answers go: an address that was proven to be theirs. */
export interface MailSender {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The sender as a mail names them. */
export async function findPerson(tx: Transaction, companyId: string, userId: string): Promise<MailSender> {
  const [row] = await queryRows<MailSender>(
    tx,
    `select trim(first_name || ' ' || last_name) as name, phone,
       case when reply_to_email <> '' and reply_to_proven_at is not null then reply_to_email else email end as email
     from user_account where company_id = $1 and id = $2`,
    [companyId, userId],
  );
  if (row === undefined) throw new Error("a scope without its user");
  return row;
}

/** What the worker needs to render and send a mail, besides the version it carries. */
export interface MailContent {
  readonly kind: "quotation" | "reminder" | "message";
  readonly language: string;
  readonly message: string;
  /** carries a link on which the reader decides */
  readonly hasLink: boolean;
  /** whom the mail went to that this is a copy of; absent where it is none */
  readonly copyOf?: string;
  readonly showAirline: boolean;
  readonly showRemarks: boolean;
  /** who sends it, and where answers go */
  readonly person: string;
  /** absent in mails of before */
  readonly phone?: string;
  readonly replyTo: string;
}

/** What the newest link of a quotation shows of it: what its mail left out is not shown elsewhere. */
export async function findShownParts(
  tx: CompanyTransaction,
  quotationId: string,
): Promise<{ readonly airline: boolean; readonly remarks: boolean }> {
  const [row] = await queryRows<{ airline: boolean; remarks: boolean }>(
    tx,
    `select show_airline as airline, show_remarks as remarks from quotation_link
     where company_id = $1 and quotation_id = $2 order by created_at desc limit 1`,
    [tx.scope.companyId, quotationId],
  );
  return row ?? { airline: true, remarks: true };
}
