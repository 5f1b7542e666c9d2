import type { EndpointOutput, searchUnNumbers } from "@kilolane/contract";
import { DG_CLASSES, PACKING_GROUPS } from "@kilolane/domain";
import type { DangerousRow } from "./create-form.ts";

/** A substance of the list of UN numbers. */
export type Substance = EndpointOutput<typeof searchUnNumbers>[number];

/** The row that a substance of the list begins with; class and packing group stay editable. */
export function dangerousRowOf(substance: Substance): DangerousRow {
  return {
    unNumber: substance.number,
    properName: substance.name,
    hazardClass: DG_CLASSES.find((entry) => entry === substance.hazardClass) ?? "",
    packingGroup: PACKING_GROUPS.find((entry) => entry === substance.packingGroups[0]) ?? "None",
    cargoAircraftOnly: substance.cargoAircraftOnly,
  };
}
