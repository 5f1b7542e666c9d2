import type { ProposalRow } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { IconPencilQuestion } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate, formatInstant } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TitledSection } from "../../../ui/titled-section.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { ownProposalsQuery } from "../proposal-queries.ts";
import { PROPOSAL_TONES } from "../proposal-tones.ts";

function useColumns(): readonly DataTableColumn<ProposalRow>[] {
  const { t } = useTranslation("trucking-proposal");
  const language = useLanguage();
  return useMemo(
    (): readonly DataTableColumn<ProposalRow>[] => [
      {
        id: "forwarder",
        header: t("held.forwarder"),
        required: true,
        cell: (row) => (
          <TwoLines
            first={
              <Anchor component={Link} inherit to={`?proposal=${row.id}`}>
                <bdi>{row.forwarder}</bdi>
              </Anchor>
            }
            second={row.note}
          />
        ),
      },
      {
        id: "state",
        header: t("list.state"),
        cell: ({ state }) => <StatusBadge tone={PROPOSAL_TONES[state]} label={t(`state.${state}`)} />,
      },
      {
        id: "taken",
        header: t("list.lines"),
        cell: ({ taken, lines }) =>
          t("list.of", { taken: formatNumber(taken, language), lines: formatNumber(lines, language) }),
      },
      {
        id: "effective",
        header: t("field.effectiveOn"),
        cell: (row) => formatDate(row.effectiveOn, language),
      },
      {
        id: "sent",
        header: t("list.sent"),
        cell: (row) => formatInstant(row.createdAt, language),
      },
    ],
    [language, t],
  );
}

/** What the trucking company has proposed, and what became of it. */
export function OwnProposals({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation("trucking-proposal");
  const state = useListState();
  const answer = useQuery(ownProposalsQuery(state.page, state.size));
  return (
    <TitledSection id="own-proposals" title={t("list.title")} look="stack">
      <RecordList
        {...listProps(state, answer)}
        label={t("list.title")}
        storageKey="tariff-proposals"
        columns={useColumns()}
        rowId={(row) => row.id}
        filtered={false}
        onOpen={(row) => onOpen(row.id)}
        empty={
          <StatePanel
            icon={<IconPencilQuestion size={34} stroke={1.4} aria-hidden />}
            title={t("list.none")}
            text={t("list.noneText")}
          />
        }
        texts={useTableTexts()}
      />
    </TitledSection>
  );
}
