import { may, type Role } from "@kilolane/domain";
import { messagesPathOf } from "../../lib/chat/messages-path.ts";
import { forwarderHref, href } from "../../lib/paths/href.ts";
import { findScreen, mayOpen } from "../../lib/paths/screens.ts";
import type { Notification } from "./queries.ts";

/** What of a notification decides where it leads. */
type Subject = Pick<
  Notification,
  | "quoteId"
  | "fromStation"
  | "toStation"
  | "mainManu"
  | "subManu"
  | "airfareId"
  | "feedbackId"
  | "requestId"
  | "roomId"
  | "proposalId"
  | "carrierId"
>;

/**
 * Address of what a notification is about, in the screens of the role that reads it.
 *
 * @returns null when it is about nothing that this role has a screen for
 */
export function targetOf(subject: Subject, role: Role | ""): string | null {
  if (role === "") return null;
  const target = addressOf(subject, role);
  const screen = target === null ? undefined : findScreen(target.split("?")[0] ?? "");
  return screen !== undefined && mayOpen(role, screen) ? target : null;
}

function addressOf(subject: Subject, role: Role): string | null {
  switch (subject.mainManu) {
    case "key-management":
      return keysOf(role);
    case "rate":
      return rateOf(subject, role);
    case "incoming-requests":
    case "sent-requests":
      return requestOf(subject, role);
    case "margins":
      return floorOf(subject, role);
    case "feedback":
      return feedbackOf(subject, role);
    case "company":
      return companyOf(subject, role);
    case "messages":
      return roomOf(subject, role);
    case "trucking":
      return proposalOf(subject, role);
    default:
      return quotationOf(subject, role);
  }
}

function quotationOf({ quoteId, fromStation, toStation }: Subject, role: Role): string | null {
  if (quoteId === null) return null;
  if (may(role, "worksAtForwarderDesk")) {
    return forwarderHref(role, "quotation/details/:id", { id: quoteId });
  }
  if (may(role, "isClientOfForwarder")) {
    return href("/freight-forwarder/client/quotation/details/:id", { id: quoteId });
  }
  if (may(role, "shipsForItself") && fromStation !== null && toStation !== null) {
    return href("/shipper/quotation/details/:quoteId/:fromStation/:toStation", {
      quoteId,
      fromStation,
      toStation,
    });
  }
  return null;
}

/** The request at the desk, or as its client sent it. */
function requestOf({ requestId }: Subject, role: Role): string | null {
  if (requestId === null) return null;
  if (may(role, "worksAtForwarderDesk"))
    return forwarderHref(role, "incoming-requests/details/:id", { id: requestId });
  if (may(role, "isClientOfForwarder"))
    return href("/freight-forwarder/client/sent-requests/details/:id", { id: requestId });
  return may(role, "shipsForItself") ? href("/shipper/sent-requests/details/:id", { id: requestId }) : null;
}

/** What was asked below the floor: its answer leads to the price, the question to the list of questions. */
function floorOf({ quoteId, requestId }: Subject, role: Role): string | null {
  if (!may(role, "worksAtForwarderDesk")) return null;
  if (quoteId !== null) return forwarderHref(role, "quotation/details/:id", { id: quoteId });
  if (requestId !== null) return forwarderHref(role, "quotation/output/:requestId", { requestId });
  return forwarderHref(role, "margins/approvals");
}

/** Links to keys open page 1 with 50 rows and a word of the filter (marketplace.md §2.10). */
const KEYS_IN_USE = `?page=1&size=50&filter=${encodeURIComponent('{"state":"Used"}')}`;

/** Where each role looks after its keys. */
const KEY_PLACES: Partial<Record<Role, string>> = {
  ROLE_FFADMIN: href("/freight-forwarder/admin/key-management/assigned"),
  ROLE_AIRLINE_ADMIN: href("/airline/admin/assign-key"),
};

function keysOf(role: Role): string | null {
  const place = KEY_PLACES[role];
  return place === undefined ? null : `${place}${KEYS_IN_USE}`;
}

/** Where each role keeps its rates; `*` is the kind of rate, promo and spot sharing their screens. */
const RATE_DESKS: Partial<Record<Role, string>> = {
  ROLE_AIRLINE_ADMIN: "/airline/admin/*-rate",
  ROLE_AIRLINE_AGENT: "/airline/agent/*-rate",
  ROLE_DATAENTRY: "/data-entry/airfare",
  ROLE_FFADMIN: "/freight-forwarder/admin/airline-rates",
  ROLE_FFAGENT: "/freight-forwarder/agent/airline-rates",
};

/** The rate itself, or the list when it is about several. */
function rateOf({ airfareId, subManu }: Subject, role: Role): string | null {
  const desk = RATE_DESKS[role]?.replace("*", subManu === "promo" ? "spot" : subManu);
  if (desk === undefined) return null;
  return airfareId === null ? `${desk}/list/view` : `${desk}/edit/${encodeURIComponent(airfareId)}`;
}

/** The conversation, on the screen of all. */
function roomOf({ roomId }: Subject, role: Role): string | null {
  const place = messagesPathOf(role);
  return place === null || roomId === null ? null : `${place}?room=${encodeURIComponent(roomId)}`;
}

/** A proposal at the carrier, or where its proposer follows it. */
function proposalOf({ proposalId, carrierId }: Subject, role: Role): string | null {
  if (proposalId === null) return null;
  const query = `?proposal=${encodeURIComponent(proposalId)}`;
  if (!may(role, "worksAtForwarderDesk")) return `${href("/trucking/tariffs")}${query}`;
  return carrierId === null ? null : `${forwarderHref(role, "trucking/edit/:id", { id: carrierId })}${query}`;
}

/** Where each role reads one of its feedbacks. */
const FEEDBACK_PLACES: Partial<Record<Role, string>> = {
  ROLE_FFADMIN: "/freight-forwarder/admin",
  ROLE_FFAGENT: "/freight-forwarder/agent",
  ROLE_FFCLIENT: "/freight-forwarder/client",
  ROLE_AIRLINE_ADMIN: "/airline-admin",
  ROLE_AIRLINE_AGENT: "/airline-agent",
  ROLE_CONSIGNEE: "/shipper",
};

function feedbackOf({ feedbackId }: Subject, role: Role): string | null {
  if (feedbackId === null) return null;
  const id = encodeURIComponent(feedbackId);
  if (may(role, "answersFeedback")) return `${href("/super-admin/feedback/view")}?open=${id}`;
  const place = FEEDBACK_PLACES[role];
  return place === undefined ? null : `${place}/feedback/feedbacklist/view/${id}`;
}

/** Where the operator decides about companies of each kind. */
const WAITING_COMPANIES: Readonly<Record<string, string>> = {
  forwarder: href("/super-admin/freight-forwarder/companies/unapproved-companies"),
  airline: href("/super-admin/airline/companies/unapproved-airlines"),
  shipper: "/super-admin/shippers/list/view",
  trucking: "/super-admin/trucking/companies/list/view",
  "data-entry": "/super-admin/data-entry/users/list/view",
};

function companyOf({ subManu }: Subject, role: Role): string | null {
  return may(role, "seesEveryCompany") ? (WAITING_COMPANIES[subManu] ?? null) : null;
}
