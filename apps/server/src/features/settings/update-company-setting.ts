import type {
  CompanySetting,
  EndpointParsed,
  updateCompanySetting as updateCompanySettingEndpoint,
} from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { findCurrency } from "../place/reads/place.ts";
import { presentCompanySetting } from "./present.ts";
import { getCompanySettings } from "./reads/company.ts";
import { recordSettingsIn } from "./setting-change.ts";
import { upsertCompanySetting } from "./writes.ts";

type SettingForm = EndpointParsed<typeof updateCompanySettingEndpoint>["body"];

/**
 * Changes what a company decided for its quotations; what is left out stays.
 * @throws AppError validation (unknown-currency), version-conflict
 */
export function updateCompanySetting(scope: CompanyScope, form: SettingForm): Promise<CompanySetting> {
  const { version, ...changes } = form;
  return withTransaction(scope, async (tx) => {
    const { preferredCurrency } = changes;
    if (preferredCurrency !== undefined && (await findCurrency(tx, preferredCurrency)) === undefined) {
      throw invalidFields({ field: "preferredCurrency", code: "unknown-currency" });
    }
    const before = await getCompanySettings(tx, scope.companyId);
    const stored = {
      preferred_currency: preferredCurrency ?? before.preferredCurrency,
      departure_usa_only: form.departureUsaOnly ?? before.departureUsaOnly,
      agents_see_all: form.agentsSeeAll ?? before.agentsSeeAll,
      validity_days: form.validityDays ?? before.validityDays,
      days_beyond_rate_end: form.daysBeyondRateEnd ?? before.daysBeyondRateEnd,
      sell_step: form.sellStep ?? before.sellStep,
      rounding_units: form.roundingUnits ?? before.roundingUnits,
      terms: form.terms ?? before.terms,
      payment_terms: form.paymentTerms ?? before.paymentTerms,
      text_translations: JSON.stringify(form.translations ?? before.translations),
      accent_color: form.accentColor ?? before.accentColor,
      remind_days: form.remindDays ?? before.remindDays,
      answer_hours: form.answerHours ?? before.answerHours,
      remind_client: form.remindClient ?? before.remindClient,
      in_directory: form.listedInDirectory ?? before.listedInDirectory,
    };
    const isStored = await upsertCompanySetting(tx, stored, version);
    const after = await getCompanySettings(tx, scope.companyId);
    if (!isStored) throw new AppError("version-conflict", { currentVersion: after.version });
    await recordSettingsIn(tx, Object.keys(changes));
    return presentCompanySetting(after);
  });
}
