import { IconBookmark } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { ToolDialog } from "../../../ui/list-tools/list-tool.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { viewOfQuery, viewToQuery } from "./list-filter.ts";
import { savedViewsQuery } from "./list-queries.ts";
import classes from "./quotation-list.module.css";

// Not part of a first look at the list.
const ViewsPanel = lazyPart(async () => import("./views-panel.tsx"), <LoadingPanel lines={3} />);

interface SavedViewsProps {
  readonly state: ListState;
}

/** Views stored under a name, one's own and the company's; a changed one says so and is never overwritten silently. */
export function SavedViews({ state }: SavedViewsProps) {
  const { t } = useTranslation("quotation");
  const { data: views = [] } = useQuery(savedViewsQuery);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const current = viewToQuery(state.view);
  const exact = views.find((view) => view.query === current);
  const active = exact ?? views.find((view) => view.id === chosenId);
  const isModified = active !== undefined && active !== exact;

  return (
    <ToolDialog
      panelLabel={t("list.views")}
      trigger={
        <>
          <IconBookmark size={16} stroke={1.6} aria-hidden />
          <bdi>{active?.name ?? t("list.views")}</bdi>
          {isModified ? <span className={classes.quiet}>{`(${t("list.viewModified")})`}</span> : null}
        </>
      }
    >
      {(close) => (
        <ViewsPanel
          state={state}
          views={views}
          active={active}
          isModified={isModified}
          onChoose={(view) => {
            setChosenId(view.id);
            state.apply(viewOfQuery(view.query));
            close();
          }}
          onStored={(view) => setChosenId(view.id)}
        />
      )}
    </ToolDialog>
  );
}
