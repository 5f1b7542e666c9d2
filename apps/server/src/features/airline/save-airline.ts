import type {
  createLocalAirline,
  createManualAirline,
  EndpointOutput,
  EndpointParsed,
  updateLocalAirline,
  updateManualAirline,
} from "@kilolane/contract";
import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { isUniqueViolation, withTransaction, type PlatformTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentLocalAirline, presentManualAirline } from "./present.ts";
import { findManualAirlines } from "./reads.ts";
import { findLocalAirline, isAirlineCompany } from "./reads/local.ts";
import * as writes from "./writes.ts";

type ManualAirline = EndpointOutput<typeof createManualAirline>;
type LocalAirline = EndpointOutput<typeof createLocalAirline>;
type ManualForm = EndpointParsed<typeof createManualAirline>["body"];
type LocalForm = EndpointParsed<typeof createLocalAirline>["body"];
type CarrierForm = Omit<LocalForm, "isActive" | "airlineCompanyId">;

const orNull = (typed: string): string | null => (typed === "" ? null : typed);

function manualValues(form: ManualForm, isActive: boolean): writes.AirlineValues {
  return {
    name: form.name,
    iata: orNull(form.iata),
    icao: null,
    country_code: form.country,
    awb_prefix: orNull(form.awbPrefix),
    awb_prefix_sure: false,
    has_freighters: false,
    is_active: isActive,
    airline_company_id: null,
  };
}

/** Adds an airline of the forwarder's own; nobody else sees it. */
export function createManual(scope: CompanyScope, form: ManualForm): Promise<ManualAirline> {
  return withTransaction(scope, async (tx) => {
    const id = await writes.insertManualAirline(tx, manualValues(form, true));
    await recordAuditIn(tx, { action: "airline.created", subjectKind: "airline", subjectId: String(id) });
    const [row] = await findManualAirlines(tx, { id });
    if (row === undefined) throw new Error("the airline is gone");
    return presentManualAirline(row);
  });
}

/** Changes one of the forwarder's own airlines. @throws AppError not-found */
export function updateManual(
  scope: CompanyScope,
  form: EndpointParsed<typeof updateManualAirline>["body"],
): Promise<ManualAirline> {
  return withTransaction(scope, async (tx) => {
    if (!(await writes.updateManualAirline(tx, form.id, manualValues(form, form.isActive))))
      throw new AppError("not-found");
    await recordAuditIn(tx, {
      action: "airline.updated",
      subjectKind: "airline",
      subjectId: String(form.id),
    });
    const [row] = await findManualAirlines(tx, { id: form.id });
    if (row === undefined) throw new AppError("not-found");
    return presentManualAirline(row);
  });
}

/** @throws AppError validation (airlineCompanyId) when that is no approved airline company */
async function localValues(tx: PlatformTransaction, form: LocalForm): Promise<writes.AirlineValues> {
  const { airlineCompanyId } = form;
  if (airlineCompanyId !== null && !(await isAirlineCompany(tx, airlineCompanyId)))
    throw invalidFields({ field: "airlineCompanyId", code: "unknown" });
  return { ...carrierValues(form, airlineCompanyId), is_active: form.isActive };
}

/** A published airline as a form describes it, and whose people keep its rates. */
export function carrierValues(form: CarrierForm, companyId: string | null): writes.AirlineValues {
  return {
    name: form.name,
    iata: form.iata,
    icao: orNull(form.icao),
    country_code: form.country,
    awb_prefix: orNull(form.awbPrefix),
    // Nobody is sure of a prefix that is not known.
    awb_prefix_sure: form.awbPrefix !== "" && form.isAwbPrefixSure,
    has_freighters: form.hasFreighters,
    is_active: true,
    airline_company_id: companyId,
  };
}

/** Adds a published airline. @throws AppError validation (iata double, airlineCompanyId unknown) */
export function createLocal(scope: PlatformScope, form: LocalForm): Promise<LocalAirline> {
  return refusingDoubles("iata", () =>
    withTransaction(scope, async (tx) => {
      const id = await writes.insertLocalAirline(tx, await localValues(tx, form));
      await recordAuditIn(tx, { action: "airline.created", subjectKind: "airline", subjectId: String(id) });
      return getLocal(tx, id);
    }),
  );
}

/** Changes a published airline. @throws AppError not-found, validation */
export function updateLocal(
  scope: PlatformScope,
  form: EndpointParsed<typeof updateLocalAirline>["body"],
): Promise<LocalAirline> {
  return refusingDoubles("iata", () =>
    withTransaction(scope, async (tx) => {
      if (!(await writes.updateLocalAirline(tx, form.id, await localValues(tx, form))))
        throw new AppError("not-found");
      await recordAuditIn(tx, {
        action: "airline.updated",
        subjectKind: "airline",
        subjectId: String(form.id),
        detail: { airlineCompanyId: form.airlineCompanyId, isActive: form.isActive },
      });
      return getLocal(tx, form.id);
    }),
  );
}

/** One published airline. @throws AppError not-found */
export async function getLocal(tx: PlatformTransaction, airlineId: number): Promise<LocalAirline> {
  const row = await findLocalAirline(tx, airlineId);
  if (row === undefined) throw new AppError("not-found");
  return presentLocalAirline(row);
}

/** Published codes are unique. @throws AppError validation (double) at the field that names the code */
export async function refusingDoubles<T>(field: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isUniqueViolation(error, "airline_iata")) throw invalidFields({ field, code: "double" });
    throw error;
  }
}
