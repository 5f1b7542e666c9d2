import { useTranslation } from "../../../lib/i18n/use-translation.ts";
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

/** What the reader asked and what the forwarder wrote to it, the oldest first. */
function buildTalk({ questions, answers }: WordsProps["quotation"]) {
  const asked = questions.map(({ text, askedAt }) => ({ text, at: askedAt, by: undefined }));
  const answered = answers.map(({ text, sentAt, by }) => ({ text, at: sentAt, by }));
  return [...asked, ...answered].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** What the reader asked and was answered, remarks, payment and terms, as far as there are any. */
export function QuotationWords({ quotation }: WordsProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const { remarks, paymentTerms, terms, forwarder, questions } = quotation;
  const talk = buildTalk(quotation);
  return (
    <>
      {talk.length === 0 ? null : (
        <section className={`${classes.card ?? ""} ${classes.block ?? ""}`}>
          <h2>
            {t(questions.length > 0 ? "link.yourQuestions" : "link.messages", {
              company: forwarder.companyName,
            })}
          </h2>
          {talk.map(({ text, at, by }) => (
            <p key={at} className={classes.text}>
              {by === undefined ? null : (
                <strong>{t(questions.length > 0 ? "link.answerBy" : "link.writesBy", { name: by })}</strong>
              )}{" "}
              <bdi>{text}</bdi> <span className={classes.basis}>{formatInstant(at, language)}</span>
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
