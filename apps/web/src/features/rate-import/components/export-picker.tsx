import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { saveDownload } from "../../../lib/files/save-blob.ts";
import { downloadRates, type ExportFilter, type SheetFormat, type RateSegment } from "../queries.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import cards from "../../../ui/card.module.css";

const FORMATS = ["xlsx", "csv"] as const satisfies readonly SheetFormat[];

interface ExportPickerProps {
  /** null: it is not said yet whose rates are meant */
  readonly segment: RateSegment | null;
  readonly filter: ExportFilter;
  readonly onDone?: () => void;
}

/** Picks the format: the live rates of a segment are made into a file and handed to the browser. */
export function ExportPicker({ segment, filter, onDone }: ExportPickerProps) {
  const { t } = useTranslation("rate-import");
  const download = useSaveWith(
    async ({ from, format }: { from: RateSegment; format: SheetFormat }) =>
      saveDownload(await downloadRates(from, filter, format), `rates.${format}`),
    { done: (file) => ({ text: t("export.ready", { file }) }), onSaved: () => onDone?.() },
  );
  return (
    <div className={cards["buttons"]}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant={format === "xlsx" ? "filled" : "default"}
          disabled={segment === null || (download.isPending && download.variables.format !== format)}
          loading={download.isPending && download.variables.format === format}
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          onClick={() => segment && download.mutate({ from: segment, format })}
        >
          {t(`export.${format}`)}
        </Button>
      ))}
      <output className={cards["quiet"]}>{download.isPending ? t("export.busy") : ""}</output>
    </div>
  );
}
