import { Textarea, type TextareaProps } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

/** The note of a document. @param props what ties it to its form */
export function NoteField(props: TextareaProps) {
  const { t } = useTranslation("document");
  return (
    <Textarea
      label={t("optional", { label: t("field.note") })}
      autosize
      maxRows={4}
      maxLength={500}
      dir="auto"
      {...props}
    />
  );
}
