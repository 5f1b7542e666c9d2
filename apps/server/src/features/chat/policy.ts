import type { ChatSenderRole } from "@kilolane/contract";
import { may, type Role } from "@kilolane/domain";

const SENDER_ROLES: Partial<Record<Role, ChatSenderRole>> = {
  ROLE_FFADMIN: "FF Admin",
  ROLE_FFAGENT: "FF Agent",
};

/** What the specification calls somebody who speaks; everybody but the desk is the forwarder's client. */
export function senderRoleOf(role: Role): ChatSenderRole {
  return SENDER_ROLES[role] ?? "Client (C/S)";
}

/** Whether somebody speaks for the forwarder. */
export function isDesk(role: Role): boolean {
  return may(role, "worksAtForwarderDesk");
}

/** Whether somebody's rooms lie with companies that are not their own. */
export function isOfAnotherCompany(role: Role): boolean {
  return may(role, "shipsForItself");
}
