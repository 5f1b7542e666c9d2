/**
 * Screens that the specification does not name: the client's page behind a mail's link, the proof of a new email, a
 * forwarder's exchange rates, the key screens of the two kinds of companies for which it names none, how the product
 * itself is doing, and the demo world's own (product.md §2.6, §9).
 */
export const PRODUCT_SCREENS = {
  /** public, in the frame of sign-in and sign-up */
  entry: ["/trucking/key/validate", "/data-entry/key/validate", "/confirm-email"],
  public: ["/q/:token", "/demo/mails", "/demo/mails/:id"],
  any: ["/demo/stories"],
  /** a forwarder's own exchange rates, which agents read, and what is asked below the margin floor */
  ROLE_FFADMIN: [
    "/freight-forwarder/admin/settings/exchange-rates",
    "/freight-forwarder/admin/margins/approvals",
    "/freight-forwarder/admin/incoming-requests/rules",
  ],
  ROLE_FFAGENT: [
    "/freight-forwarder/agent/settings/exchange-rates",
    "/freight-forwarder/agent/margins/approvals",
  ],
  /** a sent request with its answers, and the forwarders whom a shipper can ask */
  ROLE_FFCLIENT: ["/freight-forwarder/client/sent-requests/details/:id"],
  ROLE_CONSIGNEE: ["/shipper/sent-requests/details/:id", "/shipper/forwarders"],
  /** its tariff as forwarders hold it, and what it proposes there */
  ROLE_TRUCKING_ADMIN: ["/trucking/tariffs"],
  /** the lists that goods are named by, and how the product itself is doing */
  ROLE_SUPERADMIN: [
    "/super-admin/admins/setting/un-numbers",
    "/super-admin/admins/setting/package-types",
    "/super-admin/operations/jobs",
    "/super-admin/operations/sessions",
    "/super-admin/operations/system",
  ],
} as const;
