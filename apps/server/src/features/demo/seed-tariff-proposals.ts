import type { ProposedLine, TruckingTariffForm } from "@kilolane/contract";
import { DEMO_TRUCKING_CARRIERS } from "@kilolane/demo";
import { addDays, type CalendarDate } from "@kilolane/domain";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedCarrier } from "../trucking/carrier.ts";
import { storedLinesOf } from "../trucking/proposal/proposed-lines.ts";
import { insertProposal, updateOutcome } from "../trucking/writes/proposal.ts";
import { findCarrierId, findDemoIds, hasProposals } from "./reads/demo-record.ts";
import { actorOf, type ScopeOf } from "./seed-quotations.ts";

const TRUCKER = "trucking-admin";
const CARRIER = "tri-county";

interface DemoProposal {
  /** the forwarder's person who decides, or will */
  readonly keeperKey: string;
  /** days after the world's day from which the figures count */
  readonly startsIn: number;
  readonly note: string;
  readonly lines: readonly Omit<ProposedLine, "validFrom">[];
  /** why the forwarder declined; null: it has not answered */
  readonly declined: string | null;
}

const PROPOSALS: readonly DemoProposal[] = [
  {
    keeperKey: "nl-admin",
    startsIn: 14,
    note: "Tolls around New York have gone up.",
    lines: [{ zone: "Metropolitan zone", figure: "minimum", detail: "", value: "98.00" }],
    declined: "Fixed until the end of the year by our contract. Please ask again in December.",
  },
  {
    keeperKey: "ff-admin",
    startsIn: 30,
    note: "Diesel is up by a tenth since spring; the rates by weight stay as they are.",
    lines: [
      { zone: "Metropolitan zone", figure: "fuelPercent", detail: "", value: "21" },
      { zone: "Metropolitan zone", figure: "minimum", detail: "", value: "92.00" },
      { zone: "Outer zone", figure: "fuelPercent", detail: "", value: "21" },
    ],
    declined: null,
  },
];

/**
 * What the demo trucking company proposed to the forwarders that hold its tariff: one proposal was declined, one waits
 * for its answer. Forwarders that have proposals are left alone.
 */
export async function seedTariffProposals(
  scope: SystemScope,
  scopeOf: ScopeOf,
  day: CalendarDate,
): Promise<void> {
  const ids = await withTransaction(scope, findDemoIds);
  const trucker = actorOf(ids, TRUCKER);
  const name = DEMO_TRUCKING_CARRIERS.find(({ key }) => key === CARRIER)?.name ?? "";
  for (const { keeperKey, startsIn, note, lines, declined } of PROPOSALS) {
    const keeper = scopeOf(actorOf(ids, keeperKey));
    // the trucking company is a guest of the forwarder that holds its tariff
    const guest = scopeOf({ ...trucker, companyId: keeper.companyId });
    const effectiveOn = addDays(day, startsIn);
    const id = await withTransaction(guest, async (tx) => {
      const carrierId = await findCarrierId(tx, name);
      if (carrierId === undefined || (await hasProposals(tx))) return undefined;
      const { tariffs } = await getPresentedCarrier(tx, carrierId);
      return insertProposal(tx, {
        carrierId,
        carrierName: name,
        truckingCompanyId: trucker.companyId,
        effectiveOn,
        note,
        lines: storedLinesOf(tariffs, { effectiveOn, lines: lines.map((line) => inZone(tariffs, line)) }),
      });
    });
    if (id === undefined || declined === null) continue;
    await withTransaction(keeper, (tx) =>
      updateOutcome(tx, { id, version: 1 }, { state: "declined", answer: declined }),
    );
  }
}

/** The line about the first zone of that name. */
function inZone(tariffs: readonly TruckingTariffForm[], line: DemoProposal["lines"][number]): ProposedLine {
  const zone = tariffs.find(({ name }) => name === line.zone);
  if (zone === undefined) throw new RangeError(`the demo world has no ${line.zone}`);
  return { ...line, validFrom: zone.validFrom };
}
