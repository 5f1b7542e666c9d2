import type { ListedInquirer } from "@kilolane/contract";
import { Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { inquirerLabel } from "../inquirer-form.ts";
import { INQUIRER_LIST_READS, sendMerge } from "../list-queries.ts";
import { useUndoMerge } from "../use-undo-merge.ts";

interface MergeDialogProps {
  readonly people: readonly ListedInquirer[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Which of the duplicates is kept; the one with the most quotations is offered first. */
export default function MergeDialog({ people, onDone, onClose }: MergeDialogProps) {
  const { t } = useTranslation("inquirer");
  const sorted = people.toSorted((a, b) => b.quotationCount - a.quotationCount);
  const [keptId, setKeptId] = useState(sorted[0]?.id ?? "");
  const undo = useUndoMerge();
  const record = usePlainForm({
    save: async () =>
      sendMerge(
        keptId,
        people.map(({ id }) => id).filter((id) => id !== keptId),
      ),
    invalidates: INQUIRER_LIST_READS,
    onSaved: (merge) => {
      const kept = people.find(({ id }) => id === keptId);
      showToast({
        tone: "success",
        text: t("merge.done", { name: kept?.companyName ?? "" }),
        weight: "grave",
        action: { label: t("action.undo"), run: () => undo.mutate({ id: keptId, mergeId: merge.id }) },
      });
      onDone();
      onClose();
    },
    refusalsAt: "head",
  });
  return (
    <RecordDialog
      size="lg"
      title={t("merge.title")}
      record={record}
      submitLabel={t("action.merge")}
      cancelLabel={t("cancel")}
      onClose={onClose}
    >
      <Text size="sm">{t("merge.text")}</Text>
      <Radio.Group
        label={t("merge.keep")}
        value={keptId}
        error={record.errorOf("mergedIds")}
        onChange={setKeptId}
      >
        <Stack gap="xs" mt="xs">
          {sorted.map((person) => (
            <Radio
              key={person.id}
              value={person.id}
              label={<bdi>{inquirerLabel(person)}</bdi>}
              description={`${person.email} · ${t("column.quotations")}: ${person.quotationCount}`}
            />
          ))}
        </Stack>
      </Radio.Group>
    </RecordDialog>
  );
}
