import type { CompanySetting, EndpointParsed, updateCompanySetting } from "@kilolane/contract";
import type { UnitSystem } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findCurrency } from "../place/reads.ts";
import { presentCompanySetting, presentManualQuotes } from "./present.ts";
import { getCompanySettings } from "./reads.ts";
import { upsertCompanySetting } from "./writes.ts";

type SettingForm = EndpointParsed<typeof updateCompanySetting>["body"];

/**
 * Changes what a company decided for its quotations; what is left out stays.
 * @throws AppError validation (unknown-currency)
 */
export function changeCompanySetting(scope: CompanyScope, form: SettingForm): Promise<CompanySetting> {
  return withTransaction(scope, async (tx) => {
    const { preferredCurrency } = form;
    if (preferredCurrency !== undefined && (await findCurrency(tx, preferredCurrency)) === undefined) {
      throw invalidFields({ field: "preferredCurrency", code: "unknown-currency" });
    }
    const before = await getCompanySettings(tx, scope.companyId);
    await upsertCompanySetting(tx, {
      preferred_currency: preferredCurrency ?? before.preferredCurrency,
      departure_usa_only: form.departureUsaOnly ?? before.departureUsaOnly,
      agents_see_all: form.agentsSeeAll ?? before.agentsSeeAll,
      validity_days: form.validityDays ?? before.validityDays,
      terms: form.terms ?? before.terms,
      accent_color: form.accentColor ?? before.accentColor,
      remind_days: form.remindDays ?? before.remindDays,
      remind_client: form.remindClient ?? before.remindClient,
    });
    await noteChange(tx, Object.keys(form));
    return presentCompanySetting(await getCompanySettings(tx, scope.companyId));
  });
}

/** Chooses the units of the company's documents. */
export function updatePdfUnit(scope: CompanyScope, unit: UnitSystem): Promise<UnitSystem> {
  return withTransaction(scope, async (tx) => {
    await upsertCompanySetting(tx, { pdf_measurement_unit: unit });
    await noteChange(tx, ["pdfMeasurementUnit"]);
    return unit;
  });
}

/** Who may write manual quotations, as stored. */
interface ManualQuoteChoice {
  readonly admins: boolean;
  readonly agents: boolean;
}

/**
 * Decides who may write manual quotations (specification §5: admins Yes, agents No until decided).
 * @throws AppError not-found for another company's id
 */
export function updateManualQuotes(scope: CompanyScope, companyId: string, choice: ManualQuoteChoice) {
  return withTransaction(scope, async (tx) => {
    if (companyId !== scope.companyId) throw new AppError("not-found");
    await upsertCompanySetting(tx, {
      allow_manual_quotes_admin: choice.admins,
      allow_manual_quotes_agent: choice.agents,
    });
    await noteChange(tx, ["manualQuotes"]);
    return presentManualQuotes(companyId, await getCompanySettings(tx, companyId));
  });
}

function noteChange(tx: Parameters<typeof recordAuditIn>[0], fields: readonly string[]): Promise<void> {
  return recordAuditIn(tx, { action: "settings.updated", subjectKind: "settings", detail: { fields } });
}
