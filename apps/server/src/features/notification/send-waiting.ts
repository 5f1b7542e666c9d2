import { isDigestDue, isQuietAt, isRole, type Role } from "@kilolane/domain";
import { isLanguage, loadTranslator } from "@kilolane/phrases";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { runEach } from "../../jobs/run-each.ts";
import { findWaiting, removeStrandedIn, takeNewsIn, type WaitingPerson } from "./news-rows.ts";
import { sendNoticeIn } from "./notice.ts";
import { describeNews, formatNewsDay } from "./present.ts";

/** More lines than this say nothing that the list of notifications does not say better. */
const MOST_LINES = 30;

/** Where each role reads its notifications. */
const NEWS_PLACES: Readonly<Record<Role, string>> = {
  ROLE_FFADMIN: "/freight-forwarder/admin/notification",
  ROLE_FFAGENT: "/freight-forwarder/agent/notification",
  ROLE_FFCLIENT: "/freight-forwarder/client/notification",
  ROLE_CONSIGNEE: "/shipper/notification",
  ROLE_AIRLINE_ADMIN: "/airline/admin/notification",
  ROLE_AIRLINE_AGENT: "/airline/agent/notification",
  ROLE_SUPERADMIN: "/super-admin/notification",
  ROLE_DATAENTRY: "/data-entry/notification",
  ROLE_TRUCKING_ADMIN: "/trucking/notification",
};

/**
 * Mails the news that waits, to those for whom it is time: at once, or once a day; never in quiet hours, never what was
 * read meanwhile. What comes within a turn is one mail. Each person in a transaction of their own.
 */
export async function sendWaiting(scope: SystemScope, app: App, now: Date): Promise<void> {
  const people = await withTransaction(scope, findWaiting);
  await runEach(people, async (person) => {
    const { timeZone, quietFrom, quietTo } = person;
    const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
    if (isQuietAt({ timeZone, quiet }, now.getTime())) return;
    if (person.hasMail) await sendOne(scope, app, person, "mail", now);
    const since = person.digestSince?.getTime();
    if (since !== undefined && isDigestDue(timeZone, since, now.getTime()))
      await sendOne(scope, app, person, "digest", now);
  });
  await withTransaction(scope, removeStrandedIn);
}

async function sendOne(
  scope: SystemScope,
  app: App,
  person: WaitingPerson,
  mode: "mail" | "digest",
  now: Date,
): Promise<void> {
  const language = isLanguage(person.locale) ? person.locale : "en";
  const translate = await loadTranslator(language, "notification");
  await withTransaction(scope, async (tx) => {
    const news = await takeNewsIn(tx, person, mode);
    if (news.length === 0) return;
    const lines = news.map((row) => describeNews(row, translate, language));
    const list = lines.slice(-MOST_LINES).map((line) => (lines.length === 1 ? line : `• ${line}`));
    const day = formatNewsDay(person.timeZone, now, language);
    await sendNoticeIn(tx, app, {
      kind: mode === "digest" ? "newsOfDay" : "news",
      to: person.email,
      name: person.name,
      language,
      values: { first: lines.at(-1) ?? "", list: list.join("\n"), day },
      path: isRole(person.role) ? NEWS_PLACES[person.role] : "/sign-in",
    });
  });
}
