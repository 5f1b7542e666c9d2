import { Button, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { currenciesQuery } from "../../place/queries.ts";
import { PlainSteps } from "../../../ui/plain-list.tsx";
import builder from "../builder/create-quotation.module.css";
import { LineCells } from "./line-cells.tsx";
import type { LiveTotals } from "./live-totals.ts";
import { emptyRow, filledLines, isBlankLine, type ManualForm, type ManualRow } from "./manual-form.ts";
import classes from "./manual.module.css";

const TemplatesPanel = lazyPart(async () => ({
  default: (await import("./templates-panel.tsx")).TemplatesPanel,
}));

/** The typed lines, a row each; Enter goes down and past the last line to a new one. */
export function LinesSection({
  totals,
  currency,
}: {
  readonly totals: LiveTotals | null;
  readonly currency: string;
}) {
  const { t } = useTranslation("manual");
  const fieldText = useFieldText();
  const { control, getValues, setFocus, formState } = useFormContext<ManualForm>();
  const rows = useFieldArray({ control, name: "lines" });
  const lines = useWatch({ control, name: "lines" });
  const { data = [] } = useQuery(currenciesQuery);
  const used = lines.map((line) => line.currency);
  const currencies = [...new Set([currency, ...used, ...data.map(({ code }) => code)])];

  const append = () => rows.append(emptyRow(currency), { focusName: `lines.${rows.fields.length}.charge` });
  const remove = (index: number) => {
    const removed = getValues(`lines.${index}`);
    rows.remove(index);
    if (getValues("lines").length === 0) rows.append(emptyRow(currency), { shouldFocus: false });
    if (isBlankLine(removed)) return;
    const undo = () => rows.insert(index, removed, { shouldFocus: false });
    const action = { label: t("lines.undo"), run: undo };
    showToast({
      tone: "info",
      text: t("lines.removed", { line: String(index + 1) }),
      weight: "grave",
      action,
    });
  };
  const goDown = (event: KeyboardEvent, index: number) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || !isField) return;
    event.preventDefault();
    if (index + 1 < rows.fields.length) setFocus(`lines.${index + 1}.charge`);
    else append();
  };
  const apply = (typed: readonly ManualRow[]) => {
    const kept = getValues("lines").filter((line) => !isBlankLine(line));
    rows.replace([...kept, ...typed]);
  };
  const problem = fieldText(formState.errors.lines?.root ?? problemOfList(formState.errors.lines));

  return (
    <section className={builder.card} aria-label={t("lines.title")}>
      <PlainSteps className={classes.lines} aria-label={t("lines.title")}>
        {rows.fields.map((row, index) => (
          <LineCells
            key={row.id}
            index={index}
            sell={totals?.sells[index] ?? null}
            quantity={totals?.quantities[index] ?? null}
            currency={currency}
            currencies={currencies}
            onRemove={remove}
            onEnter={goDown}
          />
        ))}
      </PlainSteps>
      {problem === undefined ? null : (
        <Text c="red" size="sm" role="alert">
          {problem}
        </Text>
      )}
      <div className={classes.foot}>
        <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={16} />} onClick={append}>
          {t("lines.add")}
        </Button>
        <TemplatesPanel
          linesNow={() => filledLines(getValues("lines")).map(({ line }) => line)}
          onApply={apply}
        />
      </div>
    </section>
  );
}

/** The problem of the list as a whole, which the form keeps on the array itself. */
function problemOfList(errors: unknown): { type?: unknown; message?: unknown } | undefined {
  return typeof errors === "object" && errors !== null && "message" in errors && "type" in errors
    ? { type: errors.type, message: errors.message }
    : undefined;
}
