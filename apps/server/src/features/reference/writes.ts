import type { PackageTypeForm, UnNumberForm } from "@kilolane/contract";
import { sql } from "kysely";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { forgetPackageTypes } from "../place/reads/goods-list.ts";

export type ReferenceList = "un-number" | "package-type" | "airline" | "aircraft-limit";

/**
 * Holds a list until the end of the transaction: the second of two writers waits and sees what the first one wrote.
 * @returns which state the list is in; a change gives it another one
 */
export async function lockList(tx: PlatformTransaction, name: ReferenceList): Promise<string> {
  const row = await tx.db
    .selectFrom("reference_list")
    .select("epoch")
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.epoch;
}

/** Adds UN numbers or changes them, as one statement. */
export async function upsertUnNumbers(
  tx: PlatformTransaction,
  substances: readonly UnNumberForm[],
): Promise<void> {
  const rows = substances.map((one) => ({
    number: one.number,
    name: one.name,
    hazard_class: one.hazardClass,
    packing_groups: one.packingGroups,
    cargo_aircraft_only: one.cargoAircraftOnly,
    is_active: one.inUse,
  }));
  await sql`
    insert into un_number (number, name, hazard_class, packing_groups, cargo_aircraft_only, is_active, updated_at, updated_by)
    select number, name, hazard_class, packing_groups, cargo_aircraft_only, is_active, now(), ${tx.scope.userId}::uuid
    from json_populate_recordset(null::un_number, ${JSON.stringify(rows)}::json)
    on conflict (number) do update set name = excluded.name, hazard_class = excluded.hazard_class,
      packing_groups = excluded.packing_groups, cargo_aircraft_only = excluded.cargo_aircraft_only,
      is_active = excluded.is_active, version = un_number.version + 1, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by`.execute(tx.db);
}

/** Adds package types or changes them, as one statement. */
export async function upsertPackageTypes(
  tx: PlatformTransaction,
  types: readonly PackageTypeForm[],
): Promise<void> {
  const rows = types.map(({ name, position, inUse }) => ({ name, position, is_active: inUse }));
  await sql`
    insert into package_type (name, position, is_active, updated_at, updated_by)
    select name, position, is_active, now(), ${tx.scope.userId}::uuid
    from json_populate_recordset(null::package_type, ${JSON.stringify(rows)}::json)
    on conflict (name) do update set position = excluded.position, is_active = excluded.is_active,
      version = package_type.version + 1, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by`.execute(tx.db);
  tx.afterCommit(() => forgetPackageTypes(tx));
}
