import type { FeedbackCounts, FeedbackState, FeedbackType } from "@kilolane/contract";
import { sql } from "kysely";
import { likePatternsOf } from "../../db/like-patterns.ts";
import type { CompanyTransaction, PlatformTransaction, SystemTransaction } from "../../db/transaction.ts";
import { seesWholeCompany } from "./policy.ts";

type ReadingTransaction = CompanyTransaction | PlatformTransaction;

/** A feedback with who wrote it and what came with it. */
export interface FeedbackRow {
  readonly id: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly author_id: string;
  readonly author: string;
  readonly author_email: string;
  readonly author_role: string;
  readonly main_menu: string;
  readonly sub_menu: string;
  readonly feedback_type: FeedbackType;
  readonly description: string;
  readonly state: FeedbackState;
  readonly answer: string;
  readonly answered_at: Date | null;
  readonly version: number;
  readonly created_at: Date;
  readonly files: readonly { name: string; originalName: string; sizeBytes: number }[];
}

/** What a list is narrowed to. */
export interface FeedbackSearch {
  readonly state?: FeedbackState | undefined;
  readonly feedbackType?: FeedbackType | undefined;
  readonly search: string;
  readonly direction: "asc" | "desc";
}

const COLUMNS = sql`f.*, c.name as company_name, trim(u.first_name || ' ' || u.last_name) as author,
  u.email as author_email, u.role as author_role,
  coalesce((select jsonb_agg(
      jsonb_build_object('name', x.name, 'originalName', x.original_name, 'sizeBytes', x.size_bytes) order by l.position)
    from feedback_file l join file x on x.id = l.file_id
    where l.company_id = f.company_id and l.feedback_id = f.id), '[]'::jsonb) as files`;
const SOURCE = sql`feedback f join company c on c.id = f.company_id
  join user_account u on u.company_id = f.company_id and u.id = f.author_id`;

/** The operator reads everybody's; a company's admin its people's; others their own. */
function seenIn({ scope }: ReadingTransaction) {
  if (scope.kind === "platform") return sql`true`;
  if (seesWholeCompany(scope)) return sql`f.company_id = ${scope.companyId}`;
  return sql`f.company_id = ${scope.companyId} and f.author_id = ${scope.userId}`;
}

function foundBy(tx: ReadingTransaction, { feedbackType, search }: FeedbackSearch) {
  return sql`${seenIn(tx)}
    and (${feedbackType ?? null}::text is null or f.feedback_type = ${feedbackType ?? null})
    and lower(f.description || ' ' || f.answer || ' ' || c.name || ' ' || u.first_name || ' ' || u.last_name)
      like all (${likePatternsOf(search)}::text[])`;
}

/** Part of a list; the same order for the same list, whatever the part. */
export async function findFeedbackRows(
  tx: ReadingTransaction,
  search: FeedbackSearch,
  part: { readonly limit: number; readonly offset: number },
): Promise<FeedbackRow[]> {
  const direction = sql.raw(search.direction);
  const { rows } = await sql<FeedbackRow>`
    select ${COLUMNS} from ${SOURCE}
    where ${foundBy(tx, search)} and (${search.state ?? null}::text is null or f.state = ${search.state ?? null})
    order by f.created_at ${direction}, f.id ${direction}
    limit ${sql.lit(part.limit)} offset ${sql.lit(part.offset)}`.execute(tx.db);
  return rows;
}

/** How many there are in each state, whatever state the list is narrowed to. */
export async function countFeedback(tx: ReadingTransaction, search: FeedbackSearch): Promise<FeedbackCounts> {
  const { rows } = await sql<FeedbackCounts>`
    select count(*) as "all", count(*) filter (where f.state = 'open') as open,
      count(*) filter (where f.state = 'answered') as answered, count(*) filter (where f.state = 'closed') as closed
    from ${SOURCE} where ${foundBy(tx, search)}`.execute(tx.db);
  const [row] = rows;
  if (row === undefined) throw new Error("a count without a row");
  return row;
}

/** One feedback that the caller may see. */
export async function findOneFeedback(tx: ReadingTransaction, id: string): Promise<FeedbackRow | undefined> {
  const { rows } = await sql<FeedbackRow>`
    select ${COLUMNS} from ${SOURCE} where f.id = ${id} and ${seenIn(tx)}`.execute(tx.db);
  return rows[0];
}

/** A file that came with any feedback, by its opaque name. */
export function findFeedbackFile(tx: PlatformTransaction, name: string) {
  return tx.db
    .selectFrom("file")
    .innerJoin("feedback_file", "feedback_file.file_id", "file.id")
    .where("file.name", "=", name)
    .select(["file.name", "file.original_name", "file.content_type"])
    .executeTakeFirst();
}

/** Who wrote a feedback, for notifying the operator; undefined once that is done. */
export async function findUntold(tx: SystemTransaction, feedbackId: string) {
  const { rows } = await sql<{ author: string; company: string }>`
    select trim(u.first_name || ' ' || u.last_name) as author, c.name as company from ${SOURCE}
    where f.id = ${feedbackId} and not exists (select from notification n
      where n.kind = 'feedback-created' and n.detail ->> 'feedbackId' = ${feedbackId})`.execute(tx.db);
  return rows[0];
}

/** The operator's people. */
export function findOperators(tx: SystemTransaction) {
  return tx.db
    .selectFrom("user_account")
    .where("role", "=", "ROLE_SUPERADMIN")
    .where("is_suspended", "=", false)
    .select(["id", "company_id"])
    .execute();
}
