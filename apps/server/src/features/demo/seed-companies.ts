import { may } from "@kilolane/domain";
import {
  DEMO_ADDRESSES,
  DEMO_COMPANIES,
  DEMO_INQUIRERS,
  DEMO_PASSWORD,
  DEMO_SHIPPERS,
  DEMO_USERS,
  type DemoCompany,
} from "@kilolane/demo";
import { newId } from "../../db/new-id.ts";
import type { SystemTransaction } from "../../db/transaction.ts";
import { hashPassword } from "../account/password.ts";
import { searchTextOf } from "../place/reads/place.ts";
import type { StoredMargins } from "../settings/reads/company.ts";
import type { DemoIds } from "./reads/demo-record.ts";
import { seedWarehouses } from "./seed-warehouses.ts";

/** Companies, people, settings, preferred airports, inquirers and directories of the demo world. */
export async function seedCompanies(tx: SystemTransaction): Promise<void> {
  const companyIds = await insertCompanies(tx);
  const userIds = await insertUsers(tx, companyIds);
  await insertSettings(tx, companyIds);
  await insertPreferredAirports(tx, companyIds);
  await insertInquirers(tx, { companies: companyIds, users: userIds });
  await insertAddresses(tx, companyIds);
  await seedWarehouses(tx, (key) => idOf(companyIds, key));
  await insertShippers(tx, { companies: companyIds, users: userIds });
}

type IdByKey = ReadonlyMap<string, string>;

async function insertCompanies(tx: SystemTransaction): Promise<IdByKey> {
  const ids = new Map(DEMO_COMPANIES.map((company) => [company.key, newId()]));
  await tx.db
    .insertInto("company")
    .values(
      DEMO_COMPANIES.map((company) => ({
        id: idOf(ids, company.key),
        kind: company.kind,
        name: company.name,
        email: company.email,
        phone: company.phone,
        country_code: company.countryCode,
        state: company.state,
        city: company.city,
        street: company.street,
        zip: company.zip,
        approval: "approved",
      })),
    )
    .execute();
  for (const company of DEMO_COMPANIES) await linkAirline(tx, company, idOf(ids, company.key));
  return ids;
}

/** An airline company speaks for its published carrier. */
async function linkAirline(tx: SystemTransaction, company: DemoCompany, companyId: string): Promise<void> {
  if (company.airlineIata === null) return;
  await tx.db
    .updateTable("airline")
    .set({ airline_company_id: companyId })
    .where("iata", "=", company.airlineIata)
    .where("owner_company_id", "is", null)
    .execute();
}

/** Everyone shares one published password: hashed once, not 21 times at 20 ms. */
async function insertUsers(tx: SystemTransaction, companies: IdByKey): Promise<IdByKey> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ids = new Map(DEMO_USERS.map((user) => [user.key, newId()]));
  await tx.db
    .insertInto("user_account")
    .values(
      DEMO_USERS.map((user) => ({
        id: idOf(ids, user.key),
        company_id: idOf(companies, user.companyKey),
        role: user.role,
        email: user.username.toLowerCase(),
        password_hash: passwordHash,
        first_name: user.firstName,
        last_name: user.lastName,
        phone: user.phone,
        locale: user.locale,
      })),
    )
    .execute();
  return ids;
}

async function insertSettings(tx: SystemTransaction, companies: IdByKey): Promise<void> {
  const rows = DEMO_COMPANIES.flatMap((company) => {
    const { settings } = company;
    if (settings === null) return [];
    return [
      {
        company_id: idOf(companies, company.key),
        departure_usa_only: settings.departureUsaOnly,
        agents_see_all: settings.agentsSeeAll,
        measurement_unit: settings.measurementUnit,
        pdf_measurement_unit: settings.pdfMeasurementUnit,
        preferred_currency: settings.preferredCurrency,
        margin: JSON.stringify(marginsOf(settings)),
        margin_floor_percent: settings.marginFloorPercent,
        terms: settings.terms,
        validity_days: settings.validityDays,
        number_prefix: settings.numberPrefix,
        accent_color: settings.accentColor,
      },
    ];
  });
  await tx.db.insertInto("company_setting").values(rows).execute();
}

function marginsOf(settings: NonNullable<DemoCompany["settings"]>): StoredMargins {
  const floorPercent = settings.marginFloorPercent;
  return {
    currency: settings.preferredCurrency,
    freight: { ...settings.freightMargin, floorPercent },
    surcharges: null,
    trucking: settings.truckingMargin === null ? null : { ...settings.truckingMargin, floorPercent },
    insurance: null,
  };
}

async function insertPreferredAirports(tx: SystemTransaction, companies: IdByKey): Promise<void> {
  const rows = DEMO_COMPANIES.flatMap((company) =>
    (company.settings?.preferredAirports ?? []).map((iata, position) => ({
      id: newId(),
      company_id: idOf(companies, company.key),
      iata,
      position,
    })),
  );
  await tx.db.insertInto("preferred_airport").values(rows).execute();
}

async function insertInquirers(
  tx: SystemTransaction,
  ids: Pick<DemoIds, "companies" | "users">,
): Promise<void> {
  const rows = DEMO_INQUIRERS.map((inquirer) => ({
    id: newId(),
    company_id: idOf(ids.companies, inquirer.companyKey),
    company_name: inquirer.companyName,
    name: inquirer.name,
    company_type: inquirer.companyType,
    country_code: inquirer.countryCode,
    email: inquirer.email,
    phone: inquirer.phone,
    address: inquirer.address,
    language: inquirer.language,
    currency: inquirer.currency,
    client_user_id: inquirer.clientUserKey === null ? null : idOf(ids.users, inquirer.clientUserKey),
    search_text: searchTextOf(inquirer.companyName, inquirer.name, inquirer.email),
    created_by: idOf(ids.users, adminKeyOf(inquirer.companyKey)),
  }));
  await tx.db.insertInto("inquirer").values(rows).execute();
}

/** The admin of a demo forwarder keeps its inquirers. */
function adminKeyOf(companyKey: string): string {
  const admin = DEMO_USERS.find((user) => user.companyKey === companyKey && may(user.role, "managesMembers"));
  if (admin === undefined) throw new RangeError(`${companyKey} has no admin`);
  return admin.key;
}

async function insertAddresses(tx: SystemTransaction, companies: IdByKey): Promise<void> {
  const rows = DEMO_ADDRESSES.map((address) => ({
    id: newId(),
    company_id: idOf(companies, address.companyKey),
    kind: address.kind,
    label: address.label,
    company_name: address.companyName,
    contact_name: address.contactName,
    street: address.street,
    city: address.city,
    state: address.state,
    zip: address.zip,
    country_code: address.countryCode,
    airport: address.airport,
    search_text: searchTextOf(
      address.label,
      address.companyName,
      address.contactName,
      address.city,
      address.zip,
    ),
  }));
  await tx.db.insertInto("address_book_entry").values(rows).execute();
}

/** The id behind a key of the demo world. Throws `RangeError` for a key that it doesn't have. */
export function idOf<Id>(ids: ReadonlyMap<string, Id>, key: string): Id {
  const id = ids.get(key);
  if (id === undefined) throw new RangeError(`the demo world has no ${key}`);
  return id;
}

/** Shippers that the forwarders work with, noted under their own names. */
async function insertShippers(
  tx: SystemTransaction,
  ids: Pick<DemoIds, "companies" | "users">,
): Promise<void> {
  const rows = DEMO_SHIPPERS.flatMap((shipper) => {
    const user = DEMO_USERS.find((one) => one.key === shipper.userKey);
    const company = DEMO_COMPANIES.find((one) => one.key === user?.companyKey);
    if (user === undefined || company === undefined) return [];
    return [
      {
        id: newId(),
        company_id: idOf(ids.companies, shipper.forwarderKey),
        shipper_company_id: idOf(ids.companies, company.key),
        shipper_user_id: idOf(ids.users, user.key),
        company_name: company.name,
        first_name: user.firstName,
        last_name: user.lastName,
        email: user.username.toLowerCase(),
        phone: user.phone,
        country_code: company.countryCode,
        city: company.city,
        reference: shipper.reference,
        note: shipper.note,
        created_by: idOf(ids.users, shipper.forwarderKey === "nordlicht" ? "nl-admin" : "ff-admin"),
      },
    ];
  });
  await tx.db.insertInto("forwarder_shipper").values(rows).execute();
}
