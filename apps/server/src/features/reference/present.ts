import {
  type ManagedPackageType,
  type ManagedUnNumber,
  type PackageTypeForm,
  SUBSTANCE_GROUPS,
  type UnNumberForm,
} from "@kilolane/contract";
import { DG_CLASSES } from "@kilolane/domain";
import type { PackageTypeRow } from "./reads/package-type.ts";
import type { UnNumberRow } from "./reads/un-number.ts";

/** A UN number as its form holds it. */
export function unNumberFormOf(row: UnNumberRow): UnNumberForm {
  return {
    number: row.number,
    name: row.name,
    hazardClass: DG_CLASSES.find((known) => known === row.hazard_class) ?? "9",
    packingGroups: SUBSTANCE_GROUPS.filter((group) => row.packing_groups.includes(group)),
    cargoAircraftOnly: row.cargo_aircraft_only,
    inUse: row.is_active,
  };
}

/** A UN number as the operator sees it. */
export function presentManagedUnNumber(row: UnNumberRow): ManagedUnNumber {
  const { packingGroups, ...form } = unNumberFormOf(row);
  return { ...form, packingGroups: [...packingGroups], ...changeOf(row) };
}

/** A package type as its form holds it. */
export function packageTypeFormOf(row: PackageTypeRow): PackageTypeForm {
  return { name: row.name, position: row.position, inUse: row.is_active };
}

/** A package type as the operator sees it. */
export function presentManagedPackageType(row: PackageTypeRow): ManagedPackageType {
  return { ...packageTypeFormOf(row), ...changeOf(row) };
}

function changeOf(row: Pick<UnNumberRow, "version" | "updated_at" | "updated_by_name">) {
  return {
    version: row.version,
    updatedAt: row.updated_at?.toISOString() ?? null,
    updatedBy: row.updated_by_name,
  };
}
