import { useTranslation } from "react-i18next";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { LinkedQuotation } from "./link-queries.ts";
import classes from "../pages/linked-quotation-page.module.css";

interface WordsProps {
  readonly quotation: LinkedQuotation;
}

/** What the prices hold and what they leave out. */
export function PriceScope({ quotation }: WordsProps) {
  const { t } = useTranslation("quotation");
  return (
    <div className={classes.scope}>
      <ListCard title={t("link.included")} entries={quotation.included} />
      <ListCard title={t("link.notIncluded")} entries={quotation.notIncluded} />
    </div>
  );
}

function ListCard({ title, entries }: { readonly title: string; readonly entries: readonly string[] }) {
  return (
    <section className={`${classes.card ?? ""} ${classes.block ?? ""}`}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </section>
  );
}

/** What the reader asked, remarks, payment and terms, as far as there are any. */
export function QuotationWords({ quotation }: WordsProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const { questions, remarks, paymentTerms, terms, forwarder } = quotation;
  return (
    <>
      {questions.length === 0 ? null : (
        <section className={`${classes.card ?? ""} ${classes.block ?? ""}`}>
          <h2>{t("link.yourQuestions")}</h2>
          {questions.map(({ text, askedAt }) => (
            <p key={askedAt} className={classes.text}>
              <bdi>{text}</bdi> <span className={classes.basis}>{formatInstant(askedAt, language)}</span>
            </p>
          ))}
        </section>
      )}
      <TextBlock title={t("link.remarks")} text={remarks} />
      <TextBlock title={t("link.payment")} text={paymentTerms} />
      <TextBlock title={t("link.terms", { company: forwarder.companyName })} text={terms} isQuiet />
    </>
  );
}

interface TextBlockProps {
  readonly title: string;
  readonly text: string;
  readonly isQuiet?: boolean;
}

function TextBlock({ title, text, isQuiet = false }: TextBlockProps) {
  if (text === "") return null;
  return (
    <section>
      <h2 className={classes.subhead}>{title}</h2>
      <p dir="auto" className={isQuiet ? `${classes.text ?? ""} ${classes.terms ?? ""}` : classes.text}>
        {text}
      </p>
    </section>
  );
}
