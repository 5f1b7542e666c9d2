import type { OwnExchangeRate } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import { Button, Text, Title } from "@mantine/core";
import { IconArrowsExchange, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { BufferCard } from "../components/buffer-card.tsx";
import { useRateColumns } from "../components/rate-columns.tsx";
import { useRateDialogs } from "../components/rate-dialogs.tsx";
import { downloadOwnRates, OWN_BOOK, ownRatesQuery } from "../queries.ts";

/** A forwarder's own exchange rates and its buffer; agents read them. */
export default function OwnRatesPage() {
  const { t } = useTranslation("exchange");
  const isReadOnly = !may(useSession()?.role, "decidesHowCompanyQuotes");
  const { tools, add, dialogs } = useRateDialogs<OwnExchangeRate>(OWN_BOOK);
  const state = useListState({ size: 25 });
  const { page, size } = state;
  const search = state.search.trim().slice(0, 20);
  const answer = useQuery(ownRatesQuery({ search, page, size }));
  const title = t("own.title");
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        lead={isReadOnly ? `${t("own.lead")} ${t("own.readOnly")}` : t("own.lead")}
        actions={
          isReadOnly ? null : (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
              {t("action.add")}
            </Button>
          )
        }
      />
      <BufferCard isReadOnly={isReadOnly} />
      <Title order={2} size="h4">
        {t("own.listTitle")}
      </Title>
      <Text size="sm" mb="sm" maw={820}>
        {t("own.listText")}
      </Text>
      <RecordList
        {...listProps(state, answer)}
        label={t("own.listTitle")}
        storageKey="own-exchange-rates"
        columns={useRateColumns(isReadOnly ? undefined : tools)}
        rowId={(row) => row.id}
        {...(isReadOnly ? {} : { onOpen: tools.onEdit })}
        empty={
          <StatePanel
            icon={<IconArrowsExchange size={34} stroke={1.4} aria-hidden />}
            title={t("own.emptyTitle")}
            text={t("own.emptyText")}
          />
        }
        filters={<ListStateSearch label={t("search")} state={state} />}
        exportButton={
          <ListExport
            name="own-exchange-rates"
            download={async (format) => downloadOwnRates(search, format)}
          />
        }
        texts={useTableTexts()}
      />
      {dialogs}
    </>
  );
}
