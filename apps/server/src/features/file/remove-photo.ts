import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { updateAvatar } from "./writes.ts";

/** Takes the photo off the caller. */
export function removePhoto(scope: UserScope): Promise<void> {
  return withTransaction(scope, (tx) => updateAvatar(tx, null));
}
