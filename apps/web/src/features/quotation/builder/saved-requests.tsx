import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate, formatInstant } from "../../../lib/format/dates.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { outputHref } from "../../../lib/paths/client-href.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import classes from "./client-builder.module.css";
import { savedRequestsQuery } from "./client-queries.ts";

/** What was saved to go on later, each a click from being opened; nothing at all without any. */
export function SavedRequests() {
  const { t } = useTranslation(["client", "quotation"]);
  const text = useCodeText("quotation");
  const language = useLanguage();
  const role = useClientRole();
  const { data } = useQuery(savedRequestsQuery);
  if (data === undefined || data.content.length === 0) return null;
  return (
    <section className={classes.summary} aria-label={t("create.savedTitle")} data-testid="saved-requests">
      <h2 className={classes.heading}>{t("create.savedTitle")}</h2>
      <ul className={classes.saved}>
        {data.content.map((row) => (
          <li key={row.requestId}>
            <Anchor component={Link} to={outputHref(role, row.requestId)}>
              <bdi dir="ltr">{`${row.fromAirport} – ${row.toAirport}`}</bdi>
              <span>{text("goodsType", row.typeOfGoods)}</span>
              <span>{t("quotation:text.ready", { date: formatDate(row.readyDate, language, "short") })}</span>
              <span className={classes.quiet}>{formatInstant(row.savedAt, language)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
