import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { Code } from "../../../ui/figure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { RateFailed } from "../components/rate-failed.tsx";
import { HistoryEntry } from "../components/history-entry.tsx";
import classes from "../components/rate-editor.module.css";
import { rateHistoryQuery, type RateHistory } from "../history-queries.ts";

/** Every state of one rate with what changed, the newest first. */
export default function RateHistoryPage() {
  const { t } = useTranslation(["rate", "state"]);
  const { airrateID = "" } = useParams();
  const { data, error } = useQuery(rateHistoryQuery(airrateID));
  const { pathname } = useLocation();
  const title = t("title.history");
  usePageTitle(data?.lane ? `${title} ${data.lane.fromStation}–${data.lane.toStation}` : title);
  if (error !== null) {
    return <RateFailed error={error} />;
  }
  return (
    <>
      <Anchor component={Link} to={pathname.replace(/\/view\/.*$/, "/list")} size="sm">
        {t("history.backToList")}
      </Anchor>
      <PageHeader
        title={title}
        badges={data?.lane ? <Code>{`${data.lane.fromStation}–${data.lane.toStation}`}</Code> : null}
        lead={data === undefined ? t("history.viewLead") : <HistoryLead history={data} />}
      />
      {data === undefined ? (
        <LoadingPanel label={t("state:loading")} lines={8} />
      ) : (
        <div className={classes["main"]}>
          {data.content.map((entry, place) => (
            <HistoryEntry
              key={`${entry.setId} ${entry.version}`}
              entry={entry}
              isNewest={place === 0}
              isFirst={place === data.content.length - 1}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Which rate it is: its type and how many lanes it has beside the one in the heading. */
function HistoryLead({ history }: { readonly history: RateHistory }) {
  const { t } = useTranslation("rate");
  const more = history.laneCount > 1 ? [t("list.moreLanes", { n: history.laneCount - 1 })] : [];
  return <>{[t(`type.${history.rateType}`), ...more, t("history.viewLead")].join(" · ")}</>;
}
