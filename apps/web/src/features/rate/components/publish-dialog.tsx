import { Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { differencesOf } from "../rate-differences.ts";
import { DifferenceTable } from "./difference-table.tsx";
import type { EditorPartProps } from "./editor-props.ts";

interface PublishDialogProps extends EditorPartProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before prices change: names every difference to the prices in force, and the warnings. */
export default function PublishDialog({ editing, checking, onConfirm, onCancel }: PublishDialogProps) {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  const { live, draft } = editing;
  const differences = live === null ? [] : differencesOf(live, draft);
  const dates = {
    from: formatDate(draft.startDate, language),
    until: formatDate(draft.expiryDate, language),
  };
  return (
    <ConfirmDialog
      opened
      title={t("publish.title")}
      text={live === null ? t("publish.first", dates) : t("publish.change", { n: differences.length })}
      confirmLabel={t("action.publish")}
      cancelLabel={t("action.cancel")}
      pending={editing.isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {differences.length === 0 ? null : (
        <DifferenceTable
          differences={differences}
          draft={draft}
          before={t("publish.inForce")}
          after={t("publish.afterwards")}
        />
      )}
      {checking.findings.map(({ code, field, message }) => (
        <Text key={`${code} ${field} ${message}`} size="sm" c="amber.8">
          {message}
        </Text>
      ))}
    </ConfirmDialog>
  );
}
