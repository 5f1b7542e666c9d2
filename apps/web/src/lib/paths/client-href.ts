import { may } from "@kilolane/domain";
import { href } from "./href.ts";

/** The two roles that quotations are sent to: their pages are the same under two prefixes. */
export type ClientRole = "ROLE_FFCLIENT" | "ROLE_CONSIGNEE";

/** Screens of both that need no more than the role. */
const SCREENS = {
  ROLE_FFCLIENT: {
    create: "/freight-forwarder/client/quotation/create",
    list: "/freight-forwarder/client/quotation/list/view",
    requests: "/freight-forwarder/client/sent-requests/list/view",
    addresses: "/freight-forwarder/client/address-book",
    statistics: "/freight-forwarder/client/statistics",
  },
  ROLE_CONSIGNEE: {
    create: "/shipper/quotation/create",
    list: "/shipper/quotation/list/view",
    requests: "/shipper/sent-requests/list/view",
    addresses: "/shipper/directory-address",
    statistics: "/shipper/statistics",
  },
} as const;

type ClientScreen = keyof (typeof SCREENS)[ClientRole];

/** Address of a screen that clients and shippers share. */
export function clientHref(role: ClientRole, screen: ClientScreen): string {
  return SCREENS[role][screen];
}

/** Address of a request that the caller priced. */
export function outputHref(role: ClientRole, requestId: string): string {
  return may(role, "shipsForItself")
    ? href("/shipper/quotation/output/:requestId", { requestId })
    : href("/freight-forwarder/client/quotation/output/:requestId", { requestId });
}

/** A quotation that was sent, and its lane, which a shipper's address names too. */
export interface ReceivedAddress {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** Address of a quotation that was sent to the caller. */
export function receivedHref(role: ClientRole, { id, from, to }: ReceivedAddress): string {
  if (!may(role, "shipsForItself")) return href("/freight-forwarder/client/quotation/details/:id", { id });
  return href("/shipper/quotation/details/:quoteId/:fromStation/:toStation", {
    quoteId: id,
    fromStation: from,
    toStation: to,
  });
}
