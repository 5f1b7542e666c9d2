import type { Endpoint } from "@kilolane/contract";
import type { Role } from "@kilolane/domain";
import { readXlsx } from "hucre/xlsx";
import { readPdf } from "../src/integrations/pdf/read-pdf.ts";
import { FORM, type Forwarder } from "./build-market.ts";
import { openRecords } from "./build-records.ts";
import type { Answer } from "./call-endpoint.ts";
import { CASES_WITH_IDS, type Case } from "./foreign-id-cases.ts";
import type { TestWorld } from "./harness.ts";

/** A call and all that its answer says, in words. */
export interface Told {
  readonly name: string;
  readonly who: Case[0];
  readonly status: number;
  readonly text: string;
}

const RATE = {
  type: "general",
  currency: "USD",
  minCharge: "75",
  weightBreaks: [{ from: "0", price: "4.10" }],
};

const all = () => ({ query: { size: 100 } });
const none = () => ({});
const trucking = () => ({ query: { "pickup-zip": "10001", "departure-airport": "JFK" } });
const lane = () => ({ query: { from_airport: "JFK", to_airport: "FRA" } });
const FLIGHTS = { origin: "JFK", destination: "FRA", from: "2026-11-23", to: "2026-12-06" };
const both = (name: string, input: Case[1]) =>
  [
    [name, "admin", input],
    [name, "client", input],
  ] as const;

const STATISTICS: readonly (readonly [string, ...Case])[] = [
  ["countUsersByRole", "admin", none],
  ["countKeysByType", "admin", none],
  ["getQuotationRevenue", "admin", none],
  ["listTopDestinations", "admin", none],
  ["countQuotationsByUser", "admin", none],
  ["listTopUsers", "admin", none],
  ["listQuotationMargins", "admin", () => ({ query: { by: "client" } })],
  ["listQuotationLosses", "admin", none],
  ["getToday", "admin", none],
];

const OPERATIONS: readonly (readonly [string, ...Case])[] = [
  ["listTruckingSheets", "admin", all],
  ["downloadTruckingTemplate", "admin", none],
  ["listShipments", "admin", all],
  ["exportShipments", "admin", () => ({ query: { format: "csv" } })],
  ["getFlightSchedule", "admin", () => ({ query: FLIGHTS })],
  ["exportFlightSchedule", "admin", () => ({ query: { ...FLIGHTS, format: "csv" } })],
  ["exportDocuments", "admin", () => ({ query: { format: "xlsx" } })],
  ["exportClientQuotations", "client", () => ({ query: { format: "csv" } })],
  ["exportClientQuotations", "client", () => ({ query: { format: "xlsx" } })],
];

/** Calls of chat that need no id. */
const conversations = (term: string): readonly (readonly [string, ...Case])[] => [
  ...both("listChatRooms", all),
  ...both("searchChat", () => ({ query: { search: term } })),
  ...both("listChatPartners", none),
];

/** A call of every endpoint that needs no id; `term` is what is searched for. */
export function searches(term: string): readonly (readonly [string, ...Case])[] {
  const filter = JSON.stringify({ search: term });
  const search = () => ({ body: { search: term } });
  const list = () => ({ query: { filter, size: 100 } });
  return [
    ["listQuotations", "admin", list],
    ["listQuotations", "admin", all],
    ["listCompanyQuotations", "admin", all],
    ["findCompanyQuotations", "admin", list],
    ["listClientQuotations", "client", all],
    ["listClientQuotations", "client", list],
    ["listRecentQuotations", "admin", none],
    ["exportQuotations", "admin", () => ({ query: { format: "csv" } })],
    ["exportQuotations", "admin", () => ({ query: { format: "xlsx" } })],
    ["exportClientRequests", "admin", () => ({ query: { format: "csv" } })],
    ["listSentRequests", "client", all],
    ["exportSentRequests", "client", () => ({ query: { format: "csv" } })],
    ["listDocuments", "admin", all],
    ...OPERATIONS,
    ["getQuotationDefaults", "admin", none],
    ...STATISTICS,
    ["findInquirers", "admin", () => ({ query: { companyName: term } })],
    ["findInquirers", "admin", none],
    ["listInquirers", "admin", all],
    ["searchInquirers", "admin", search],
    ["listMarginRules", "admin", all],
    ["listFloorApprovals", "admin", all],
    ["exportFloorApprovals", "admin", () => ({ query: { format: "csv" } })],
    ["exportMarginRules", "admin", () => ({ query: { format: "csv" } })],
    ["exportOwnExchangeRates", "admin", () => ({ query: { format: "csv" } })],
    ["listInquirersByCompany", "admin", search],
    ["searchDirectory", "admin", search],
    ["searchClientDirectory", "client", search],
    ["listSavedViews", "admin", () => ({ params: { screen: "quotations" } })],
    ["createQuotation", "admin", () => ({ body: { ...FORM, pickupZip: "10001" } })],
    ["proposeQuotations", "admin", () => ({ body: { ...FORM, pickupZip: "10001" } })],
    ["createClientQuotation", "client", () => ({ body: { ...FORM, pickupZip: "10001" } })],
    ["previewRating", "admin", () => ({ body: { rate: RATE, shipment: {} } })],
    ...both("countQuotations", none),
    ...both("checkTrucking", trucking),
    ...both("checkDistance", () => ({ query: { zip: "10001", airport: "JFK" } })),
    ...both("searchLaneAirlines", lane),
    ...both("listNotifications", all),
    ...both("countNotifications", none),
    ...both("searchAirports", search),
    ...both("searchUnNumbers", () => ({ query: { search: term } })),
    ...both("getProfile", none),
    ...both("listCurrencies", none),
    ["searchAirlines", "admin", search],
    ["searchAirlineDetails", "airline", () => ({ query: { search: term } })],
    ["searchForwarders", "airline", () => ({ query: { search: term } })],
    ["listForwarderRates", "admin", list],
    ["listManualRates", "admin", all],
    ["listRates", "airline", all],
    ["getAirport", "client", () => ({ params: { code: "JFK" } })],
    ["getZipcode", "client", () => ({ query: { zipcode: "10001" } })],
    ["listCountries", "anyone", none],
    ["listForwarderCountries", "anyone", none],
  ];
}

const group = (name: string) => () => ({ query: { group: name } });
const peopleSheet = () => ({ query: { group: "desk", format: "csv" } });
/** An airline whose rates everybody sees. */
const everybodys = () => ({ query: { airlineId: 1 } });

/** Calls of what is read by the number of an airline, or of one of two lists; the number is that of the caller's desk. */
export function deskReads(airlineId: number): readonly (readonly [string, ...Case])[] {
  const desk = () => ({ query: { airlineId } });
  const exported = (format: string) => () => ({ query: { airlineId, rateType: "general", format } });
  return [
    ["findMembers", "admin", group("desk")],
    ["findMembers", "admin", group("clients")],
    ["findMembers", "airline", group("desk")],
    ["exportMembers", "admin", peopleSheet],
    ["exportMembers", "airline", peopleSheet],
    ["exportRates", "airline", exported("csv")],
    ["exportRates", "airline", exported("xlsx")],
    ...[
      "listRateSets",
      "listImportProfiles",
      "listRateImports",
      "listSurcharges",
      "listWeightRanges",
    ].flatMap((name) => [[name, "airline", desk] as const, [name, "admin", everybodys] as const]),
  ];
}

/** All words of an answer, whatever it is: JSON, PDF, spreadsheet or plain text. */
export async function wordsOf({ headers, bytes, text }: Answer<Endpoint>): Promise<string> {
  const type = String(headers["content-type"]);
  if (type === "application/pdf") return pdfWords(bytes);
  if (type.includes("spreadsheet")) return JSON.stringify(await readXlsx(bytes));
  return text;
}

/** The text of a PDF, line by line. */
export async function pdfWords(bytes: Uint8Array): Promise<string> {
  const { pages, title } = await readPdf(bytes);
  const lines = pages.flatMap((page) => page.lines.map((line) => line.map((run) => run.text).join(" ")));
  return [String(title), ...lines].join("\n");
}

/** `anyone` reads what is public and nothing else. */
const CRAWLER_ROLES = {
  admin: "ROLE_FFADMIN",
  client: "ROLE_FFCLIENT",
  airline: "ROLE_AIRLINE_ADMIN",
  anyone: "ROLE_FFCLIENT",
} as const satisfies Record<Case[0], Role>;

/** True when one of those who crawl may call it. */
export function isOpenToCrawlers(roles: Endpoint["roles"]): boolean {
  return typeof roles === "string" || Object.values(CRAWLER_ROLES).some((role) => roles.includes(role));
}

/** Ends the session that crawls, or makes another one. */
const SESSION_CALLS = new Set(["authenticate", "logout"]);

/**
 * Calls every endpoint as a forwarder's own people, with records of theirs that are new after each change; those without a
 * case or a search with nothing at all, which is enough for what only reads.
 */
export async function crawl(
  world: TestWorld,
  forwarder: Forwarder,
  term: string,
  who: readonly Case[0][] = ["admin", "client", "airline", "anyone"],
): Promise<Told[]> {
  const told: Told[] = [];
  const store = await openRecords(forwarder);
  const visit = async (name: string, [caller, makeInput]: Case) => {
    if (!who.includes(caller)) return;
    const endpoint = world.app.bound.find((entry) => entry.name === name);
    if (endpoint === undefined) throw new Error(`no ${name}`);
    await world.database.query("delete from rate_limit");
    const person = caller === "anyone" ? world.anonymous : forwarder[caller];
    const isChange = endpoint.method !== "GET";
    const records = await store.take((own) => makeInput(own, world), isChange);
    const answer = await person.send(endpoint, makeInput(records, world));
    told.push({ name, who: caller, status: answer.status, text: await wordsOf(answer) });
  };
  for (const [name, ...call] of [
    ...searches(term),
    ...conversations(term),
    ...deskReads(forwarder.desk.airlineId),
  ])
    await visit(name, call);
  for (const [name, call] of Object.entries(CASES_WITH_IDS)) await visit(name, call);
  const known = new Set(told.map(({ name }) => name));
  for (const { name, roles } of world.app.bound) {
    if (known.has(name) || SESSION_CALLS.has(name)) continue;
    for (const caller of ["admin", "client", "airline", "anyone"] as const) {
      const role = CRAWLER_ROLES[caller];
      const isOpen =
        typeof roles === "string" ? roles === "public" || caller !== "anyone" : roles.includes(role);
      if (isOpen) await visit(name, [caller, none]);
    }
  }
  return told;
}
