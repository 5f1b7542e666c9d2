import { listSavedViews } from "@kilolane/contract";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { PlainCheckbox } from "../../../ui/checkbox.tsx";
import { viewToQuery } from "./list-filter.ts";
import { deleteView, keepView, type SavedView } from "./list-queries.ts";
import { PlainList } from "../../../ui/plain-list.tsx";
import classes from "./quotation-list.module.css";

interface ViewsPanelProps {
  readonly state: ListState;
  readonly views: readonly SavedView[];
  readonly active: SavedView | undefined;
  readonly isModified: boolean;
  readonly onChoose: (view: SavedView) => void;
  readonly onStored: (view: SavedView) => void;
}

/** The views to choose from, and the form that keeps the list as it is under a name. */
export default function ViewsPanel({
  state,
  views,
  active,
  isModified,
  onChoose,
  onStored,
}: ViewsPanelProps) {
  const { t } = useTranslation("quotation");
  const update = useSaveWith(keepView, {
    invalidates: [listSavedViews],
    done: t("list.viewSaved"),
    onSaved: onStored,
  });
  const remove = useSaveWith(deleteView, {
    invalidates: [listSavedViews],
    done: t("list.viewDeleted"),
  });
  return (
    <div className={classes.panel}>
      {views.length === 0 ? <p className={classes.hint}>{t("list.viewsNone")}</p> : null}
      <PlainList className={classes.viewList}>
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
      </PlainList>
      {active?.isOwn === true && isModified ? (
        <Button
          size="xs"
          variant="light"
          loading={update.isPending}
          onClick={() =>
            update.mutate({ name: active.name, isShared: active.isShared, query: viewToQuery(state.view) })
          }
        >
          {t("list.viewUpdate", { name: active.name })}
        </Button>
      ) : null}
      <NewViewForm query={viewToQuery(state.view)} onStored={onStored} />
    </div>
  );
}

interface NewViewFormProps {
  /** the list as it is, as an address */
  readonly query: string;
  readonly onStored: (view: SavedView) => void;
}

function NewViewForm({ query, onStored }: NewViewFormProps) {
  const { t } = useTranslation("quotation");
  const record = useRecordForm({
    defaultValues: { name: "", isShared: false },
    mode: "onSubmit",
    fields: ["name"],
    save: async ({ name, isShared }: { name: string; isShared: boolean }) =>
      keepView({ name: name.trim(), isShared, query }),
    valuesAfter: ({ isShared }) => ({ name: "", isShared }),
    invalidates: [listSavedViews],
    done: t("list.viewSaved"),
    onSaved: onStored,
  });
  const { form } = record;
  const [name, isShared] = useWatch({ control: form.control, name: ["name", "isShared"] });
  return (
    <RecordForm record={record} className={classes.keep}>
      <TextInput
        size="xs"
        label={t("list.viewName")}
        maxLength={60}
        error={record.errorOf("name")}
        {...form.register("name")}
      />
      <label className={classes.shared}>
        <PlainCheckbox
          label={t("list.viewShared")}
          checked={isShared}
          onChange={(event) => form.setValue("isShared", event.currentTarget.checked)}
        />
        <span aria-hidden="true">{t("list.viewShared")}</span>
      </label>
      <Button type="submit" size="xs" disabled={name.trim() === ""} loading={record.isPending}>
        {t("list.saveView")}
      </Button>
    </RecordForm>
  );
}
