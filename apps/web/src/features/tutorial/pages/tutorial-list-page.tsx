import type { ManagedTutorial } from "@kilolane/contract";
import { isRole, ROLES, type Role } from "@kilolane/domain";
import { Button, NativeSelect } from "@mantine/core";
import { IconPlus, IconSchool } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { parseAsString, useQueryState } from "nuqs";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { PlainList } from "../../../ui/plain-list.tsx";
import classes from "../components/tutorial-list.module.css";
import { TutorialLine } from "../components/tutorial-line.tsx";
import { managedTutorialsQuery, removeTutorial, storeOrder, TUTORIAL_READS } from "../queries.ts";
import { titleOf } from "../../../lib/forms/translated-words.ts";

const TutorialEditor = lazyPart(async () => import("../components/tutorial-editor.tsx"), <LoadingPanel />);
const NEW = "new";

/** The operator's tutorials; which one is being written is part of the address. */
export default function TutorialListPage() {
  const { t } = useTranslation("tutorial");
  const [editing, setEditing] = useQueryState("edit", parseAsString.withOptions({ history: "push" }));
  const { data, isError } = useQuery(managedTutorialsQuery);
  const edited = data?.find(({ id }) => id === editing) ?? null;
  const isEditing = editing === NEW || edited !== null;
  const title = t(edited !== null ? "manage.edit" : isEditing ? "manage.new" : "manage.title");
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        lead={t("manage.lead")}
        actions={isEditing ? undefined : <AddButton onAdd={() => void setEditing(NEW)} />}
      />
      {isError ? <Failed /> : null}
      {data === undefined && !isError ? <LoadingPanel /> : null}
      {data !== undefined && isEditing ? (
        <TutorialEditor key={editing} tutorial={edited} onClose={() => void setEditing(null)} />
      ) : null}
      {data !== undefined && !isEditing ? (
        <Tutorials tutorials={data} onEdit={(id) => void setEditing(id)} />
      ) : null}
    </>
  );
}

function Failed() {
  const { t } = useTranslation("state");
  return <StatePanel role="alert" title={t("failed.title")} text={t("failed.text")} />;
}

function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation("tutorial");
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
      {t("action.add")}
    </Button>
  );
}

interface TutorialsProps {
  readonly tutorials: readonly ManagedTutorial[];
  readonly onEdit: (id: string) => void;
}

/** Exchanges two neighbours of what is shown; what a filter hides keeps its place. */
function exchanged(tutorials: readonly ManagedTutorial[], one: string, other: string): string[] {
  return tutorials.map(({ id }) => (id === one ? other : id === other ? one : id));
}

function Tutorials({ tutorials, onEdit }: TutorialsProps) {
  const { t } = useTranslation(["tutorial", "session"]);
  const queries = useQueryClient();
  const [forRole, setForRole] = useQueryState("role", parseAsString.withDefault(""));
  const [leaving, setLeaving] = useState<ManagedTutorial | null>(null);
  const role: Role | "" = isRole(forRole) ? forRole : "";
  const order = useSaveWith(storeOrder, {
    done: () => ({ text: t("toast.ordered"), weight: "brief" }),
    onSaved: (stored) => queries.setQueryData(managedTutorialsQuery.queryKey, stored),
  });
  const shown = tutorials.filter(({ roles }) => role === "" || roles.includes(role));
  const moveTo = (from: number, to: number) => {
    const [one, other] = [shown[from], shown[to]];
    return one === undefined || other === undefined
      ? undefined
      : () => order.mutate(exchanged(tutorials, one.id, other.id));
  };
  return (
    <>
      <div className={classes["toolbar"]}>
        <NativeSelect
          size="xs"
          aria-label={t("manage.forRole")}
          value={role}
          data={[
            { value: "", label: t("manage.everyRole") },
            ...ROLES.map((one) => ({ value: one, label: t(`session:role.${one}`) })),
          ]}
          onChange={(event) => void setForRole(event.currentTarget.value)}
        />
      </div>
      {shown.length === 0 ? (
        <StatePanel
          icon={<IconSchool size={34} stroke={1.4} aria-hidden />}
          title={t("manage.emptyTitle")}
          text={t("manage.emptyText")}
        />
      ) : null}
      <PlainList className={classes["list"]}>
        {shown.map((tutorial, index) => (
          <TutorialLine
            key={tutorial.id}
            tutorial={tutorial}
            onUp={moveTo(index, index - 1)}
            onDown={moveTo(index, index + 1)}
            onEdit={() => onEdit(tutorial.id)}
            onDelete={() => setLeaving(tutorial)}
          />
        ))}
      </PlainList>
      {leaving === null ? null : <DeleteDialog tutorial={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

interface DeleteDialogProps {
  readonly tutorial: ManagedTutorial;
  readonly onClose: () => void;
}

function DeleteDialog({ tutorial, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("tutorial");
  const language = useLanguage();
  const remove = useSaveWith(removeTutorial, {
    invalidates: TUTORIAL_READS,
    done: t("toast.deleted"),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={t("confirm.delete.title", { title: titleOf(tutorial, language) })}
      text={t("confirm.delete.text")}
      confirmLabel={t("action.delete")}
      cancelLabel={t("action.cancel")}
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate(tutorial.id)}
      onCancel={onClose}
    />
  );
}
