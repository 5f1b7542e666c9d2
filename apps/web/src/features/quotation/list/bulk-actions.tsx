import type { QuotationRow } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconClipboard, IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { saveBlob } from "../../../lib/files/save-blob.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { copyText } from "../../../lib/clipboard/copy-text.ts";
import { rowsToCsv, rowsToTabs } from "../builder/rows-as-text.ts";
import { useTextColumns } from "./use-quotation-columns.tsx";

/** What can be done with the selected rows: into the clipboard for a spreadsheet, or into a file. */
export function BulkActions({ rows }: { readonly rows: readonly QuotationRow[] }) {
  const { t } = useTranslation("quotation");
  const columns = useTextColumns();
  return (
    <>
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
