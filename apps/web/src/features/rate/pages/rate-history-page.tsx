import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { HistoryEntry } from "../components/history-entry.tsx";
import classes from "../components/rate-editor.module.css";
import { rateHistoryQuery } from "../history-queries.ts";

/** Every state of one rate with what changed, the newest first. */
export default function RateHistoryPage() {
  const { t } = useTranslation(["rate", "state"]);
  const { airrateID = "" } = useParams();
  const { data, error } = useQuery(rateHistoryQuery(airrateID));
  usePageTitle(t("title.history"));
  if (error !== null) {
    return (
      <StatePanel
        role="alert"
        headingOrder={1}
        title={error instanceof ApiError ? error.title : t("state:failed.title")}
        text={error instanceof ApiError ? error.detail : t("state:failed.text")}
      />
    );
  }
  return (
    <>
      <PageHeader title={t("title.history")} lead={t("history.viewLead")} />
      {data === undefined ? (
        <LoadingPanel label={t("state:loading")} lines={8} />
      ) : (
        <div className={classes["main"]}>
          {data.content.map((entry) => (
            <HistoryEntry key={`${entry.setId} ${entry.version}`} entry={entry} />
          ))}
        </div>
      )}
    </>
  );
}
