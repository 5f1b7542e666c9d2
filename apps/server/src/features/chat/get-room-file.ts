import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { openFile } from "../file/stored-file.ts";
import { getSeenRoom, readingScope } from "./reader.ts";
import { findRoomFile } from "./reads/messages.ts";

/** A file that was sent in a room. @throws AppError not-found */
export async function getRoomFile(
  scope: CompanyScope,
  files: FileStore,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<FileAnswer> {
  const file = await withTransaction(readingScope(scope), async (tx) => {
    const { room } = await getSeenRoom(tx, scope, id);
    return findRoomFile(tx, room, name);
  });
  return openFile(files, file);
}
