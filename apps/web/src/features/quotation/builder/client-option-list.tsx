import type { ClientPricedRequest } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDateRange } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { PriceLines } from "../received/price-lines.tsx";
import { usePerKgText } from "../use-per-kg-text.ts";
import { useServiceText } from "../use-service-text.ts";
import { useTransitText } from "../use-transit-text.ts";
import classes from "./client-builder.module.css";

interface ClientOptionListProps {
  readonly priced: ClientPricedRequest;
  /** newer prices are on the way */
  readonly isOld: boolean;
  readonly chosen: string | null;
  readonly onChoose: (quoteId: string | null) => void;
}

/** The priced options, each a click from being preferred. */
export function ClientOptionList({ priced, isOld, chosen, onChoose }: ClientOptionListProps) {
  const { t } = useTranslation("quotation");
  return (
    <section aria-label={t("section.options")} aria-busy={isOld}>
      <h2 className={classes.heading}>{t("option.count", { count: priced.options.length })}</h2>
      <ol className={classes.options} data-old={isOld || undefined}>
        {priced.options.map((option, index) => (
          <li key={option.quote_id} data-testid="option">
            <ClientOption
              option={option}
              index={index}
              isChosen={option.quote_id === chosen}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ClientOptionProps extends Pick<ClientOptionListProps, "onChoose"> {
  readonly option: ClientPricedRequest["options"][number];
  readonly index: number;
  readonly isChosen: boolean;
}

/** An option: who flies, when, and at what price; unfolded, the lines that make it. */
function ClientOption({ option, index, isChosen, onChoose }: ClientOptionProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const perKg = usePerKgText();
  const language = useLanguage();
  const transit = useTransitText();
  const withService = useServiceText();
  const { departs_on: departs, arrives_on: arrives, flags } = option;
  return (
    <article className={classes.option} data-chosen={isChosen || undefined}>
      <div className={classes.row}>
        <div>
          <bdi className={classes.name}>{withService(option.airline?.name ?? "", option)}</bdi>
          <span className={classes.quiet}>
            {[
              ...(departs === null ? [] : [formatDateRange(departs, arrives ?? departs, language)]),
              transit(option.transit_days),
            ].join(" · ")}
          </span>
        </div>
        <div className={classes.price}>
          <bdi className={classes.total} data-testid="option-total">
            {formatMoney(option.sellTotal, option.currency, language)}
          </bdi>
          <bdi className={classes.quiet}>{perKg(option)}</bdi>
        </div>
        <Button
          variant={isChosen ? "filled" : "light"}
          aria-pressed={isChosen}
          leftSection={isChosen ? <IconCheck size={16} aria-hidden /> : null}
          onClick={() => onChoose(isChosen ? null : option.quote_id)}
        >
          {isChosen ? t("option.chosen") : t("option.choose")}
        </Button>
      </div>
      {flags
        .filter((flag) => flag !== "demonstration")
        .map((flag) => (
          <p key={flag} className={classes.quiet}>
            {text("flag", flag)}
          </p>
        ))}
      <details>
        <summary>{t("option.details")}</summary>
        <PriceLines option={option} index={index} />
      </details>
    </article>
  );
}
