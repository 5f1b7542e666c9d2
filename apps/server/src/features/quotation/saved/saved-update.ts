import { type CalendarDate, calendarDateIn } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { invalidFields } from "../../../http/app-error.ts";
import type { StoredAmendment } from "../reads/amendment.ts";
import type { VersionContent } from "../reads/content.ts";
import { chooseTexts } from "../present/paper-texts.ts";
import { getSettings } from "../reads/reference.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { updateQuotationContent } from "../writes/quotation.ts";
import { recordStep } from "../writes/step.ts";
import { type Addressee, addressedTo, findChangedAddressee, readdress } from "./addressee.ts";
import { getListFigures } from "./figures.ts";
import { changedRow, opensNewVersion, requireSeen } from "./saved-change.ts";
import { getQuotationRow } from "./stored-quotation.ts";
import { latestValidity } from "./version.ts";

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

/** The last day that is named. @throws AppError validation: beyond the rates, or over at the place of origin */
function checkValidity(
  { options, from }: VersionContent,
  validUntil: CalendarDate | undefined,
  now: Date,
): void {
  if (validUntil === undefined) return;
  if (validUntil > latestValidity(options)) {
    throw invalidFields({ field: "validUntil", code: "after-rate" });
  }
  if (validUntil < calendarDateIn(from.timeZone, now.getTime())) {
    throw invalidFields({ field: "validUntil", code: "past-date" });
  }
}

/** What saving the request again leaves as the desk made it. */
function amendedBy({ content }: QuotationRow, update: SavedUpdate): StoredAmendment | undefined {
  const { validUntil = content.validUntil } = update;
  const isReaddressed = update.inquirerId !== undefined && update.inquirerId !== content.inquirer.id;
  const amended = isReaddressed ? readdress(content) : content.amended;
  return validUntil === content.validUntil ? amended : { ...amended, validUntil };
}

async function apply(
  tx: CompanyTransaction,
  row: QuotationRow,
  update: SavedUpdate,
  addressee: Addressee,
): Promise<VersionContent> {
  const { content } = row;
  checkValidity(content, update.validUntil, tx.now());
  const amended = amendedBy(row, update);
  const isNewInquirer = update.inquirerId !== undefined && update.inquirerId !== content.inquirer.id;
  return {
    ...content,
    request: addressedTo(content.request, addressee),
    inquirer: isNewInquirer ? addressee.party : content.inquirer,
    ...(amended && { amended }),
    ...chooseTexts(await getSettings(tx), update.terms ?? content.terms, update.language ?? content.language),
    remarks: update.remarks ?? content.remarks,
    language: update.language ?? content.language,
    validUntil: update.validUntil ?? content.validUntil,
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
  const { inquirerId = row.content.inquirer.id } = update;
  const addressee = await findChangedAddressee(tx, row, { inquirerId });
  const content = await apply(tx, row, update, addressee);
  await updateQuotationContent(tx, {
    ...changedRow(row, { version, isNewVersion }),
    clientUserId: addressee.clientUserId,
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
