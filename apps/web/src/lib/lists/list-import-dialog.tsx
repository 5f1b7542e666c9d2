import type { importAirports, ListFile } from "@kilolane/contract";
import { Alert, FileInput, List, Table, Text } from "@mantine/core";
import { useState } from "react";
import { ApiError } from "../api/api-error.ts";
import type { EndpointQuery } from "../api/call-endpoint.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import type { ReadEndpoints } from "../api/query.ts";
import { useSaveWith } from "../api/use-save.ts";
import { RecordDialog } from "../forms/record-shell.tsx";
import { usePlainForm } from "../forms/use-plain-form.ts";
import { useCodeText } from "../i18n/use-code-text.ts";

export type ListFileQuery = EndpointQuery<typeof importAirports>;

interface ListImportDialogProps {
  readonly title: string;
  /** which columns the file has */
  readonly lead: string;
  readonly fieldName: (field: string) => string;
  /** tries the file, or writes what was shown of that version of the list */
  readonly send: (file: File, query: ListFileQuery) => Promise<ListFile>;
  readonly reads: ReadEndpoints;
  readonly onClose: () => void;
}

/** A file of a list is compared with what is stored when it is chosen, and written whole once it is right. */
export default function ListImportDialog({
  title,
  lead,
  fieldName,
  send,
  reads,
  onClose,
}: ListImportDialogProps) {
  const { t } = useTranslation("list-file");
  const [file, setFile] = useState<File | null>(null);
  const trial = useSaveWith(async (chosen: File) => send(chosen, { isTrial: "true" }));
  const checked = file === null ? undefined : trial.data;
  const record = usePlainForm({
    save: async () => {
      if (file === null || checked === undefined) throw new TypeError("no file was chosen");
      try {
        return await send(file, { isTrial: "false", listVersion: checked.listVersion });
      } catch (error) {
        // somebody was faster: what the file changes now is shown before anything is written
        if (error instanceof ApiError && error.status === 409) trial.mutate(file);
        throw error;
      }
    },
    invalidates: reads,
    done: (written) => ({ text: t("done", { count: countOf(written) }) }),
    onSaved: onClose,
    refusalsAt: "head",
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    trial.reset();
    if (chosen !== null) trial.mutate(chosen);
  };
  const isReady =
    checked !== undefined && checked.problems.length === 0 && countOf(checked) > 0 && !trial.isPending;
  return (
    <RecordDialog
      size="lg"
      title={title}
      record={record}
      submitLabel={t("write")}
      cancelLabel={t("cancel")}
      isDisabled={!isReady}
      onClose={onClose}
    >
      <Text size="sm">{lead}</Text>
      <FileInput
        label={t("file")}
        accept=".csv,text/csv"
        value={file}
        clearable
        clearButtonProps={{ "aria-label": t("clear") }}
        onChange={choose}
        error={record.errorOf("file")}
      />
      {trial.isPending ? <Text size="sm">{t("reading")}</Text> : null}
      {record.refused?.status === 409 && checked !== undefined ? (
        <Alert color="yellow" role="alert">
          {t("again")}
        </Alert>
      ) : null}
      {checked === undefined ? null : <Checked checked={checked} fieldName={fieldName} />}
    </RecordDialog>
  );
}

/** How many rows a file writes. */
function countOf({ added, changed, outOfUse }: ListFile): number {
  return added + changed + outOfUse;
}

interface CheckedProps {
  readonly checked: ListFile;
  readonly fieldName: (field: string) => string;
}

/** What is wrong with the file, or what it changes. */
function Checked({ checked, fieldName }: CheckedProps) {
  const { t } = useTranslation("list-file");
  const fieldText = useCodeText("error");
  const fileText = useCodeText("list-file");
  const { problems, added, changed, outOfUse, unchanged, changes } = checked;
  if (problems.length > 0) {
    return (
      <Alert color="red" title={t("problems", { count: problems.length })} role="alert">
        <List size="sm">
          {problems.map(({ line, field, code }) => (
            <List.Item key={`${line} ${field} ${code}`}>
              {field === "file"
                ? fileText("code", code)
                : `${t("line", { line })} · ${fieldName(field)}: ${fieldText("field", code)}`}
            </List.Item>
          ))}
        </List>
      </Alert>
    );
  }
  return (
    <>
      <Text size="sm" role="status">
        {t("counts", { added, changed, unchanged })}
        {outOfUse === 0 ? null : ` · ${t("countOut", { outOfUse })}`}
      </Text>
      {changes.length === 0 ? null : (
        <Table.ScrollContainer minWidth={0} maxHeight={320}>
          <Table stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("column.key")}</Table.Th>
                <Table.Th>{t("column.field")}</Table.Th>
                <Table.Th>{t("column.before")}</Table.Th>
                <Table.Th>{t("column.after")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {changes.map(({ key, field, before, after }) => (
                <Table.Tr key={`${key} ${field}`}>
                  <Table.Td>
                    <bdi>{key}</bdi>
                  </Table.Td>
                  <Table.Td>{fieldName(field)}</Table.Td>
                  <Table.Td>
                    <bdi>{before ?? "–"}</bdi>
                  </Table.Td>
                  <Table.Td>
                    <bdi>{after}</bdi>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  );
}
