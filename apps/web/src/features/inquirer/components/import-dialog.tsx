import type { InquirerFile } from "@kilolane/contract";
import { Alert, List, ScrollArea, Table, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { CsvInput } from "../../../lib/files/csv-input.tsx";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { INQUIRER_LIST_READS, sendInquirerFile } from "../list-queries.ts";

/** A file of inquirers is shown as it is read when it is chosen; its good lines are stored once that is confirmed. */
export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("inquirer");
  const [file, setFile] = useState<File | null>(null);
  const trial = useSaveWith(async (chosen: File) => sendInquirerFile(chosen, true));
  const checked = file === null ? undefined : trial.data;
  const record = usePlainForm({
    save: async () => {
      if (file === null) throw new TypeError("no file was chosen");
      return sendInquirerFile(file, false);
    },
    invalidates: INQUIRER_LIST_READS,
    done: ({ good }) => ({ text: t("import.done", { count: good }) }),
    onSaved: onClose,
    refusalsAt: "head",
  });
  const good = checked?.good ?? 0;
  return (
    <RecordDialog
      size="lg"
      title={t("import.title")}
      record={record}
      submitLabel={good === 0 ? t("action.import") : t("import.submit", { count: good })}
      cancelLabel={t("cancel")}
      isDisabled={good === 0 || trial.isPending}
      onClose={onClose}
    >
      <CsvInput
        area="inquirer"
        file={file}
        error={record.errorOf("file")}
        onChoose={(chosen) => {
          setFile(chosen);
          trial.reset();
          if (chosen !== null) trial.mutate(chosen);
        }}
      />
      {checked === undefined ? null : <Checked checked={checked} />}
    </RecordDialog>
  );
}

/** What the file would do, and what is wrong with it. */
function Checked({ checked }: { readonly checked: InquirerFile }) {
  const { t } = useTranslation("inquirer");
  const { lines, good, known, bad, preview } = checked;
  return (
    <>
      {lines === 0 ? null : (
        <Text size="sm" role="status">
          {t("import.good", { count: good })}
          {known === 0 ? "" : ` · ${t("import.known", { count: known })}`}
        </Text>
      )}
      {preview.length === 0 ? null : (
        <ScrollArea.Autosize mah={220} tabIndex={0}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("companyName")}</Table.Th>
                <Table.Th>{t("nameofInquirer")}</Table.Th>
                <Table.Th>{t("email")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {preview.map(({ line, companyName, name, email }) => (
                <Table.Tr key={line}>
                  <Table.Td dir="auto">{companyName}</Table.Td>
                  <Table.Td dir="auto">{name}</Table.Td>
                  <Table.Td dir="ltr">{email}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      )}
      {checked.problems.length === 0 ? null : <Problems checked={checked} bad={bad} />}
    </>
  );
}

function Problems({ checked, bad }: { readonly checked: InquirerFile; readonly bad: number }) {
  const { t } = useTranslation("inquirer");
  const fieldText = useCodeText("error");
  const fileText = useCodeText("inquirer");
  const textOf = (field: string, code: string) =>
    field === "file" ? fileText("import.code", code) : fieldText("field", code);
  return (
    <Alert
      color="red"
      role="alert"
      title={bad === 0 ? t("import.fileField") : t("import.bad", { count: bad })}
    >
      <List size="sm">
        {checked.problems.map(({ line, field, code }) => (
          <List.Item key={`${line}${field}${code}`}>
            {`${t("import.line", { line })} · ${t(field === "file" ? "import.fileField" : field)}: ${textOf(field, code)}`}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
