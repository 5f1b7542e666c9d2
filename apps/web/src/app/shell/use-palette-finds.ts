import { listQuotations, searchInquirers } from "@kilolane/contract";
import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDebouncedValue } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";
import { endpointKey } from "../../lib/api/query.ts";
import { forwarderHref, type ForwarderRole } from "../../lib/paths/href.ts";
import { isAnswered } from "../../ui/search-field/use-search-text.ts";

const PAUSE_MS = 120;
const MOST_QUOTATIONS = 5;
const MOST_INQUIRERS = 4;

/** Records that the palette finds for a text: groups in an order that never changes. */
interface PaletteFinds {
  readonly groups: readonly SpotlightActionGroupData[];
  /** what is shown answers an earlier text */
  readonly isStale: boolean;
}

/**
 * Quotations and inquirers of the desk's own company for what is typed; the old ones stay until the new ones are there.
 * @param role null where the person has no forwarder desk: nothing is asked
 */
export function usePaletteFinds(role: ForwarderRole | null, typed: string): PaletteFinds {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const text = typed.trim();
  const [rested] = useDebouncedValue(text, PAUSE_MS);
  const enabled = role !== null && rested !== "";
  const found = useQuery({
    queryKey: endpointKey(listQuotations, undefined, "palette", rested),
    // one answer: a group that came later would push the next one down under the pointer
    queryFn: async ({ signal }) => {
      const query = { page: 1, size: MOST_QUOTATIONS, filter: JSON.stringify({ search: rested }) };
      const [quotations, inquirers] = await Promise.all([
        callEndpoint(listQuotations, { query }, { signal }),
        callEndpoint(searchInquirers, { body: { search: rested } }, { signal }),
      ]);
      return { quotations: quotations.content, inquirers: inquirers.content.slice(0, MOST_INQUIRERS) };
    },
    enabled,
    placeholderData: keepPreviousData,
  });
  if (role === null || text === "") return { groups: [], isStale: false };

  const isStale = rested !== text || !isAnswered(found);
  // an older text's records are there to be seen, not to be chosen
  const open = (path: string) => ({
    closeSpotlightOnTrigger: !isStale,
    onClick: () => {
      if (!isStale) void navigate(path);
    },
  });
  const numbers = (found.data?.quotations ?? []).map((row) => ({
    id: `quotation-${row.quotation_id}`,
    label: [row.number, row.companyName].filter((part) => part !== "").join(" · "),
    description: `${row.fromAirport} → ${row.toAirport}`,
    ...open(forwarderHref(role, "quotation/details/:id", { id: row.quotation_id })),
  }));
  const people = (found.data?.inquirers ?? []).map((inquirer) => ({
    id: `inquirer-${inquirer.id}`,
    label: inquirer.companyName,
    description: inquirer.nameofInquirer,
    ...open(forwarderHref(role, "quote-inquirer/edit/:id", { id: inquirer.id })),
  }));
  return {
    groups: [
      { group: t("menu.quotations"), actions: numbers },
      { group: t("menu.quoteInquirer"), actions: people },
    ],
    isStale,
  };
}
