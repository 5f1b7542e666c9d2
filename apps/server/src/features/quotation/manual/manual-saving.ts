import { newId } from "../../../db/new-id.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError, invalidFields } from "../../../http/app-error.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import type { RequestRow } from "../reads/request.ts";
import { findRequest } from "../reads/request.ts";
import { opensNewVersion, requireSeen } from "../saved/saved-change.ts";
import { type SaveChoice, type SavedNote, saveRequestIn } from "../saved/saving.ts";
import { createRequest } from "../writes/request.ts";
import { getManualRow } from "./manual-row.ts";
import { findManualRequest, type ManualRequest, type TypedQuotation } from "./manual-request.ts";

/** What is saved of a manual quotation. */
export interface ManualDraft
  extends
    TypedQuotation,
    Pick<SaveChoice, "terms" | "remarks" | "language" | "inquirerId" | "reason" | "asksApproval"> {
  readonly quote_id?: string | undefined;
}

/** … with the quotation that it goes into, and its versions as the caller saw them. */
export interface ManualChange extends ManualDraft {
  readonly quotation_id?: string | undefined;
  readonly version?: number | undefined;
  readonly lockVersion?: number | undefined;
}

function saveRow(
  tx: CompanyTransaction,
  row: RequestRow,
  draft: ManualDraft,
  into?: QuotationRow,
): Promise<SavedNote> {
  const { quote_id: heldNumber, terms, remarks, language, inquirerId, reason, asksApproval } = draft;
  const choice = {
    requestId: row.id,
    quoteIds: row.pricing.chosenQuoteIds,
    heldNumber,
    terms,
    remarks,
    language,
    inquirerId,
    reason,
    asksApproval,
  };
  return saveRequestIn(tx, row, choice, into === undefined ? {} : { into });
}

/** Saves typed lines as a new quotation, a draft. @throws AppError as `findManualRequest` and saving */
async function createManualIn(
  tx: CompanyTransaction,
  draft: ManualDraft,
  clonedFrom?: string,
): Promise<SavedNote> {
  const found = await findManualRequest(tx, draft);
  const typed: ManualRequest =
    clonedFrom === undefined ? found : { ...found, pricing: { ...found.pricing, clonedFrom } };
  const row = { id: newId(), ...typed, createdAt: tx.now() };
  await createRequest(tx, row);
  const written = { version: 1, status: "priced", createdBy: tx.scope.userId, truckingId: null } as const;
  const isSentByClient = false;
  return saveRow(tx, { ...row, ...written, isSentByClient, savedAt: null }, draft);
}

/**
 * Saves typed lines again: a draft in place, what was sent as its next version, which is open to nobody until it is sent.
 * @throws AppError not-found, version-conflict, state-conflict, and as `createManualIn`
 */
async function updateManualIn(
  tx: CompanyTransaction,
  quotationId: string,
  change: ManualChange,
): Promise<SavedNote> {
  const open = await getManualRow(tx, quotationId, { lock: true });
  const { version, lockVersion } = change;
  if (version === undefined || lockVersion === undefined) {
    throw invalidFields({ field: "version", code: "required" });
  }
  requireSeen(open, { version, lockVersion });
  // refuses what is decided, before anything is written
  opensNewVersion(open);
  const row = await findRequest(tx, { kind: "company" }, open.requestId, "lock");
  if (row === undefined) throw new AppError("not-found");
  const typed = await findManualRequest(tx, change, open.content);
  return saveRow(tx, { ...row, ...typed }, change, open);
}

/** Saves typed lines: as a new quotation, or into the one that is named. @throws AppError as the two */
export function saveManualIn(tx: CompanyTransaction, change: ManualChange): Promise<SavedNote> {
  return change.quotation_id === undefined
    ? createManualIn(tx, change)
    : updateManualIn(tx, change.quotation_id, change);
}

/** Saves typed lines as another quotation; the one they began as stays. @throws AppError not-found, as `createManualIn` */
export async function copyManualIn(
  tx: CompanyTransaction,
  { quotation_id, ...draft }: ManualDraft & { readonly quotation_id: string },
): Promise<SavedNote> {
  const source = await getManualRow(tx, quotation_id);
  return createManualIn(tx, draft, source.id);
}

/**
 * Saves a quotation of trucking alone: typed lines of pickup and delivery, no airline.
 * @throws AppError validation for any other line; as `createManualIn`
 */
export async function createTruckingIn(tx: CompanyTransaction, draft: ManualDraft): Promise<SavedNote> {
  const others = draft.manual.lines.flatMap(({ kind }, index) =>
    kind === "trucking" ? [] : [{ field: `manual.lines.${index}.kind`, code: "trucking-only" }],
  );
  if (others.length > 0) throw invalidFields(...others);
  return createManualIn(tx, { ...draft, manual: { ...draft.manual, airlineId: null } });
}
