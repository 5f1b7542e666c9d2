import { listTruckingSheets } from "@kilolane/contract";
import { Alert, Button, Select } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { saveDownload } from "../../../lib/files/save-blob.ts";
import { SheetDrop } from "../../../lib/files/sheet-drop.tsx";
import {
  carrierChoicesQuery,
  downloadTariff,
  sheetQuery,
  uploadSheet,
  type SheetFormat,
} from "../sheet-queries.ts";
import classes from "./tariff-sheet.module.css";

/** A carrier is chosen and its tariff dropped; sheets to start from stand beside. */
export function NewSheet({ onUploaded }: { readonly onUploaded: (id: string) => void }) {
  const { t } = useTranslation("trucking-sheet");
  const queries = useQueryClient();
  const [carrierId, setCarrierId] = useState<string | null>(null);
  const carriers = useQuery(carrierChoicesQuery("")).data?.content;
  return (
    <div className={classes["halves"]}>
      <section className={classes["card"]} aria-labelledby="new-sheet">
        <h2 id="new-sheet" className={classes["title"]}>
          {t("upload.title")}
        </h2>
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
      </section>
      <Starts carrierId={carrierId} />
    </div>
  );
}

const FORMATS = ["xlsx", "csv"] as const satisfies readonly SheetFormat[];

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
    <section className={classes["card"]} aria-labelledby="sheet-starts">
      <h2 id="sheet-starts" className={classes["title"]}>
        {t("template.title")}
      </h2>
      <p className={classes["quiet"]}>{t("template.lead")}</p>
      {rows.map(({ label, id }) => (
        <div key={label} className={classes["spread"]}>
          <strong>{label}</strong>
          <span className={classes["buttons"]}>
            {FORMATS.map((format) => (
              <Button
                key={format}
                size="xs"
                variant="default"
                leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
                aria-label={`${label}, .${format}`}
                onClick={() => download.mutate({ id, format })}
              >
                {`.${format}`}
              </Button>
            ))}
          </span>
        </div>
      ))}
    </section>
  );
}
