import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getCompanySettings } from "./reads/company.ts";

/** The units of the company's documents. */
export async function getPdfUnit(scope: CompanyScope) {
  const settings = await withTransaction(scope, (tx) => getCompanySettings(tx, scope.companyId));
  return { pdfMeasurementUnit: settings.pdfMeasurementUnit };
}
