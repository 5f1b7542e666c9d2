import type { RateType } from "@kilolane/domain";

/** One of the screens' families: whose rates, of which kinds, and where its screens are. */
export interface RateDesk {
  /** names the family: its title is the phrase `desk.<id>` */
  readonly id: "general" | "contract" | "priority" | "promo" | "tariff" | "operator" | "local" | "manual";
  /** `forwarder`: rates count at once and for one company alone; all others draft and publish */
  readonly keeper: "airline" | "data-entry" | "operator" | "forwarder";
  /** path of its screens without a slash at the end */
  readonly root: string;
  /** types on its list; the ones that can be made there come in the same order */
  readonly types: readonly RateType[];
  readonly makes: readonly RateType[];
  /** screen of the history, without the rate's id; null: the desk has none */
  readonly historyRoot: string | null;
  /** may give a rate to one forwarder and knows whom */
  readonly choosesForwarder: boolean;
}

function airlineDesk(
  role: "admin" | "agent",
  id: "general" | "contract" | "priority" | "promo",
  types: readonly RateType[],
): RateDesk {
  const folder = id === "promo" ? "spot-rate" : `${id}-rate`;
  return {
    id,
    keeper: "airline",
    root: `/airline/${role}/${folder}`,
    types,
    // An agent does not know the airline's forwarders, whom a spot rate is for.
    makes: role === "agent" ? types.filter((type) => type !== "spot") : types,
    historyRoot: `/airline/${role}/history`,
    choosesForwarder: role === "admin",
  };
}

const TARIFF_TYPES = ["general", "priority", "promo"] as const satisfies readonly RateType[];
const ALL_TYPES = ["general", "contract", "priority", "promo", "spot"] as const satisfies readonly RateType[];

const OPERATOR_ROOT = "/super-admin/airline/airrate";

function manualDesk(role: "admin" | "agent"): RateDesk {
  return {
    id: "manual",
    keeper: "forwarder",
    root: `/freight-forwarder/${role}/airline-rates`,
    types: ALL_TYPES,
    makes: ["priority"],
    historyRoot: null,
    choosesForwarder: false,
  };
}

/** Every family of rate screens (marketplace.md §2.4–2.9; the menu calls `spot-rate` Promo Rate). */
export const RATE_DESKS: readonly RateDesk[] = [
  airlineDesk("admin", "general", ["general"]),
  airlineDesk("admin", "contract", ["contract"]),
  airlineDesk("admin", "promo", ["promo", "spot"]),
  airlineDesk("agent", "general", ["general"]),
  airlineDesk("agent", "priority", ["priority"]),
  airlineDesk("agent", "promo", ["promo", "spot"]),
  {
    id: "tariff",
    keeper: "data-entry",
    root: "/data-entry/airfare",
    types: TARIFF_TYPES,
    makes: TARIFF_TYPES,
    historyRoot: null,
    choosesForwarder: false,
  },
  {
    id: "operator",
    keeper: "operator",
    root: OPERATOR_ROOT,
    types: ALL_TYPES,
    makes: [],
    historyRoot: null,
    choosesForwarder: false,
  },
  {
    id: "local",
    keeper: "operator",
    root: "/super-admin/airline/localdb",
    types: TARIFF_TYPES,
    makes: [],
    historyRoot: null,
    choosesForwarder: false,
  },
  manualDesk("admin"),
  manualDesk("agent"),
];

/** The one screen of manual rates that stands outside of its family (specification: screens). */
const MANUAL_ALIAS = "/freightForwarder/admin/contract-rate/manual-rate";

/** The family that a screen belongs to. @throws RangeError for other screens */
export function rateDeskAt(pathname: string): RateDesk {
  const path = pathname.startsWith(MANUAL_ALIAS) ? "/freight-forwarder/admin/airline-rates/" : pathname;
  const found = RATE_DESKS.find((desk) => path.startsWith(`${desk.root}/`));
  if (found === undefined) throw new RangeError(`no rates at ${pathname}`);
  return found;
}

/** The part of a family's path that all families of a role share. */
function rolePath(root: string): string {
  return root.slice(0, root.lastIndexOf("/"));
}

/**
 * The family in which somebody who works at `desk` opens rates of that type: `desk` itself, or another of the same
 * role; undefined where the role has no screen for them.
 */
export function deskForType(desk: RateDesk, type: RateType): RateDesk | undefined {
  return [desk, ...RATE_DESKS].find(
    ({ root, types }) => rolePath(root) === rolePath(desk.root) && types.includes(type),
  );
}

/** Address of the family's list. */
export function rateListHref(desk: RateDesk): string {
  return `${desk.root}/list/view`;
}

/** Address of the empty editor; null where no rate is made. */
export function newRateHref(desk: RateDesk): string | null {
  return desk.makes.length === 0 ? null : `${desk.root}/create`;
}

/** Address of the editor with one rate; the operator has one editor, whichever list a rate was found in. */
export function rateHref(desk: RateDesk, id: string): string {
  return desk.keeper === "operator" ? `${OPERATOR_ROOT}/update/${id}` : `${desk.root}/edit/${id}`;
}

/** Address of what happened to one rate; null where the desk has no history. */
export function rateHistoryHref(desk: RateDesk, id: string): string | null {
  return desk.historyRoot === null ? null : `${desk.historyRoot}/view/${id}`;
}
