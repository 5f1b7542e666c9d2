import { type PreferredAirport, searchAirports } from "@kilolane/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { invalidate } from "../../lib/api/query.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { addAirport, orderAirports, preferredAirportsQuery, removeAirport } from "./queries.ts";
import { useInLine } from "./use-in-line.ts";

type List = readonly PreferredAirport[];

/** The list with one entry at another place. */
export function moveEntry(list: List, from: number, to: number): List {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The list as it is shown, before the server has answered. */
function useShownList(): { show: (list: List) => void; current: () => List } {
  const queries = useQueryClient();
  const { queryKey } = preferredAirportsQuery;
  return {
    show: (list) => {
      // An answer under way is older than what is shown from now on.
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, [...list]);
    },
    current: () => queries.getQueryData(queryKey) ?? [],
  };
}

/** Shows an order and stores it when its turn comes: of those that wait only the last one matters. */
function useStoredOrder(
  show: (list: List) => void,
  attempt: (work: () => Promise<void>) => Promise<void>,
): (list: List) => void {
  const orders = useRef(0);
  return (list) => {
    show(list);
    orders.current += 1;
    const order = orders.current;
    void attempt(async () => {
      if (order === orders.current) await orderAirports(list.map(({ id }) => id));
    });
  };
}

/** Changes of the preferred airports, each stored at once; what the server refuses is taken back. */
export function useAirportList() {
  const { t } = useTranslation("settings");
  const queries = useQueryClient();
  const { show, current } = useShownList();
  // Searches made before would still show the old order.
  const attempt = useInLine(() => {
    void queries.invalidateQueries({ queryKey: preferredAirportsQuery.queryKey });
    void invalidate(queries, [searchAirports]);
  });
  const store = useStoredOrder(show, attempt);
  const restore = (entry: PreferredAirport, place: number) =>
    attempt(async () => {
      const added = await addAirport(entry.airport);
      const rest = current().filter(({ airport }) => airport !== added.airport);
      const list = rest.toSpliced(place, 0, added);
      show(list);
      await orderAirports(list.map(({ id }) => id));
    });

  return {
    add: (code: string) =>
      attempt(async () => {
        const added = await addAirport(code);
        show([...current(), added]);
        showToast({ tone: "success", text: t("airports.saved") });
      }),
    remove: (entry: PreferredAirport) => {
      const place = current().findIndex(({ id }) => id === entry.id);
      show(current().filter(({ id }) => id !== entry.id));
      return attempt(async () => {
        await removeAirport(entry.id);
        showToast({
          tone: "success",
          text: t("airports.deleted"),
          weight: "grave",
          action: { label: t("airports.undo"), run: () => void restore(entry, place) },
        });
      });
    },
    /** Moves an entry by one place up (-1) or down (1). @returns where it is now, from 0 */
    move: (code: string, by: 1 | -1): number => {
      const list = current();
      const from = list.findIndex(({ airport }) => airport === code);
      const next = moveEntry(list, from, from + by);
      if (next === list) return from;
      store(next);
      return from + by;
    },
    /** Shows the order while it is being dragged; nothing is stored yet. */
    show,
    /** Stores the order that is shown. */
    storeShown: () => store(current()),
  };
}
