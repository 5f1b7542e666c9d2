import {
  buildDemoDeskWork,
  DEMO_INQUIRERS,
  type DemoDeskWork,
  type DemoFloorQuestion,
  type DemoManualQuotation,
} from "@kilolane/demo";
import type { CalendarDate } from "@kilolane/domain";
import { newId } from "../../db/new-id.ts";
import type { CompanyScope, SystemScope } from "../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../db/transaction.ts";
import { saveManualIn } from "../quotation/manual/manual-saving.ts";
import { getAskedFigures } from "../quotation/margin/asked-price.ts";
import { lockFloorApproval } from "../quotation/reads/floor-approvals.ts";
import { parseForm } from "../quotation/reads/request-form.ts";
import { createRequestIn } from "../quotation/request/new-request.ts";
import { priceEdited, withEdits } from "../quotation/request/option-edit.ts";
import { priceStored } from "../quotation/request/pricing.ts";
import { getRequestRow, updateRequestIn } from "../quotation/request/stored-request.ts";
import { getQuotationRow } from "../quotation/saved/stored-quotation.ts";
import { endFloorApproval, insertFloorApproval } from "../quotation/writes/floor-approval.ts";
import { createMail } from "../quotation/writes/mail.ts";
import { markVersionSent, updateStatus } from "../quotation/writes/quotation.ts";
import { recordStep } from "../quotation/writes/step.ts";
import { findAirlineIds, findDemoIds, findTalkedQuotation, hasManual } from "./reads/demo-record.ts";
import { findInquirerIds } from "./reads/story.ts";
import { actorOf, type ScopeOf } from "./seed-quotations.ts";
import { formOf } from "./story-form.ts";
import { markDemoMailSent, updatePastDates } from "./writes.ts";

const COMPANY = "harbor-sky";
/** How long ago the manual quotations were made: the newest of the world stay those of its past. */
const AGE_MS = 20 * 86_400_000;

/**
 * What the demo forwarder's desk typed and asked by hand: manual quotations, questions below the floor with and without
 * an answer, a client's question with the answer. A company that has manual quotations is left alone.
 */
export async function seedDeskWork(scope: SystemScope, scopeOf: ScopeOf, today: CalendarDate): Promise<void> {
  const { ids, airlines } = await withTransaction(scope, async (tx) => ({
    ids: await findDemoIds(tx),
    airlines: await findAirlineIds(tx),
  }));
  const admin = scopeOf(actorOf(ids, "ff-admin"));
  if (await withTransaction(admin, hasManual)) return;
  const inquirers = DEMO_INQUIRERS.filter(({ companyKey }) => companyKey === COMPANY);
  const keys = inquirers.filter(({ clientUserKey }) => clientUserKey === null).map(({ key }) => key);
  const work = buildDemoDeskWork(keys, today);
  await withTransaction(admin, async (tx) => {
    for (const typed of work.manual) await seedManual(tx, typed, airlines);
    await seedTalk(tx, work.talk);
  });
  for (const question of work.floor) {
    const agent = scopeOf(actorOf(ids, question.agentKey));
    await withTransaction(agent, (tx) => seedQuestion(tx, question, admin));
  }
}

async function seedManual(
  tx: CompanyTransaction,
  { request, airlineIata, validUntil, lines, remarks, isSent }: DemoManualQuotation,
  airlines: ReadonlyMap<string, number>,
): Promise<void> {
  const airlineId = airlineIata === null ? null : (airlines.get(airlineIata) ?? null);
  const saved = await saveManualIn(tx, {
    form: formOf(request, await findInquirerIds(tx)),
    manual: {
      airlineId,
      serviceLevel: "standard",
      aircraft: "passenger",
      transitDays: airlineId === null ? null : 3,
      validUntil,
      lines: lines.map((line) => ({ leg: "pickup", quantity: null, unit: "", ...line })),
    },
    remarks,
  });
  const { quotation_id: id, version } = saved;
  const { content, requestId } = await getQuotationRow(tx, id);
  if (isSent) {
    await markVersionSent(tx, id, version);
    await updateStatus(tx, id, "sent");
    const detail = { recipient: content.inquirer.email };
    await recordStep(tx, { quotationId: id, version, kind: "sent", detail });
  }
  const createdAt = new Date(tx.now().getTime() - AGE_MS);
  const dates = { createdAt, sentAt: isSent ? createdAt : null, endedAt: null };
  await updatePastDates(tx, { requestId, quotationId: id }, dates);
}

/** A client's question on the page of its quotation, and the desk's mail to it. */
async function seedTalk(tx: CompanyTransaction, { question, answer }: DemoDeskWork["talk"]): Promise<void> {
  const id = await findTalkedQuotation(tx);
  if (id === undefined) return;
  const { version, number, requestId, ownerName, ownerEmail, content } = await getQuotationRow(tx, id);
  const { email, name } = content.inquirer;
  await recordStep(tx, {
    quotationId: id,
    version,
    kind: "question",
    detail: { reason: question, email },
    actorName: name,
  });
  const mailId = newId();
  await createMail(tx, {
    id: mailId,
    quotationId: id,
    requestId,
    version,
    recipient: email,
    subject: `Re: ${number}`,
    messageId: `<${mailId}@demo.example.com>`,
    content: {
      kind: "message",
      language: content.language,
      message: answer,
      hasLink: false,
      showAirline: false,
      showRemarks: false,
      person: ownerName,
      replyTo: ownerEmail,
    },
  });
  await markDemoMailSent(tx, mailId);
  await recordStep(tx, {
    quotationId: id,
    version,
    kind: "messaged",
    detail: { recipient: email, mail_id: mailId },
  });
}

async function seedQuestion(
  tx: CompanyTransaction,
  { request, margin: percent, reason, answer }: DemoFloorQuestion,
  admin: CompanyScope,
): Promise<void> {
  const form = parseForm(formOf(request, await findInquirerIds(tx)));
  const { row, model } = await createRequestIn(tx, form, tx.now(), priceStored);
  const quoteId = model.options[0]?.quoteId;
  if (quoteId === undefined) return;
  const margin = { kind: "margin", value: percent } as const;
  const asked = { requestId: row.id, quotationId: null, quoteId };
  const figures = await getAskedFigures(tx, asked, { margin });
  const id = await insertFloorApproval(tx, { ...asked, edit: { margin }, figures, reason });
  if (answer === null) return;
  const desk = { ...tx, scope: admin };
  if (answer.decision === "approved") {
    const stored = await getRequestRow(desk, row.id, "lock");
    const edits = [{ quote_id: quoteId, margin, reason: answer.reason }];
    const edited = withEdits(stored.pricing, edits, stored.request.currency);
    const priced = await priceEdited(desk, stored, edited, edits);
    const detail = { options: [quoteId], floor: "approved" };
    await updateRequestIn(
      desk,
      stored,
      { pricing: priced.pricing, action: "request.edit", detail },
      priced.model,
    );
  }
  const question = await lockFloorApproval(desk, id);
  if (question !== undefined) await endFloorApproval(desk, question, answer.decision, answer.reason);
}
