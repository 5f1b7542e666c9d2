import { isCalendarDate } from "@kilolane/domain";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ListFilter } from "../../../lib/lists/use-list-state.ts";
import { FilterChip } from "../../../ui/list-tools/filter-chip.tsx";

const DAYS = ["receivedFrom", "receivedTo"] as const;
const CURRENCY = /^[A-Z]{3}$/;

/** Days (UTC) and currency of the money that a list is narrowed to, as a dashboard's figure asks for it. */
export interface Received {
  readonly receivedFrom?: string;
  readonly receivedTo?: string;
  readonly receivedIn?: string;
}

/** Reads from the address what is a day or a currency. */
export function receivedOf(filter: ListFilter): Received {
  const days = DAYS.flatMap((field) => {
    const day = filter[field];
    return typeof day === "string" && isCalendarDate(day) ? [[field, day] as const] : [];
  });
  const { receivedIn } = filter;
  const isCurrency = typeof receivedIn === "string" && CURRENCY.test(receivedIn);
  return { ...Object.fromEntries(days), ...(isCurrency && { receivedIn }) };
}

interface ReceivedChipsProps {
  readonly received: Received;
  readonly onRemove: (fields: readonly string[]) => void;
}

/** When and in what currency the money came that the list is narrowed to, each a click from being gone. */
export function ReceivedChips({ received, onRemove }: ReceivedChipsProps) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const days = DAYS.flatMap((field) => {
    const day = received[field];
    return day === undefined ? [] : [formatDate(day, language)];
  });
  return (
    <>
      {days.length === 0 ? null : (
        <FilterChip
          label={t("filter.received")}
          value={days.join(" – ")}
          removeLabel={t("filter.anyDay")}
          onRemove={() => onRemove(DAYS)}
        />
      )}
      {received.receivedIn === undefined ? null : (
        <FilterChip
          label={t("column.currency")}
          value={received.receivedIn}
          removeLabel={t("filter.anyCurrency")}
          onRemove={() => onRemove(["receivedIn"])}
        />
      )}
    </>
  );
}
