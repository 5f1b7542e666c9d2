import type { WeightRangeKind, WeightRangeList } from "@kilolane/contract";
import { exact, validateBands } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { getManagedAirline } from "./airline.ts";
import { deskOf } from "./policy.ts";
import { updateTemplateIn } from "./template-change.ts";
import { getWeightRanges } from "./templates.ts";

interface RangeForm {
  readonly airlineId?: number | undefined;
  readonly kind: WeightRangeKind;
  readonly ranges: WeightRangeList["ranges"];
}

/**
 * Stores weight ranges: a first list without `version`, else in place of the one that was seen. Rates that exist
 * stay as they are.
 * @throws AppError not-found, airline-missing, validation; state-conflict when there is a list already;
 *   version-conflict
 */
export function updateWeightRanges(
  scope: CompanyScope,
  form: RangeForm,
  version?: number,
): Promise<WeightRangeList> {
  refuseWrongRanges(form.ranges);
  return withTransaction(scope, async (tx) => {
    const airlineId = await getManagedAirline(tx, deskOf(scope), form.airlineId);
    const find = async () =>
      (await getWeightRanges(tx, airlineId)).find((stored) => stored.kind === form.kind);
    const choice = { template: "ranges", airlineId, name: form.kind, list: form.ranges } as const;
    return updateTemplateIn(tx, choice, version, find);
  });
}

/** Ranges that overlap or end before they begin could never price anything. */
function refuseWrongRanges(ranges: RangeForm["ranges"]): void {
  const findings = validateBands(
    ranges.map(({ lowerRange, upperRange }) => ({
      lowerRange: exact(lowerRange),
      upperRange: upperRange === null ? null : exact(upperRange),
    })),
  );
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return;
  throw invalidFields(
    ...errors.map(({ code, index }) => ({
      field: `ranges.${index}.${code === "inverted" ? "upperRange" : "lowerRange"}`,
      code,
    })),
  );
}
