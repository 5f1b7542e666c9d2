import { Button, Group, Modal, Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { StoredRate } from "../queries.ts";
import { mergeDrafts, refusedOf } from "../merge-drafts.ts";
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
  const staying = refusedOf(editing.base, draft, mergeDrafts(editing.base, editing.draft, draft));
  const parts = staying.map((part) =>
    part.kind === "field" ? t(`field.${part.name}`) : t(`difference.${part.kind}`, { name: part.name }),
  );
  const keep = t("conflict.keepMine");
  return (
    <Modal opened onClose={editing.closeConflict} title={t("conflict.title")} size="lg">
      <Text mb="sm">{t("conflict.text", { who: newest.updatedBy ?? "–" })}</Text>
      <DifferenceTable
        differences={differencesOf(editing.base, draft)}
        draft={draft}
        before={t("conflict.opened")}
        after={t("conflict.theirs")}
      />
      <Text mt="sm" size="sm" data-testid="conflict-outcome">
        {parts.length === 0
          ? t("conflict.takesAll", { keep })
          : t("conflict.stays", { keep, parts: parts.join(" · ") })}
      </Text>
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
