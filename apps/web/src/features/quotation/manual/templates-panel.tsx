import {
  createManualTemplate,
  deleteManualTemplate,
  listManualTemplates,
  type ManualTemplate,
  updateManualTemplate,
} from "@kilolane/contract";
import { ActionIcon, Button, Text, TextInput } from "@mantine/core";
import { IconCheck, IconPencil, IconTemplate, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { useSave } from "../../../lib/api/use-save.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ToolDialog } from "../../../ui/list-tools/list-tool.tsx";
import { rowOfStored, toLine, type ManualRow } from "./manual-form.ts";
import { templatesQuery } from "./manual-queries.ts";
import classes from "./manual.module.css";

const CHANGES = { invalidates: [listManualTemplates] };

interface TemplatesPanelProps {
  /** the lines as they are typed now */
  readonly linesNow: () => readonly ManualRow[];
  readonly onApply: (lines: readonly ManualRow[]) => void;
}

/** The company's templates of lines: put one in, keep what is typed, rename, delete. */
export function TemplatesPanel({ linesNow, onApply }: TemplatesPanelProps) {
  const { t } = useTranslation("manual");
  return (
    <ToolDialog
      panelLabel={t("template.title")}
      trigger={
        <>
          <IconTemplate size={16} stroke={1.6} aria-hidden />
          {t("template.title")}
        </>
      }
    >
      {(close) => (
        <TemplateList
          linesNow={linesNow}
          onApply={(lines) => {
            onApply(lines);
            close();
          }}
        />
      )}
    </ToolDialog>
  );
}

function TemplateList({ linesNow, onApply }: TemplatesPanelProps) {
  const { t } = useTranslation("manual");
  const { data = [], isError } = useQuery(templatesQuery);
  const [name, setName] = useState("");
  const [renamed, setRenamed] = useState<string | null>(null);
  const form = usePlainForm({
    save: async () =>
      callEndpoint(createManualTemplate, { body: { name, lines: linesNow().map((line) => toLine(line)) } }),
    fields: ["name"],
    ...CHANGES,
    done: t("template.saved"),
    onSaved: () => setName(""),
  });
  return (
    <div className={classes.templates}>
      {isError ? <Text role="alert">{t("template.failed")}</Text> : null}
      {data.length === 0 && !isError ? <Text c="dimmed">{t("template.empty")}</Text> : null}
      {data.map((template) =>
        renamed === template.id ? (
          <RenameTemplate key={template.id} template={template} onDone={() => setRenamed(null)} />
        ) : (
          <TemplateRow
            key={template.id}
            template={template}
            onApply={() => onApply(template.lines.map(rowOfStored))}
            onRename={() => setRenamed(template.id)}
          />
        ),
      )}
      <form onSubmit={form.onSubmit} className={classes.template} noValidate>
        <TextInput
          size="sm"
          label={t("template.name")}
          value={name}
          maxLength={60}
          error={form.errorOf("name")}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="compact-md" mt="lg" loading={form.isPending}>
          {t("template.save")}
        </Button>
      </form>
    </div>
  );
}

interface TemplateRowProps {
  readonly template: ManualTemplate;
  readonly onApply: () => void;
  readonly onRename: () => void;
}

function TemplateRow({ template, onApply, onRename }: TemplateRowProps) {
  const { t } = useTranslation("manual");
  const [isAsked, setAsked] = useState(false);
  const remove = useSave(deleteManualTemplate, {
    ...CHANGES,
    done: t("template.deleted"),
    onSettled: () => setAsked(false),
  });
  const { id, name, version, lines } = template;
  return (
    <div className={classes.template}>
      <Button variant="subtle" justify="flex-start" onClick={onApply}>
        {t("template.apply", { name, count: lines.length })}
      </Button>
      <ActionIcon variant="subtle" aria-label={t("template.rename", { name })} onClick={onRename}>
        <IconPencil size={16} />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={t("template.delete", { name })} onClick={() => setAsked(true)}>
        <IconTrash size={16} />
      </ActionIcon>
      <ConfirmDialog
        opened={isAsked}
        title={t("template.delete", { name })}
        text={t("template.deleteText")}
        confirmLabel={t("template.deleteIt")}
        cancelLabel={t("template.keepIt")}
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id }, query: { version } })}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}

function RenameTemplate({
  template,
  onDone,
}: {
  readonly template: ManualTemplate;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation("manual");
  const [name, setName] = useState(template.name);
  const { id, version } = template;
  const form = usePlainForm({
    save: async () => callEndpoint(updateManualTemplate, { params: { id }, body: { version, name } }),
    fields: ["name"],
    ...CHANGES,
    done: t("template.renamed"),
    onSaved: onDone,
  });
  return (
    <form onSubmit={form.onSubmit} className={classes.template} noValidate>
      <TextInput
        size="sm"
        aria-label={t("template.name")}
        value={name}
        maxLength={60}
        data-autofocus
        error={form.errorOf("name")}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ActionIcon type="submit" aria-label={t("template.saveName")} loading={form.isPending}>
        <IconCheck size={16} />
      </ActionIcon>
    </form>
  );
}
