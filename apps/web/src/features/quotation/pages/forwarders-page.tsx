import { listForwarders } from "@kilolane/contract";
import { Checkbox } from "@mantine/core";
import { IconBuilding } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { qPage } from "../../../lib/api/query.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { type ListState, useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { AirportPicker } from "../../place/components/airport-picker.tsx";
import { airportQuery } from "../../place/queries.ts";
import { useForwarderColumns } from "../asking/use-forwarder-columns.tsx";

const CODE = /^[A-Z]{3}$/;

function codeOf({ filter }: ListState, field: "from" | "to"): string {
  const code = filter[field];
  return typeof code === "string" && CODE.test(code) ? code : "";
}

/** Forwarders that a shipper can ask: what lanes they quote and how fast they answer. */
export default function ForwardersPage() {
  const { t } = useTranslation("sent-request");
  const [query] = useSearchParams();
  const state = useListState();
  const [from, to] = [codeOf(state, "from"), codeOf(state, "to")];
  const show = state.filter["show"] === "known" ? "known" : "all";
  const { page, size } = state;
  const search = state.search.trim().slice(0, 120);
  const answer = useQuery(qPage(listForwarders, { query: { page, size, search, from, to, show } }));
  const columns = useForwarderColumns(query.get("request") ?? "");
  const texts = useTableTexts();
  const title = t("title.forwarders");
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={t("lead.forwarders")} />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="forwarders"
        columns={columns}
        rowId={(row) => row.companyId}
        filters={
          <>
            <ListStateSearch label={t("search.forwarders")} state={state} />
            <LaneEnd state={state} field="from" code={from} />
            <LaneEnd state={state} field="to" code={to} />
            <Checkbox
              label={t("forwarder.onlyKnown")}
              checked={show === "known"}
              onChange={({ currentTarget }) => state.setFilter("show", currentTarget.checked ? "known" : "")}
            />
          </>
        }
        empty={
          <StatePanel
            icon={<IconBuilding size={34} stroke={1.4} aria-hidden />}
            title={title}
            text={t("empty.forwarders")}
          />
        }
        texts={texts}
      />
    </>
  );
}

interface LaneEndProps {
  readonly state: ListState;
  readonly field: "from" | "to";
  readonly code: string;
}

function LaneEnd({ state, field, code }: LaneEndProps) {
  const { t } = useTranslation("sent-request");
  const airport = useQuery(airportQuery(code === "" ? null : code));
  return (
    <AirportPicker
      label={t(`column.${field}`)}
      placeholder={t(`column.${field}`)}
      value={code === "" ? null : (airport.data ?? null)}
      onChange={(chosen) => state.setFilter(field, chosen?.code ?? "")}
    />
  );
}
