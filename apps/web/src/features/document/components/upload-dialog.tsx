import { DOCUMENT_KINDS, type DocumentKind, type Inquirer } from "@kilolane/contract";
import { NativeSelect, SimpleGrid, Switch, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { useDocumentDropTexts } from "../../../lib/files/use-document-drop-texts.ts";
import { FileDrop } from "../../../ui/file-drop/file-drop.tsx";
import { InquirerPicker } from "../../inquirer/components/inquirer-picker.tsx";
import { clientQuotationsQuery, DOCUMENT_READS, guessKind, TAKEN_FILES } from "../queries.ts";
import { useDocumentUploads } from "../use-document-uploads.ts";
import { NoteField } from "./note-field.tsx";

interface UploadDialogProps {
  /** dropped on the page before the dialog opened */
  readonly dropped: readonly File[];
  /** the client that the list is narrowed to */
  readonly client: Inquirer | null;
  readonly onClose: () => void;
}

/** What is typed and chosen beside the files. */
interface Words {
  readonly quotationId: string;
  readonly title: string;
  /** empty: as the file's name tells */
  readonly kind: DocumentKind | "";
  readonly note: string;
  readonly isShared: boolean;
}

const NO_WORDS: Words = { quotationId: "", title: "", kind: "", note: "", isShared: false };

/** Stores files as documents of a client: each file becomes one. */
export default function UploadDialog({ dropped, client, onClose }: UploadDialogProps) {
  const { t } = useTranslation("document");
  const texts = useDocumentDropTexts();
  const uploads = useDocumentUploads();
  const { add, files } = uploads;
  const [inquirer, setInquirer] = useState(client);
  const [words, setWords] = useState(NO_WORDS);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    add(dropped);
  }, [add, dropped]);
  const { kind, ...rest } = words;
  const record = usePlainForm({
    save: async () =>
      uploads.send({ ...rest, ...(kind === "" ? {} : { kind }), inquirerId: inquirer?.id ?? "" }),
    check: () => ({
      ...(files.length === 0 ? { file: t("files.missing") } : {}),
      ...(uploads.isWrong ? { file: "" } : {}),
    }),
    fields: ["inquirerId", "quotationId", "title"],
    invalidates: DOCUMENT_READS,
    refusalsAt: "head",
    onSaved: (isComplete) => (isComplete ? onClose() : undefined),
  });
  return (
    <RecordDialog
      size="lg"
      title={t("dialog.addTitle")}
      record={record}
      submitLabel={t("action.upload")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <FileDrop
        label={t("files.label")}
        accept={TAKEN_FILES}
        texts={texts}
        files={uploads.shown}
        error={files.length === 0 ? record.errorOf("file") : undefined}
        onAdd={add}
        onRemove={uploads.remove}
      />
      <InquirerPicker
        isKnownOnly
        label={t("field.client")}
        placeholder={t("field.clientHint")}
        value={inquirer}
        error={record.errorOf("inquirerId")}
        onChange={(chosen) => {
          setInquirer(chosen);
          setWords({ ...words, quotationId: "" });
        }}
      />
      <WordFields
        words={words}
        inquirerId={inquirer?.id ?? null}
        files={files}
        errorOf={record.errorOf}
        onChange={(change) => setWords({ ...words, ...change })}
      />
    </RecordDialog>
  );
}

interface WordFieldsProps {
  readonly words: Words;
  readonly inquirerId: string | null;
  readonly files: readonly File[];
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<Words>) => void;
}

function WordFields({ words, inquirerId, files, errorOf, onChange }: WordFieldsProps) {
  const { t } = useTranslation("document");
  const quotations = useQuery(clientQuotationsQuery(inquirerId));
  const [first] = files;
  const guessed = guessKind(first?.name ?? "");
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NativeSelect
        label={t("optional", { label: t("field.quotation") })}
        value={words.quotationId}
        disabled={inquirerId === null}
        error={errorOf("quotationId")}
        data={[
          { value: "", label: t("none") },
          ...(quotations.data?.content ?? []).map((row) => ({
            value: row.quotation_id,
            label: `${row.number} · ${row.fromAirport} → ${row.toAirport}`,
          })),
        ]}
        onChange={({ currentTarget }) => onChange({ quotationId: currentTarget.value })}
      />
      <NativeSelect
        label={t("field.kind")}
        value={words.kind === "" ? guessed : words.kind}
        data={DOCUMENT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        onChange={({ currentTarget }) =>
          onChange({ kind: DOCUMENT_KINDS.find((kind) => kind === currentTarget.value) ?? "" })
        }
      />
      {files.length > 1 ? null : (
        <TextInput
          label={t("optional", { label: t("field.title") })}
          placeholder={t("field.titleHint")}
          maxLength={120}
          dir="auto"
          autoComplete="off"
          value={words.title}
          error={errorOf("title")}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
      )}
      <NoteField
        value={words.note}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
      <Switch
        label={t("field.isShared")}
        checked={words.isShared}
        onChange={({ currentTarget }) => onChange({ isShared: currentTarget.checked })}
      />
    </SimpleGrid>
  );
}
