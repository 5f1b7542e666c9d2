import type { Person } from "@kilolane/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { updatePersonStatus, COMPANY_READS } from "../queries.ts";

interface PersonDialogProps {
  readonly person: Person;
  readonly intent: "suspend" | "activate";
  readonly onClose: () => void;
}

/** Says what suspending somebody, or letting them in again, does before it is done. */
export default function PersonDialog({ person, intent, onClose }: PersonDialogProps) {
  const { t } = useTranslation("member");
  const queries = useQueryClient();
  const name = `${person.firstName} ${person.lastName}`;
  const update = useMutation({
    mutationFn: async () => updatePersonStatus(person.id, intent === "suspend" ? "suspended" : "active"),
    onSuccess: () => showToast({ tone: "success", text: t(`toast.${intent}`) }),
    onError: (error) => {
      if (error instanceof ApiError) showToast({ tone: "error", title: error.title, text: error.detail });
    },
    onSettled: async () => {
      onClose();
      await invalidate(queries, COMPANY_READS);
    },
  });
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
