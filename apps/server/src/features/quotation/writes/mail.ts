import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction, SystemTransaction, Transaction } from "../../../db/transaction.ts";
import type { MailContent } from "../reads/mail.ts";

export interface MailDraft {
  readonly id: string;
  readonly quotationId: string | null;
  readonly requestId: string | null;
  readonly version: number | null;
  readonly recipient: string;
  readonly subject: string;
  readonly messageId: string;
  readonly content: MailContent;
}

/** Stores a mail as queued; the job that sends it is enqueued in the same transaction. */
export async function createMail(tx: CompanyTransaction, mail: MailDraft): Promise<void> {
  await tx.query(
    `insert into quotation_mail (id, company_id, quotation_id, request_id, version, recipient, subject, state,
       message_id, content, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, 'queued', $8, $9, $10)`,
    [
      mail.id,
      tx.scope.companyId,
      mail.quotationId,
      mail.requestId,
      mail.version,
      mail.recipient,
      mail.subject,
      mail.messageId,
      JSON.stringify(mail.content),
      tx.scope.userId,
    ],
  );
}

export interface LinkDraft {
  readonly tokenHash: Buffer;
  readonly quotationId: string;
  readonly version: number;
  readonly email: string;
  readonly showAirline: boolean;
  readonly showRemarks: boolean;
  /** days after the quotation's own expiry for which the page still opens */
  readonly keptDays: number;
}

/** Stores a signed link by its token's hash. */
export async function createLink(tx: CompanyTransaction, link: LinkDraft): Promise<void> {
  await tx.query(
    `insert into quotation_link (token_hash, company_id, quotation_id, version, email, show_airline, show_remarks,
       expires_at)
     select $1, company_id, id, $4, $5, $6, $7, expires_at + make_interval(days => $8)
     from quotation where company_id = $2 and id = $3`,
    [
      link.tokenHash,
      tx.scope.companyId,
      link.quotationId,
      link.version,
      link.email,
      link.showAirline,
      link.showRemarks,
      link.keptDays,
    ],
  );
}

/** Marks a mail as sent, with the hash of the document that it carried. @returns false when it was sent before */
export async function markMailSent(
  tx: SystemTransaction,
  mail: { readonly companyId: string; readonly id: string; readonly pdfSha256: string | null },
): Promise<boolean> {
  const rows = await queryRows<{ id: string }>(
    tx,
    `update quotation_mail set state = 'sent', sent_at = now(), pdf_sha256 = $3
     where company_id = $1 and id = $2 and state <> 'sent' returning id`,
    [mail.companyId, mail.id, mail.pdfSha256],
  );
  return rows.length > 0;
}

export async function markMailFailed(tx: Transaction, companyId: string, id: string): Promise<void> {
  await tx.query(
    "update quotation_mail set state = 'failed' where company_id = $1 and id = $2 and state = 'queued'",
    [companyId, id],
  );
}

/** The link's one decision. The caller holds its lock. */
export async function markLinkDecided(
  tx: Transaction,
  tokenHash: Buffer,
  decision: "accepted" | "rejected",
): Promise<void> {
  await tx.query("update quotation_link set decided_at = now(), decision = $2 where token_hash = $1", [
    tokenHash,
    decision,
  ]);
}

/** @returns true the first time the link is opened */
export async function markLinkViewed(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const rows = await queryRows<{ version: number }>(
    tx,
    "update quotation_link set viewed_at = now() where token_hash = $1 and viewed_at is null returning version",
    [tokenHash],
  );
  return rows.length > 0;
}
