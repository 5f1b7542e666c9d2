import { type FailedJob, listFailedJobs, listJobKinds, retryFailedJob } from "@kilolane/contract";
import { NativeSelect, Text } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSave } from "../../../lib/api/use-save.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { JobKinds } from "../components/job-kinds.tsx";
import { downloadJobs, failedJobsQuery, jobKindsQuery } from "../queries.ts";

/** What the product does by itself: how much of it waits, and what was given up and may be tried once more. */
export default function JobListPage() {
  const { t } = useTranslation("operation");
  const [chosen, setChosen] = useState<FailedJob>();
  const title = t("jobs.title");
  usePageTitle(title);
  const state = useListState({ size: 50 });
  const name = typeof state.filter["name"] === "string" ? state.filter["name"] : "";
  const kinds = useQuery(jobKindsQuery);
  const answer = useQuery(failedJobsQuery({ name, page: state.page, size: state.size }));
  return (
    <>
      <PageHeader title={title} lead={t("jobs.lead")} />
      <JobKinds query={kinds} onOpen={(kind) => state.setFilter("name", kind)} />
      <RecordList
        {...listProps(state, answer)}
        label={t("jobs.failures")}
        storageKey="failed-jobs"
        columns={useColumns(setChosen)}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<IconCircleCheck size={34} stroke={1.4} aria-hidden />}
            title={t("jobs.empty")}
            text={t("jobs.emptyText")}
          />
        }
        filters={<KindFilter name={name} onChange={(kind) => state.setFilter("name", kind)} />}
        exportButton={
          <ListExport name="failed-work" download={async (format) => downloadJobs(name, format)} />
        }
        texts={useTableTexts()}
      />
      {chosen === undefined ? null : <Retry job={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface KindFilterProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

function KindFilter({ name, onChange }: KindFilterProps) {
  const { t } = useTranslation("operation");
  const kindText = useCodeText("operation");
  const { data } = useQuery(jobKindsQuery);
  const kinds = (data?.content ?? []).map((kind) => ({
    value: kind.name,
    label: kindText("kind", kind.name),
  }));
  return (
    <NativeSelect
      size="xs"
      aria-label={t("column.work")}
      value={name}
      data={[{ value: "", label: t("jobs.every") }, ...kinds]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Retry({ job, onClose }: { readonly job: FailedJob; readonly onClose: () => void }) {
  const { t } = useTranslation("operation");
  const kindText = useCodeText("operation");
  const retry = useSave(retryFailedJob, {
    invalidates: [listFailedJobs, listJobKinds],
    done: t("jobs.retried"),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={t("jobs.retryTitle", { work: kindText("kind", job.name) })}
      text={t("jobs.retryText")}
      confirmLabel={t("jobs.retry")}
      cancelLabel={t("jobs.cancel")}
      pending={retry.isPending}
      onConfirm={() => retry.mutate({ params: { id: job.id } })}
      onCancel={onClose}
    />
  );
}

function useColumns(onRetry: (job: FailedJob) => void): readonly DataTableColumn<FailedJob>[] {
  const { t } = useTranslation("operation");
  const language = useLanguage();
  const kindText = useCodeText("operation");
  return useMemo(
    () => [
      {
        id: "work",
        header: t("column.work"),
        required: true,
        cell: (row) => (
          <TwoLines first={kindText("kind", row.name)} second={formatInstant(row.failedAt, language)} />
        ),
      },
      {
        id: "company",
        header: t("column.company"),
        cell: (row) => <TwoLines first={<bdi>{row.companyName}</bdi>} second={row.recipient} />,
      },
      {
        id: "reason",
        header: t("column.reason"),
        cell: (row) => (
          <Text size="sm" dir="ltr" lang="en" lineClamp={3} style={{ overflowWrap: "anywhere" }}>
            {row.reason}
          </Text>
        ),
      },
      {
        id: "attempts",
        header: t("column.attempts"),
        align: "end",
        cell: (row) => formatNumber(row.attempts, language),
      },
      {
        id: "createdAt",
        header: t("column.createdAt"),
        hiddenAtFirst: true,
        cell: (row) => formatInstant(row.createdAt, language),
      },
      {
        id: "actions",
        header: "",
        cell: (row) => (
          <RowActions>
            <RowButton
              label={t("jobs.retry")}
              subject={`${kindText("kind", row.name)}, ${formatInstant(row.failedAt, language)}`}
              onClick={() => onRetry(row)}
            />
          </RowActions>
        ),
      },
    ],
    [kindText, language, onRetry, t],
  );
}
