import type { TutorialTexts } from "@kilolane/contract";
import type { Role } from "@kilolane/domain";
import { sql } from "kysely";
import type { PlatformTransaction } from "../../db/transaction.ts";
import type { StoredAttachment } from "../file/attachment.ts";

/** What the operator writes. */
export interface TutorialContent {
  readonly roles: readonly Role[];
  readonly texts: TutorialTexts;
  readonly videoUrl: string;
  readonly isPublished: boolean;
}

function columnsOf(content: TutorialContent) {
  return {
    roles: [...new Set(content.roles)],
    texts: JSON.stringify(content.texts),
    video_url: content.videoUrl,
    is_published: content.isPublished,
  };
}

/** Stores a tutorial behind all others. */
export async function insertTutorial(
  tx: PlatformTransaction,
  id: string,
  content: TutorialContent,
): Promise<void> {
  await tx.db
    .insertInto("tutorial")
    .values({
      id,
      ...columnsOf(content),
      position: sql<number>`coalesce((select max(position) from tutorial), 0) + 1`,
      updated_by: tx.scope.userId,
    })
    .execute();
}

/** Changes a tutorial. @returns false when it has another version by now, or is gone */
export async function updateTutorialRow(
  tx: PlatformTransaction,
  id: string,
  version: number,
  content: TutorialContent,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable("tutorial")
    .set({ ...columnsOf(content), updated_at: sql`now()`, updated_by: tx.scope.userId, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts a stored file beside a tutorial, or takes it away. */
export async function updateTutorialFileRow(
  tx: PlatformTransaction,
  id: string,
  file: StoredAttachment | null,
): Promise<void> {
  await tx.db
    .updateTable("tutorial")
    .set({
      file_name: file?.name ?? null,
      file_original_name: file?.originalName ?? "",
      file_content_type: file?.contentType ?? "",
      file_bytes: file?.sizeBytes ?? 0,
      updated_at: sql`now()`,
      updated_by: tx.scope.userId,
    })
    .where("id", "=", id)
    .execute();
}

/** Numbers the tutorials in this order; those that are not named come after, as they were. */
export async function updateOrderRows(tx: PlatformTransaction, ids: readonly string[]): Promise<void> {
  await sql`
    update tutorial t set position = o.place
    from (select a.id, row_number() over (order by array_position(${ids}::uuid[], a.id), a.position, a.id) as place
      from tutorial a) as o
    where o.id = t.id and t.position <> o.place`.execute(tx.db);
}

/** Deletes a tutorial. */
export async function deleteTutorialRow(tx: PlatformTransaction, id: string): Promise<void> {
  await tx.db.deleteFrom("tutorial").where("id", "=", id).execute();
}
