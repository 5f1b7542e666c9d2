import { MANUAL_BASES } from "@kilolane/domain";
import { ActionIcon, NativeSelect, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useFigureRules } from "../../../lib/forms/use-figure-rules.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { KINDS, LEGS, type ManualForm } from "./manual-form.ts";
import classes from "./manual.module.css";

interface LineCellsProps {
  readonly index: number;
  /** what the line sells at so far; null while it is not finished */
  readonly sell: string | null;
  /** of a basis that takes it from the goods */
  readonly quantity: string | null;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly onRemove: (index: number) => void;
  /** Enter goes down, and past the last line to a new one */
  readonly onEnter: (event: KeyboardEvent, index: number) => void;
}

type Column = "charge" | "kind" | "leg" | "basis" | "quantity" | "unit" | "buy" | "sell" | "currency";

const FIGURES: ReadonlySet<Column> = new Set(["quantity", "buy", "sell"]);

/** What a field of the line is called, seen and heard: each line has the same fields. */
function useCell({ index, onEnter }: Pick<LineCellsProps, "index" | "onEnter">) {
  const { t } = useTranslation("manual");
  const fieldText = useFieldText();
  const figureRules = useFigureRules();
  const { register, formState } = useFormContext<ManualForm>();
  const errors = formState.errors.lines?.[index];
  return (name: Column) => ({
    size: "sm" as const,
    label: t(`lines.${name}`),
    "aria-label": t("lines.cell", { field: t(`lines.${name}`), line: String(index + 1) }),
    error: fieldText(errors?.[name]),
    onKeyDown: (event: KeyboardEvent) => onEnter(event, index),
    ...register(`lines.${index}.${name}`, FIGURES.has(name) ? figureRules : {}),
  });
}

/** One typed line: what it is for, how it is counted, what it costs and what it sells at. */
export function LineCells(props: LineCellsProps) {
  const { index, sell, currency, currencies, onRemove } = props;
  const { t } = useTranslation("manual");
  const language = useLanguage();
  const { control } = useFormContext<ManualForm>();
  const cell = useCell(props);
  const kind = useWatch({ control, name: `lines.${index}.kind` });
  const chosenCurrency = useWatch({ control, name: `lines.${index}.currency` });
  const line = String(index + 1);
  return (
    <li className={classes.row}>
      <TextInput className={classes.charge} {...cell("charge")} />
      <div className={classes.stack}>
        <NativeSelect data={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))} {...cell("kind")} />
        {kind === "trucking" ? (
          <NativeSelect
            data={[
              { value: "air", label: "–" },
              ...LEGS.map((value) => ({ value, label: t(`leg.${value}`) })),
            ]}
            {...cell("leg")}
          />
        ) : null}
      </div>
      <NativeSelect
        data={MANUAL_BASES.map((value) => ({ value, label: t(`basis.${value}`) }))}
        {...cell("basis")}
      />
      <QuantityCell {...props} />
      <TextInput inputMode="decimal" {...cell("buy")} />
      <TextInput inputMode="decimal" {...cell("sell")} />
      {/* Controlled: the currencies in use come first, and a select whose options move would show another one. */}
      <NativeSelect data={[...currencies]} {...cell("currency")} value={chosenCurrency} />
      <div className={classes.amount}>
        <span className={classes.caption}>{t("lines.amount")}</span>
        <bdi>{sell === null ? "–" : formatMoney(sell, currency, language)}</bdi>
      </div>
      <ActionIcon
        variant="subtle"
        size="lg"
        color="gray"
        className={classes.remove}
        aria-label={t("lines.remove", { line })}
        onClick={() => onRemove(index)}
      >
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}

/** How many: typed with what is counted, taken from the goods, or once. */
function QuantityCell(props: LineCellsProps) {
  const { index, quantity } = props;
  const { t } = useTranslation("manual");
  const language = useLanguage();
  const { control } = useFormContext<ManualForm>();
  const cell = useCell(props);
  const basis = useWatch({ control, name: `lines.${index}.basis` });
  const units = useWatch({ control, name: "units" });
  if (basis === "unit") {
    return (
      <div className={classes.pair}>
        <TextInput inputMode="decimal" {...cell("quantity")} />
        <TextInput {...cell("unit")} />
      </div>
    );
  }
  const isCounted = basis !== "flat";
  const unit = basis === "piece" ? "" : ` ${units.weightUnit}`;
  return (
    <div className={classes.amount}>
      <span className={classes.caption}>{t("lines.quantity")}</span>
      <bdi>{!isCounted || quantity === null ? "–" : `${formatNumber(quantity, language)}${unit}`}</bdi>
    </div>
  );
}
