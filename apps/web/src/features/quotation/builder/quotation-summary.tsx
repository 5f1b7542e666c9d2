import type { PricedRequest } from "@kilolane/contract";
import { Button, Text } from "@mantine/core";
import { IconDeviceFloppy, IconFileTypePdf, IconMail } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatPercent } from "../../../lib/format/numbers.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { OptionChoice } from "./use-option-choice.ts";
import { Measure } from "../components/measure.tsx";
import classes from "./quotation-summary.module.css";

interface QuotationSummaryProps {
  readonly priced: PricedRequest | null;
  readonly choice: OptionChoice;
  readonly isSaving: boolean;
  /** what is chosen is on record: sending it is the next step */
  readonly isSaved: boolean;
  /** a click on each saves first: what a client holds in hand is always on record */
  readonly onSave: () => void;
  readonly onPdf: () => void;
  readonly onMail: () => void;
}

/** Sticky totals of what is chosen, and what can be done with it. */
export function QuotationSummary(props: QuotationSummaryProps) {
  const { priced, choice, isSaving, isSaved, onSave, onPdf, onMail } = props;
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const { chosen } = choice;
  const ends = chosen.map((option) => option.validUntil);
  const validUntil = priced === null ? undefined : [...ends, priced.latestValidUntil].toSorted()[0];
  const isEmpty = chosen.length === 0;

  return (
    <aside className={classes.summary} data-empty={isEmpty || undefined} aria-label={t("section.summary")}>
      {priced === null ? null : (
        <div className={classes.weight}>
          <span className={classes.label}>{t("weight.chargeable")}</span>
          <span className={classes.large}>
            <Measure
              value={formatWeight(priced.weights.chargeableWeight, priced.weights.weightUnit, language)}
            />
          </span>
          <bdi className={classes.lane} dir="ltr">
            {`${priced.shipFromAirportDetail.code}–${priced.shipToAirportDetail.code}`}
          </bdi>
        </div>
      )}
      {isEmpty ? <Text c="dimmed">{t("summary.empty")}</Text> : null}
      <ul className={classes.options}>
        {chosen.map((option) => (
          <li key={option.quote_id}>
            <bdi className={classes.name}>{option.airline?.name}</bdi>
            <bdi className={classes.total} data-testid="summary-total">
              {formatMoney(option.sellTotal, option.currency, language)}
            </bdi>
            <bdi className={option.belowFloor ? classes.warn : classes.profit}>
              {t("charge.profit")} <bdi>{formatMoney(option.profit, option.currency, language)}</bdi>{" "}
              <bdi>{formatPercent(option.marginPercent, language)}</bdi>
            </bdi>
          </li>
        ))}
      </ul>
      {isEmpty || validUntil === undefined ? null : (
        <Text size="sm" c="dimmed">
          {t("summary.validUntil", { date: formatDate(validUntil, language) })}
        </Text>
      )}
      <div className={classes.actions}>
        <Button
          variant={isSaved ? "default" : "filled"}
          leftSection={<IconDeviceFloppy size={18} />}
          disabled={isEmpty}
          loading={isSaving}
          onClick={onSave}
          className={isSaved ? undefined : classes.next}
        >
          {t("summary.save")}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={18} />}
          disabled={isEmpty}
          onClick={onPdf}
        >
          {t("summary.pdf")}
        </Button>
        <Button
          variant={isSaved ? "filled" : "default"}
          leftSection={<IconMail size={18} />}
          disabled={isEmpty}
          onClick={onMail}
          className={isSaved ? classes.next : undefined}
        >
          {t("summary.saveAndMail")}
        </Button>
      </div>
    </aside>
  );
}
