import type { InquirerMerge } from "@kilolane/contract";
import { Paper, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { dayOf, formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { inquirerLabel } from "../inquirer-form.ts";
import { mergesQuery } from "../list-queries.ts";
import { useUndoMerge } from "../use-undo-merge.ts";

/** Duplicates that were merged into an inquirer, each merge with a way to take it back. */
export function HeldMerges({ id }: { readonly id: string }) {
  const { t } = useTranslation("inquirer");
  const { data: merges = [] } = useQuery(mergesQuery(id));
  const [asked, setAsked] = useState<InquirerMerge>();
  const close = () => setAsked(undefined);
  const undo = useUndoMerge(close);
  if (merges.length === 0) return null;
  return (
    <Paper withBorder p="lg" mt="lg" maw={820}>
      <Title order={2} size="h4" mb="sm">
        {t("merge.held")}
      </Title>
      <Stack component="ul" gap="sm" p={0} m={0}>
        {merges.map((merge) => (
          <HeldMerge key={merge.id} merge={merge} onUndo={() => setAsked(merge)} />
        ))}
      </Stack>
      {asked === undefined ? null : (
        <ConfirmDialog
          opened
          title={t("merge.undoTitle")}
          text={t("merge.undoText")}
          confirmLabel={t("action.undo")}
          cancelLabel={t("cancel")}
          pending={undo.isPending}
          onConfirm={() => undo.mutate({ id, mergeId: asked.id })}
          onCancel={close}
        />
      )}
    </Paper>
  );
}

function HeldMerge({ merge, onUndo }: { readonly merge: InquirerMerge; readonly onUndo: () => void }) {
  const { t } = useTranslation("inquirer");
  const date = formatDate(dayOf(merge.createdAt), useLanguage());
  const names = merge.merged.map(({ companyName, name }) =>
    inquirerLabel({ companyName, nameofInquirer: name }),
  );
  return (
    <li style={{ listStyle: "none" }}>
      <bdi>{names.join(", ")}</bdi>
      <Text size="sm">
        {`${t("merge.by", { name: merge.createdBy, date })} · ${t("merge.moved", { count: merge.quotationCount })}`}
      </Text>
      <RowActions>
        <RowButton label={t("action.undo")} subject={names.join(", ")} onClick={onUndo} />
      </RowActions>
    </li>
  );
}
