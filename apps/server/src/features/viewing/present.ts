import type { EndpointOutput, getOwnViewing, Viewing } from "@kilolane/contract";
import type { Caller } from "../../http/session-lookup.ts";
import type { ViewingRow } from "./reads.ts";

/** A viewing as the company sees it. */
export function presentViewing(row: ViewingRow): Viewing {
  return {
    id: row.id,
    personName: row.person_name,
    reason: row.reason,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    calls: row.calls,
  };
}

/** The viewing that a session is; null: it is one's own. */
export function presentOwnViewing({ viewing, role, person }: Caller): EndpointOutput<typeof getOwnViewing> {
  if (viewing === undefined) return { viewing: null };
  const personName = `${person.firstName} ${person.lastName}`.trim();
  const expiresAt = viewing.expiresAt.toISOString();
  return { viewing: { id: viewing.id, personName, companyName: person.companyName, role, expiresAt } };
}
