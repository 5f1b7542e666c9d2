import { TRUCKING_SHEET_FIELDS, type TruckingSheetMapping } from "@kilolane/contract";
import { Button, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RefusalAlert } from "../../../lib/forms/refusal-alert.tsx";
import { letterOf } from "../../../lib/files/column-letter.ts";
import { columnsAt } from "../sheet-columns.ts";
import type { SheetDetail } from "../sheet-queries.ts";
import type { SheetActs } from "../use-sheet-acts.ts";
import { useSheetWords } from "../use-sheet-words.ts";
import cards from "../../../ui/card.module.css";
import classes from "./tariff-sheet.module.css";

interface SheetMappingProps {
  readonly sheet: SheetDetail;
  readonly acts: SheetActs;
}

/**
 * Where the headers stand, what each column holds, and what counts where the sheet says nothing; folded where nothing
 * needs correction.
 */
export function SheetMapping({ sheet, acts }: SheetMappingProps) {
  const { t } = useTranslation("trucking-sheet");
  const [mapping, setMapping] = useState<TruckingSheetMapping>(sheet.mapping);
  const { refusal } = acts.map;
  const errorAt = (field: string) =>
    refusal?.fields.find((entry) => entry.field === `mapping.${field}`)?.message;
  const place = (changed: Partial<Pick<TruckingSheetMapping, "sheet" | "headerRow">>) => {
    const next = { ...mapping, ...changed };
    setMapping({ ...next, columns: columnsAt(sheet.preview, next) });
  };
  return (
    <details className={cards["card"]} open={sheet.problemTotal > 0}>
      <summary className={classes["summary"]}>
        <h2 className={cards["title"]}>{t("mapping.title")}</h2>
      </summary>
      <p className={cards["quiet"]}>{t("mapping.lead")}</p>
      <div className={classes["fields"]}>
        <NativeSelect
          label={t("mapping.sheet")}
          value={mapping.sheet}
          data={sheet.preview.map((one) => one.sheet)}
          onChange={(event) => place({ sheet: event.currentTarget.value })}
        />
        <NumberInput
          label={t("mapping.headerRow")}
          min={1}
          allowDecimal={false}
          value={mapping.headerRow}
          error={errorAt("headerRow")}
          onChange={(typed) => place({ headerRow: typed === "" ? 0 : Number(typed) })}
        />
        <TextInput
          label={t("column.currency")}
          maxLength={3}
          autoComplete="off"
          spellCheck={false}
          value={mapping.defaults.currency}
          error={errorAt("defaults.currency")}
          onChange={(event) =>
            setMapping({
              ...mapping,
              defaults: { ...mapping.defaults, currency: event.currentTarget.value.toUpperCase() },
            })
          }
        />
        {(["validFrom", "validTo"] as const).map((field) => (
          <TextInput
            key={field}
            type="date"
            label={t(`column.${field}`)}
            value={mapping.defaults[field]}
            error={errorAt(`defaults.${field}`)}
            onChange={(event) =>
              setMapping({
                ...mapping,
                defaults: { ...mapping.defaults, [field]: event.currentTarget.value },
              })
            }
          />
        ))}
      </div>
      <ColumnFields columns={mapping.columns} onChange={(columns) => setMapping({ ...mapping, columns })} />
      <RefusalAlert refusal={refusal?.status === 409 ? undefined : refusal} />
      <div className={cards["buttons"]}>
        <Button
          variant="default"
          loading={acts.map.isPending}
          onClick={() => acts.map.mutate({ sheet, mapping })}
        >
          {t("action.apply")}
        </Button>
      </div>
    </details>
  );
}

type Columns = TruckingSheetMapping["columns"];

interface ColumnFieldsProps {
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
}

/** What each column holds, under its own header. */
function ColumnFields({ columns, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation("trucking-sheet");
  const { columnName } = useSheetWords();
  return (
    <div className={classes["fields"]}>
      {columns.map((column) => {
        const letter = letterOf(column.column);
        return (
          <NativeSelect
            key={column.column}
            label={<bdi>{`${letter} · ${column.header || t("mapping.unnamed", { column: letter })}`}</bdi>}
            value={column.field}
            data-testid={`column-${letter}`}
            data={TRUCKING_SHEET_FIELDS.map((field) => ({ value: field, label: columnName(field) }))}
            onChange={(event) => {
              const field = TRUCKING_SHEET_FIELDS.find((known) => known === event.currentTarget.value);
              if (field === undefined) return;
              onChange(columns.map((one) => (one.column === column.column ? { ...one, field } : one)));
            }}
          />
        );
      })}
    </div>
  );
}
