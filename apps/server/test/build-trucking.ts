import { parseCalendarDate } from "@kilolane/domain";
import { newId } from "../src/db/new-id.ts";
import { withTransaction } from "../src/db/transaction.ts";
import type { StoredTruckingTerms } from "../src/features/trucking/parse-tariff.ts";
import { systemScope } from "./factories.ts";
import type { TestWorld } from "./harness.ts";

interface TruckingChoices {
  readonly name: string;
  readonly terms: StoredTruckingTerms;
  readonly airport?: string;
  /** first and last */
  readonly zips?: readonly [string, string];
  readonly transitDays?: number;
  readonly currency?: string;
  readonly email?: string;
}

/** A carrier, between Manhattan and JFK and in dollars unless said otherwise. @returns its id */
export async function buildTrucking(
  world: Pick<TestWorld, "database">,
  companyId: string,
  {
    name,
    terms,
    airport = "JFK",
    zips: [zip_from, zip_to] = ["10000", "10999"],
    transitDays = 1,
    currency = "USD",
    email = "",
  }: TruckingChoices,
): Promise<string> {
  const [id, tariffId] = [newId(), newId()];
  await withTransaction(systemScope(world.database), async ({ db }) => {
    const carrier = { id, company_id: companyId, name, email, transit_days: transitDays };
    await db.insertInto("trucking_carrier").values(carrier).execute();
    const tariff = { id: tariffId, company_id: companyId, carrier_id: id, name: "T", currency };
    const validity = {
      valid_from: parseCalendarDate("2020-01-01"),
      valid_to: parseCalendarDate("2999-12-31"),
    };
    await db
      .insertInto("trucking_tariff")
      .values({ ...tariff, ...validity, terms: JSON.stringify(terms) })
      .execute();
    const zone = { id: newId(), company_id: companyId, carrier_id: id, tariff_id: tariffId };
    await db
      .insertInto("trucking_zone")
      .values({ ...zone, airport, direction: "both", zip_from, zip_to })
      .execute();
  });
  return id;
}

/** What a desk types of a carrier that serves zips no other test asks for. */
export const CARRIER_FORM = {
  name: "Elm Cartage",
  contactName: "Ada Moss",
  email: "dock@elm.example",
  tariffs: [
    {
      name: "Near",
      mode: "cwt" as const,
      bands: [{ lowerLb: "0", ratePerCwt: "20" }],
      minimum: "75",
      validFrom: "2020-01-01",
      validTo: "2999-12-31",
      areas: [{ airport: "SEA", zips: "99501-99502" }],
    },
  ],
};

/** What a forwarder keeps of a carrier that the carrier itself never sees. */
export const FORWARDERS_OWN = {
  contactName: "Secret Contact",
  phone: "+1 555 010 9999",
  note: "Secret note",
  margin: {
    selectedTrucking: "dollar",
    truckingMinMarginDollar: "7.77",
    truckingMarginDollar: "66.66",
  },
} as const;

const [nearTariff] = CARRIER_FORM.tariffs;
if (nearTariff === undefined) throw new Error("a carrier without a tariff");
/** The one tariff of that carrier. */
export const NEAR = nearTariff;

/** The carrier as typed, with changes of its own and of its tariff. */
export function withTariff(change: object, carrier: object = {}) {
  return { ...CARRIER_FORM, ...carrier, tariffs: [{ ...NEAR, ...change }] };
}
