import type addressBook from "./locales/en/address-book.json";
import type aircraft from "./locales/en/aircraft.json";
import type airline from "./locales/en/airline.json";
import type airport from "./locales/en/airport.json";
import type asked from "./locales/en/asked.json";
import type assignment from "./locales/en/assignment.json";
import type audit from "./locales/en/audit.json";
import type chat from "./locales/en/chat.json";
import type client from "./locales/en/client.json";
import type company from "./locales/en/company.json";
import type demo from "./locales/en/demo.json";
import type document from "./locales/en/document.json";
import type door from "./locales/en/door.json";
import type entry from "./locales/en/entry.json";
import type error from "./locales/en/error.json";
import type exchange from "./locales/en/exchange.json";
import type feedback from "./locales/en/feedback.json";
import type file from "./locales/en/file.json";
import type haulage from "./locales/en/haulage.json";
import type incoming from "./locales/en/incoming.json";
import type inquirer from "./locales/en/inquirer.json";
import type key from "./locales/en/key.json";
import type listFile from "./locales/en/list-file.json";
import type mail from "./locales/en/mail.json";
import type manual from "./locales/en/manual.json";
import type margin from "./locales/en/margin.json";
import type member from "./locales/en/member.json";
import type notice from "./locales/en/notice.json";
import type notification from "./locales/en/notification.json";
import type payment from "./locales/en/payment.json";
import type pdf from "./locales/en/pdf.json";
import type place from "./locales/en/place.json";
import type quotation from "./locales/en/quotation.json";
import type operation from "./locales/en/operation.json";
import type platformStatistics from "./locales/en/platform-statistics.json";
import type quoteAnalysis from "./locales/en/quote-analysis.json";
import type rate from "./locales/en/rate.json";
import type rateImport from "./locales/en/rate-import.json";
import type reference from "./locales/en/reference.json";
import type schedule from "./locales/en/schedule.json";
import type sentRequest from "./locales/en/sent-request.json";
import type session from "./locales/en/session.json";
import type settings from "./locales/en/settings.json";
import type shell from "./locales/en/shell.json";
import type signup from "./locales/en/signup.json";
import type spend from "./locales/en/spend.json";
import type state from "./locales/en/state.json";
import type statistics from "./locales/en/statistics.json";
import type subscription from "./locales/en/subscription.json";
import type today from "./locales/en/today.json";
import type tracking from "./locales/en/tracking.json";
import type trucking from "./locales/en/trucking.json";
import type truckingCarrier from "./locales/en/trucking-carrier.json";
import type truckingProposal from "./locales/en/trucking-proposal.json";
import type truckingSheet from "./locales/en/trucking-sheet.json";
import type tutorial from "./locales/en/tutorial.json";
import type versionNote from "./locales/en/version-note.json";
import type viewing from "./locales/en/viewing.json";
import type warehouse from "./locales/en/warehouse.json";

/** English is the type of every area: a key that English lacks does not compile. */
export interface Phrases {
  "address-book": typeof addressBook;
  aircraft: typeof aircraft;
  airline: typeof airline;
  airport: typeof airport;
  asked: typeof asked;
  assignment: typeof assignment;
  audit: typeof audit;
  chat: typeof chat;
  client: typeof client;
  company: typeof company;
  demo: typeof demo;
  document: typeof document;
  door: typeof door;
  entry: typeof entry;
  error: typeof error;
  exchange: typeof exchange;
  feedback: typeof feedback;
  file: typeof file;
  haulage: typeof haulage;
  incoming: typeof incoming;
  inquirer: typeof inquirer;
  key: typeof key;
  "list-file": typeof listFile;
  mail: typeof mail;
  manual: typeof manual;
  margin: typeof margin;
  member: typeof member;
  notice: typeof notice;
  notification: typeof notification;
  payment: typeof payment;
  pdf: typeof pdf;
  place: typeof place;
  quotation: typeof quotation;
  operation: typeof operation;
  "platform-statistics": typeof platformStatistics;
  "quote-analysis": typeof quoteAnalysis;
  rate: typeof rate;
  "rate-import": typeof rateImport;
  reference: typeof reference;
  schedule: typeof schedule;
  "sent-request": typeof sentRequest;
  session: typeof session;
  settings: typeof settings;
  shell: typeof shell;
  signup: typeof signup;
  spend: typeof spend;
  state: typeof state;
  statistics: typeof statistics;
  subscription: typeof subscription;
  today: typeof today;
  tracking: typeof tracking;
  trucking: typeof trucking;
  "trucking-carrier": typeof truckingCarrier;
  "trucking-proposal": typeof truckingProposal;
  "trucking-sheet": typeof truckingSheet;
  tutorial: typeof tutorial;
  "version-note": typeof versionNote;
  viewing: typeof viewing;
  warehouse: typeof warehouse;
}

export type Area = keyof Phrases;

/** The areas that exist; one JSON file per language and area. A new area is a line here and six files. */
export const AREAS = [
  "address-book",
  "aircraft",
  "airline",
  "airport",
  "asked",
  "assignment",
  "audit",
  "chat",
  "client",
  "company",
  "demo",
  "document",
  "door",
  "entry",
  "error",
  "exchange",
  "feedback",
  "file",
  "haulage",
  "incoming",
  "inquirer",
  "key",
  "list-file",
  "mail",
  "manual",
  "margin",
  "member",
  "notice",
  "notification",
  "operation",
  "payment",
  "pdf",
  "place",
  "platform-statistics",
  "quotation",
  "quote-analysis",
  "rate-import",
  "rate",
  "reference",
  "schedule",
  "sent-request",
  "session",
  "settings",
  "shell",
  "signup",
  "spend",
  "state",
  "statistics",
  "subscription",
  "today",
  "tracking",
  "trucking-carrier",
  "trucking-proposal",
  "trucking-sheet",
  "trucking",
  "tutorial",
  "version-note",
  "viewing",
  "warehouse",
] as const satisfies readonly Area[];

/** Areas that a browser fetches as one file, beside the files of a language; every other area is a file of its own. */
export const JOINED_AREAS = {
  start: ["error", "notification", "session", "shell", "state"],
  desk: ["inquirer", "place", "quotation", "trucking"],
} as const satisfies Readonly<Record<string, readonly Area[]>>;

/** The file that an area is joined into; undefined for one with a file of its own. */
export function joinedFileOf(area: string): keyof typeof JOINED_AREAS | undefined {
  const files = ["start", "desk"] as const satisfies readonly (keyof typeof JOINED_AREAS)[];
  return files.find((file) => JOINED_AREAS[file].some((joined) => joined === area));
}

type PluralSuffix = "zero" | "one" | "two" | "few" | "many" | "other";
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralSuffix}` ? Base : K;

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** Every key of an area as dotted path, plurals by their base name: `list.count` for `list.count_other`. */
export type PhraseKey<A extends Area> = KeysOf<Phrases[A]>;
