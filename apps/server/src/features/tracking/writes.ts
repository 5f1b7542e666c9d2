import type { ShipmentState } from "@kilolane/domain";
import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { CompanyTransaction, SystemTransaction } from "../../db/transaction.ts";
import type { DueShipment } from "./reads.ts";

type AnyTransaction = CompanyTransaction | SystemTransaction;

/** A milestone to write; `localAt` is the clock's at the airport, in `timeZone`. */
export interface NewMilestone {
  readonly key: string;
  readonly code: string;
  readonly airport: string;
  readonly toAirport: string;
  readonly flight: string;
  readonly localAt: string;
  readonly hasTime: boolean;
  readonly timeZone: string;
  readonly timeKind: string;
  readonly pieces: number | null;
  readonly isPartial: boolean;
  readonly discrepancy: string;
  readonly note: string;
  readonly createdBy: string | null;
}

/** Which shipment, under which number. */
export interface ShipmentRef {
  readonly id: string;
  readonly companyId: string;
  readonly awb: string;
}

/** @returns the new shipment's id; null where the quotation has one already */
export async function insertShipment(
  tx: CompanyTransaction,
  shipment: {
    readonly quotationId: string;
    readonly awb: string;
    readonly fromAirport: string;
    readonly toAirport: string;
  },
): Promise<string | null> {
  const row = await tx.db
    .insertInto("shipment")
    .values({
      id: newId(),
      company_id: tx.scope.companyId,
      quotation_id: shipment.quotationId,
      awb: shipment.awb,
      from_airport: shipment.fromAirport,
      to_airport: shipment.toAirport,
      next_ask_at: tx.now(),
    })
    .onConflict((conflict) => conflict.columns(["company_id", "quotation_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Writes another number when the stored version is still the one that was seen. @returns whether it was */
export async function updateAwb(
  tx: CompanyTransaction,
  seen: { readonly id: string; readonly version: number },
  awb: string,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("shipment")
    .set({ awb, version: seen.version + 1, next_ask_at: tx.now(), failures: 0, problem: "" })
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", seen.id)
    .where("version", "=", seen.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Until the transaction ends nobody else writes milestones of the shipment. */
export async function lockShipment(
  tx: AnyTransaction,
  { id, companyId }: Omit<ShipmentRef, "awb">,
): Promise<void> {
  await tx.db
    .selectFrom("shipment")
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .select("id")
    .forUpdate()
    .execute();
}

/** Writes a milestone; the same one told twice is one. @returns its id; null where it was known */
export async function insertMilestone(
  tx: AnyTransaction,
  { id, companyId, awb }: ShipmentRef,
  one: NewMilestone,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into shipment_milestone (id, company_id, shipment_id, awb, event_key, code, airport, to_airport, flight,
      local_at, has_time, at, time_kind, pieces, is_partial, discrepancy, note, created_by)
    values (${newId()}, ${companyId}, ${id}, ${awb}, ${one.key}, ${one.code}, ${one.airport}, ${one.toAirport},
      ${one.flight}, ${one.localAt}::timestamp, ${one.hasTime}, ${one.localAt}::timestamp at time zone ${one.timeZone},
      ${one.timeKind}, ${one.pieces}, ${one.isPartial}, ${one.discrepancy}, ${one.note}, ${one.createdBy})
    on conflict (company_id, shipment_id, awb, event_key) do nothing returning id`.execute(tx.db);
  return rows[0]?.id ?? null;
}

/** Keeps a carrier's line that is no milestone; the same line twice is one. */
export async function insertNote(tx: AnyTransaction, shipment: ShipmentRef, words: string): Promise<void> {
  const { id, companyId, awb } = shipment;
  await sql`insert into shipment_note (id, company_id, shipment_id, awb, words)
    values (${newId()}, ${companyId}, ${id}, ${awb}, ${words})
    on conflict (company_id, shipment_id, awb, words) do nothing`.execute(tx.db);
}

/** Takes a milestone away that somebody typed. @returns its code and place; undefined where there is none */
export async function deleteMilestoneRow(
  tx: CompanyTransaction,
  one: { readonly shipmentId: string; readonly milestoneId: string },
) {
  return tx.db
    .deleteFrom("shipment_milestone")
    .where("company_id", "=", tx.scope.companyId)
    .where("shipment_id", "=", one.shipmentId)
    .where("id", "=", one.milestoneId)
    .where("created_by", "is not", null)
    .returning(["code", "airport"])
    .executeTakeFirst();
}

/** Writes where the shipment is now; a delivered one is asked for no more. */
export async function updateShipmentState(
  tx: AnyTransaction,
  { id, companyId, awb }: ShipmentRef,
  state: ShipmentState,
): Promise<void> {
  await sql`update shipment s set state = ${state},
      last_at = (select max(m.at) from shipment_milestone m
        where m.company_id = s.company_id and m.shipment_id = s.id and m.awb = ${awb}),
      next_ask_at = case when ${state} = 'delivered' then null else s.next_ask_at end
    where s.company_id = ${companyId} and s.id = ${id}`.execute(tx.db);
}

/** Has the carrier asked at the next turn. */
export async function updateNextAsk(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.db
    .updateTable("shipment")
    .set({ next_ask_at: tx.now() })
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .execute();
}

/** Writes down who changed what of a shipment. */
export async function insertChange(
  tx: CompanyTransaction,
  change: {
    readonly shipmentId: string;
    readonly kind: "awb-set" | "awb-changed" | "milestone-added" | "milestone-removed";
    readonly before?: string;
    readonly after?: string;
  },
): Promise<void> {
  await tx.db
    .insertInto("shipment_change")
    .values({
      id: newId(),
      company_id: tx.scope.companyId,
      shipment_id: change.shipmentId,
      kind: change.kind,
      before_text: change.before ?? "",
      after_text: change.after ?? "",
      created_by: tx.scope.userId,
    })
    .execute();
}

/** While one node asks, no other does: after a crash the shipment is due again this much later. */
const CLAIM_MINUTES = 10;
const MOST_CLAIMED = 50;

/** Shipments whose carrier is to be asked now, each by one node. */
export async function claimDue(tx: SystemTransaction): Promise<DueShipment[]> {
  const now = tx.now();
  const { rows } = await sql<DueShipment>`
    update shipment s set next_ask_at = ${now}::timestamptz + ${sql.lit(`${CLAIM_MINUTES} minutes`)}::interval
    from (select company_id, id from shipment where next_ask_at <= ${now}
      order by next_ask_at limit ${sql.lit(MOST_CLAIMED)} for update skip locked) due
    where s.company_id = due.company_id and s.id = due.id
    returning s.id, s.company_id, s.awb, s.from_airport, s.to_airport, s.failures`.execute(tx.db);
  return rows;
}

/** Writes how asking went and when it is the next turn; null: no more. */
export async function updateAsked(
  tx: SystemTransaction,
  shipment: DueShipment,
  outcome: { readonly problem: string; readonly failures: number; readonly nextAt: Date | null },
): Promise<void> {
  await tx.db
    .updateTable("shipment")
    .set({
      asked_at: tx.now(),
      problem: outcome.problem,
      failures: outcome.failures,
      next_ask_at: outcome.nextAt,
    })
    .where("company_id", "=", shipment.company_id)
    .where("id", "=", shipment.id)
    .where("awb", "=", shipment.awb)
    .execute();
}
