import { Button } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { LoadingPanel } from "../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../ui/states/state-panel.tsx";
import { ApiError } from "./api-error.ts";

interface QueryStateProps<Answer> {
  readonly query: UseQueryResult<Answer>;
  readonly lines?: number;
  readonly children: (answer: Answer) => ReactNode;
}

/**
 * What the server knows, once it is there; until then grey bars, and a failure with a way to try again, or in the
 * server's words where there is nothing to find.
 */
export function QueryState<Answer>({ query, lines = 3, children }: QueryStateProps<Answer>) {
  const { t } = useTranslation("state");
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <LoadingPanel label={t("loading")} lines={lines} />;
  const { error } = query;
  if (error instanceof ApiError && error.status === 404)
    return <StatePanel role="alert" title={error.title} text={error.detail} />;
  return (
    <StatePanel
      role="alert"
      title={t("failed.title")}
      text={t("failed.text")}
      action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}
    />
  );
}
