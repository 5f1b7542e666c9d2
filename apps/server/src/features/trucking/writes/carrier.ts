import type { TruckingCarrierForm } from "@kilolane/contract";
import { parseCalendarDate, parseZipRanges } from "@kilolane/domain";
import { newId } from "../../../db/new-id.ts";
import { insertOwned, isUnchanged, type SeenRow, updateUnchanged } from "../../../db/seen-row.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { searchTextOf } from "../../place/reads/place.ts";
import { storedMarginOf } from "../carrier-margin.ts";
import { storedTermsOf } from "../terms-form.ts";

/** Enters a carrier with its tariffs and zones. @returns its id */
export async function insertCarrier(tx: CompanyTransaction, form: TruckingCarrierForm): Promise<string> {
  const id = await insertOwned(tx, "trucking_carrier", columnsOf(form));
  await insertTariffs(tx, id, form);
  return id;
}

/** Writes the carrier when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateCarrierRow(
  tx: CompanyTransaction,
  seen: SeenRow,
  form: TruckingCarrierForm,
): Promise<boolean> {
  if (!(await updateUnchanged(tx, "trucking_carrier", seen, columnsOf(form)))) return false;
  await deleteTariffs(tx, seen.id);
  await insertTariffs(tx, seen.id, form);
  return true;
}

/** Deletes the carrier when the stored version is still the one that the caller saw. @returns whether it was */
export async function deleteCarrierRow(tx: CompanyTransaction, seen: SeenRow): Promise<boolean> {
  const held = await tx.db
    .selectFrom("trucking_carrier")
    .select("id")
    .where(isUnchanged(tx, seen))
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return false;
  await deleteTariffs(tx, seen.id);
  await tx.db
    .deleteFrom("trucking_carrier")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", seen.id)
    .execute();
  return true;
}

async function deleteTariffs(tx: CompanyTransaction, carrierId: string): Promise<void> {
  for (const table of ["trucking_zone", "trucking_tariff"] as const)
    await tx.db
      .deleteFrom(table)
      .where("company_id", "=", tx.scope.companyId)
      .where("carrier_id", "=", carrierId)
      .execute();
}

async function insertTariffs(
  tx: CompanyTransaction,
  carrierId: string,
  { tariffs }: TruckingCarrierForm,
): Promise<void> {
  const owner = { company_id: tx.scope.companyId, carrier_id: carrierId };
  for (const [position, tariff] of tariffs.entries()) {
    const id = newId();
    await tx.db
      .insertInto("trucking_tariff")
      .values({
        id,
        ...owner,
        position,
        name: tariff.name,
        currency: tariff.currency,
        terms: JSON.stringify(storedTermsOf(tariff)),
        valid_from: parseCalendarDate(tariff.validFrom),
        valid_to: parseCalendarDate(tariff.validTo),
      })
      .execute();
    const zones = tariff.areas.flatMap(({ airport, direction, zips }) =>
      (parseZipRanges(zips) ?? []).map(({ from, to }) => ({
        airport,
        direction,
        zip_from: from,
        zip_to: to,
      })),
    );
    await tx.db
      .insertInto("trucking_zone")
      .values(
        zones.map((zone, place) => ({ id: newId(), ...owner, tariff_id: id, ...zone, position: place })),
      )
      .execute();
  }
}

function columnsOf(form: TruckingCarrierForm) {
  const margin = storedMarginOf(form.margin);
  return {
    name: form.name,
    contact_name: form.contactName,
    email: form.email,
    phone: form.phone,
    note: form.note,
    transit_days: form.transitDays,
    is_active: form.isActive,
    margin: margin === null ? null : JSON.stringify(margin),
    search_text: searchTextOf(form.name, form.contactName, form.email),
  };
}
