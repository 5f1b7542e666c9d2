import { findMembers, listQuotations, searchAirports, searchInquirers } from "@kilolane/contract";
import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDebouncedValue } from "@mantine/hooks";
import { useNavigate } from "react-router";
import { type Translate, useTranslation } from "../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";
import { endpointKey } from "../../lib/api/query.ts";
import { forwarderHref, type ForwarderRole } from "../../lib/paths/href.ts";
import { isAnswered } from "../../ui/search-field/use-search-text.ts";

const PAUSE_MS = 120;
const MOST_QUOTATIONS = 5;
const MOST_INQUIRERS = 4;
const MOST_CLIENTS = 4;
const MOST_AIRPORTS = 4;

/** Everything that a text finds: one answer, a group that came later would push the next one down. */
async function findRecords(text: string, signal: AbortSignal) {
  const query = { page: 1, size: MOST_QUOTATIONS, filter: JSON.stringify({ search: text }) };
  const [quotations, inquirers, clients, airports] = await Promise.all([
    callEndpoint(listQuotations, { query }, { signal }),
    callEndpoint(searchInquirers, { body: { search: text } }, { signal }),
    callEndpoint(findMembers, { query: { group: "clients", search: text, size: MOST_CLIENTS } }, { signal }),
    callEndpoint(searchAirports, { body: { search: text, flag: true } }, { signal }),
  ]);
  return {
    quotations: quotations.content,
    inquirers: inquirers.content.slice(0, MOST_INQUIRERS),
    clients: clients.content.slice(0, MOST_CLIENTS),
    airports: airports.slice(0, MOST_AIRPORTS),
  };
}

type Found = Awaited<ReturnType<typeof findRecords>>;
type Open = (
  path: string,
) => Pick<SpotlightActionGroupData["actions"][number], "onClick" | "closeSpotlightOnTrigger">;

/** The records as groups of the palette, in an order that never changes. */
function groupsOf(
  found: Found,
  role: ForwarderRole,
  t: Translate<"shell">,
  open: Open,
): SpotlightActionGroupData[] {
  const numbers = found.quotations.map((row) => ({
    id: `quotation-${row.quotation_id}`,
    label: [row.number, row.companyName].filter((part) => part !== "").join(" · "),
    description: `${row.fromAirport} → ${row.toAirport}`,
    ...open(forwarderHref(role, "quotation/details/:id", { id: row.quotation_id })),
  }));
  const people = found.inquirers.map((inquirer) => ({
    id: `inquirer-${inquirer.id}`,
    label: inquirer.companyName,
    description: inquirer.nameofInquirer,
    ...open(forwarderHref(role, "quote-inquirer/edit/:id", { id: inquirer.id })),
  }));
  const clients = found.clients.map((client) => ({
    id: `client-${client.id}`,
    label: `${client.firstName} ${client.lastName}`,
    description: client.email,
    ...open(forwarderHref(role, "clients/edit/:id", { id: client.id })),
  }));
  const airports = found.airports.map((airport) => ({
    id: `airport-${airport.code}`,
    label: `${airport.code} · ${airport.city}`,
    description: t("palette.quoteFrom", { code: airport.code }),
    ...open(`${forwarderHref(role, "quotation/create")}?from=${airport.code}`),
  }));
  return [
    { group: t("menu.quotations"), actions: numbers },
    { group: t("menu.quoteInquirer"), actions: people },
    { group: t("menu.clients"), actions: clients },
    { group: t("menu.airport"), actions: airports },
  ];
}

/** Records that the palette finds for a text: groups in an order that never changes. */
interface PaletteFinds {
  readonly groups: readonly SpotlightActionGroupData[];
  /** what is shown answers an earlier text */
  readonly isStale: boolean;
  /** what was typed could not be looked up */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Quotations, inquirers and clients of the desk's own company, and airports, for what is typed; the old ones stay until the new ones are there.
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
    queryFn: async ({ signal }) => findRecords(rested, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
  const retry = () => void found.refetch();
  if (role === null || text === "") return { groups: [], isStale: false, hasFailed: false, retry };

  const hasFailed = rested === text && found.isError;
  const isStale = rested !== text || (!hasFailed && !isAnswered(found));
  // an older text's records are there to be seen, not to be chosen
  const open = (path: string) => ({
    closeSpotlightOnTrigger: !isStale,
    onClick: () => {
      if (!isStale) void navigate(path);
    },
  });
  return {
    groups: found.data === undefined ? [] : groupsOf(found.data, role, t, open),
    isStale,
    hasFailed,
    retry,
  };
}
