import type { QuoteOption } from "@kilolane/contract";
import { ActionIcon, TextInput, Tooltip } from "@mantine/core";
import { IconRestore } from "@tabler/icons-react";
import { useState } from "react";
import { readFigure, showFigure } from "../../../lib/format/figure-input.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./option-charges.module.css";

interface SellAmountProps {
  readonly line: QuoteOption["lines"][number];
  readonly currency: string;
  /** why the typed amount was refused */
  readonly problem?: string | null;
  /** null takes the typed amount back */
  readonly onChange: (amount: string | null) => void;
}

/** A sell amount that can be typed over in place; the mark beside it brings the computed one back. */
export function SellAmount({ line, currency, problem = null, onChange }: SellAmountProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const shown = showFigure(line.sell, language);
  const [typed, setTyped] = useState(shown);
  const [shownSell, setShownSell] = useState(line.sell);
  // A new price replaces what is in the field; done while rendering, so that no old figure is ever painted.
  if (shownSell !== line.sell) {
    setShownSell(line.sell);
    setTyped(shown);
  }
  const commit = () => {
    if (typed.trim() !== shown) onChange(typed.trim() === "" ? null : readFigure(typed, language));
  };
  return (
    <TextInput
      size="xs"
      className={classes.sell}
      inputMode="decimal"
      aria-label={`${line.label} ${t("charge.sell")} ${currency}`}
      value={typed}
      error={problem}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
        if (event.key === "Escape") setTyped(shown);
      }}
      leftSection={
        line.isOverridden ? (
          <Tooltip label={t("charge.restore")}>
            <ActionIcon
              size="xs"
              variant="subtle"
              aria-label={t("charge.restore")}
              onClick={() => onChange(null)}
            >
              <IconRestore size={14} />
            </ActionIcon>
          </Tooltip>
        ) : null
      }
    />
  );
}
