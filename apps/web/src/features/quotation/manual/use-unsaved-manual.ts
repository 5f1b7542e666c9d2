import type { UseFormReturn } from "react-hook-form";
import type { Blocker } from "react-router";
import { useTypedState } from "../../../lib/forms/use-typed-state.ts";
import { useLeaveBlock } from "../../../lib/leave/use-leave-block.ts";
import type { ManualForm } from "./manual-form.ts";
import type { ManualRecord, ManualSaving } from "./use-manual-saving.ts";

/** What outlives the end of a session. */
interface Kept {
  readonly record: ManualRecord;
  readonly values: ManualForm;
}

/**
 * What is typed over a manual quotation that is on record: asked about before the screen is left, and given back after
 * a session that ended. What is not on record yet is kept as the draft of a new one.
 */
export function useUnsavedManual(form: UseFormReturn<ManualForm>, saving: ManualSaving): Blocker {
  const { readUnsaved, resume } = saving;
  useTypedState<Kept>({
    name: "manual-quotation",
    read: () => {
      const record = readUnsaved();
      return record === null ? undefined : { record, values: form.getValues() };
    },
    giveBack: ({ record, values }) => {
      resume(record);
      form.reset(values);
    },
  });
  return useLeaveBlock(() => readUnsaved() !== null);
}
