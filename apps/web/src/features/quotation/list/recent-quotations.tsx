import { Anchor, Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { copyQuotation } from "../saved/detail-queries.ts";
import { recentQuotationsQuery } from "./list-queries.ts";
import { useDesk } from "../use-desk.ts";
import { QuotationCard } from "./quotation-cards.tsx";
import classes from "./recent-quotations.module.css";

interface RecentQuotationsProps {
  /** at most so many; ten are known */
  readonly most?: number;
}

/** What was worked on last, each a click from being opened or repeated; nothing at all before the first one. */
export function RecentQuotations({ most = 6 }: RecentQuotationsProps) {
  const { t } = useTranslation("quotation");
  const desk = useDesk();
  const navigate = useNavigate();
  // six cards are drawn in slices: below the form, which somebody may be typing into
  const data = useDeferredValue(useQuery(recentQuotationsQuery).data);
  const repeat = useSaveWith(copyQuotation, {
    onSaved: (requestId) => navigate(forwarderHref(desk, "quotation/output/:requestId", { requestId })),
  });
  const rows = data?.content.slice(0, most) ?? [];
  if (rows.length === 0) return null;
  return (
    <section className={classes.panel} aria-label={t("title.recent")} data-testid="recent-quotations">
      <div className={classes.head}>
        <Text component="h2" size="sm" fw={600}>
          {t("title.recent")}
        </Text>
        <Anchor component={Link} to={forwarderHref(desk, "quotation/list/view")} size="sm">
          {t("recent.all")}
        </Anchor>
      </div>
      <ul className={classes.cards}>
        {rows.map((row) => (
          <QuotationCard
            key={row.quotation_id}
            row={row}
            action={
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={t("recent.repeatOf", { number: row.number })}
                loading={repeat.isPending && repeat.variables === row.quotation_id}
                onClick={() => repeat.mutate(row.quotation_id)}
              >
                {t("recent.repeat")}
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  );
}
