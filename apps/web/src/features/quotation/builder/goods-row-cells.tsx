import { PACKAGE_TYPES } from "@kilolane/domain";
import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { memo } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import type { CreateForm } from "./create-form.ts";
import { FieldMark } from "./field-mark.tsx";
import { FIGURE_COLUMNS, isVolumeUnit, type FigureColumn } from "./goods-row.ts";
import classes from "./goods-grid.module.css";

const SIZE_UNITS = [
  ["cm", "cm"],
  ["in", "in"],
  ["m3", "m³"],
  ["ft3", "ft³"],
] as const;
const WEIGHT_UNITS = [
  ["kg", "kg"],
  ["lb", "lb"],
] as const;
/** A volume is in the place of the first side. */
const HIDDEN_SIDES: ReadonlySet<FigureColumn> = new Set(["width", "height"]);

interface GoodsRowCellsProps {
  readonly index: number;
  readonly onRemove: (index: number) => void;
}

/** One line of the goods grid: native inputs, so that a key press costs nothing but itself. */
export const GoodsRowCells = memo(function GoodsRowCells({ index, onRemove }: GoodsRowCellsProps) {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { control, register } = useFormContext<CreateForm>();
  const { errors } = useFormState({ control, name: `goods.${index}`, exact: false });
  const problems = errors.goods?.[index];
  const line = String(index + 1);
  const units = useWatch({ control, name: "units" });
  const sizeUnit = useWatch({ control, name: `goods.${index}.sizeUnit` });
  const isVolume = isVolumeUnit(sizeUnit);
  const name = (column: FigureColumn) => t(`goods.${isVolume && column === "length" ? "volume" : column}`);
  const texts: Partial<Record<FigureColumn, string>> = {};
  for (const column of FIGURE_COLUMNS) {
    const text = fieldText(problems?.[column]);
    if (text !== undefined) texts[column] = text;
  }
  return (
    <>
      <tr className={classes.row}>
        <td className={classes.number}>
          {line}
          <FieldMark field={`goods.${index}`} />
        </td>
        {FIGURE_COLUMNS.filter((column) => !isVolume || !HIDDEN_SIDES.has(column)).map((column) => (
          <td
            key={column}
            colSpan={isVolume && column === "length" ? 3 : 1}
            className={column === "totalWeight" ? classes.weightCell : undefined}
          >
            <input
              className={classes.input}
              inputMode={column === "pieces" ? "numeric" : "decimal"}
              autoComplete="off"
              aria-label={`${name(column)} ${line}`}
              aria-invalid={texts[column] === undefined ? undefined : true}
              aria-describedby={texts[column] === undefined ? undefined : `goods-${index}-problems`}
              data-row={index}
              data-column={column}
              {...register(`goods.${index}.${column}`)}
            />
          </td>
        ))}
        <UnitCell index={index} field="sizeUnit" own={units.dimensionUnit} others={SIZE_UNITS} />
        <UnitCell index={index} field="weightUnit" own={units.weightUnit} others={WEIGHT_UNITS} />
        <td className={classes.typeCell}>
          <select
            className={classes.input}
            aria-label={`${t("goods.packageType")} ${line}`}
            {...register(`goods.${index}.packageType`)}
          >
            {PACKAGE_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`package.${type}`)}
              </option>
            ))}
          </select>
        </td>
        <td className={classes.check} data-label={t("goods.stackable")}>
          <input
            type="checkbox"
            aria-label={`${t("goods.stackable")} ${line}`}
            {...register(`goods.${index}.stackable`)}
          />
        </td>
        <td className={classes.check} data-label={t("goods.tiltable")}>
          <input
            type="checkbox"
            aria-label={`${t("goods.tiltable")} ${line}`}
            {...register(`goods.${index}.tiltable`)}
          />
        </td>
        <td className={classes.removeCell}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t("goods.removeLine", { line })}
            onClick={() => onRemove(index)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </td>
      </tr>
      {Object.keys(texts).length > 0 ? (
        <tr>
          <td colSpan={12} className={classes.problem}>
            <div id={`goods-${index}-problems`} role="alert">
              {FIGURE_COLUMNS.map((column) =>
                texts[column] === undefined ? null : (
                  <span key={column}>{`${name(column)}: ${texts[column]}`}</span>
                ),
              )}
            </div>
          </td>
        </tr>
      ) : null}
    </>
  );
});

interface UnitCellProps {
  readonly index: number;
  readonly field: "sizeUnit" | "weightUnit";
  /** the grid's unit, which a line has unless it names another */
  readonly own: string;
  readonly others: readonly (readonly [value: string, label: string])[];
}

/** A line in its own unit stays in it when the grid's is switched. */
function UnitCell({ index, field, own, others }: UnitCellProps) {
  const { t } = useTranslation("quotation");
  const { control, register } = useFormContext<CreateForm>();
  const chosen = useWatch({ control, name: `goods.${index}.${field}` });
  return (
    <td className={classes.unitCell}>
      <select
        className={classes.unitInput}
        aria-label={`${t(`goods.${field}`)} ${String(index + 1)}`}
        {...register(`goods.${index}.${field}`)}
      >
        <option value="">{own}</option>
        {others
          .filter(([value]) => value !== own || value === chosen)
          .map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
    </td>
  );
}
