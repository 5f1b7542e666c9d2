import type { AircraftLimitRecord } from "@kilolane/contract";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPlane, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { dayOf, formatDate, today } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { ListImportButton } from "../../../lib/lists/list-import-button.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { Figure } from "../../../ui/figure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { stateOf } from "../limit-form.ts";
import { aircraftLimitsQuery, downloadLimits, LIMIT_READS, sendLimitFile } from "../queries.ts";

const LimitDialog = lazyPart(async () => import("../components/limit-dialog.tsx"));

const TONES = { now: "positive", future: "waiting", former: "ended" } as const;
const NONE: readonly AircraftLimitRecord[] = [];

/** What one piece may measure and weigh, by group of aircraft and day of departure; kept by the operator. */
export default function AircraftLimitsPage() {
  const { t } = useTranslation("aircraft");
  const fieldName = useCodeText("aircraft");
  /** undefined: no dialog; null: a new row */
  const [edited, setEdited] = useState<AircraftLimitRecord | null>();
  const title = t("title");
  usePageTitle(title);
  const state = useListState({ size: 100 });
  const texts = useTableTexts();
  const answer = useQuery(aircraftLimitsQuery);
  const limits = answer.data?.content ?? NONE;
  const columns = useColumns(limits, setEdited);
  return (
    <>
      <PageHeader
        title={title}
        lead={t("lead")}
        actions={
          <Group gap="xs">
            <ListImportButton
              label={t("import.button")}
              title={t("import.title")}
              lead={t("import.lead")}
              fieldName={(field) => fieldName("field", field)}
              send={sendLimitFile}
              reads={LIMIT_READS}
            />
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
              {t("add")}
            </Button>
          </Group>
        }
      />
      <RecordList
        {...listProps(state, {
          ...answer,
          data: answer.data && { content: limits, total: limits.length },
        })}
        label={title}
        storageKey="aircraft-limits"
        columns={columns}
        rowId={(row) => row.id}
        onOpen={setEdited}
        page={1}
        size={Math.max(limits.length, state.size)}
        empty={
          <StatePanel
            icon={<IconPlane size={34} stroke={1.4} aria-hidden />}
            title={t("emptyTitle")}
            text={t("emptyText")}
          />
        }
        exportButton={
          <ListExport name="aircraft-limits" download={async (format) => downloadLimits({}, format)} />
        }
        texts={texts}
      />
      {edited === undefined ? null : (
        <LimitDialog limit={edited} limits={limits} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function useColumns(
  limits: readonly AircraftLimitRecord[],
  onEdit: (limit: AircraftLimitRecord) => void,
): readonly DataTableColumn<AircraftLimitRecord>[] {
  const { t } = useTranslation("aircraft");
  const language = useLanguage();
  return useMemo(() => {
    const number = (value: number) => formatNumber(value, language);
    const sides = (one: number, other: number) => (
      <Figure figure={`${number(one)} × ${number(other)}`} unit="cm" />
    );
    return [
      {
        id: "group",
        header: t("field.group"),
        required: true,
        cell: (row) => <TwoLines first={t(`group.${row.group}`)} second={row.source} />,
      },
      {
        id: "validFrom",
        header: t("field.validFrom"),
        cell: (row) => {
          const state = stateOf(row, limits, today());
          return (
            <Stack gap={2} align="start">
              <Text size="sm" style={{ whiteSpace: "nowrap" }}>
                {formatDate(row.validFrom, language)}
              </Text>
              <StatusBadge tone={TONES[state]} label={t(`state.${state}`)} />
            </Stack>
          );
        },
      },
      { id: "door", header: t("column.door"), cell: (row) => sides(row.doorWidthCm, row.doorHeightCm) },
      {
        id: "height",
        header: t("column.height"),
        align: "end",
        cell: (row) => <Figure figure={number(row.heightCm)} unit="cm" />,
      },
      { id: "base", header: t("column.base"), cell: (row) => sides(row.baseLengthCm, row.baseWidthCm) },
      {
        id: "longest",
        header: t("column.longest"),
        align: "end",
        cell: (row) => <Figure figure={number(row.longestSideCm)} unit="cm" />,
      },
      {
        id: "agreement",
        header: t("column.agreement"),
        align: "end",
        hiddenAtFirst: true,
        cell: (row) => <Figure figure={number(row.pieceWithoutAgreementKg)} unit="kg" />,
      },
      {
        id: "heaviest",
        header: t("column.heaviest"),
        align: "end",
        cell: (row) => <Figure figure={number(row.heaviestPieceKg)} unit="kg" />,
      },
      {
        id: "changed",
        header: t("column.changed"),
        hiddenAtFirst: true,
        cell: (row) => (
          <TwoLines first={formatDate(dayOf(row.updatedAt), language)} second={row.updatedBy ?? ""} />
        ),
      },
      {
        id: "actions",
        header: "",
        cell: (row) => (
          <RowActions>
            <RowButton
              label={t("edit")}
              subject={`${t(`group.${row.group}`)}, ${formatDate(row.validFrom, language)}`}
              onClick={() => onEdit(row)}
            />
          </RowActions>
        ),
      },
    ];
  }, [language, limits, onEdit, t]);
}
