import type { PublicScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { WHY } from "./caught-mail.ts";
import { presentMail } from "./present.ts";
import { findCaughtMails } from "./reads/caught-mail.ts";

/** Mails that the demo world caught, the newest first. */
export async function findMails(scope: PublicScope, query: Parameters<typeof findCaughtMails>[1]) {
  const { mails, total } = await withTransaction(actAsSystem(scope, WHY), (tx) => findCaughtMails(tx, query));
  return { content: mails.map(presentMail), total };
}
