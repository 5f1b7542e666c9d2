import { sql } from "kysely";
import { likePatternsOf } from "../../db/like-patterns.ts";
import type { PlatformTransaction, UserTransaction } from "../../db/transaction.ts";

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** A page of the notes, the newest first, and how many there are. */
export async function findNotes(tx: UserTransaction, { limit, offset }: Part) {
  const rows = await tx.db
    .selectFrom("version_note")
    .selectAll()
    .orderBy("number", "desc")
    .limit(sql.lit(limit))
    .offset(sql.lit(offset))
    .execute();
  const counted = await tx.db
    .selectFrom("version_note")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirst();
  return { rows, total: counted?.total ?? 0 };
}

export type NoteRow = Awaited<ReturnType<typeof findNotes>>["rows"][number];

/** One note. */
export function findNote(tx: UserTransaction | PlatformTransaction, id: string) {
  return tx.db.selectFrom("version_note").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * How many notes the caller has not seen. Those from before the account was made are no news to its holder, who met
 * the product as it was.
 */
export async function countUnseen(tx: UserTransaction): Promise<number> {
  const row = await tx.db
    .selectFrom("version_note as n")
    .innerJoin("user_account as u", (join) =>
      join
        .onRef("n.number", ">", "u.seen_version_note")
        .onRef("n.published_at", ">", "u.created_at")
        .on("u.company_id", "=", tx.scope.companyId)
        .on("u.id", "=", tx.scope.userId),
    )
    .select(({ fn }) => fn.countAll<number>().as("unseen"))
    .executeTakeFirst();
  return row?.unseen ?? 0;
}

function managedNotes(tx: PlatformTransaction) {
  return tx.db
    .selectFrom("version_note as n")
    .leftJoin("user_account as u", "u.id", "n.updated_by")
    .select(["n.id", "n.label", "n.texts", "n.published_at", "n.version", "n.updated_at"])
    .select(sql<string>`coalesce(trim(u.first_name || ' ' || u.last_name), '')`.as("updated_by_name"));
}

/** Notes of which label or words hold what is searched, the newest first, and how many there are. */
export async function findManagedNotes(tx: PlatformTransaction, search: string, { limit, offset }: Part) {
  const matches = sql<boolean>`lower(n.label || ' ' || n.texts::text) like all (${likePatternsOf(search)})`;
  const rows = await managedNotes(tx)
    .where(matches)
    .orderBy("n.number", "desc")
    .limit(sql.lit(limit))
    .offset(sql.lit(offset))
    .execute();
  const counted = await tx.db
    .selectFrom("version_note as n")
    .where(matches)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirst();
  return { rows, total: counted?.total ?? 0 };
}

/** One note as the operator edits it. */
export function findManagedNote(tx: PlatformTransaction, id: string) {
  return managedNotes(tx).where("n.id", "=", id).executeTakeFirst();
}

export type ManagedNoteRow = NonNullable<Awaited<ReturnType<typeof findManagedNote>>>;
