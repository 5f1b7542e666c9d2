import { DEMO_USERS } from "@kilolane/demo";
import { type CalendarDate, divideHalfUp, Exact, exact, formatExact, may, type Role } from "@kilolane/domain";
import type { Language } from "@kilolane/phrases";
import type { CompanyScope, SystemScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { parseForm } from "../quotation/reads/request-form.ts";
import { createRequestIn } from "../quotation/request/new-request.ts";
import { priceEdited, withEdits } from "../quotation/request/option-edit.ts";
import { priceStored } from "../quotation/request/pricing.ts";
import { getRequestRow, updateRequestIn } from "../quotation/request/stored-request.ts";
import { withChoice } from "../quotation/request/trucking-choice.ts";
import { cheapestOf, lossDetail } from "../quotation/saved/decision.ts";
import { type SavedNote, saveQuotationIn } from "../quotation/saved/saving.ts";
import { getQuotationRow } from "../quotation/saved/stored-quotation.ts";
import { decidedFigures } from "../quotation/saved/figures.ts";
import type { StoredOption, VersionContent } from "../quotation/reads/content.ts";
import { markVersionSent, updateDecided, updateStatus } from "../quotation/writes/quotation.ts";
import { recordStep } from "../quotation/writes/step.ts";
import { historyOf, type PastQuotation } from "./history.ts";
import { formOf } from "./story-form.ts";
import { countRequests, type DemoIds, findSeeded } from "./reads/demo-record.ts";
import { findInquirerIds } from "./reads/story.ts";
import { idOf } from "./seed-companies.ts";
import {
  insertShipperLinks,
  updateInquirerUse,
  updatePastDates,
  updatePastNumber,
  updatePastRequest,
} from "./writes.ts";

/** Mints the scope of a person of the demo world, in whose name a quotation is made. */
export type ScopeOf = (actor: {
  readonly companyId: string;
  readonly userId: string;
  readonly role: Role;
  readonly locale: Language;
}) => CompanyScope;

const SENT_AFTER_MS = 20 * 60_000;

/**
 * The demo world's past, priced by the engine as of its day and saved by the same use cases as every other. One
 * transaction each: after a crash it goes on behind the last that was stored.
 *
 * @param today the day the world is made for
 */
export async function seedQuotations(
  scope: SystemScope,
  scopeOf: ScopeOf,
  today: CalendarDate,
): Promise<void> {
  const { ids, done } = await withTransaction(scope, (tx) => findSeeded(tx, countRequests));
  const scopes = new Map<string, CompanyScope>();
  for (const past of historyOf(today).slice(done)) {
    const owner = scopeOf(actorOf(ids, past.ownerUserKey));
    scopes.set(owner.companyId, owner);
    await withTransaction(owner, (tx) => seedQuotation(tx, past, ids, scopeOf));
  }
  const shippers = DEMO_USERS.filter(({ role }) => may(role, "shipsForItself")).map(
    ({ username }) => username,
  );
  for (const owner of scopes.values()) {
    await withTransaction(owner, updateInquirerUse);
    await withTransaction(owner, (tx) => insertShipperLinks(tx, shippers));
  }
}

/** A person of the demo world by the key that its data uses. */
export function actorOf(ids: DemoIds, userKey: string): Parameters<ScopeOf>[0] {
  const user = DEMO_USERS.find((candidate) => candidate.key === userKey);
  if (user === undefined) throw new RangeError(`the demo world has no ${userKey}`);
  const companyId = idOf(ids.companies, user.companyKey);
  return { companyId, userId: idOf(ids.users, userKey), role: user.role, locale: user.locale };
}

async function seedQuotation(
  tx: CompanyTransaction,
  past: PastQuotation,
  ids: DemoIds,
  scopeOf: ScopeOf,
): Promise<void> {
  const form = formOf(past.request, await findInquirerIds(tx));
  const { row, model } = await createRequestIn(tx, parseForm(form), past.createdAt, priceStored);
  const chosen = chooseOptions(model.options, past);
  if (chosen.length === 0) return updatePastRequest(tx, row.id, past.createdAt);
  const quoteIds = chosen.map((option) => option.quoteId);
  await sellAtMargin(tx, row.id, quoteIds, past.marginPercent);
  await putCarrier(tx, row.id, past.truckingCarrier);
  const saved = await saveQuotationIn(tx, { requestId: row.id, quoteIds }, { now: past.createdAt });
  const client = past.clientUserKey === null ? null : scopeOf(actorOf(ids, past.clientUserKey));
  const endedAt = await moveToStatus(tx, saved, past, client);
  await updatePastDates(
    tx,
    { requestId: row.id, quotationId: saved.quotation_id },
    { createdAt: past.createdAt, sentAt: past.status === "draft" ? null : sentAtOf(past), endedAt },
  );
  const quotation = { id: saved.quotation_id, number: saved.number };
  await updatePastNumber(tx, quotation, past.createdAt.getUTCFullYear());
}

/** The best options of the desk's usual service, one per airline. */
function chooseOptions(options: readonly StoredOption[], past: PastQuotation): StoredOption[] {
  const fitting = options.filter(
    (option, index) =>
      (past.airlineIata === null || option.airline.iata === past.airlineIata) &&
      options.findIndex((other) => other.airline.id === option.airline.id) === index,
  );
  return fitting.slice(0, past.optionCount);
}

async function sellAtMargin(
  tx: CompanyTransaction,
  requestId: string,
  quoteIds: readonly string[],
  marginPercent: string | null,
): Promise<void> {
  if (marginPercent === null) return;
  const row = await getRequestRow(tx, requestId, "lock");
  const margin = { kind: "margin", value: marginPercent } as const;
  const edits = quoteIds.map((quoteId) => ({ quote_id: quoteId, margin }));
  const edited = withEdits(row.pricing, edits, row.request.currency);
  const { pricing, model } = await priceEdited(tx, row, edited, edits);
  await updateRequestIn(tx, row, { pricing, action: "request.edit", detail: { options: quoteIds } }, model);
}

/** Puts the carrier of that name on the pickup, where it serves the zip. */
async function putCarrier(tx: CompanyTransaction, requestId: string, name: string | null): Promise<void> {
  if (name === null) return;
  const row = await getRequestRow(tx, requestId, "lock");
  const carrier = row.pricing.carriers.find((one) => one.carrier === name && one.leg === "pickup");
  if (carrier === undefined) return;
  const choice = { request_id: requestId, trucking_id: carrier.truckingId, leg: "pickup" } as const;
  const pricing = withChoice(row.pricing, choice, row.request.currency);
  const model = await priceStored(tx, { ...row, pricing });
  const detail = { trucking_id: carrier.truckingId, leg: "pickup" };
  await updateRequestIn(tx, row, { pricing, action: "request.trucking", detail }, model);
}

/** Goes through the steps of its life. @returns when it ended; null while it is open */
async function moveToStatus(
  tx: CompanyTransaction,
  saved: SavedNote,
  past: PastQuotation,
  client: CompanyScope | null,
): Promise<Date | null> {
  const { status } = past;
  if (status === "draft") return null;
  const id = saved.quotation_id;
  const row = await getQuotationRow(tx, id);
  await markVersionSent(tx, id, 1);
  await updateStatus(tx, id, "sent");
  await recordStep(tx, {
    quotationId: id,
    version: 1,
    kind: "sent",
    detail: { recipient: row.content.inquirer.email },
  });
  // an open quotation stays open until its own last day, whatever the data says
  if (status === "sent" || (status === "expired" && new Date(row.expiresAt) > tx.now())) return null;
  const quoteId = status === "accepted" ? (row.content.options[0]?.quoteId ?? null) : null;
  if (quoteId === null) await updateStatus(tx, id, status);
  else await updateDecided(tx, id, quoteId, decidedFigures(row.content, quoteId));
  // who decides is the client where it has an account, otherwise the desk heard it by phone; nobody expires one
  await recordStep(status === "expired" || client === null ? tx : { ...tx, scope: client }, {
    quotationId: id,
    version: 1,
    kind: status,
    detail:
      status === "expired"
        ? {}
        : {
            quote_id: quoteId,
            reason: past.reason,
            ...demoLoss(row.content, past),
            by: client === null ? "desk" : "client",
          },
    ...(status === "expired" ? { actorName: "" } : {}),
    notify: {
      kind: `quotation-${status}`,
      userIds: [row.ownerUserId],
      detail: { number: saved.number, client: row.content.inquirer.companyName },
    },
  });
  return status === "expired" ? new Date(row.expiresAt) : past.decidedAt;
}

/** What was said at a rejection, as the product keeps it. */
function demoLoss(content: VersionContent, { status, cause, abovePercent }: PastQuotation) {
  if (status !== "rejected" || cause === null) return {};
  const ourPrice = cheapestOf(content);
  return lossDetail(content, {
    event: "reject",
    cause,
    ...(abovePercent === null || ourPrice === undefined
      ? {}
      : { otherPrice: priceBelow(ourPrice, abovePercent) }),
  });
}

/** The price that ours lies so many per cent above, to its own decimals. */
function priceBelow(ourPrice: string, percent: number): string {
  const { units, scale } = exact(ourPrice);
  return formatExact(new Exact(divideHalfUp(units * 100n, BigInt(100 + percent)), scale), scale);
}

function sentAtOf(past: PastQuotation): Date {
  return new Date(past.createdAt.getTime() + SENT_AFTER_MS);
}
