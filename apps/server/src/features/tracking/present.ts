import type { Milestone, Shipment, ShipmentDetail } from "@kilolane/contract";
import type { findChanges, findNotes, MilestoneRow, ShipmentRow } from "./reads.ts";

export function presentMilestone(row: MilestoneRow): Milestone {
  return {
    id: row.id,
    code: row.code,
    airport: row.airport,
    toAirport: row.to_airport,
    flight: row.flight,
    localAt: row.has_time ? row.local_text : row.local_text.slice(0, 10),
    hasTime: row.has_time,
    timeZone: row.time_zone ?? "",
    timeKind: row.time_kind,
    pieces: row.pieces,
    isPartial: row.is_partial,
    discrepancy: row.discrepancy,
    note: row.note,
    source: row.created_by === null ? "carrier" : "hand",
    person: row.created_by === null ? "" : (row.person ?? ""),
  };
}

/** A shipment as the list shows it. */
export function presentShipment(row: ShipmentRow): Shipment {
  return {
    id: row.id,
    awb: row.awb,
    state: row.state,
    quotation: { id: row.quotation_id, number: row.number },
    company: row.company,
    client: row.client,
    fromAirport: row.from_airport,
    toAirport: row.to_airport,
    airline: row.airline,
    last: row.last === null ? null : presentMilestone(row.last),
    version: row.version,
  };
}

interface ShipmentParts {
  readonly milestones: readonly MilestoneRow[];
  readonly notes: Awaited<ReturnType<typeof findNotes>>;
  readonly changes: Awaited<ReturnType<typeof findChanges>>;
  /** whether carriers are asked at all */
  readonly isAsked: boolean;
}

/** A shipment with all that is known of it. */
export function presentShipmentDetail(row: ShipmentRow, parts: ShipmentParts): ShipmentDetail {
  const { expected_prefix: expected } = row;
  return {
    ...presentShipment(row),
    milestones: parts.milestones.map(presentMilestone),
    notes: parts.notes.map(({ words, at }) => ({ text: words, at: at.toISOString() })),
    expectedPrefix: expected === null || expected === "" || row.awb.startsWith(expected) ? null : expected,
    changes: parts.changes.map(({ before_text: before, after_text: after, at, ...rest }) => ({
      ...rest,
      before,
      after,
      at: at.toISOString(),
    })),
    carrier: {
      isAsked: parts.isAsked,
      askedAt: row.asked_at?.toISOString() ?? null,
      nextAt: parts.isAsked ? (row.next_ask_at?.toISOString() ?? null) : null,
      problem: row.problem,
    },
  };
}
