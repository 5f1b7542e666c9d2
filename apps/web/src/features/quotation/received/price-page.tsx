import type { ClientQuotation } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { PriceScope } from "../linked/quotation-words.tsx";
import { PartHead } from "./part-head.tsx";
import { AIR_KINDS, PriceLines } from "./price-lines.tsx";
import { ReceivedFrame } from "./received-frame.tsx";
import classes from "./received.module.css";

interface PricePageProps {
  /** `air`: what flying alone costs */
  readonly part: "all" | "air";
}

/** The price of a quotation in lines: of the option that was decided for, of all options until then. */
export function PricePage({ part }: PricePageProps) {
  const { t } = useTranslation("client");
  const title = t(part === "all" ? "part.price" : "part.air");
  return (
    <ReceivedFrame part={title}>
      {(quotation) => <Price quotation={quotation} title={title} part={part} />}
    </ReceivedFrame>
  );
}

interface PriceProps extends PricePageProps {
  readonly quotation: ClientQuotation;
  readonly title: string;
}

function Price({ quotation, title, part }: PriceProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const { options, decidedQuoteId, validUntil } = quotation;
  const decided = options.filter(({ quote_id: id }) => id === decidedQuoteId);
  return (
    <>
      <PartHead quotation={quotation} title={title} />
      <p className={classes.quiet}>
        {t("summary.validUntil", { date: formatDate(validUntil, language, "long") })}
      </p>
      <div className={classes.columns}>
        {(decided.length > 0 ? decided : options).map((option) => (
          <PriceLines
            key={option.quote_id}
            option={option}
            index={options.indexOf(option)}
            kinds={part === "air" ? AIR_KINDS : undefined}
          />
        ))}
      </div>
      {part === "all" ? <PriceScope quotation={quotation} /> : null}
    </>
  );
}
