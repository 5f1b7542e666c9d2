import type { OwnExchangeRate } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { RateBook } from "../queries.ts";

interface DeleteDialogProps {
  readonly book: RateBook;
  readonly rate: OwnExchangeRate;
  readonly onClose: () => void;
}

/** Asks before a rate is deleted. */
export default function DeleteDialog({ book, rate, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("exchange");
  const language = useLanguage();
  const remove = useSaveWith(book.remove, {
    invalidates: book.reads,
    done: t("toast.deleted"),
    onSettled: onClose,
  });
  const values = { pair: `${rate.base}/${rate.quote}`, date: formatDate(rate.asOf, language) };
  return (
    <ConfirmDialog
      opened
      title={t("confirm.title", values)}
      text={t("confirm.text")}
      confirmLabel={t("action.delete")}
      cancelLabel={t("action.cancel")}
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate(rate)}
      onCancel={onClose}
    />
  );
}
