import { type CalendarDate, calendarDateIn } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { invalidFields } from "../../../http/app-error.ts";
import type { VersionContent } from "../reads/content.ts";
import { chooseTexts } from "../present/paper-texts.ts";
import { getSettings } from "../reads/reference.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { updateQuotationContent } from "../writes/quotation.ts";
import { recordStep } from "../writes/step.ts";
import { getListFigures } from "./figures.ts";
import { changedRow, opensNewVersion, requireSeen } from "./saved-change.ts";
import { getQuotationRow } from "./stored-quotation.ts";
import { getParty, latestValidity } from "./version.ts";

export interface SavedUpdate {
  readonly quotation_id: string;
  readonly version: number;
  readonly lockVersion: number;
  readonly terms?: string | undefined;
  readonly remarks?: string | undefined;
  readonly language?: string | undefined;
  readonly inquirerId?: string | null | undefined;
  readonly validUntil?: CalendarDate | undefined;
}

async function apply(
  tx: CompanyTransaction,
  row: QuotationRow,
  update: SavedUpdate,
): Promise<VersionContent> {
  const { content } = row;
  const isNewInquirer = update.inquirerId !== undefined && update.inquirerId !== content.inquirer.id;
  const party = isNewInquirer
    ? (await getParty(tx, update.inquirerId, row.clientUserId)).party
    : content.inquirer;
  const { validUntil } = update;
  if (validUntil !== undefined && validUntil > latestValidity(content.options)) {
    throw invalidFields({ field: "validUntil", code: "after-rate" });
  }
  if (validUntil !== undefined && validUntil < calendarDateIn(content.from.timeZone, tx.now().getTime())) {
    throw invalidFields({ field: "validUntil", code: "past-date" });
  }
  return {
    ...content,
    request: { ...content.request, inquirerId: party.id },
    inquirer: party,
    ...chooseTexts(await getSettings(tx), update.terms ?? content.terms, update.language ?? content.language),
    remarks: update.remarks ?? content.remarks,
    language: update.language ?? content.language,
    validUntil: validUntil ?? content.validUntil,
  };
}

/**
 * Changes what changes no price: terms, remarks, language, inquirer, validity within the rates'. A draft in place, a
 * sent one as its next version, because what was sent is never touched.
 * @returns the version that holds the change
 * @throws AppError not-found, version-conflict, state-conflict, validation
 */
export async function updateSavedIn(tx: CompanyTransaction, update: SavedUpdate): Promise<number> {
  const row = await getQuotationRow(tx, update.quotation_id, { lock: true });
  requireSeen(row, update);
  const isNewVersion = opensNewVersion(row);
  const version = isNewVersion ? row.version + 1 : row.version;
  const content = await apply(tx, row, update);
  const { inquirer } = await getParty(tx, content.inquirer.id, row.clientUserId);
  await updateQuotationContent(tx, {
    ...changedRow(row, { version, isNewVersion }),
    clientUserId: inquirer?.clientUserId ?? row.clientUserId,
    content,
    figures: await getListFigures(tx, content),
  });
  const changed = (["terms", "remarks", "language", "validUntil"] as const).filter(
    (name) => content[name] !== row.content[name],
  );
  const parts = content.inquirer.id === row.content.inquirer.id ? changed : [...changed, "inquirer"];
  const detail = { version, changed: parts.join(", ") };
  await recordStep(tx, {
    quotationId: row.id,
    version,
    kind: isNewVersion ? "revised" : "updated",
    detail,
  });
  return version;
}
