import { useEffect, useEffectEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { showToast } from "../../ui/toast/show-toast.ts";
import { phrase } from "../i18n/i18n.ts";
import { findChanges } from "./find-changes.ts";
import { keepTyped, takeTyped } from "./typed-values.ts";

/** Gives back what the person had typed into this form when their session ended, and keeps what is typed now for that case. */
export function useTypedValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
): void {
  const begin = useEffectEvent(() => {
    const typed = takeTyped<Values>(fields);
    for (const { field, value } of typed) form.setValue(field, value, { shouldDirty: true });
    if (typed.length > 0) showToast({ tone: "success", text: phrase("state:typedBack") });
    return keepTyped<Values>(fields, () =>
      findChanges(fields, form.formState.defaultValues ?? {}, form.getValues()),
    );
  });
  useEffect(() => begin(), []);
}
