import type { CompanyScope, SystemScope } from "../../db/scope.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { actForCompany } from "../../http/act-for-company.ts";
import { AppError } from "../../http/app-error.ts";
import { getVisibility } from "../quotation/saved/own-visibility.ts";
import { isOfAnotherCompany } from "./policy.ts";
import type { ChatReader, ReadingTransaction } from "./reads/reader.ts";
import { findRoom, type RoomRow } from "./reads/rooms.ts";

/**
 * The scope in which somebody's rooms are read. Those of a shipper are kept by its forwarders: they are read by the
 * product, narrowed in every statement to those that are the shipper's.
 */
export function readingScope(scope: CompanyScope): CompanyScope | SystemScope {
  if (!isOfAnotherCompany(scope.role)) return scope;
  return actAsSystem(scope, "the rooms of a shipper are kept by its forwarders");
}

/** The scope in which a room is written: its forwarder's company, for a shipper too once the room is found to be its own. */
export function writingScope(scope: CompanyScope, forwarderId: string): CompanyScope {
  if (scope.companyId === forwarderId) return scope;
  const system = actAsSystem(scope, "a shipper speaks in a room that its forwarder keeps");
  return actForCompany(system, { companyId: forwarderId, userId: scope.userId, role: scope.role });
}

/** Who reads, as every statement about rooms asks. */
export async function getReader(tx: ReadingTransaction, scope: CompanyScope): Promise<ChatReader> {
  const { userId, companyId } = scope;
  if (isOfAnotherCompany(scope.role)) return { kind: "shipper", userId, companyId };
  const { kind } = await getVisibility({ ...tx, scope });
  return { kind: kind === "company" ? "desk" : kind, userId, companyId };
}

/** A room as somebody sees it. */
export interface SeenRoom {
  readonly reader: ChatReader;
  readonly room: RoomRow;
}

/** One room of the reader's; others' are as unknown as ones that never were. @throws AppError not-found */
export async function getSeenRoom(
  tx: ReadingTransaction,
  scope: CompanyScope,
  id: string,
): Promise<SeenRoom> {
  const reader = await getReader(tx, scope);
  const room = await findRoom(tx, reader, id);
  if (room === undefined) throw new AppError("not-found");
  return { reader, room };
}
