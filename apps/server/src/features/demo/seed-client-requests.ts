import { buildDemoClientRequests, type DemoClientRequest } from "@kilolane/demo";
import { promisedAnswerAt, type CalendarDate } from "@kilolane/domain";
import type { CompanyScope, SystemScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { lockIncomingIn } from "../quotation/incoming/incoming-row.ts";
import { moveIncomingIn } from "../quotation/incoming/incoming-step.ts";
import { answerReplyIn } from "../quotation/incoming/reply.ts";
import { findAdminIds } from "../quotation/reads/incoming.ts";
import { parseForm } from "../quotation/reads/request-form.ts";
import { createRequestIn } from "../quotation/request/new-request.ts";
import { priceStored } from "../quotation/request/pricing.ts";
import { decideIn } from "../quotation/saved/decision.ts";
import { type SavedNote, saveQuotationIn } from "../quotation/saved/saving.ts";
import { getQuotationRow } from "../quotation/saved/stored-quotation.ts";
import { insertIncoming, markAnswered, recordIncomingStep } from "../quotation/writes/incoming.ts";
import { markVersionSent, updateStatus } from "../quotation/writes/quotation.ts";
import { recordStep } from "../quotation/writes/step.ts";
import { countIncoming, findSeeded } from "./reads/demo-record.ts";
import { idOf } from "./seed-companies.ts";
import { actorOf, type ScopeOf } from "./seed-quotations.ts";
import { formOf } from "./story-form.ts";
import { updatePastDates, updatePastIncoming, updatePastNumber } from "./writes.ts";

const HOUR_MS = 3_600_000;
const ADMINS = { "harbor-sky": "ff-admin", nordlicht: "nl-admin" } as const;

/** Everybody who has to do with one request. */
interface People {
  readonly client: CompanyScope;
  readonly admin: CompanyScope;
  /** who has the request, else the admin */
  readonly desk: CompanyScope;
}

/**
 * What the demo forwarders' clients asked for, in every state, by the same steps as every other request. One transaction
 * each: after a crash it goes on behind the last that was stored.
 *
 * @param today the day the world is made for
 */
export async function seedClientRequests(
  scope: SystemScope,
  scopeOf: ScopeOf,
  today: CalendarDate,
): Promise<void> {
  const { ids, done } = await withTransaction(scope, (tx) => findSeeded(tx, countIncoming));
  for (const asked of buildDemoClientRequests(today).slice(done)) {
    const client = scopeOf(actorOf(ids, asked.clientUserKey));
    const admin = scopeOf(actorOf(ids, ADMINS[asked.companyKey]));
    const { assigneeKey } = asked;
    const desk = assigneeKey === null ? admin : scopeOf(actorOf(ids, assigneeKey));
    const assigneeId = assigneeKey === null ? null : idOf(ids.users, assigneeKey);
    await withTransaction(client, (tx) => seedRequest(tx, asked, { client, admin, desk }, assigneeId));
  }
}

async function seedRequest(
  tx: CompanyTransaction,
  asked: DemoClientRequest,
  people: People,
  assigneeId: string | null,
): Promise<void> {
  const sentAt = new Date(tx.now().getTime() - asked.sentHoursAgo * HOUR_MS);
  const answerBy = promisedAnswerAt(sentAt);
  const form = parseForm(formOf(asked.request, new Map()));
  const { row, model } = await createRequestIn(tx, form, tx.now(), priceStored);
  await insertIncoming(tx, { requestId: row.id, asked: form, note: asked.note, answerBy });
  await recordIncomingStep(tx, {
    requestId: row.id,
    action: "client-request.sent",
    detail: {},
    news: { kind: "request-created", userIds: await findAdminIds(tx) },
  });
  if (assigneeId !== null) {
    const desk = { ...tx, scope: people.admin };
    const { state } = await lockIncomingIn(desk, row.id, undefined);
    const news = { kind: "request-assigned", userIds: [assigneeId] } as const;
    await moveIncomingIn(desk, state, { event: "assign", assigneeId, news, mails: false });
  }
  const [best] = model.options;
  if (best === undefined)
    throw new Error(`nobody flies ${form.origin}–${form.destination} in the demo world`);
  const saved = await moveOn(tx, { requestId: row.id, quoteId: best.quoteId }, asked, people);
  const quotedAt = new Date(sentAt.getTime() + asked.answeredAfterHours * HOUR_MS);
  await updatePastIncoming(tx, row.id, { sentAt, answerBy, answeredAt: saved === null ? null : quotedAt });
  if (saved === null) return;
  const endedAt = asked.state === "quoted" ? null : new Date(quotedAt.getTime() + HOUR_MS);
  const dates = { createdAt: quotedAt, sentAt: quotedAt, endedAt };
  await updatePastDates(tx, { requestId: row.id, quotationId: saved.quotation_id }, dates);
  const quotation = { id: saved.quotation_id, number: saved.number };
  await updatePastNumber(tx, quotation, quotedAt.getUTCFullYear());
}

/** Goes through the steps to the state that the request is in. @returns its quotation; null without one */
async function moveOn(
  tx: CompanyTransaction,
  { requestId, quoteId }: { readonly requestId: string; readonly quoteId: string },
  { state }: DemoClientRequest,
  people: People,
): Promise<SavedNote | null> {
  if (state === "new" || state === "assigned") return null;
  if (state === "cancelled") {
    const locked = await lockIncomingIn(tx, requestId, undefined);
    await moveIncomingIn(tx, locked.state, { event: "cancel", mails: false });
    return null;
  }
  const desk = { ...tx, scope: people.desk };
  const saved = await saveQuotationIn(desk, { requestId, quoteIds: [quoteId] }, { now: tx.now() });
  const id = saved.quotation_id;
  await markVersionSent(desk, id, 1);
  await updateStatus(desk, id, "sent");
  await recordStep(desk, { quotationId: id, version: 1, kind: "sent", detail: {} });
  await markAnswered(desk, requestId);
  if (state === "quoted") return saved;
  await decideIn(tx, await getQuotationRow(tx, id), { event: "accept", by: "client", quoteId, mails: false });
  if (state === "confirmed")
    await answerReplyIn({ ...tx, scope: people.admin }, { requestId, reason: "", mails: false }, "confirm");
  return saved;
}
