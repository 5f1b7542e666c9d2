import { DOCUMENT_KINDS, type DocumentDetail } from "@kilolane/contract";
import { NativeSelect, SimpleGrid, Switch, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordBody } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { DOCUMENT_READS, documentQuery, storeDocumentForm } from "../queries.ts";
import { NoteField } from "./note-field.tsx";

const FIELDS = ["title", "kind", "note", "isShared"] as const;

/** A document as the form shows it. */
function formOf({ title, kind, note, isShared }: DocumentDetail) {
  return { title, kind, note, isShared };
}

/** What is said of a document, to be changed. */
export function DocumentFields({ document }: { readonly document: DocumentDetail }) {
  const { t } = useTranslation("document");
  const queries = useQueryClient();
  const record = useRecordForm({
    defaultValues: formOf(document),
    fields: FIELDS,
    record: {
      stored: document,
      getNow: async ({ id }: DocumentDetail) => queries.fetchQuery({ ...documentQuery(id), staleTime: 0 }),
      valuesOf: formOf,
    },
    save: async (values: ReturnType<typeof formOf>, seen = document, see) => {
      const stored = await storeDocumentForm(values, seen);
      see(stored);
      return stored;
    },
    valuesAfter: formOf,
    invalidates: DOCUMENT_READS,
    done: t("toast.updated"),
    guardsLeave: true,
  });
  const { form } = record;
  return (
    <RecordBody record={record} submitLabel={t("action.save")} isDisabled={!record.isDirty}>
      <OvertakenAlert overtaken={record.overtaken} labelOf={(field) => t(`field.${field}`)} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t("field.title")}
          maxLength={120}
          dir="auto"
          autoComplete="off"
          error={record.errorOf("title")}
          {...form.register("title")}
        />
        <NativeSelect
          label={t("field.kind")}
          data={DOCUMENT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          error={record.errorOf("kind")}
          {...form.register("kind")}
        />
      </SimpleGrid>
      <NoteField error={record.errorOf("note")} {...form.register("note")} />
      <Controller
        control={form.control}
        name="isShared"
        render={({ field }) => (
          <Switch
            label={t("field.isShared")}
            checked={field.value}
            onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
          />
        )}
      />
    </RecordBody>
  );
}
