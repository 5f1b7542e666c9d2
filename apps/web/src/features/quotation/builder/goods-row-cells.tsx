import { PACKAGE_TYPES } from "@kilolane/domain";
import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { memo } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import type { CreateForm } from "./create-form.ts";
import { FIGURE_COLUMNS } from "./goods-row.ts";
import classes from "./goods-grid.module.css";

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
  const texts = FIGURE_COLUMNS.map((column) => fieldText(problems?.[column]));

  return (
    <>
      <tr className={classes.row}>
        <td className={classes.number}>{line}</td>
        {FIGURE_COLUMNS.map((column, at) => (
          <td key={column} className={column === "totalWeight" ? classes.weightCell : undefined}>
            <input
              className={classes.input}
              inputMode={column === "pieces" ? "numeric" : "decimal"}
              autoComplete="off"
              aria-label={`${t(`goods.${column}`)} ${line}`}
              aria-invalid={texts[at] === undefined ? undefined : true}
              aria-describedby={texts[at] === undefined ? undefined : `goods-${index}-problems`}
              data-row={index}
              data-column={column}
              {...register(`goods.${index}.${column}`)}
            />
          </td>
        ))}
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
        <td className={classes.check}>
          <input
            type="checkbox"
            aria-label={`${t("goods.stackable")} ${line}`}
            {...register(`goods.${index}.stackable`)}
          />
        </td>
        <td className={classes.check}>
          <input
            type="checkbox"
            aria-label={`${t("goods.tiltable")} ${line}`}
            {...register(`goods.${index}.tiltable`)}
          />
        </td>
        <td>
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
      {texts.some((text) => text !== undefined) ? (
        <tr>
          <td colSpan={10} className={classes.problem}>
            <div id={`goods-${index}-problems`} role="alert">
              {FIGURE_COLUMNS.map((column, at) =>
                texts[at] === undefined ? null : (
                  <span key={column}>{`${t(`goods.${column}`)}: ${texts[at]}`}</span>
                ),
              )}
            </div>
          </td>
        </tr>
      ) : null}
    </>
  );
});
