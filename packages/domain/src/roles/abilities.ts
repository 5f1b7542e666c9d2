import type { Role } from "./roles.ts";

/**
 * What a role may do: the only table of it. Who may call an endpoint is declared with the endpoint (contract,
 * audience.ts); here is what one call or one screen does differently by role. Code asks `may(role, "…")` and never compares a
 * role itself.
 */
export const ABILITIES = {
  /** runs the product: every company, every key, every airline's rates; works on during maintenance */
  operatesPlatform: ["ROLE_SUPERADMIN"],
  worksDuringMaintenance: ["ROLE_SUPERADMIN"],
  seesEveryCompany: ["ROLE_SUPERADMIN"],
  readsEveryTutorial: ["ROLE_SUPERADMIN"],
  answersFeedback: ["ROLE_SUPERADMIN"],
  keepsEveryCompanysKeys: ["ROLE_SUPERADMIN"],

  /** prices, sends and follows up quotations for a forwarder (product.md §8) */
  worksAtForwarderDesk: ["ROLE_FFADMIN", "ROLE_FFAGENT"],
  /** clients and shippers: never a buy rate, a margin or a cost (pricing rules §7) */
  seesSellRatesOnly: ["ROLE_FFCLIENT", "ROLE_CONSIGNEE"],
  /** agents see their own quotations unless the company opens all */
  seesCompanyQuotations: ["ROLE_FFADMIN"],
  /** product.md §4 */
  maySellBelowFloor: ["ROLE_FFADMIN"],
  /** keeps the margin rules, and decides about agents' sales below the floor (product.md §4) */
  keepsMarginRules: ["ROLE_FFADMIN"],
  /** gives clients' requests to the desk, and confirms or turns down what clients accept (quotation-core.md §4) */
  decidesClientRequests: ["ROLE_FFADMIN"],
  /** a forwarder's client is a guest in the forwarder's company: it does not see the directory of others */
  seesOwnDirectoryOnly: ["ROLE_FFCLIENT"],
  /** writes manual quotations where the company lets its admins; the others of the desk where it lets its agents */
  writesManualAsAdmin: ["ROLE_FFADMIN"],
  /** decides for a company that works with quotations: currency, units, mails */
  decidesHowCompanyQuotes: ["ROLE_FFADMIN", "ROLE_CONSIGNEE"],
  choosesDocumentUnits: ["ROLE_CONSIGNEE"],

  /** ships for itself: may be tied to forwarders, and looks for them */
  shipsForItself: ["ROLE_CONSIGNEE"],

  /** rates of airlines without people of their own */
  keepsUnstaffedAirlinesRates: ["ROLE_DATAENTRY"],
  keepsEveryAirlinesRates: ["ROLE_SUPERADMIN"],
  /** an airline's agents have no contract rates (specification §2.4–2.6) */
  seesContractRates: ["ROLE_AIRLINE_ADMIN"],

  /** adds, edits and suspends members and clients, ends ties to shippers */
  managesMembers: ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN"],
  /** adds and edits clients, no other members */
  managesClientsOnly: ["ROLE_FFAGENT"],
  isClientOfForwarder: ["ROLE_FFCLIENT"],
  givesOutKeys: ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN", "ROLE_SUPERADMIN"],
  readsCompanyFeedback: ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN"],
  /** a company must always have one of these who can sign in */
  looksAfterCompany: ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN", "ROLE_TRUCKING_ADMIN", "ROLE_CONSIGNEE"],
  /** is mailed what the operator decides about the company */
  hearsOfDecisions: [
    "ROLE_CONSIGNEE",
    "ROLE_FFADMIN",
    "ROLE_SUPERADMIN",
    "ROLE_AIRLINE_ADMIN",
    "ROLE_DATAENTRY",
    "ROLE_TRUCKING_ADMIN",
  ],
  /** decides over other people's work, and so may guard the sign-in with a second factor */
  mayUseSecondFactor: ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN", "ROLE_TRUCKING_ADMIN", "ROLE_SUPERADMIN"],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Ability = keyof typeof ABILITIES;
type RoleWith<A extends Ability> = (typeof ABILITIES)[A][number];

/** Whether a role has an ability; nobody signed in and unknown words have none. */
export function may<A extends Ability>(role: string | null | undefined, ability: A): role is RoleWith<A> {
  const roles: readonly Role[] = ABILITIES[ability];
  return roles.some((able) => able === role);
}
