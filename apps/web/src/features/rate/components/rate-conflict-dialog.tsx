import { Button, Group, Modal, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { StoredRate } from "../queries.ts";
import { differencesOf } from "../rate-differences.ts";
import { draftOf } from "../rate-draft.ts";
import type { RateEditing } from "../use-rate-editor.ts";
import { DifferenceTable } from "./difference-table.tsx";

interface RateConflictDialogProps {
  readonly editing: RateEditing;
  readonly theirs: StoredRate;
}

/** Somebody else stored the rate meanwhile: what they changed, and whose state goes on. */
export default function RateConflictDialog({ editing, theirs }: RateConflictDialogProps) {
  const { t } = useTranslation("rate");
  const newest = theirs.draft ?? theirs;
  const draft = draftOf(newest);
  return (
    <Modal opened onClose={editing.closeConflict} title={t("conflict.title")} size="lg">
      <Text mb="sm">{t("conflict.text", { who: newest.updatedBy ?? "–" })}</Text>
      <DifferenceTable
        differences={differencesOf(editing.base, draft)}
        draft={draft}
        before={t("conflict.opened")}
        after={t("conflict.theirs")}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={editing.takeTheirs}>
          {t("conflict.takeTheirs")}
        </Button>
        <Button onClick={editing.keepMine} data-autofocus>
          {t("conflict.keepMine")}
        </Button>
      </Group>
    </Modal>
  );
}
