import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useFigureRules } from "../../../lib/forms/use-figure-rules.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { CreateForm } from "./create-form.ts";
import { FieldMark } from "./field-mark.tsx";
import { FIGURE_COLUMNS, isVolumeUnit, type FigureColumn } from "./goods-row.ts";
import { PROBLEM_COLUMNS, type ProblemColumn, type RowProblems, useRowProblems } from "./use-row-problems.ts";
import { useTypingRest } from "./use-typing-rest.ts";
import classes from "./goods-grid.module.css";

const SIZE_UNITS = ["cm", "in", "m3", "ft3"];
const WEIGHT_UNITS = ["kg", "lb"];
/** How the pieces of a line may be stowed. */
const HANDLING = ["stackable", "tiltable"] as const;
/** A volume is in the place of the first side. */
const HIDDEN_SIDES: ReadonlySet<FigureColumn> = new Set(["width", "height"]);

interface GoodsRowCellsProps {
  readonly index: number;
  /** those on offer */
  readonly packageTypes: readonly string[];
  readonly onRemove: (index: number) => void;
}

/** The cells of one line of the goods grid: native inputs, so that a key press costs nothing but itself. */
export const GoodsRowCells = memo(function GoodsRowCells({
  index,
  packageTypes,
  onRemove,
}: GoodsRowCellsProps) {
  const { t } = useTranslation("quotation");
  const { control, register } = useFormContext<CreateForm>();
  const texts = useRowProblems(index);
  const figureRules = useFigureRules();
  const line = String(index + 1);
  const units = useWatch({ control, name: "units" });
  const sizeUnit = useWatch({ control, name: `goods.${index}.sizeUnit` });
  const isVolume = isVolumeUnit(sizeUnit);
  const name = useColumnNames(index);
  return (
    <>
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
            {...register(`goods.${index}.${column}`, column === "pieces" ? {} : figureRules)}
          />
        </td>
      ))}
      <UnitCell index={index} field="sizeUnit" own={units.dimensionUnit} others={SIZE_UNITS} />
      <UnitCell index={index} field="weightUnit" own={units.weightUnit} others={WEIGHT_UNITS} />
      <td className={classes.typeCell}>
        <select
          className={classes.input}
          aria-label={`${t("goods.packageType")} ${line}`}
          aria-invalid={texts.packageType === undefined ? undefined : true}
          aria-describedby={texts.packageType === undefined ? undefined : `goods-${index}-problems`}
          {...register(`goods.${index}.packageType`)}
        >
          <PackageOptions index={index} types={packageTypes} />
        </select>
      </td>
      {HANDLING.map((field) => (
        <td key={field} className={classes.check} data-label={t(`goods.${field}`)}>
          <label className="kl-check">
            <input
              type="checkbox"
              aria-label={`${t(`goods.${field}`)} ${line}`}
              {...register(`goods.${index}.${field}`)}
            />
          </label>
        </td>
      ))}
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
    </>
  );
});

/** Below a line: what it is refused for. It comes when the typing rests, so that no line moves under who is typing. */
export function GoodsProblems({ index }: { readonly index: number }) {
  const texts = useRowProblems(index);
  return Object.keys(texts).length > 0 ? <ProblemLine index={index} texts={texts} /> : null;
}

function ProblemLine({ index, texts }: { readonly index: number; readonly texts: RowProblems }) {
  const name = useColumnNames(index);
  if (!useTypingRest()) return null;
  return (
    <tr>
      <td colSpan={12} className={classes.problem}>
        <div id={`goods-${index}-problems`} role="alert">
          {PROBLEM_COLUMNS.map((column) =>
            texts[column] === undefined ? null : (
              <span key={column}>{`${name(column)}: ${texts[column]}`}</span>
            ),
          )}
        </div>
      </td>
    </tr>
  );
}

/** What the columns of a line are called: a volume is in the place of the first side. */
function useColumnNames(index: number): (column: ProblemColumn) => string {
  const { t } = useTranslation("quotation");
  const { control } = useFormContext<CreateForm>();
  const isVolume = isVolumeUnit(useWatch({ control, name: `goods.${index}.sizeUnit` }));
  return (column) => t(`goods.${isVolume && column === "length" ? "volume" : column}`);
}

/** The types on offer, and the one that a row has of before. */
function PackageOptions({ index, types }: { readonly index: number; readonly types: readonly string[] }) {
  const { control } = useFormContext<CreateForm>();
  const text = useCodeText("quotation");
  const chosen = useWatch({ control, name: `goods.${index}.packageType` });
  const isOffered = chosen === "" || types.includes(chosen);
  return (isOffered ? types : [...types, chosen]).map((type) => (
    <option key={type} value={type}>
      {text("package", type)}
    </option>
  ));
}

interface UnitCellProps {
  readonly index: number;
  readonly field: "sizeUnit" | "weightUnit";
  /** the grid's unit, which a line has unless it names another */
  readonly own: string;
  readonly others: readonly string[];
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
          .filter((unit) => unit !== own || unit === chosen)
          .map((unit) => (
            <option key={unit} value={unit}>
              {unit.replace("3", "³")}
            </option>
          ))}
      </select>
    </td>
  );
}
