import { memo, type RefCallback, useCallback, useContext, useState } from "react";
import { GoodsProblems, GoodsRowCells } from "./goods-row-cells.tsx";
import { GoodsWindowContext } from "./goods-window.ts";
import classes from "./goods-grid.module.css";

/** Lines that a grid which has just become long begins with, until it is known what is in view. */
const FIRST_LINES = 16;

interface GoodsLineProps {
  readonly index: number;
  /** the first and the last line, at which Tab comes in */
  readonly isEnd: boolean;
  /** those on offer */
  readonly packageTypes: readonly string[];
  readonly onRemove: (index: number) => void;
}

/** A line of the goods grid; in a long grid only its room, as long as it is far from what is in view. */
export const GoodsLine = memo(function GoodsLine({ index, isEnd, packageTypes, onRemove }: GoodsLineProps) {
  const goodsWindow = useContext(GoodsWindowContext);
  const [isNear, setNear] = useState(goodsWindow === null || index < FIRST_LINES);
  const follow: RefCallback<HTMLTableRowElement> = useCallback(
    (row) => (row === null ? undefined : goodsWindow?.follow(row, setNear)),
    [goodsWindow],
  );
  const isDrawn = goodsWindow === null || isNear || isEnd;
  return (
    <>
      <tr ref={follow} data-line={index} className={isDrawn ? classes.row : classes.resting}>
        {isDrawn ? (
          <GoodsRowCells index={index} packageTypes={packageTypes} onRemove={onRemove} />
        ) : (
          <td className={classes.number}>{index + 1}</td>
        )}
      </tr>
      {isDrawn ? <GoodsProblems index={index} /> : null}
    </>
  );
});
