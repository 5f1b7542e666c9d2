import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { AirlinePicker } from "../../airline/components/airline-picker.tsx";
import { InquirerPicker } from "../../inquirer/components/inquirer-picker.tsx";
import { useFilterParties } from "./use-filter-parties.ts";

/** The client and the airline to narrow the list to. */
export function PartyFilters({ state }: { readonly state: ListState }) {
  const { t } = useTranslation("quotation");
  const { client, airline } = useFilterParties(state.filter);
  return (
    <>
      <InquirerPicker
        isKnownOnly
        label={t("list.client")}
        placeholder={t("field.inquirerPlaceholder")}
        value={client}
        onChange={(chosen) => state.setFilter("inquirer", chosen?.id ?? "")}
      />
      <AirlinePicker
        among="usable"
        label={t("list.airlines")}
        value={airline}
        onChange={(chosen) => state.setFilter("airline", chosen === null ? "" : String(chosen.id))}
      />
    </>
  );
}
