import { type AuditEntry, MOST_AUDIT_ENTRIES } from "@kilolane/contract";
import { Box, Text } from "@mantine/core";
import { IconListSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryState } from "nuqs";
import { useMemo } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { PeriodPicker } from "../../../lib/statistics/period-picker.tsx";
import { usePeriod } from "../../../lib/statistics/use-period.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { SealSection } from "../components/seal-section.tsx";
import { auditQuery, downloadAudit } from "../queries.ts";

const EntryDialog = lazyPart(async () => import("../components/entry-dialog.tsx"));

const textOf = (value: string | readonly string[] | undefined) => (typeof value === "string" ? value : "");

/** Everything that people and the product did, by time; which entry is open is part of the address. */
export default function AuditLogPage() {
  const { t } = useTranslation("audit");
  const language = useLanguage();
  const title = t("title");
  usePageTitle(title);
  const [open, setOpen] = useQueryState("entry", parseAsString.withOptions({ history: "push" }));
  const state = useListState({ size: 50 });
  const { period, now, ask } = usePeriod();
  const query = {
    search: state.search.trim().slice(0, 120),
    companyId: textOf(state.filter["company"]),
    userId: textOf(state.filter["person"]),
    subjectId: textOf(state.filter["record"]),
    ...period,
    page: state.page,
    size: state.size,
  };
  const answer = useQuery(auditQuery(query));
  const total = answer.data?.total ?? 0;
  return (
    <>
      <PageHeader title={title} lead={t("lead")} />
      <Box mb="lg">
        <SealSection />
      </Box>
      <Box mb="md">
        <PeriodPicker period={period} today={now} onChange={(next) => void ask(next)} />
      </Box>
      {total < MOST_AUDIT_ENTRIES ? null : (
        <Text size="sm" my="sm" role="status">
          {t("many", { most: formatNumber(MOST_AUDIT_ENTRIES, language) })}
        </Text>
      )}
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="audit-log"
        columns={useColumns()}
        rowId={(row) => row.id}
        onOpen={(row) => void setOpen(row.id)}
        empty={
          <StatePanel
            icon={<IconListSearch size={34} stroke={1.4} aria-hidden />}
            title={t("empty.title")}
            text={t("empty.text")}
          />
        }
        filters={<ListStateSearch label={t("search")} state={state} />}
        exportButton={
          <ListExport name="audit-log" download={async (format) => downloadAudit(query, format)} />
        }
        texts={useTableTexts()}
      />
      {open === null ? null : (
        <EntryDialog
          id={open}
          onNarrow={(field, value) => {
            void setOpen(null);
            state.setFilter(field, value);
          }}
          onClose={() => void setOpen(null)}
        />
      )}
    </>
  );
}

function useColumns(): readonly DataTableColumn<AuditEntry>[] {
  const { t } = useTranslation("audit");
  const language = useLanguage();
  return useMemo(
    () => [
      { id: "at", header: t("column.at"), required: true, cell: (row) => formatInstant(row.at, language) },
      {
        id: "person",
        header: t("column.person"),
        cell: (row) => (
          <TwoLines
            first={<bdi>{row.personName === "" ? t("product") : row.personName}</bdi>}
            second={row.companyName}
          />
        ),
      },
      { id: "action", header: t("column.action"), cell: (row) => <bdi dir="ltr">{row.action}</bdi> },
      {
        id: "record",
        header: t("column.record"),
        cell: (row) => <TwoLines first={<bdi dir="ltr">{row.subjectKind}</bdi>} second={row.subjectId} />,
      },
    ],
    [language, t],
  );
}
