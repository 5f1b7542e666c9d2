import type { ClientQuotation } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconFileUnknown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { clientHref } from "../../../lib/paths/client-href.ts";
import { useNews } from "../../../lib/push/use-news.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { RECEIVED_READS, receivedQuery } from "./received-queries.ts";
import classes from "./received.module.css";

interface ReceivedFrameProps {
  /** of the browser's tab: the number, and what of the quotation the page shows */
  readonly part?: string;
  readonly children: (quotation: ClientQuotation) => ReactNode;
}

/** The quotation that the address names, with what there is while it loads, is missing or fails. */
export function ReceivedFrame({ part, children }: ReceivedFrameProps) {
  const { t } = useTranslation(["quotation", "state"]);
  const parameters = useParams();
  const id = parameters["quoteId"] ?? parameters["id"] ?? "";
  useNews(RECEIVED_READS);
  const role = useClientRole();
  const { data, error, refetch } = useQuery(receivedQuery(id));
  usePageTitle([data?.number ?? t("title.list"), part].filter((word) => word !== undefined).join(" · "));
  if (data !== undefined) return <div className={classes.page}>{children(data)}</div>;
  if (error === null) return <LoadingPanel lines={12} />;
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <StatePanel
      headingOrder={1}
      {...(isMissing ? {} : { role: "alert" })}
      icon={<IconFileUnknown size={34} stroke={1.4} aria-hidden />}
      title={isMissing ? t("detail.notFoundTitle") : t("state:failed.title")}
      text={isMissing ? t("detail.notFoundText") : t("state:failed.text")}
      action={
        isMissing ? (
          <Button component={Link} to={clientHref(role, "list")} variant="default">
            {t("detail.back")}
          </Button>
        ) : (
          <Button variant="default" onClick={() => void refetch()}>
            {t("state:retry")}
          </Button>
        )
      }
    />
  );
}
