import type { FieldValues } from "react-hook-form";
import { type RecordFormOptions, useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useSayFailure } from "./use-say-failure.ts";

/** `useRecordForm` before the sign-in, where nothing else says that no answer came. */
export function useEntryForm<Values extends FieldValues, Answer>(
  options: RecordFormOptions<Values, Answer, undefined>,
) {
  const sayFailure = useSayFailure();
  return useRecordForm({
    say: ({ refusal, isAtField }) => {
      if (!isAtField) sayFailure(refusal);
    },
    onLost: () => sayFailure(),
    ...options,
  });
}
