import type { ImportColumn } from "@kilolane/contract";
import { SURCHARGE_BASES, SURCHARGE_UNITS } from "@kilolane/domain";
import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { FIELD_GROUPS, fieldOf, GROUPS } from "../column-fields.ts";
import { letterOf } from "../../../lib/files/column-letter.ts";
import { withField } from "../edit-mapping.ts";
import cards from "../../../ui/card.module.css";
import mappingClasses from "./mapping.module.css";

interface ColumnRowProps {
  readonly column: ImportColumn;
  readonly samples: readonly string[];
  readonly error: string | undefined;
  readonly weightError: string | undefined;
  readonly onChange: (column: ImportColumn) => void;
}

/** One column of the sheet: its letter and header, what is in it, and what it means. */
export function ColumnRow({ column, samples, error, weightError, onChange }: ColumnRowProps) {
  const { t } = useTranslation("rate-import");
  const letter = letterOf(column.column);
  return (
    <li className={mappingClasses["column"]} data-ignored={column.field === "ignore" || undefined}>
      <span className={mappingClasses["letter"]}>{letter}</span>
      <span className={mappingClasses["header"]}>
        <bdi>{column.header || <em className={cards["quiet"]}>{t("mapping.noHeaderText")}</em>}</bdi>
        <span className={mappingClasses["samples"]}>
          {samples.map((sample, place) => (
            // Two cells may hold the same.
            <bdi key={`${place} ${sample}`}>{sample}</bdi>
          ))}
        </span>
      </span>
      <span className={mappingClasses["meaning"]}>
        <NativeSelect
          size="xs"
          aria-label={t("mapping.meaningOf", { column: letter, header: column.header })}
          value={column.field}
          error={error}
          data-testid={`meaning-${letter}`}
          data={GROUPS.map((group) => ({
            group: t(`group.${group}`),
            items: FIELD_GROUPS[group].map((field) => ({ value: field, label: t(`field.${field}`) })),
          }))}
          onChange={(event) => {
            const field = fieldOf(event.currentTarget.value);
            if (field) onChange(withField(column, field));
          }}
        />
        <ColumnTerms column={column} letter={letter} weightError={weightError} onChange={onChange} />
      </span>
    </li>
  );
}

type ColumnTermsProps = Pick<ColumnRowProps, "column" | "weightError" | "onChange"> & {
  readonly letter: string;
};

/** What a price or a surcharge needs besides: from which weight; its name, unit and weight. */
function ColumnTerms({ column, letter, weightError, onChange }: ColumnTermsProps) {
  const { t } = useTranslation(["rate-import", "rate"]);
  if (column.field === "band") {
    return (
      <TextInput
        size="xs"
        inputMode="decimal"
        className={mappingClasses["weight"] ?? ""}
        aria-label={t("mapping.weightOf", { column: letter })}
        placeholder={t("mapping.weight")}
        value={column.weight ?? ""}
        error={weightError}
        onChange={(event) => onChange({ ...column, weight: event.currentTarget.value })}
      />
    );
  }
  if (column.field !== "surcharge") return null;
  return (
    <>
      <TextInput
        size="xs"
        aria-label={t("mapping.nameOf", { column: letter })}
        placeholder={t("mapping.name")}
        maxLength={60}
        value={column.label ?? ""}
        onChange={(event) => onChange({ ...column, label: event.currentTarget.value })}
      />
      <NativeSelect
        size="xs"
        aria-label={t("mapping.unitOf", { column: letter })}
        value={column.unit ?? "per_kg"}
        data={SURCHARGE_UNITS.map((value) => ({ value, label: t(`rate:surcharge.units.${value}`) }))}
        onChange={(event) => {
          const unit = SURCHARGE_UNITS.find((known) => known === event.currentTarget.value);
          if (unit) onChange({ ...column, unit });
        }}
      />
      <NativeSelect
        size="xs"
        aria-label={t("mapping.basisOf", { column: letter })}
        value={column.basis ?? "chargeable"}
        data={SURCHARGE_BASES.map((value) => ({ value, label: t(`rate:surcharge.bases.${value}`) }))}
        onChange={(event) => {
          const basis = SURCHARGE_BASES.find((known) => known === event.currentTarget.value);
          if (basis) onChange({ ...column, basis });
        }}
      />
    </>
  );
}
