import type { QuotationRow } from "@kilolane/contract";
import { Button } from "@mantine/core";
import {
  IconBan,
  IconBell,
  IconCalendarPlus,
  IconClipboard,
  IconCopy,
  IconDownload,
  IconMail,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { saveBlob } from "../../../lib/files/save-blob.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { copyText } from "../../../lib/clipboard/copy-text.ts";
import { rowsToCsv, rowsToTabs } from "../builder/rows-as-text.ts";
import { useClone } from "../use-clone.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import type { BulkKind } from "./bulk-result.tsx";
import { useTextColumns } from "./use-quotation-columns.tsx";

const BULK_BUTTONS = [
  { kind: "send", icon: IconMail },
  { kind: "remind", icon: IconBell },
  { kind: "extend", icon: IconCalendarPlus },
  { kind: "cancel", icon: IconBan },
] as const;

interface BulkActionsProps {
  readonly rows: readonly QuotationRow[];
  /** what was chosen has changed */
  readonly onDone: () => void;
}

/**
 * What can be done with the selected rows: sending, a reminder, a longer validity, cancelling; the clipboard or a file.
 * A single one may be cloned.
 */
export function BulkActions({ rows, onDone }: BulkActionsProps) {
  const { t } = useTranslation("quotation");
  const columns = useTextColumns();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const [single, ...more] = rows;
  const clone = useClone();
  return (
    <>
      {BULK_BUTTONS.map(({ kind: one, icon: ButtonIcon }) => (
        <Button
          key={one}
          size="xs"
          variant="default"
          leftSection={<ButtonIcon size={16} stroke={1.6} aria-hidden />}
          onClick={() => setKind(one)}
        >
          {t(`bulk.${one}.button`)}
        </Button>
      ))}
      {single === undefined || more.length > 0 ? null : (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
          loading={clone.isPending}
          onClick={() => clone.mutate({ id: single.quotation_id, type: single.type })}
        >
          {t("detail.clone")}
        </Button>
      )}
      {kind === null ? null : (
        <BulkDialog kind={kind} rows={rows} onClose={() => setKind(null)} onDone={onDone} />
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconClipboard size={16} stroke={1.6} aria-hidden />}
        onClick={() =>
          void copyText(rowsToTabs(rows, columns)).then(() =>
            showToast({ tone: "success", text: t("list.rowsCopied", { count: rows.length }) }),
          )
        }
      >
        {t("list.copyRows")}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        onClick={() =>
          saveBlob(new Blob([rowsToCsv(rows, columns)], { type: "text/csv;charset=utf-8" }), "quotations.csv")
        }
      >
        {t("list.exportRows")}
      </Button>
    </>
  );
}
