import type { TruckingSheetMapping, TruckingTariffForm } from "@kilolane/contract";
import { sql } from "kysely";
import { isUnchanged, nextVersion, type SeenRow } from "../../../db/seen-row.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { KeptSheet } from "../parsing/parse-kept-sheet.ts";

export interface NewSheet {
  readonly id: string;
  readonly carrierId: string;
  readonly carrierName: string;
  readonly originalName: string;
  readonly sheets: readonly KeptSheet[];
  readonly mapping: TruckingSheetMapping;
}

/** Keeps an uploaded tariff as a draft. */
export async function insertSheet(tx: CompanyTransaction, sheet: NewSheet): Promise<void> {
  await tx.db
    .insertInto("trucking_sheet")
    .values({
      id: sheet.id,
      company_id: tx.scope.companyId,
      carrier_id: sheet.carrierId,
      carrier_name: sheet.carrierName,
      original_name: sheet.originalName,
      sheets: JSON.stringify(sheet.sheets),
      mapping: JSON.stringify(sheet.mapping),
      created_by: tx.scope.userId,
    })
    .execute();
}

/** Writes what the columns of a draft mean. @returns whether the version was still the one that was seen */
export async function updateSheetMapping(
  tx: CompanyTransaction,
  seen: SeenRow,
  mapping: TruckingSheetMapping,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("trucking_sheet")
    .set({ mapping: JSON.stringify(mapping), ...nextVersion(seen) })
    .where(isUnchanged(tx, seen))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export interface Publication {
  readonly before: readonly TruckingTariffForm[];
  readonly after: readonly TruckingTariffForm[];
  /** the carrier's version that it made */
  readonly carrierVersion: number;
}

/** Writes that a draft went live and what it replaced. @returns whether the version was still the one that was seen */
export async function updatePublished(
  tx: CompanyTransaction,
  seen: SeenRow,
  { before, after, carrierVersion }: Publication,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("trucking_sheet")
    .set({
      state: "published",
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      carrier_version: carrierVersion,
      published_by: tx.scope.userId,
      published_at: sql<Date>`now()`,
      ...nextVersion(seen),
    })
    .where(isUnchanged(tx, seen))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Writes that a published tariff was taken back. @returns whether the version was still the one that was seen */
export async function updateRolledBack(tx: CompanyTransaction, seen: SeenRow): Promise<boolean> {
  const result = await tx.db
    .updateTable("trucking_sheet")
    .set({
      state: "rolled-back",
      rolled_back_by: tx.scope.userId,
      rolled_back_at: sql<Date>`now()`,
      ...nextVersion(seen),
    })
    .where(isUnchanged(tx, seen))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
