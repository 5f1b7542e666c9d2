import type { Role } from "@kilolane/domain";
import type { ScreenPath } from "../../lib/paths/screens.ts";

interface RolePaths {
  /** Data entry and trucking have no feedback button (marketplace.md §2.6, §2.8). */
  readonly feedback?: ScreenPath;
  readonly notifications: ScreenPath;
  readonly profile: ScreenPath;
  /** List that the palette searches by number. */
  readonly quotations?: ScreenPath;
  readonly createQuotation?: ScreenPath;
}

const FORWARDER = "/freight-forwarder";

/** The role's own pages that the top bar leads to. */
export const ROLE_PATHS: Record<Role, RolePaths> = {
  ROLE_FFADMIN: {
    feedback: `${FORWARDER}/admin/feedback/view`,
    notifications: `${FORWARDER}/admin/notification`,
    profile: `${FORWARDER}/admin/settings/profile/update`,
    quotations: `${FORWARDER}/admin/quotation/list/view`,
    createQuotation: `${FORWARDER}/admin/quotation/create`,
  },
  ROLE_FFAGENT: {
    feedback: `${FORWARDER}/agent/feedback/view`,
    notifications: `${FORWARDER}/agent/notification`,
    profile: `${FORWARDER}/agent/settings/profile/update`,
    quotations: `${FORWARDER}/agent/quotation/list/view`,
    createQuotation: `${FORWARDER}/agent/quotation/create`,
  },
  ROLE_FFCLIENT: {
    feedback: `${FORWARDER}/client/feedback/view`,
    notifications: `${FORWARDER}/client/notification`,
    profile: `${FORWARDER}/client/settings/profile/update`,
    quotations: `${FORWARDER}/client/quotation/list/view`,
    createQuotation: `${FORWARDER}/client/quotation/create`,
  },
  ROLE_CONSIGNEE: {
    feedback: "/shipper/feedback/view",
    notifications: "/shipper/notification",
    profile: "/shipper/profile/update",
    quotations: "/shipper/quotation/list/view",
    createQuotation: "/shipper/quotation/create",
  },
  ROLE_AIRLINE_ADMIN: {
    feedback: "/airline-admin/feedback/view",
    notifications: "/airline/admin/notification",
    profile: "/airline/admin/profile/update",
  },
  ROLE_AIRLINE_AGENT: {
    feedback: "/airline-agent/feedback/view",
    notifications: "/airline/agent/notification",
    profile: "/airline/agent/profile/update",
  },
  ROLE_SUPERADMIN: {
    feedback: "/super-admin/feedback/view",
    notifications: "/super-admin/notification",
    profile: "/super-admin/profile",
    quotations: "/super-admin/freight-forwarder/quotations/list/view",
  },
  ROLE_DATAENTRY: { notifications: "/data-entry/notification", profile: "/data-entry/profile" },
  ROLE_TRUCKING_ADMIN: { notifications: "/trucking/notification", profile: "/trucking/profile" },
};
