import type { SavedViewRow } from "./reads.ts";

export function presentSavedView(row: SavedViewRow, userId: string) {
  return {
    id: row.id,
    name: row.name,
    query: row.query,
    isShared: row.is_shared,
    isOwn: row.user_id === userId,
  };
}
