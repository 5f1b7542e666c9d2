import { exact } from "@kilolane/domain";
import { themeMode, themeStyle, type CompanySetting, type PersonalProfile } from "@kilolane/contract";
import { isLanguage } from "@kilolane/phrases";
import type { CompanySettings } from "./reads/company.ts";
import type { OwnAccount } from "./reads/person.ts";

/** The caller's own profile; never the password's hash. */
export function presentPersonalProfile(account: OwnAccount): PersonalProfile {
  return {
    id: account.id,
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    pendingEmail: account.pending_email,
    mobile: account.phone,
    countryCode: account.country_code,
    replyToEmail: account.reply_to_email,
    isReplyToProven: account.reply_to_email !== "" && account.reply_to_proven_at !== null,
    role: account.role,
    companyId: account.company_id,
    companyName: account.company_name,
    imageUrl: account.avatar_file,
    companyLogo: account.logo_file,
    ...presentLook(account),
  };
}

/** How a person wants the product to look. */
export function presentLook(account: Pick<OwnAccount, "locale" | "theme_mode" | "theme_style">) {
  return {
    locale: isLanguage(account.locale) ? account.locale : ("en" as const),
    themeMode: themeMode.nullable().parse(account.theme_mode),
    themeStyle: themeStyle.nullable().parse(account.theme_style),
  };
}

/** The part of a company's settings that its people see; margins have screens of their own. */
export function presentCompanySetting(settings: CompanySettings): CompanySetting {
  const { version, preferredCurrency, departureUsaOnly, agentsSeeAll, validityDays, terms, accentColor } =
    settings;
  const { paymentTerms, translations } = settings;
  const {
    daysBeyondRateEnd,
    sellStep,
    roundingUnits,
    remindDays,
    remindClient,
    answerHours,
    listedInDirectory,
  } = settings;
  return {
    version,
    preferredCurrency,
    departureUsaOnly,
    agentsSeeAll,
    validityDays,
    daysBeyondRateEnd,
    sellStep,
    roundingUnits,
    terms,
    paymentTerms,
    translations,
    accentColor,
    remindDays,
    answerHours,
    remindClient,
    listedInDirectory,
  };
}

/** `Yes` or `No`, as the specification writes it. */
function yesNo(isAllowed: boolean): "Yes" | "No" {
  return isAllowed ? "Yes" : "No";
}

/** Who may write manual quotations. */
export function presentManualQuotes(companyId: string, settings: CompanySettings) {
  return {
    companyId,
    isAllowManualQuotesAdmin: yesNo(settings.allowManualQuotesAdmin),
    isAllowManualQuotesAgent: yesNo(settings.allowManualQuotesAgent),
  };
}

/** What the company puts on the platform's exchange rates. */
export function presentExchangeBuffer(settings: CompanySettings) {
  return { bufferPercent: exact(settings.exchangeBufferPercent).toString(), version: settings.version };
}
