import { addContractForwarder, createRate, publishRate, type EndpointInput } from "@kilolane/contract";
import { buildAirline } from "./build-rates.ts";
import type { SignedInPerson, TestWorld } from "./harness.ts";

/** An airline with people of its own. */
export interface AirlineDesk {
  readonly airlineId: number;
  readonly admin: SignedInPerson;
  readonly agent: SignedInPerson;
}

/** A new airline, its company, an admin and an agent. */
export async function buildAirlineDesk(world: TestWorld, name = "Test Air"): Promise<AirlineDesk> {
  const admin = await world.signInAs("ROLE_AIRLINE_ADMIN");
  const { company } = admin.user;
  const agent = await world.signInAs("ROLE_AIRLINE_AGENT", { company });
  const airlineId = await buildAirline(world.database, { name });
  await world.database.query("update airline set airline_company_id = $1 where id = $2", [
    company.id,
    airlineId,
  ]);
  return { airlineId, admin, agent };
}

type RateBody = NonNullable<EndpointInput<typeof createRate>["body"]>;

/** A general rate from JFK to FRA: 75.00 at least, 4.10 a kg, 3.05 from 45 kg, and 0.95 a kg for fuel. */
export function rateFormOf(changes: Partial<RateBody> = {}): RateBody {
  return {
    rateType: "general",
    fromStations: ["JFK"],
    toStation: ["FRA"],
    typeOfGoods: "General",
    currency: "USD",
    minCharges: "75",
    basicCharge: "",
    timeDuration: 3,
    eawbFee: "5",
    mawbFee: "",
    hawbFee: "",
    unNumberFee: "",
    additionalUnNumberFee: "",
    gracePeriod: 2,
    startDate: "2020-01-01",
    expiryDate: "2099-12-31",
    perUnitCharges: [
      { lowerRange: "0", upperRange: "44.9", perUnitCharge: "4.10" },
      { lowerRange: "45", upperRange: "", perUnitCharge: "3.05" },
    ],
    airlineSurcharges: [
      {
        additionSuchargeLabale: "Fuel",
        additionSuchargeUnit: "per_kg",
        additionSuchargeValue: "0.95",
        additionSurchargeMinimumValue: "25",
      },
    ],
    ...changes,
  };
}

/** A rate that was typed and published through the API. @returns it as the desk sees it */
export async function buildDeskRate(person: SignedInPerson, changes: Partial<RateBody> = {}) {
  const drafted = await person.call(createRate, { body: rateFormOf(changes) });
  if (drafted.status !== 200) throw new Error(`no rate: ${drafted.text}`);
  const { id, version } = drafted.body.rate;
  const published = await person.call(publishRate, { params: { id }, body: { version } });
  if (published.status !== 200) throw new Error(`not published: ${published.text}`);
  return published.body.rate;
}

/** Lets the forwarder have contract rates of the airline. */
export async function buildContract({ admin }: AirlineDesk, forwarder: SignedInPerson): Promise<void> {
  const answer = await admin.call(addContractForwarder, { body: { companyId: forwarder.user.company.id } });
  if (answer.status !== 200) throw new Error(`no contract: ${answer.text}`);
}
