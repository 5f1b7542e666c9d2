import { CARGO_TYPES } from "@kilolane/domain";
import { NativeSelect, TextInput } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { AirlinePicker } from "../../airline/components/airline-picker.tsx";
import { airlineChoicesQuery, contractForwardersQuery, keptAirlineQuery } from "../../airline/queries.ts";
import { FILTER_FIELDS, filterValue, type FilterField } from "../list-filter.ts";
import type { RateDesk } from "../rate-desk.ts";
import { AirportCode } from "../../../ui/list-tools/airport-code.tsx";
import { FilterChip } from "../../../ui/list-tools/filter-chip.tsx";
import { FilterPair, FilterPanel } from "../../../ui/list-tools/filter-panel.tsx";
import { ToolDialog } from "../../../ui/list-tools/list-tool.tsx";

interface RateFilterProps {
  readonly desk: RateDesk;
  readonly state: ListState;
}

/** The airline that narrows the list. */
function useFilterAirline(desk: RateDesk, state: ListState) {
  const id = filterValue(desk, state.filter, "airlineId");
  const { data } = useQuery({
    ...keptAirlineQuery(id === "" ? null : Number(id)),
    enabled: id !== "" && desk.keeper !== "forwarder",
  });
  return id === "" ? null : (data ?? null);
}

/** Airlines and forwarders to filter by; nothing is asked where the desk has no choice. */
function useParties(desk: RateDesk, state: ListState) {
  const isSet = (field: FilterField) => filterValue(desk, state.filter, field) !== "";
  // A company has a few airlines; somebody who keeps the rates of all of them searches instead.
  const airlines = useQuery({ ...airlineChoicesQuery("kept", ""), enabled: desk.keeper === "airline" });
  const forwarders = useQuery({
    ...contractForwardersQuery(""),
    enabled: desk.choosesForwarder && (desk.id !== "general" || isSet("forwarderId")),
  });
  return {
    airlines: (desk.keeper === "airline" ? (airlines.data?.content ?? []) : []).map(({ id, name }) => ({
      value: String(id),
      label: name,
    })),
    forwarders: (forwarders.data?.content ?? []).map(({ companyId, companyName }) => ({
      value: companyId,
      label: companyName,
    })),
  };
}

/** The filter button with its panel: lane, goods, type, airline and forwarder; each takes effect at once. */
export function RateFilterButton({ desk, state }: RateFilterProps) {
  const { t } = useTranslation("rate");
  return (
    <ToolDialog
      panelLabel={t("filter.title")}
      trigger={
        <>
          <IconFilter size={16} stroke={1.6} aria-hidden />
          {t("filter.open")}
        </>
      }
    >
      {(close) => <RateFilterPanel desk={desk} state={state} onClose={close} />}
    </ToolDialog>
  );
}

interface RateFilterPanelProps extends RateFilterProps {
  readonly onClose: () => void;
}

function RateFilterPanel({ desk, state, onClose }: RateFilterPanelProps) {
  const { t } = useTranslation("rate");
  const { airlines, forwarders } = useParties(desk, state);
  const airline = useFilterAirline(desk, state);
  const any = { value: "", label: t("filter.any") };
  const choices = [
    {
      field: "goods",
      label: t("column.goods"),
      data: CARGO_TYPES.map((value) => ({ value, label: t(`goods.${value}`) })),
    },
    {
      field: "rateType",
      label: t("column.rateType"),
      data: desk.types.length < 2 ? [] : desk.types.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    { field: "airlineId", label: t("column.airline"), data: airlines.length < 2 ? [] : airlines },
    { field: "forwarderId", label: t("column.forwarder"), data: forwarders },
  ] as const;
  return (
    <FilterPanel
      clearLabel={t("filter.clear")}
      doneLabel={t("filter.done")}
      onClear={state.clearFilters}
      onDone={onClose}
    >
      <FilterPair>
        {(["from", "to"] as const).map((field) => (
          <AirportCode
            key={field}
            label={t(`filter.${field}`)}
            value={filterValue(desk, state.filter, field)}
            onChange={(code) => state.setFilter(field, code)}
          />
        ))}
      </FilterPair>
      {choices.map(({ field, label, data }) =>
        data.length === 0 ? null : (
          <NativeSelect
            key={field}
            size="xs"
            label={label}
            value={filterValue(desk, state.filter, field)}
            data={[any, ...data]}
            onChange={(event) => state.setFilter(field, event.currentTarget.value)}
          />
        ),
      )}
      <FilterPair>
        {(["addedFrom", "addedUntil"] as const).map((field) => (
          <TextInput
            key={field}
            type="date"
            size="xs"
            label={t(`filter.${field}`)}
            value={filterValue(desk, state.filter, field)}
            onChange={(event) => state.setFilter(field, event.currentTarget.value)}
          />
        ))}
      </FilterPair>
      {desk.keeper === "operator" || desk.keeper === "data-entry" ? (
        <AirlinePicker
          label={t("column.airline")}
          among="kept"
          value={airline}
          onChange={(chosen) => state.setFilter("airlineId", chosen === null ? "" : String(chosen.id))}
        />
      ) : null}
    </FilterPanel>
  );
}

const LABELS = {
  from: "filter.from",
  to: "filter.to",
  goods: "column.goods",
  rateType: "column.rateType",
  airlineId: "column.airline",
  forwarderId: "column.forwarder",
  addedFrom: "filter.addedFrom",
  addedUntil: "filter.addedUntil",
} as const satisfies Readonly<Record<FilterField, string>>;

/** What narrows the list, each a click from being gone. */
export function RateFilterChips({ desk, state }: RateFilterProps) {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  const { forwarders } = useParties(desk, state);
  const airline = useFilterAirline(desk, state);
  const set = FILTER_FIELDS.filter((field) => filterValue(desk, state.filter, field) !== "");
  const shown = (field: FilterField) => {
    const value = filterValue(desk, state.filter, field);
    if (field === "airlineId") return airline?.name ?? "…";
    if (field === "forwarderId") return forwarders.find((company) => company.value === value)?.label ?? "…";
    if (field === "rateType") {
      const type = desk.types.find((known) => known === value);
      return type === undefined ? value : t(`type.${type}`);
    }
    if (field === "addedFrom" || field === "addedUntil") return formatDate(value, language);
    const goods = CARGO_TYPES.find((type) => type === value);
    return goods === undefined ? value.toUpperCase() : t(`goods.${goods}`);
  };
  return set.map((field) => (
    <FilterChip
      key={field}
      label={t(LABELS[field])}
      value={shown(field)}
      removeLabel={t("filter.remove", { field: t(LABELS[field]) })}
      onRemove={() => state.setFilter(field, "")}
    />
  ));
}
