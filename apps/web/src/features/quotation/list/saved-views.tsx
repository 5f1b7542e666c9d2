import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconBookmark, IconTrash } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { Dropdown } from "../../../ui/dropdown/dropdown.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { viewOfQuery, viewToQuery } from "./list-filter.ts";
import { deleteView, keepView, savedViewsQuery, type SavedView } from "./list-queries.ts";
import { PlainCheckbox } from "../../../ui/checkbox.tsx";
import classes from "./quotation-list.module.css";

interface SavedViewsProps {
  readonly state: ListState;
}

/** Views kept under a name, one's own and the company's; a changed one says so and is never overwritten silently. */
export function SavedViews({ state }: SavedViewsProps) {
  const { t } = useTranslation("quotation");
  const { data: views = [] } = useQuery(savedViewsQuery);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const current = viewToQuery(state.view);
  const exact = views.find((view) => view.query === current);
  const active = exact ?? views.find((view) => view.id === chosenId);
  const isModified = active !== undefined && active !== exact;

  return (
    <Dropdown
      kind="dialog"
      width={320}
      triggerClassName={classes.tool}
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
          onKept={(view) => setChosenId(view.id)}
        />
      )}
    </Dropdown>
  );
}

interface ViewsPanelProps extends SavedViewsProps {
  readonly views: readonly SavedView[];
  readonly active: SavedView | undefined;
  readonly isModified: boolean;
  readonly onChoose: (view: SavedView) => void;
  readonly onKept: (view: SavedView) => void;
}

function ViewsPanel({ state, views, active, isModified, onChoose, onKept }: ViewsPanelProps) {
  const { t } = useTranslation("quotation");
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const refresh = async () => queries.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
  const keep = useMutation({
    mutationFn: async (view: { name: string; isShared: boolean }) =>
      keepView({ ...view, query: viewToQuery(state.view) }),
    onSuccess: async (view) => {
      await refresh();
      onKept(view);
      setName("");
      showToast({ tone: "success", text: t("list.viewSaved") });
    },
  });
  const remove = useMutation({
    mutationFn: deleteView,
    onSuccess: async () => {
      await refresh();
      showToast({ tone: "success", text: t("list.viewDeleted") });
    },
  });

  return (
    <div className={classes.panel}>
      {views.length === 0 ? <p className={classes.hint}>{t("list.viewsNone")}</p> : null}
      <ul className={classes.viewList}>
        {views.map((view) => (
          <li key={view.id}>
            <Button
              variant={view.id === active?.id ? "light" : "subtle"}
              color="gray"
              size="xs"
              justify="space-between"
              fullWidth
              aria-current={view.id === active?.id && !isModified}
              rightSection={
                view.isShared ? <span className={classes.quiet}>{t("list.viewTeam")}</span> : null
              }
              onClick={() => onChoose(view)}
            >
              <bdi>{view.name}</bdi>
            </Button>
            {view.isOwn ? (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t("list.deleteView", { name: view.name })}
                onClick={() => remove.mutate(view.id)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            ) : null}
          </li>
        ))}
      </ul>
      {active?.isOwn === true && isModified ? (
        <Button
          size="xs"
          variant="light"
          loading={keep.isPending}
          onClick={() => keep.mutate({ name: active.name, isShared: active.isShared })}
        >
          {t("list.viewUpdate", { name: active.name })}
        </Button>
      ) : null}
      <form
        className={classes.keep}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") keep.mutate({ name: name.trim(), isShared });
        }}
      >
        <TextInput
          size="xs"
          label={t("list.viewName")}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <label className={classes.shared}>
          <PlainCheckbox
            label={t("list.viewShared")}
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          <span aria-hidden="true">{t("list.viewShared")}</span>
        </label>
        <Button type="submit" size="xs" disabled={name.trim() === ""} loading={keep.isPending}>
          {t("list.saveView")}
        </Button>
      </form>
    </div>
  );
}
