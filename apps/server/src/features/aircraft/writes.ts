import type { AircraftLimitForm, EndpointParsed, updateAircraftLimit } from "@kilolane/contract";
import type { AircraftGroup, CalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { forgetLimits } from "./reads.ts";

export type LimitForm = Omit<EndpointParsed<typeof updateAircraftLimit>["body"], "version">;

function columnsOf(form: LimitForm) {
  return {
    source: form.source,
    door_width_cm: form.doorWidthCm,
    door_height_cm: form.doorHeightCm,
    height_cm: form.heightCm,
    base_length_cm: form.baseLengthCm,
    base_width_cm: form.baseWidthCm,
    longest_side_cm: form.longestSideCm,
    piece_without_agreement_kg: form.pieceWithoutAgreementKg,
    heaviest_piece_kg: form.heaviestPieceKg,
  };
}

/** Adds a dated row. */
export async function insertLimit(
  tx: PlatformTransaction,
  {
    id,
    group,
    validFrom,
  }: { readonly id: string; readonly group: AircraftGroup; readonly validFrom: CalendarDate },
  form: LimitForm,
): Promise<void> {
  await tx.db
    .insertInto("aircraft_limit")
    .values({
      id,
      aircraft_group: group,
      valid_from: validFrom,
      ...columnsOf(form),
      updated_by: tx.scope.userId,
    })
    .execute();
  tx.afterCommit(() => forgetLimits(tx));
}

/** Adds rows, or corrects those of their groups and days. */
export async function upsertLimits(
  tx: PlatformTransaction,
  limits: readonly AircraftLimitForm[],
): Promise<void> {
  for (const { group, validFrom, ...form } of limits) {
    const columns = { ...columnsOf(form), updated_by: tx.scope.userId };
    await tx.db
      .insertInto("aircraft_limit")
      .values({ id: newId(), aircraft_group: group, valid_from: validFrom, ...columns })
      .onConflict((conflict) =>
        conflict.columns(["aircraft_group", "valid_from"]).doUpdateSet((row) => ({
          ...columns,
          updated_at: sql`now()`,
          version: sql`${row.ref("aircraft_limit.version")} + 1`,
        })),
      )
      .execute();
  }
  tx.afterCommit(() => forgetLimits(tx));
}

/** Corrects a row. @returns false when it has another version by now, or is not there */
export async function updateLimitRow(
  tx: PlatformTransaction,
  { id, version }: { readonly id: string; readonly version: number },
  form: LimitForm,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable("aircraft_limit")
    .set({
      ...columnsOf(form),
      updated_at: sql`now()`,
      updated_by: tx.scope.userId,
      version: version + 1,
    })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  tx.afterCommit(() => forgetLimits(tx));
  return numUpdatedRows > 0n;
}
