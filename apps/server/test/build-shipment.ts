import { createMilestone, updateAirWaybill } from "@kilolane/contract";
import { buildDraft, type Forwarder } from "./build-market.ts";

/** An accepted quotation with its air waybill and a milestone that was written by hand; all by their ids. */
export async function buildShipment({ admin, world }: Forwarder) {
  const { quotation_id: accepted } = await buildDraft(admin, {});
  // accepted without a mail: a builder of many records would mail more than a person may in an hour
  await world.database.query("update quotation set status = 'accepted' where id = $1", [accepted]);
  const made = await admin.call(updateAirWaybill, {
    params: { id: accepted },
    body: { awb: "020-12345675", version: 0 },
  });
  const body = { code: "RCS", airport: "JFK", localAt: "2026-11-21T13:17", note: "Elm Imports" } as const;
  const written = await admin.call(createMilestone, { params: { id: made.body.id }, body });
  await world.database.query(
    `insert into shipment_note (id, company_id, shipment_id, awb, words)
     values (gen_random_uuid(), $1, $2, '02012345675', 'OSI/ELM')`,
    [admin.user.company.id, made.body.id],
  );
  return { accepted, shipment: made.body.id, milestone: written.body.milestones[0]?.id ?? "" };
}
