import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { GridRow } from "../../../ui/grid/grid-types.ts";
import type { Difference } from "../rate-differences.ts";
import { priceColumn, type RateDraft } from "../rate-draft.ts";
import {
  bandInWords,
  pricesInWords,
  surchargeInWords,
  valueInWords,
  type WordsContext,
} from "../rate-words.ts";
import { useWordsContext } from "../use-words-context.ts";
import { DifferenceLines } from "./difference-lines.tsx";
import classes from "./rate-editor.module.css";

interface DifferenceTableProps {
  readonly differences: readonly Difference[];
  /** the newer state: its currency, unit and ranges say what the figures mean */
  readonly draft: RateDraft;
  /** heads of the two sides */
  readonly before: string;
  readonly after: string;
}

/** A line of a grid as people say it. */
function lineInWords(
  kind: "band" | "surcharge" | "lane",
  row: GridRow,
  draft: RateDraft,
  words: WordsContext,
) {
  if (kind === "band") return bandInWords(row, words);
  if (kind === "surcharge") return surchargeInWords(row, words);
  const bands = draft.bands.map((band, index) => ({
    lowerRange: band["lowerRange"] ?? "",
    perUnitCharge: row[priceColumn(index)] ?? "",
  }));
  return pricesInWords({ minCharges: row["minCharges"] ?? "", bands }, words);
}

/** What differs between two states of a rate, side by side. */
export function DifferenceTable({ differences, draft, before, after }: DifferenceTableProps) {
  const { t } = useTranslation("rate");
  const words = useWordsContext(draft);
  const lines = differences.map((difference) => {
    const { kind, name } = difference;
    if (kind === "field") {
      const say = (value: string) => valueInWords(name, value, words);
      return { name: t(`field.${name}`), before: say(difference.before), after: say(difference.after) };
    }
    const say = (row: GridRow | null) => (row === null ? "–" : lineInWords(kind, row, draft, words));
    return {
      name: t(`difference.${kind}`, { name }),
      before: say(difference.before),
      after: say(difference.after),
    };
  });
  return (
    <div className={classes["scroll"]}>
      <DifferenceLines lines={lines} before={before} after={after} testId="differences" />
    </div>
  );
}
