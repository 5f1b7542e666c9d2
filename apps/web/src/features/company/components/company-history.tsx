import type { EndpointOutput, getManagedCompany } from "@kilolane/contract";
import { Title } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import classes from "./company-details.module.css";

interface CompanyHistoryProps {
  readonly history: EndpointOutput<typeof getManagedCompany>["history"];
}

/** What was done to the company, when, by whom and why. */
export function CompanyHistory({ history }: CompanyHistoryProps) {
  const { t } = useTranslation("company");
  const language = useLanguage();
  return (
    <section className={classes["card"]} aria-labelledby="company-history">
      <Title order={2} size="h3" id="company-history">
        {t("section.history")}
      </Title>
      {history.length === 0 ? <p className={classes["quiet"]}>{t("detail.noHistory")}</p> : null}
      <ol className={classes["events"]}>
        {history.map((entry) => (
          <li key={`${entry.event}-${entry.at}`}>
            <strong>{t(`event.${entry.event}`)}</strong>
            <div className={classes["quiet"]}>
              <time dateTime={entry.at}>{formatInstant(entry.at, language)}</time>
              {entry.by === "" ? null : <bdi>{` · ${t("detail.by", { name: entry.by })}`}</bdi>}
            </div>
            {entry.reason === "" ? null : (
              <p className={classes["reason"]} dir="auto">
                {entry.reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
