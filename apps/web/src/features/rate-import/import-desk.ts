import type { RateType } from "@kilolane/domain";

/** Whose sheets a screen takes, of which types, and where its rates are listed. */
export interface ImportDesk {
  /** names the desk: its title is the phrase `desk.<id>` */
  readonly id: "general" | "contract" | "priority" | "promo" | "tariff";
  readonly types: readonly RateType[];
  /** the page with the published rates */
  readonly listHref: string;
  /** the page with all publications; null: the desk has none */
  readonly historyHref: string | null;
  /** the page that hands out rates as sheets; null: the list alone does */
  readonly downloadHref: string | null;
}

const AIRLINE_TYPES = {
  general: ["general"],
  contract: ["contract"],
  priority: ["priority"],
  promo: ["promo", "spot"],
} as const satisfies Readonly<Record<string, readonly RateType[]>>;

/** Types whose rates are one forwarder's (product.md §3). */
export function isForOne(type: RateType): boolean {
  return type === "contract" || type === "spot";
}

function airlineDesk(role: "admin" | "agent", id: keyof typeof AIRLINE_TYPES): [string, ImportDesk] {
  const root = `/airline/${role}/${id === "promo" ? "spot" : id}-rate`;
  return [
    `${root}/upload-rates`,
    {
      id,
      // An agent does not know the airline's forwarders, whom a spot rate is for.
      types: AIRLINE_TYPES[id].filter((type) => role === "admin" || !isForOne(type)),
      listHref: `${root}/list/view`,
      historyHref: `/airline/${role}/history/list`,
      downloadHref: null,
    },
  ];
}

const TARIFFS: ImportDesk = {
  id: "tariff",
  types: ["general", "priority", "promo"],
  listHref: "/data-entry/airfare/list/view",
  historyHref: null,
  downloadHref: "/data-entry/airfare/download",
};

const DESKS: ReadonlyMap<string, ImportDesk> = new Map<string, ImportDesk>([
  airlineDesk("admin", "general"),
  airlineDesk("admin", "contract"),
  airlineDesk("admin", "promo"),
  airlineDesk("agent", "general"),
  airlineDesk("agent", "priority"),
  airlineDesk("agent", "promo"),
  ["/data-entry/airfare/upload", TARIFFS],
  ["/data-entry/airfare/download", TARIFFS],
]);

/** The desk of a screen. @throws RangeError for other screens */
export function importDeskAt(pathname: string): ImportDesk {
  const desk = DESKS.get(pathname.replace(/\/+$/, ""));
  if (desk === undefined) throw new RangeError(`no rate sheets at ${pathname}`);
  return desk;
}
