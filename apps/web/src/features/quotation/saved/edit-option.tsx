import type { QuoteOption } from "@kilolane/contract";
import { Button, Text, Textarea, Tooltip } from "@mantine/core";
import { IconArrowBackUp, IconTrash } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatPercent } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { OptionForm } from "./edit-form.ts";
import type { OptionPart } from "./use-edit-state.ts";
import { previewOption, type OptionPreview, type PreviewRounding } from "./edit-preview.ts";
import type { MarginChange } from "../builder/use-option-edits.ts";
import { ChargeTable, ExchangeNotes } from "../components/charge-table.tsx";
import { MarginEditor } from "../builder/margin-editor.tsx";
import { OptionFacts, OptionIdentity } from "../builder/option-card.tsx";
import card from "../builder/option-card.module.css";
import charges from "../builder/option-charges.module.css";
import classes from "./edit-quotation.module.css";
import { SellAmount } from "../builder/sell-amount.tsx";

/** The line that the margin works on. */
const FREIGHT = "freight";

interface EditOptionProps {
  readonly option: QuoteOption;
  readonly form: OptionForm;
  readonly floorPercent: string;
  readonly rounding: PreviewRounding;
  /** a quotation keeps at least one option */
  readonly isLast: boolean;
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (quoteId: string, part: OptionPart) => void;
}

/** One option with margin and amounts to type over; what it will sell at follows while typing. */
export function EditOption({
  option,
  form,
  floorPercent: companyFloor,
  rounding,
  isLast,
  problems,
  onChange,
}: EditOptionProps) {
  const { t } = useTranslation("quotation");
  const { quoteId } = form;
  const floorPercent = option.floorPercent ?? companyFloor;
  const preview = previewOption(option, form, floorPercent, rounding);
  const setMargin = useCallback(
    ({ kind, value, least, reason = "" }: MarginChange) =>
      onChange(quoteId, (former) => {
        // the later one wins: a margin takes a typed amount of the freight back
        const { [FREIGHT]: _typed, ...sell } = former.sell;
        return { margin: { kind, value, least: least ?? "" }, sell, reason };
      }),
    [onChange, quoteId],
  );
  const setSell = (code: string, amount: string | null) => {
    const { [code]: _former, ...others } = form.sell;
    onChange(quoteId, { sell: amount === null ? others : { ...others, [code]: amount } });
  };
  if (!form.isKept) {
    return (
      <article className={classes.dropped} aria-label={option.airline?.name ?? ""} data-testid="edit-option">
        <OptionIdentity option={option} />
        <Text size="sm" c="dimmed">
          {t("edit.dropped")}
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconArrowBackUp size={16} />}
          onClick={() => onChange(quoteId, { isKept: true })}
        >
          {t("edit.takeBack")}
        </Button>
      </article>
    );
  }
  return (
    <article className={card.card} aria-label={option.airline?.name ?? ""} data-testid="edit-option">
      <div className={classes.head}>
        <div className={classes.identity}>
          <OptionIdentity option={option} />
        </div>
        <div className={classes.facts}>
          <OptionFacts option={option} />
        </div>
        <EditedPrice option={option} preview={preview} />
        <Tooltip label={t("edit.lastOption")} disabled={!isLast}>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={16} />}
            {...(isLast ? { "data-disabled": true, "aria-disabled": true } : {})}
            onClick={() => (isLast ? undefined : onChange(quoteId, { isKept: false }))}
          >
            {t("edit.drop")}
          </Button>
        </Tooltip>
      </div>
      <div className={charges.grid}>
        <div className={charges.charges}>
          <ChargeTable
            option={option}
            totals={preview ?? undefined}
            renderSell={(line) => (
              <SellAmount
                line={{
                  ...line,
                  sell: form.sell[line.code] ?? preview?.sells[line.code] ?? line.sell,
                  isOverridden: form.sell[line.code] !== undefined,
                }}
                currency={option.currency}
                onChange={(amount) => setSell(line.code, amount)}
              />
            )}
          />
          <ExchangeNotes option={option} />
        </div>
        <div className={charges.side}>
          <MarginEditor
            margin={preview?.margin ?? { ...form.margin, least: form.margin.least || null }}
            belowFloor={preview?.belowFloor ?? option.belowFloor}
            floorPercent={floorPercent}
            currency={option.currency}
            problem={problems.get(`${quoteId}.margin`) ?? problems.get("reason") ?? null}
            onChange={setMargin}
            pauseMs={0}
          />
          <Textarea
            size="xs"
            autosize
            minRows={2}
            maxLength={2000}
            label={t("edit.optionRemarks")}
            value={form.remarks}
            onChange={(event) => onChange(quoteId, { remarks: event.currentTarget.value })}
          />
        </div>
      </div>
    </article>
  );
}

interface EditedPriceProps {
  readonly option: QuoteOption;
  readonly preview: OptionPreview | null;
}

/** The price as it will be, and what it was. */
function EditedPrice({ option, preview }: EditedPriceProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, option.currency, language);
  const isOther = preview !== null && preview.sellTotal !== option.sellTotal;
  return (
    <div className={card.price} data-stale={preview === null || undefined}>
      <bdi className={card.total} data-testid="edit-total">
        {preview?.isEstimate === true && isOther ? (
          <span title={t("edit.estimated")}>{`≈ ${money(preview.sellTotal)}`}</span>
        ) : (
          money(preview?.sellTotal ?? option.sellTotal)
        )}
      </bdi>
      {isOther ? (
        <bdi className={card.quiet}>{t("edit.was", { amount: money(option.sellTotal) })}</bdi>
      ) : null}
      <bdi className={preview?.belowFloor === true ? card.warn : card.profit}>
        {`${money(preview?.profit ?? option.profit)} · ${formatPercent(preview?.marginPercent ?? option.marginPercent, language)}`}
      </bdi>
    </div>
  );
}
