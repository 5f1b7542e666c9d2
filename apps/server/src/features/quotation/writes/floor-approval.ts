import { sql } from "kysely";
import { newId } from "../../../db/new-id.ts";
import { isUnchanged, nextVersion, type SeenRow } from "../../../db/seen-row.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { AskedEdit, AskedFigures } from "../reads/floor-approvals.ts";

/** A question as it is asked. */
export interface NewFloorApproval {
  readonly requestId: string;
  readonly quotationId: string | null;
  readonly quoteId: string;
  readonly edit: AskedEdit;
  readonly figures: AskedFigures;
  readonly reason: string;
}

/** Stores a question; one that is still open for the same option is taken back by it. @returns its id */
export async function insertFloorApproval(tx: CompanyTransaction, asked: NewFloorApproval): Promise<string> {
  const { companyId, userId } = tx.scope;
  await tx.db
    .updateTable("floor_approval")
    .set({ status: "withdrawn" })
    .set(sql`version`, sql`version + 1`)
    .where("company_id", "=", companyId)
    .where("request_id", "=", asked.requestId)
    .where("quote_id", "=", asked.quoteId)
    .where("status", "=", "open")
    .execute();
  const id = newId();
  await tx.db
    .insertInto("floor_approval")
    .values({
      id,
      company_id: companyId,
      request_id: asked.requestId,
      quotation_id: asked.quotationId,
      quote_id: asked.quoteId,
      edit: JSON.stringify(asked.edit),
      figures: JSON.stringify(asked.figures),
      reason: asked.reason,
      asked_by: userId,
    })
    .execute();
  return id;
}

/** Ends a question that was seen as open. @returns whether it was still as it was seen */
export async function endFloorApproval(
  tx: CompanyTransaction,
  seen: SeenRow,
  status: "approved" | "declined" | "withdrawn",
  reason: string,
): Promise<boolean> {
  const decided = status === "withdrawn" ? {} : { decided_by: tx.scope.userId, decided_at: tx.now() };
  const result = await tx.db
    .updateTable("floor_approval")
    .set({ status, decision_reason: reason, ...decided, ...nextVersion(seen) })
    .where(isUnchanged(tx, seen))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** News of a question below the floor; its words are the phrase `notification.kind.<kind>`. */
export interface FloorNews {
  readonly kind: "floor-asked" | "floor-approved" | "floor-declined";
  readonly userIds: readonly string[];
  readonly quotationId: string | null;
  readonly detail: Readonly<Record<string, string>>;
}

/** Tells people of a question or its answer, never the one who caused it. */
export async function tellOfFloor(tx: CompanyTransaction, news: FloorNews): Promise<void> {
  const { companyId, userId } = tx.scope;
  const told = [...new Set(news.userIds)].filter((id) => id !== userId);
  if (told.length === 0) return;
  await tx.db
    .insertInto("notification")
    .values(
      told.map((id) => ({
        id: newId(),
        company_id: companyId,
        user_id: id,
        from_user_id: userId,
        kind: news.kind,
        main_menu: "margins",
        sub_menu: "list",
        quotation_id: news.quotationId,
        detail: JSON.stringify(news.detail),
      })),
    )
    .execute();
  await tx.db
    .insertInto("outbox_event")
    .values(told.map((id) => ({ company_id: companyId, user_id: id, topic: "notification", payload: "{}" })))
    .execute();
}
