import type { ManagedPackageType, ManagedUnNumber, packageTypeForm, unNumberForm } from "@kilolane/contract";
import type { z } from "zod";

/** A UN number as it is typed. */
export type UnNumberValues = z.input<typeof unNumberForm>;

/** A package type as it is typed. */
export type PackageTypeValues = z.input<typeof packageTypeForm>;

/** What is stored of a UN number, as the form shows it; an empty one for a new number. */
export function unNumberValues(stored: ManagedUnNumber | undefined): UnNumberValues {
  return {
    number: stored?.number ?? "",
    name: stored?.name ?? "",
    hazardClass: stored?.hazardClass ?? "3",
    packingGroups: [...(stored?.packingGroups ?? [])],
    cargoAircraftOnly: stored?.cargoAircraftOnly ?? false,
    inUse: stored?.inUse ?? true,
  };
}

/** What is stored of a package type, as the form shows it; an empty one for a new type. */
export function packageTypeValues(stored: ManagedPackageType | undefined): PackageTypeValues {
  return {
    name: stored?.name ?? "",
    position: stored === undefined ? "" : String(stored.position),
    inUse: stored?.inUse ?? true,
  };
}
