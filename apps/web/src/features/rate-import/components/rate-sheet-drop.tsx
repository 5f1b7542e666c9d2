import { listRateImports } from "@kilolane/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { SheetDrop } from "../../../lib/files/sheet-drop.tsx";
import { importQuery, uploadSheet, type RateSegment } from "../queries.ts";

interface RateSheetDropProps {
  /** null: it is not said yet whose rates they are, and no file is taken */
  readonly segment: RateSegment | null;
  readonly onUploaded: (id: string) => void;
}

/** Takes a rate sheet of a segment. */
export function RateSheetDrop({ segment, onUploaded }: RateSheetDropProps) {
  const { t } = useTranslation("rate-import");
  const queries = useQueryClient();
  return (
    <SheetDrop
      texts={{
        waiting: t("upload.waiting"),
        drop: t("upload.drop"),
        or: t("upload.or"),
        choose: t("upload.choose"),
        limits: t("upload.limits"),
        oneOnly: t("upload.oneOnly"),
        busy: (file) => t("upload.busy", { file }),
        refused: (file) => t("upload.refused", { file }),
      }}
      upload={segment === null ? undefined : async (file) => uploadSheet(segment, file)}
      invalidates={[listRateImports]}
      testId="rate-file"
      onUploaded={(detail) => {
        queries.setQueryData(importQuery(detail.id).queryKey, detail);
        onUploaded(detail.id);
      }}
    />
  );
}
