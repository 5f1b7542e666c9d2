import { Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { columnsOf, doublesOf, samplesOf, withColumn, withHeaderRow } from "../edit-mapping.ts";
import type { MappingDraft } from "../use-mapping-draft.ts";
import { ColumnRow } from "./column-row.tsx";
import { NeedsList } from "./needs-list.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./rate-import.module.css";
import mappingClasses from "./mapping.module.css";
import { SheetPreview } from "./sheet-preview.tsx";

/** The sheets of the file: which are imported, where their headers end, and what their columns mean. */
export function SheetColumns({ draft }: { readonly draft: MappingDraft }) {
  const { t } = useTranslation("rate-import");
  const { mapping, open, setOpen, updateSheet } = draft;
  const sheet = mapping.sheets[open];
  return (
    <section className={cards["card"]} aria-labelledby="columns">
      <h2 id="columns" className={cards["title"]}>
        {t("mapping.title")}
      </h2>
      {mapping.sheets.length < 2 ? null : (
        <ListTabs
          label={t("mapping.sheets")}
          tabs={mapping.sheets.map((entry, place) => ({ id: String(place), label: entry.sheet }))}
          open={String(open)}
          onOpen={(id) => setOpen(Number(id))}
        />
      )}
      {mapping.sheets.length < 2 || sheet === undefined ? null : (
        <Checkbox
          label={t("mapping.use")}
          checked={sheet.isUsed}
          onChange={(event) => updateSheet(open, { isUsed: event.currentTarget.checked })}
        />
      )}
      {sheet === undefined || !sheet.isUsed ? (
        <p className={cards["quiet"]}>{t("mapping.unused")}</p>
      ) : (
        <Columns key={open} draft={draft} />
      )}
    </section>
  );
}

function Columns({ draft }: { readonly draft: MappingDraft }) {
  const { t } = useTranslation("rate-import");
  const { mapping, open, detail, updateSheet, refusalAt } = draft;
  const [hidesIgnored, setHidesIgnored] = useState(false);
  const sheet = mapping.sheets[open];
  if (sheet === undefined) return null;
  const preview = detail.preview.find((shown) => shown.sheet === sheet.sheet);
  const columns = columnsOf(sheet, preview);
  const doubles = doublesOf(columns);
  const missing = (["origin", "destination"] as const).map((field) => refusalAt(`sheets.${open}.${field}`));
  const rows = [...new Set([0, ...(preview?.rows ?? []).map(({ row }) => row), sheet.headerRow])].toSorted(
    (left, right) => left - right,
  );
  return (
    <>
      <NeedsList sheet={sheet} defaults={mapping.defaults} />
      {missing.some(Boolean) ? (
        <p role="alert" className={classes["error"]}>
          {missing
            .flatMap((message, place) =>
              message === undefined
                ? []
                : `${t(place === 0 ? "field.origin" : "field.destination")}: ${message}`,
            )
            .join(" · ")}
        </p>
      ) : null}
      <div className={classes["spread"]}>
        <NativeSelect
          size="xs"
          label={t("mapping.headerRow")}
          value={String(sheet.headerRow)}
          data={rows.map((row) => ({
            value: String(row),
            label: row === 0 ? t("mapping.noHeader") : t("mapping.row", { row }),
          }))}
          onChange={(event) =>
            updateSheet(open, withHeaderRow(sheet, preview, Number(event.currentTarget.value)))
          }
        />
        <Checkbox
          size="xs"
          label={t("mapping.hideIgnored")}
          checked={hidesIgnored}
          onChange={(event) => setHidesIgnored(event.currentTarget.checked)}
        />
      </div>
      {preview === undefined ? null : <SheetPreview preview={preview} headerRow={sheet.headerRow} />}
      <ul className={mappingClasses["columns"]}>
        {columns.map((column, place) =>
          hidesIgnored && column.field === "ignore" ? null : (
            <ColumnRow
              key={column.column}
              column={column}
              samples={samplesOf(sheet, preview, column.column)}
              error={
                doubles.has(column.column)
                  ? t("mapping.double")
                  : refusalAt(`sheets.${open}.columns.${place}`)
              }
              weightError={refusalAt(`sheets.${open}.columns.${place}.weight`)}
              onChange={(next) => updateSheet(open, withColumn(sheet, preview, next))}
            />
          ),
        )}
      </ul>
    </>
  );
}
