/** Why there are no rows. An error is never dressed as an empty list. */
export type EmptyKind = "empty" | "no-match" | "failed";

interface Answer {
  readonly failed: boolean;
  readonly rows: readonly unknown[] | undefined;
  readonly filtered: boolean;
}

/** Why a list shows no rows; undefined when it does, or will. */
export function emptyKindOf({ failed, rows, filtered }: Answer): EmptyKind | undefined {
  if (failed) return "failed";
  if (rows === undefined || rows.length > 0) return undefined;
  return filtered ? "no-match" : "empty";
}
