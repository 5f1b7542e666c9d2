import { useOptionEdits } from "../use-option-edits.ts";
import { BandTable, CalculationTrace, ChargeTable, ExchangeNotes } from "./charge-table.tsx";
import { MarginEditor } from "./margin-editor.tsx";
import type { OptionCardProps } from "./option-card.tsx";
import classes from "./option-charges.module.css";
import { SellAmount } from "./sell-amount.tsx";

/** Every line of an option with buy and sell, the margin in place, the weight breaks and the calculation. */
export function OptionCharges({ option, requestId, floorPercent, onPriced }: OptionCardProps) {
  const edits = useOptionEdits(requestId, option.quote_id, onPriced);
  return (
    <div className={classes.grid}>
      <div className={classes.charges}>
        <ChargeTable
          option={option}
          renderSell={(line) => (
            <SellAmount
              line={line}
              currency={option.currency}
              onChange={(amount) => edits.setSell(line.code, amount)}
            />
          )}
        />
        <ExchangeNotes option={option} />
      </div>
      <div className={classes.side}>
        <MarginEditor
          margin={option.margin}
          belowFloor={option.belowFloor}
          floorPercent={floorPercent}
          currency={option.currency}
          problem={edits.problem}
          floorRefusal={edits.floor}
          onChange={edits.setMargin}
        />
        <BandTable option={option} />
      </div>
      <CalculationTrace option={option} />
    </div>
  );
}
