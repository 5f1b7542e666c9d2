import type { EndpointOutput, searchUnNumbers } from "@kilolane/contract";
import { DG_CLASSES, PACKING_GROUPS, type PackingGroup } from "@kilolane/domain";
import type { DangerousRow } from "./create-form.ts";

/** A substance of the list of UN numbers. */
export type Substance = EndpointOutput<typeof searchUnNumbers>[number];

/**
 * The row that a substance of the list begins with; class and packing group stay editable. A group that a mail names
 * goes before the first of the list where the substance has it.
 */
export function dangerousRowOf(substance: Substance, wanted: PackingGroup | null = null): DangerousRow {
  const [first] = substance.packingGroups;
  const packingGroup = wanted !== null && substance.packingGroups.includes(wanted) ? wanted : first;
  return {
    unNumber: substance.number,
    properName: substance.name,
    hazardClass: DG_CLASSES.find((entry) => entry === substance.hazardClass) ?? "",
    packingGroup: PACKING_GROUPS.find((entry) => entry === packingGroup) ?? "None",
    cargoAircraftOnly: substance.cargoAircraftOnly,
  };
}
