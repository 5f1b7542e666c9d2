import { may } from "@kilolane/domain";
import type { z } from "zod";
import type { SystemScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { App } from "../../../http/app.ts";
import { type NoticeKind, sendNoticeIn } from "../../notification/notice.ts";
import { findNewsPeople, getNewsSubject, type NewsPerson, type NewsSubject } from "../reads/request-news.ts";
import type { RequestNewsKind } from "../writes/incoming.ts";
import { insertShipperNews, takeUnmailed } from "../writes/request-news.ts";
import type { requestNewsJob } from "./incoming-step.ts";

const NOTICES: Readonly<Record<RequestNewsKind, NoticeKind>> = {
  "request-created": "requestCreated",
  "request-assigned": "requestAssigned",
  "request-quoted": "requestQuoted",
  "request-replied": "requestReplied",
  "request-confirmed": "requestConfirmed",
  "request-rejected": "requestRejected",
  "request-cancelled": "requestCancelled",
};

/** Where the person reads about the request. */
function pathOf({ role }: NewsPerson, { requestId, shipperRequestId }: NewsSubject): string {
  if (may(role, "shipsForItself")) return `/shipper/sent-requests/details/${shipperRequestId ?? ""}`;
  if (may(role, "isClientOfForwarder")) return `/freight-forwarder/client/sent-requests/details/${requestId}`;
  const desk = may(role, "seesCompanyQuotations") ? "admin" : "agent";
  return `/freight-forwarder/${desk}/incoming-requests/details/${requestId}`;
}

/**
 * Runs the job: shippers get the notification in their own company, and each person's mail is sent once, however often
 * the job runs. Who has chosen where news goes gets the mail of that choice instead, at once, daily or not at all
 * (notification/send-waiting.ts).
 */
export async function sendRequestNews(
  scope: SystemScope,
  app: App,
  { companyId, requestId, kind, people, silentFor }: z.output<typeof requestNewsJob.schema>,
): Promise<void> {
  await withTransaction(scope, async (tx) => {
    const subject = await getNewsSubject(tx, { companyId, requestId });
    const found = await findNewsPeople(
      tx,
      people.map(({ userId }) => userId),
    );
    const strangers = found.filter((person) => person.companyId !== companyId);
    const idOf = new Map(people.map(({ id, userId }) => [userId, id]));
    for (const { companyId: home, userId } of strangers) {
      await insertShipperNews(tx, { id: idOf.get(userId) ?? "", companyId: home, userId, kind, subject });
    }
    const called = found.filter(({ userId, hasChosen }) => !hasChosen && !silentFor.includes(userId));
    const unmailed = await takeUnmailed(
      tx,
      called.flatMap(({ userId }) => idOf.get(userId) ?? []),
    );
    for (const person of called.filter(({ userId }) => unmailed.has(userId))) {
      await sendNoticeIn(tx, app, {
        kind: NOTICES[kind],
        to: person.email,
        name: person.firstName,
        language: person.locale,
        values: { client: subject.client, lane: subject.lane, company: subject.forwarder },
        path: pathOf(person, subject),
      });
    }
  });
}
