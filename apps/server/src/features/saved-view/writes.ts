import { newId } from "../../db/new-id.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import type { SavedViewRow } from "./reads.ts";

/** Keeps a view under a name of the caller; the same name on the same screen is replaced. */
export function upsertSavedView(
  tx: CompanyTransaction,
  view: {
    readonly screen: string;
    readonly name: string;
    readonly query: string;
    readonly isShared: boolean;
  },
): Promise<SavedViewRow> {
  return tx.db
    .insertInto("saved_view")
    .values({
      id: newId(),
      company_id: tx.scope.companyId,
      user_id: tx.scope.userId,
      screen: view.screen,
      name: view.name,
      query: view.query,
      is_shared: view.isShared,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "user_id", "screen", "name"])
        .doUpdateSet({ query: view.query, is_shared: view.isShared }),
    )
    .returning(["id", "user_id", "name", "query", "is_shared"])
    .executeTakeFirstOrThrow();
}

/** Deletes a view of the caller. @returns false when the caller has none of that id on that screen */
export async function deleteOwnSavedView(
  tx: CompanyTransaction,
  view: { readonly screen: string; readonly id: string },
): Promise<boolean> {
  const result = await tx.db
    .deleteFrom("saved_view")
    .where("company_id", "=", tx.scope.companyId)
    .where("user_id", "=", tx.scope.userId)
    .where("screen", "=", view.screen)
    .where("id", "=", view.id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
