import { listTruckingSheets } from "@kilolane/contract";
import { Alert, Select } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { FormatButtons } from "../../../lib/files/format-buttons.tsx";
import { saveDownload } from "../../../lib/files/save-blob.ts";
import { SheetDrop } from "../../../lib/files/sheet-drop.tsx";
import {
  carrierChoicesQuery,
  downloadTariff,
  sheetQuery,
  uploadSheet,
  type SheetFormat,
} from "../sheet-queries.ts";
import { TitledSection } from "../../../ui/titled-section.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./tariff-sheet.module.css";

/** A carrier is chosen and its tariff dropped; sheets to start from stand beside. */
export function NewSheet({ onUploaded }: { readonly onUploaded: (id: string) => void }) {
  const { t } = useTranslation("trucking-sheet");
  const queries = useQueryClient();
  const [carrierId, setCarrierId] = useState<string | null>(null);
  const carriers = useQuery(carrierChoicesQuery("")).data?.content;
  return (
    <div className={cards["halves"]}>
      <TitledSection id="new-sheet" title={t("upload.title")} look="card">
        {carriers?.length === 0 ? <Alert color="amber">{t("upload.noCarrier")}</Alert> : null}
        <Select
          label={t("upload.carrier")}
          searchable
          data={(carriers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={carrierId}
          onChange={setCarrierId}
        />
        <SheetDrop
          texts={{
            waiting: t("upload.waiting"),
            drop: t("upload.drop"),
            choose: t("upload.choose"),
            limits: t("upload.limits"),
            oneOnly: t("upload.oneOnly"),
            busy: (file) => t("upload.busy", { file }),
            refused: (file) => t("upload.refused", { file }),
          }}
          upload={carrierId === null ? undefined : async (file) => uploadSheet(carrierId, file)}
          invalidates={[listTruckingSheets]}
          testId="tariff-file"
          onUploaded={(detail) => {
            queries.setQueryData(sheetQuery(detail.id).queryKey, detail);
            onUploaded(detail.id);
          }}
        />
      </TitledSection>
      <Starts carrierId={carrierId} />
    </div>
  );
}

/** The empty template, and the chosen carrier's tariff now in the same layout. */
function Starts({ carrierId }: { readonly carrierId: string | null }) {
  const { t } = useTranslation("trucking-sheet");
  const download = useSaveWith(async ({ id, format }: { id: string | undefined; format: SheetFormat }) =>
    saveDownload(await downloadTariff(id, format), `trucking-tariff.${format}`),
  );
  const rows = [
    { label: t("template.empty"), id: undefined },
    ...(carrierId === null ? [] : [{ label: t("template.now"), id: carrierId }]),
  ];
  return (
    <TitledSection id="sheet-starts" title={t("template.title")} look="card">
      <p className={cards["quiet"]}>{t("template.lead")}</p>
      {rows.map(({ label, id }) => (
        <div key={label} className={classes["spread"]}>
          <strong>{label}</strong>
          <FormatButtons subject={label} onDownload={(format) => download.mutate({ id, format })} />
        </div>
      ))}
    </TitledSection>
  );
}
