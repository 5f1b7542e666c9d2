import type { CompanyScope, SystemScope } from "../../db/scope.ts";
import type { CompanyTransaction, SystemTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { pushIn } from "../../jobs/outbox-events.ts";
import type { RoomRow } from "./reads/rooms.ts";

type Sides = Pick<RoomRow, "id" | "company_id" | "client_company_id" | "client_user_id">;

/** Tells the open screens of the room's forwarder, and of a client who is a guest there, that something was said or seen. */
export async function pushRoomIn(tx: CompanyTransaction | SystemTransaction, room: Sides): Promise<void> {
  const { id, company_id: companyId, client_company_id: clientCompanyId, client_user_id: clientId } = room;
  await pushIn(tx, { companyId, topic: "chat", id });
  if (clientId !== null && clientCompanyId === companyId)
    await pushIn(tx, { companyId, accounts: [clientId], topic: "chat", id });
}

/** The scope in which a shipper's screens are told, whom the forwarder's does not reach; undefined in other rooms. */
export function shipperScope(scope: CompanyScope, room: Sides): SystemScope | undefined {
  if (room.client_company_id === room.company_id) return undefined;
  return actAsSystem(scope, "a shipper's screens hear of what was said with its forwarder");
}

/**
 * Tells a shipper's screens: behind the commit of what was said, because a screen that missed it asks again by itself; its
 * notification is a job of that commit.
 */
export async function pushToShipperIn(tx: SystemTransaction, room: Sides): Promise<void> {
  const { id, client_company_id: companyId, client_user_id: clientId } = room;
  if (clientId !== null) await pushIn(tx, { companyId, accounts: [clientId], topic: "chat", id });
}
