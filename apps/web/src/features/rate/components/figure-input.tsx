import { TextInput } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { RateField } from "../rate-draft.ts";
import type { EditorPartProps } from "./editor-props.ts";

interface FigureInputProps extends EditorPartProps {
  readonly field: RateField;
}

/** A figure of a rate, in the way of writing of the person who types it. */
export function FigureInput({ editing, checking, field }: FigureInputProps) {
  const { t } = useTranslation("rate");
  return (
    <TextInput
      label={t(`field.${field}`)}
      inputMode="decimal"
      autoComplete="off"
      readOnly={editing.isReadOnly}
      value={editing.draft[field]}
      error={checking.fieldError(field)}
      onChange={(event) => editing.change({ [field]: event.currentTarget.value })}
    />
  );
}
