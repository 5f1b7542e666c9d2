import {
  exact,
  type MarginRule,
  type PricingSettings,
  PROMISED_ANSWER_HOURS,
  STANDARD_DAYS_BEYOND_RATE_END,
  type UnitSystem,
  SELL_STEPS,
  type SellStep,
} from "@kilolane/domain";
import { LANGUAGE_CODES } from "@kilolane/phrases";
import { z } from "zod";
import type { CompanyTransaction, SystemTransaction, UserTransaction } from "../../../db/transaction.ts";

const storedTranslations = z.partialRecord(
  z.enum(LANGUAGE_CODES),
  z.object({ terms: z.string(), payment: z.string() }),
);

/** What papers say under the prices, by language; an empty text falls back to the company's own. */
export type TextTranslations = z.output<typeof storedTranslations>;

/** What a company decided for itself; the defaults where it decided nothing yet. */
export interface CompanySettings {
  /** counts the changes of what the company's people decide on one screen; 0: none yet */
  readonly version: number;
  readonly departureUsaOnly: boolean;
  readonly agentsSeeAll: boolean;
  readonly allowManualQuotesAdmin: boolean;
  readonly allowManualQuotesAgent: boolean;
  readonly measurementUnit: UnitSystem;
  readonly pdfMeasurementUnit: UnitSystem;
  /** ISO 4217 */
  readonly preferredCurrency: string;
  readonly margins: PricingSettings["margins"];
  /** of what `margins` say in money: the one it was set in, whatever the company prefers by now */
  readonly marginCurrency: string;
  /** least margin of a quotation, per cent of sell, as a decimal string */
  readonly marginFloorPercent: string;
  readonly terms: string;
  /** when and how to pay; empty: nothing is said */
  readonly paymentTerms: string;
  /** `terms` and `paymentTerms` in other languages of documents, as far as the company wrote them */
  readonly translations: TextTranslations;
  readonly validityDays: number;
  /** days that a departure may lie beyond a rate's end; 0: none */
  readonly daysBeyondRateEnd: number;
  /** to what a sell rate per unit is rounded */
  readonly sellStep: SellStep;
  /** `CHF 0.05, JPY 10`; empty: every currency rounds to its minor unit */
  readonly roundingUnits: string;
  /** put on the platform's exchange rates, per cent, as a decimal string */
  readonly exchangeBufferPercent: string;
  readonly numberPrefix: string;
  readonly logoFileId: string | null;
  readonly accentColor: string;
  /** days before the end of its validity that a sent quotation's owner is reminded; 0: never */
  readonly remindDays: number;
  /** hours within which a client's request is answered */
  readonly answerHours: number;
  /** the client is mailed too */
  readonly remindClient: boolean;
  /** shippers that do not work with the company find it */
  readonly listedInDirectory: boolean;
}

/** A margin rule as stored in `company_setting.margin`: decimals as strings. */
const storedMarginRule = z.object({
  form: z.enum(["margin", "markup", "per-kg", "flat"]),
  value: z.string(),
  leastProfit: z.string().nullable().default(null),
  floorPercent: z.string().nullable().default(null),
});

const storedMargins = z.object({
  /** of the amounts, ISO 4217; percentages need none */
  currency: z.string().nullish(),
  freight: storedMarginRule.nullish(),
  surcharges: storedMarginRule.nullish(),
  trucking: storedMarginRule.nullish(),
  insurance: storedMarginRule.nullish(),
});

/** The whole of `company_setting.margin`; a missing or null part passes a component through at cost. */
export type StoredMargins = z.input<typeof storedMargins>;

/** A new forwarder's margins until it sets its own: 15 % on freight and trucking, the rest at cost. */
export const DEFAULT_MARGINS: StoredMargins & { readonly currency: string } = {
  currency: "USD",
  freight: { form: "margin", value: "15", leastProfit: "25", floorPercent: "5" },
  surcharges: null,
  trucking: { form: "margin", value: "15", leastProfit: null, floorPercent: "5" },
  insurance: null,
};

const DEFAULTS: Omit<CompanySettings, "margins" | "marginCurrency"> = {
  version: 0,
  departureUsaOnly: true,
  agentsSeeAll: false,
  allowManualQuotesAdmin: true,
  allowManualQuotesAgent: false,
  measurementUnit: "Imperial / Metric",
  pdfMeasurementUnit: "Imperial / Metric",
  preferredCurrency: "USD",
  marginFloorPercent: "5.00",
  terms: "",
  paymentTerms: "",
  translations: {},
  validityDays: 14,
  daysBeyondRateEnd: STANDARD_DAYS_BEYOND_RATE_END,
  sellStep: "currency",
  roundingUnits: "",
  exchangeBufferPercent: "0",
  numberPrefix: "Q",
  logoFileId: null,
  accentColor: "#1f3a6e",
  remindDays: 3,
  answerHours: PROMISED_ANSWER_HOURS,
  remindClient: false,
  listedInDirectory: true,
};

/** Settings of the scope's company, or of the company named by a job of the product itself. */
export async function getCompanySettings(
  tx: CompanyTransaction | UserTransaction | SystemTransaction,
  companyId: string,
): Promise<CompanySettings> {
  const row = await tx.db
    .selectFrom("company_setting")
    .selectAll()
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  if (row === undefined) return { ...DEFAULTS, ...marginsOf(DEFAULT_MARGINS, DEFAULTS.preferredCurrency) };
  return {
    version: row.version,
    departureUsaOnly: row.departure_usa_only,
    agentsSeeAll: row.agents_see_all,
    allowManualQuotesAdmin: row.allow_manual_quotes_admin,
    allowManualQuotesAgent: row.allow_manual_quotes_agent,
    measurementUnit: parseUnitSystem(row.measurement_unit),
    pdfMeasurementUnit: parseUnitSystem(row.pdf_measurement_unit),
    preferredCurrency: row.preferred_currency,
    ...marginsOf(row.margin, row.preferred_currency),
    marginFloorPercent: row.margin_floor_percent,
    terms: row.terms,
    paymentTerms: row.payment_terms,
    translations: storedTranslations.parse(row.text_translations),
    validityDays: row.validity_days,
    daysBeyondRateEnd: row.days_beyond_rate_end,
    sellStep: SELL_STEPS.find((step) => step === row.sell_step) ?? "currency",
    roundingUnits: row.rounding_units,
    exchangeBufferPercent: row.exchange_buffer_percent,
    numberPrefix: row.number_prefix,
    logoFileId: row.logo_file_id,
    accentColor: row.accent_color,
    remindDays: row.remind_days,
    answerHours: row.answer_hours,
    remindClient: row.remind_client,
    listedInDirectory: row.in_directory,
  };
}

/** The units of the caller's screens: their own choice, else their company's, else both. */
export async function getMeasurementUnit(tx: CompanyTransaction | UserTransaction): Promise<UnitSystem> {
  const row = await tx.db
    .selectFrom("user_account as u")
    .leftJoin("company_setting as s", "s.company_id", "u.company_id")
    .where("u.company_id", "=", tx.scope.companyId)
    .where("u.id", "=", tx.scope.userId)
    .select(["u.measurement_unit as own", "s.measurement_unit as company"])
    .executeTakeFirst();
  return parseUnitSystem(row?.own ?? row?.company ?? DEFAULTS.measurementUnit);
}

/** Stored margins in the engine's exact numbers. Throws `ZodError` when the column holds something else. */
function marginsOf(
  stored: unknown,
  preferredCurrency: string,
): Pick<CompanySettings, "margins" | "marginCurrency"> {
  const { currency, ...margins } = storedMargins.parse(stored);
  return {
    margins: {
      freight: parseRule(margins.freight),
      surcharges: parseRule(margins.surcharges),
      trucking: parseRule(margins.trucking),
      insurance: parseRule(margins.insurance),
    },
    marginCurrency: currency ?? preferredCurrency,
  };
}

function parseRule(rule: z.output<typeof storedMarginRule> | null | undefined): MarginRule | null {
  if (!rule) return null;
  return {
    form: rule.form,
    value: exact(rule.value),
    leastProfit: rule.leastProfit === null ? null : exact(rule.leastProfit),
    floorPercent: rule.floorPercent === null ? null : exact(rule.floorPercent),
  };
}

function parseUnitSystem(text: string): UnitSystem {
  return text === "Imperial" || text === "Metric" ? text : "Imperial / Metric";
}
