import type { Person } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { updatePersonStatus, COMPANY_READS } from "../queries.ts";

interface PersonDialogProps {
  readonly person: Person;
  readonly intent: "suspend" | "activate";
  readonly onClose: () => void;
}

/** Says what suspending somebody, or letting them in again, does before it is done. */
export default function PersonDialog({ person, intent, onClose }: PersonDialogProps) {
  const { t } = useTranslation("member");
  const name = `${person.firstName} ${person.lastName}`;
  const update = useSaveWith(
    async () => updatePersonStatus(person.id, intent === "suspend" ? "suspended" : "active"),
    { invalidates: COMPANY_READS, done: t(`toast.${intent}`), onSettled: onClose },
  );
  return (
    <ConfirmDialog
      opened
      title={t(`confirm.${intent}.title`, { name })}
      text={t(`confirm.${intent}.text`, { name })}
      confirmLabel={t(`action.${intent}`)}
      cancelLabel={t("action.cancel")}
      destructive={intent === "suspend"}
      pending={update.isPending}
      onConfirm={() => update.mutate()}
      onCancel={onClose}
    />
  );
}
