import {
  createTariffProposal,
  createTruckingCarrier,
  createViewing,
  declineCarrierProposal,
} from "@kilolane/contract";
import type { Forwarder } from "./build-market.ts";
import { CARRIER_FORM } from "./build-trucking.ts";
import { dayIn } from "./clock.ts";
import type { TestWorld } from "./harness.ts";

function must<A extends { readonly status: number; readonly text: string }>(answer: A): A {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer;
}

/**
 * What people who do not work for a forwarder leave in its records: the operator has looked at the product as its agent,
 * and a trucking company has proposed a correction of its tariff, which the forwarder declined.
 */
export async function buildOutsideRecords(world: TestWorld, { admin, agent }: Forwarder): Promise<void> {
  const operator = await world.signInAs("ROLE_SUPERADMIN");
  const viewing = { userId: agent.user.id, reason: "Asked for help by phone" };
  must(await operator.call(createViewing, { body: viewing }));

  const trucker = await world.signInAs("ROLE_TRUCKING_ADMIN");
  const form = { ...CARRIER_FORM, email: trucker.user.email };
  const { body: carrier } = must(await admin.call(createTruckingCarrier, { body: form }));
  const line = { zone: "Near", validFrom: "2020-01-01", figure: "minimum", detail: "", value: "80" } as const;
  const proposal = { version: 1, effectiveOn: dayIn(30), note: "New year, new rates", lines: [line] };
  const { body: made } = must(
    await trucker.call(createTariffProposal, { params: { id: carrier.id }, body: proposal }),
  );
  const refusal = { version: made.version, answer: "Not before summer" };
  must(await admin.call(declineCarrierProposal, { params: { id: made.id }, body: refusal }));
}
