import type { ClientQuotation } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import linked from "../pages/linked-quotation-page.module.css";
import classes from "./received.module.css";

/** What happened to the quotation, the newest first. */
export function ReceivedHistory({ history }: Pick<ClientQuotation, "history">) {
  const { t } = useTranslation("client");
  const language = useLanguage();
  return (
    <section className={`${linked.card ?? ""} ${linked.block ?? ""}`}>
      <h2>{t("history.title")}</h2>
      <ol className={classes.history}>
        {history.map(({ kind, version, at }) => (
          <li key={`${kind}${at}`}>
            <span>{t(`history.${kind}`, { version })}</span>
            <time className={classes.quiet} dateTime={at}>
              {formatInstant(at, language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
