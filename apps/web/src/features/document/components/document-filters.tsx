import { DOCUMENT_KINDS, type Inquirer } from "@kilolane/contract";
import { NativeSelect } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { FilterChip } from "../../../ui/list-tools/filter-chip.tsx";
import { FilterPanel } from "../../../ui/list-tools/filter-panel.tsx";
import { ToolDialog } from "../../../ui/list-tools/list-tool.tsx";
import { InquirerPicker } from "../../inquirer/components/inquirer-picker.tsx";
import { filterText, openDocumentKindOf } from "../queries.ts";

interface DocumentFiltersProps {
  readonly state: ListState;
  /** the client that the list is narrowed to, once it is known */
  readonly client: Inquirer | null;
  /** number of the quotation that the list is narrowed to, once it is known */
  readonly quotationNumber: string | undefined;
}

/** The filter button with kind and client, and what narrows the list, each a click from being gone. */
export function DocumentFilters({ state, client, quotationNumber }: DocumentFiltersProps) {
  const { t } = useTranslation("document");
  const kind = openDocumentKindOf(state.filter);
  const chips = [
    ...(kind === undefined ? [] : [{ field: "kind", label: t("field.kind"), value: t(`kind.${kind}`) }]),
    ...(filterText(state.filter, "inquirer") === ""
      ? []
      : [{ field: "inquirer", label: t("field.client"), value: client?.companyName ?? "…" }]),
    ...(filterText(state.filter, "quotation") === ""
      ? []
      : [{ field: "quotation", label: t("field.quotation"), value: quotationNumber ?? "…" }]),
  ];
  return (
    <>
      <ToolDialog
        panelLabel={t("action.filter")}
        trigger={
          <>
            <IconFilter size={16} stroke={1.6} aria-hidden />
            {t("action.filter")}
          </>
        }
      >
        {(close) => (
          <FilterPanel
            clearLabel={t("action.clear")}
            doneLabel={t("action.done")}
            onClear={state.clearFilters}
            onDone={close}
          >
            <NativeSelect
              size="xs"
              label={t("field.kind")}
              value={kind ?? ""}
              data={[
                { value: "", label: t("any") },
                ...DOCUMENT_KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) })),
              ]}
              onChange={({ currentTarget }) => state.setFilter("kind", currentTarget.value)}
            />
            <InquirerPicker
              isKnownOnly
              label={t("field.client")}
              placeholder={t("field.clientHint")}
              value={client}
              onChange={(chosen) => state.setFilter("inquirer", chosen?.id ?? "")}
            />
          </FilterPanel>
        )}
      </ToolDialog>
      {chips.map(({ field, label, value }) => (
        <FilterChip
          key={field}
          label={label}
          value={value}
          removeLabel={t("action.filterOff")}
          onRemove={() => state.setFilter(field, "")}
        />
      ))}
    </>
  );
}
