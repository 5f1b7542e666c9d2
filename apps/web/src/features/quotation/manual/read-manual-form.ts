import type { UseFormReturn } from "react-hook-form";
import type { FormProblem } from "../builder/check-form.ts";
import { toRequest } from "../builder/create-form.ts";
import type { ManualForm } from "./manual-form.ts";
import { findLineProblems, manualFieldOf } from "./manual-problems.ts";

/** Says each problem at its field; the first one gets the focus. @returns how many fields are marked */
export function markFields(
  form: UseFormReturn<ManualForm>,
  problems: readonly FormProblem[],
  type: "server" | "schema",
) {
  let isFirst = true;
  const marked = new Set<string>();
  for (const { field, message } of problems) {
    const target = manualFieldOf(form.getValues(), field);
    if (target === null || marked.has(target)) continue;
    marked.add(target);
    form.setError(target, { type, message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return marked.size;
}

/** What the form becomes on the wire, or what is wrong with it, at its fields. */
export async function readManualForm(form: UseFormReturn<ManualForm>) {
  const { checkForm } = await import("../builder/check-form.ts");
  const values = form.getValues();
  const checked = checkForm(toRequest(values));
  form.clearErrors();
  const shipment = "problems" in checked ? checked.problems : [];
  const problems = [
    ...shipment.map(({ field, message }) => ({ field: `form.${field}`, message })),
    ...findLineProblems(values),
  ];
  markFields(form, problems, "schema");
  return "problems" in checked || problems.length > 0 ? null : { request: checked.request, values };
}
