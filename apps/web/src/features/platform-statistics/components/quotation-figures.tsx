import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatCompactMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import classes from "../../../lib/statistics/statistics.module.css";
import { listLink } from "../list-link.ts";
import type { PlatformQuotations } from "../queries.ts";
import { useChangeText } from "../use-change-text.ts";

/** The sums of a period, each with its change against the days before and the list behind it. */
export function QuotationFigures({ data }: { readonly data: PlatformQuotations }) {
  const { t } = useTranslation("platform-statistics");
  const language = useLanguage();
  const { current, before } = data;
  const figures = [
    { id: "quotations", now: current.quotations, former: before.quotations, to: listLink(data) },
    {
      id: "accepted",
      now: current.accepted,
      former: before.accepted,
      to: listLink(data, { status: "accepted" }),
    },
    {
      id: "rejected",
      now: current.rejected,
      former: before.rejected,
      to: listLink(data, { status: "rejected" }),
    },
    {
      id: "sold",
      now: Number(current.acceptedUsd),
      former: Number(before.acceptedUsd),
      to: listLink(data, { status: "accepted" }),
    },
    { id: "companies", now: current.companies, former: before.companies, to: listLink(data) },
  ] as const;
  const changeOf = useChangeText(data);
  return (
    <dl className={classes["figures"]}>
      {figures.map(({ id, now, former, to }) => (
        <div key={id} data-testid={`figure-${id}`}>
          <dt>{t(`figure.${id}`)}</dt>
          <dd>
            <Anchor component={Link} inherit to={to}>
              <bdi>
                {id === "sold"
                  ? formatCompactMoney(current.acceptedUsd, "USD", language)
                  : formatNumber(now, language)}
              </bdi>
            </Anchor>
            <span className={classes["change"]}>
              <bdi>{changeOf(now, former)}</bdi>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
