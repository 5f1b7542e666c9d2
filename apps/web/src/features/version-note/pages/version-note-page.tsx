import { type ManagedVersionNote } from "@kilolane/contract";
import { Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryState } from "nuqs";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { TranslatedWordsFields, wordFieldName } from "../../../lib/forms/translated-words-fields.tsx";
import {
  firstLanguage,
  firstWrong,
  type TranslatedWords,
  WORD_FIELDS,
  wordsToSend,
  wordsToType,
} from "../../../lib/forms/translated-words.ts";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { findNote, managedNoteQuery, NOTE_READS, storeNote } from "../queries.ts";

interface NoteForm {
  readonly label: string;
  readonly texts: TranslatedWords;
}

const LIST = href("/super-admin/version-notes/list/view");

const formOf = (note: ManagedVersionNote | null): NoteForm => ({
  label: note?.label ?? "",
  texts: wordsToType(note?.texts),
});

/** A version note is written and published; `?id=` opens a published one to correct it. */
export default function VersionNotePage() {
  const [id] = useQueryState("id", parseAsString);
  return id === null ? <NoteEditor note={null} /> : <StoredNote id={id} />;
}

function StoredNote({ id }: { readonly id: string }) {
  const query = useQuery(managedNoteQuery(id));
  return <QueryState query={query}>{(note) => <NoteEditor key={note.id} note={note} />}</QueryState>;
}

function NoteEditor({ note }: { readonly note: ManagedVersionNote | null }) {
  const { t } = useTranslation("version-note");
  const own = useLanguage();
  const navigate = useNavigate();
  const [language, setLanguage] = useState(() => firstLanguage(note?.texts, own));
  const title = t(note === null ? "form.addTitle" : "form.editTitle");
  usePageTitle(title);
  const record = useRecordForm({
    defaultValues: formOf(note),
    mode: "onSubmit",
    fields: ["label", "texts", ...WORD_FIELDS],
    record: note === null ? undefined : { stored: note, getNow: findNote, valuesOf: formOf },
    save: async (form: NoteForm, seen: ManagedVersionNote | undefined) =>
      storeNote({ label: form.label, texts: wordsToSend(form.texts) }, seen),
    invalidates: NOTE_READS,
    done: t(note === null ? "toast.published" : "toast.saved"),
    onSaved: () => navigate(LIST),
    onRefused: ({ fields }) => setLanguage((open) => firstWrong(fields) ?? open),
    refusalsAt: "head",
    guardsLeave: true,
  });
  const { form, errorOf } = record;
  const words = { title: t("field.title"), text: t("field.text") };
  return (
    <RecordPage
      title={title}
      lead={t(note === null ? "form.addLead" : "form.editLead")}
      record={record}
      submitLabel={t(note === null ? "action.publish" : "action.save")}
      cancelLabel={t("action.cancel")}
      cancelTo={LIST}
    >
      <OvertakenAlert
        overtaken={record.overtaken}
        labelOf={(field) => wordFieldName(field, words) ?? t("field.label")}
      />
      <TextInput
        label={t("field.label")}
        description={t("field.labelHint")}
        dir="auto"
        maxLength={60}
        error={errorOf("label")}
        {...form.register("label")}
      />
      <TranslatedWordsFields
        texts={useWatch({ control: form.control, name: "texts" })}
        language={language}
        onLanguage={setLanguage}
        register={(field) => form.register(field)}
        errorOf={errorOf}
        labels={{
          ...words,
          language: t("field.language"),
          languageHint: t("field.languageHint"),
          textHint: t("field.textHint"),
        }}
      />
      {note === null ? (
        <Text size="sm" c="dimmed">
          {t("form.once")}
        </Text>
      ) : null}
    </RecordPage>
  );
}
