import type { HeldTariff, ProposalDetail, ProposalRow, TruckingCarrierRecord } from "@kilolane/contract";
import { parseStoredLines, type ProposalRecord } from "../reads/proposal.ts";
import type { HeldRow } from "../reads/tie.ts";
import { figuresOfZone, findZoneOn, readFigure } from "../proposal/proposed-tariff.ts";

/** A tariff as its trucking company may see it at a forwarder: named field by field, so that nothing else goes along. */
export function presentHeldTariff(
  row: HeldRow,
  carrier: Pick<TruckingCarrierRecord, "tariffs" | "version">,
  today: string,
): HeldTariff {
  return {
    id: row.id,
    forwarder: row.forwarder,
    name: row.name,
    takesProposals: row.takes_proposals,
    zones: carrier.tariffs.map((zone) => ({
      name: zone.name,
      currency: zone.currency,
      mode: zone.mode,
      validFrom: zone.validFrom,
      validTo: zone.validTo,
      figures: figuresOfZone(zone),
      areas: zone.areas.map(({ airport, direction, zips }) => ({ airport, direction, zips })),
    })),
    today,
    version: carrier.version,
  };
}

/** A proposal in a list. */
export function presentProposalRow(record: ProposalRecord): ProposalRow {
  return {
    id: record.id,
    carrierId: record.carrier_id,
    carrierName: record.carrier_name,
    forwarder: record.forwarder,
    proposer: record.proposer,
    state: record.state,
    effectiveOn: record.effective_on,
    note: record.note,
    lines: parseStoredLines(record.lines).length,
    taken: record.taken.length,
    answer: record.answer,
    createdAt: record.created_at.toISOString(),
    decidedAt: record.decided_at?.toISOString() ?? null,
    version: record.version,
  };
}

/** A proposal line by line, beside the tariff as it is now. */
export function presentProposal(
  record: ProposalRecord,
  carrier: Pick<TruckingCarrierRecord, "tariffs" | "version"> | null,
): ProposalDetail {
  return {
    ...presentProposalRow(record),
    figures: parseStoredLines(record.lines).map(({ value, validTo, ...line }, place) => {
      const named = { ...line, validTo };
      const zone = carrier === null ? undefined : findZoneOn(carrier.tariffs, named, record.effective_on);
      return {
        ...line,
        proposed: value,
        now: zone === undefined ? null : readFigure(zone, line),
        isTaken: record.taken.includes(place),
      };
    }),
    carrierVersion: carrier?.version ?? null,
  };
}
