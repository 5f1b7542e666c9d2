import type { Language } from "@kilolane/phrases";
import { formatDate } from "../../../lib/format/dates.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";

interface GoodsRow {
  readonly typeOfGoods: string;
  readonly readyDate: string;
}

interface GoodsWords {
  readonly header: string;
  readonly ready: string;
  /** the name of a type of goods */
  readonly typeOf: (code: string) => string;
  readonly language: Language;
}

/** What a request is to fly, and from which day it is ready. */
export function goodsColumn<Row extends GoodsRow>(words: GoodsWords): DataTableColumn<Row> {
  return {
    id: "goods",
    header: words.header,
    cell: ({ typeOfGoods, readyDate }) => (
      <TwoLines
        first={words.typeOf(typeOfGoods)}
        second={`${words.ready}: ${formatDate(readyDate, words.language)}`}
      />
    ),
  };
}
