import { type ExchangeRateFile, listExchangeRates } from "@kilolane/contract";
import { Alert, Checkbox, List, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { CsvInput } from "../../../lib/files/csv-input.tsx";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { sendRateFile } from "../queries.ts";

/** A file of rates is checked when it is chosen, and written whole once it is right. */
export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("exchange");
  const [file, setFile] = useState<File | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const trial = useSaveWith(async (chosen: File) =>
    sendRateFile(chosen, { isTrial: true, isConfirmed: false }),
  );
  const checked = file === null ? undefined : trial.data;
  const record = usePlainForm({
    save: async () => {
      if (file === null) throw new TypeError("no file was chosen");
      return sendRateFile(file, { isTrial: false, isConfirmed });
    },
    invalidates: [listExchangeRates],
    done: ({ added, replaced }) => ({ text: t("toast.imported", { count: added + replaced }) }),
    onSaved: onClose,
    refusalsAt: "head",
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setConfirmed(false);
    trial.reset();
    if (chosen !== null) trial.mutate(chosen);
  };
  const isReady =
    checked !== undefined &&
    checked.problems.length === 0 &&
    (checked.unusual.length === 0 || isConfirmed) &&
    !trial.isPending;
  return (
    <RecordDialog
      size="lg"
      title={t("import.title")}
      record={record}
      submitLabel={t("action.write")}
      cancelLabel={t("action.cancel")}
      isDisabled={!isReady}
      onClose={onClose}
    >
      <CsvInput area="exchange" file={file} error={record.errorOf("file")} onChoose={choose} />
      {checked === undefined ? null : <Checked checked={checked} />}
      {checked === undefined || checked.unusual.length === 0 ? null : (
        <Checkbox
          label={t("import.confirm")}
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      )}
    </RecordDialog>
  );
}

/** What the file would do, and what is wrong with it. */
function Checked({ checked }: { readonly checked: ExchangeRateFile }) {
  const { t } = useTranslation("exchange");
  const fieldText = useCodeText("error");
  const fileText = useCodeText("exchange");
  const textOf = (field: string, code: string) =>
    field === "file" ? fileText("import.code", code) : fieldText("field", code);
  const { problems, unusual, lines, added, replaced, unchanged } = checked;
  if (problems.length > 0) {
    return (
      <Alert color="red" title={t("import.problems", { count: problems.length })} role="alert">
        <List size="sm">
          {problems.map(({ line, field, code }) => (
            <List.Item key={`${line}${field}${code}`}>
              {`${t("import.line", { line })} · ${t(`import.field.${field}`)}: ${textOf(field, code)}`}
            </List.Item>
          ))}
        </List>
      </Alert>
    );
  }
  return (
    <>
      <Text size="sm" role="status">
        {`${t("import.good", { count: lines })}: ${t("import.counts", { added, replaced, unchanged })}`}
      </Text>
      {unusual.length === 0 ? null : (
        <Alert color="amber" role="alert">
          {t("import.unusual")}
          <List size="sm">
            {unusual.map(({ line, text }) => (
              <List.Item key={line}>
                {`${t("import.line", { line })} · `}
                <bdi dir="ltr">{text}</bdi>
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
