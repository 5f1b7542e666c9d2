import type { Role } from "@kilolane/domain";
import type { ScreenPath } from "../../lib/paths/screens.ts";
import type { FeedbackList } from "./queries.ts";

/** Where a role gives and reads feedback. */
export interface FeedbackPlace {
  readonly list: ScreenPath;
  readonly add: ScreenPath;
  readonly route: FeedbackList;
  /** this role reads what all of its company said */
  readonly seesCompany: boolean;
}

/** Data entry and trucking give none (marketplace.md §6). */
const PLACES: Partial<Record<Role, FeedbackPlace>> = {
  ROLE_FFADMIN: {
    list: "/freight-forwarder/admin/feedback/view",
    add: "/freight-forwarder/admin/feedback/addfeedback",
    route: "listForwarderFeedback",
    seesCompany: true,
  },
  ROLE_FFAGENT: {
    list: "/freight-forwarder/agent/feedback/view",
    add: "/freight-forwarder/agent/feedback/addfeedback",
    route: "listForwarderFeedback",
    seesCompany: false,
  },
  ROLE_FFCLIENT: {
    list: "/freight-forwarder/client/feedback/view",
    add: "/freight-forwarder/client/feedback/addfeedback",
    route: "listForwarderFeedback",
    seesCompany: false,
  },
  ROLE_AIRLINE_ADMIN: {
    list: "/airline-admin/feedback/view",
    add: "/airline-admin/feedback/addfeedback",
    route: "listAirlineFeedback",
    seesCompany: true,
  },
  ROLE_AIRLINE_AGENT: {
    list: "/airline-agent/feedback/view",
    add: "/airline-agent/feedback/addfeedback",
    route: "listAirlineFeedback",
    seesCompany: false,
  },
  ROLE_CONSIGNEE: {
    list: "/shipper/feedback/view",
    add: "/shipper/feedback/addfeedback",
    route: "listShipperFeedback",
    seesCompany: false,
  },
};

/** The screens of a role. @throws RangeError for a role that gives no feedback */
export function feedbackPlaceOf(role: Role | ""): FeedbackPlace {
  const place = role === "" ? undefined : PLACES[role];
  if (place === undefined) throw new RangeError(`${role} gives no feedback`);
  return place;
}

/** Address of one feedback, beside the list of its role. */
export function feedbackHref({ list }: Pick<FeedbackPlace, "list">, id: string): string {
  return list.replace(/\/view$/, `/feedbacklist/view/${encodeURIComponent(id)}`);
}
