import { Button, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import type { CreateForm } from "./create-form.ts";
import { emptyGoodsRow, FIGURE_COLUMNS, isBlankRow, withUnitsNamed } from "./goods-row.ts";
import { usePackageTypes } from "../../place/queries.ts";
import type { PastedGoods } from "./parse-pasted-goods.ts";
import { useGoodsKeys } from "./use-goods-keys.ts";
import { GoodsLine } from "./goods-line.tsx";
import { createGoodsWindow, GoodsWindowContext } from "./goods-window.ts";
import classes from "./goods-grid.module.css";

/** From so many lines on the grid scrolls inside, so that what is below stays in view. */
const LONG_LINES = 8;
/** From so many lines on only those near what is in view are drawn: a key costs the same in fifty lines and in five hundred. */
const WINDOWED_LINES = 24;

interface GoodsGridProps {
  readonly onPriceNow: () => void;
  readonly onPasted: (pasted: PastedGoods) => void;
  readonly onRemoved: (line: number, undo: () => void) => void;
  /** what keys and clipboard do here */
  readonly hint: string;
}

/** The goods lines as a grid that takes the keyboard and the clipboard of a spreadsheet. */
export function GoodsGrid({ onPriceNow, onPasted, onRemoved, hint }: GoodsGridProps) {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { control, getValues, setValue } = useFormContext<CreateForm>();
  // of the list as a whole: each line shows its own
  const { errors } = useFormState({ control, name: "goods", exact: true });
  const rows = useFieldArray({ control, name: "goods" });
  const units = useWatch({ control, name: "units" });
  const { append, remove, insert, replace } = rows;

  const appendRow = useCallback(() => append(emptyGoodsRow(), { shouldFocus: false }), [append]);
  const removeRow = useCallback(
    (index: number) => {
      const removed = getValues(`goods.${index}`);
      remove(index);
      if (getValues("goods").length === 0) append(emptyGoodsRow(), { shouldFocus: false });
      if (!isBlankRow(removed)) onRemoved(index + 1, () => insert(index, removed, { shouldFocus: false }));
    },
    [append, getValues, insert, onRemoved, remove],
  );
  const pasteRows = (index: number, pasted: PastedGoods) => {
    const kept = getValues("goods");
    const before = kept.slice(0, index).filter((row) => !isBlankRow(row));
    const after = kept.slice(index).filter((row) => !isBlankRow(row));
    if (before.length + after.length > 0) {
      const pastedRows = withUnitsNamed(pasted.rows, pasted, getValues("units"));
      replace([...before, ...pastedRows, ...after, emptyGoodsRow()]);
    } else {
      replace([...pasted.rows, emptyGoodsRow()]);
      if (pasted.dimensionUnit) setValue("units.dimensionUnit", pasted.dimensionUnit);
      if (pasted.weightUnit) setValue("units.weightUnit", pasted.weightUnit);
    }
    return before.length + pasted.rows.length;
  };
  const packageTypes = usePackageTypes();
  const [goodsWindow] = useState(createGoodsWindow);
  const grid = useGoodsKeys({
    rowCount: () => rows.fields.length,
    appendRow,
    removeRow,
    fillFromAbove: (index, column) =>
      setValue(`goods.${index}.${column}`, getValues(`goods.${index - 1}.${column}`), { shouldDirty: true }),
    pasteRows,
    showLine: goodsWindow.show,
    sayPasted: onPasted,
    setCell: (index, column, text) => setValue(`goods.${index}.${column}`, text),
    priceNow: onPriceNow,
    packageTypes,
  });
  const unitOf = {
    pieces: "",
    length: units.dimensionUnit,
    width: units.dimensionUnit,
    height: units.dimensionUnit,
  };
  const problem = fieldText(errors.goods?.root ?? singleProblem(errors.goods));

  return (
    <div className={classes.goods}>
      <div className={classes.scroll} data-long={rows.fields.length >= LONG_LINES || undefined}>
        <table ref={grid} className={classes.grid}>
          <thead>
            <tr>
              <th scope="col">
                <span className={classes.hidden}>{t("goods.line")}</span>
              </th>
              {FIGURE_COLUMNS.map((column) => (
                <th key={column} scope="col" className={classes.figure}>
                  {t(`goods.${column}`)}{" "}
                  <bdi className={classes.unit}>
                    {column === "totalWeight" ? units.weightUnit : unitOf[column]}
                  </bdi>
                </th>
              ))}
              <th scope="col">{t("goods.sizeUnit")}</th>
              <th scope="col">
                <span className={classes.hidden}>{t("goods.weightUnit")}</span>
              </th>
              <th scope="col">{t("goods.packageType")}</th>
              <th scope="col">{t("goods.stackable")}</th>
              <th scope="col">{t("goods.tiltable")}</th>
              <th scope="col">
                <span className={classes.hidden}>{t("goods.removeLine", { line: "" })}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <GoodsWindowContext value={rows.fields.length >= WINDOWED_LINES ? goodsWindow : null}>
              {rows.fields.map((row, index) => (
                <GoodsLine
                  key={row.id}
                  index={index}
                  isEnd={index === 0 || index === rows.fields.length - 1}
                  packageTypes={packageTypes}
                  onRemove={removeRow}
                />
              ))}
            </GoodsWindowContext>
          </tbody>
        </table>
      </div>
      {problem === undefined ? null : (
        <Text c="red" size="sm" role="alert">
          {problem}
        </Text>
      )}
      <div className={classes.foot}>
        <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={16} />} onClick={appendRow}>
          {t("goods.addLine")}
        </Button>
        <Text c="dimmed" className={classes.hint} title={hint}>
          {hint}
        </Text>
      </div>
    </div>
  );
}

/** The problem of the list as a whole (`too-many`), which the form keeps on the array itself. */
function singleProblem(errors: unknown): { type?: unknown; message?: unknown } | undefined {
  return typeof errors === "object" && errors !== null && "message" in errors && "type" in errors
    ? { type: errors.type, message: errors.message }
    : undefined;
}
