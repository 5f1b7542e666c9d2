import type { EndpointOutput, getVersionNews } from "@kilolane/contract";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentNote } from "./present.ts";
import { countUnseen, findNotes } from "./reads.ts";

/** The newest note and how many the caller has not seen. */
export function getNews(scope: UserScope): Promise<EndpointOutput<typeof getVersionNews>> {
  return withTransaction(scope, async (tx) => {
    const [latest] = (await findNotes(tx, { limit: 1, offset: 0 })).rows;
    if (latest === undefined) return { latest: null, unseen: 0 };
    return { latest: presentNote(latest, scope.locale), unseen: await countUnseen(tx) };
  });
}
