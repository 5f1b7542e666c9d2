import { intlLocaleOf, type Language } from "@kilolane/phrases";

/** Short name of a day's weekday. @param day YYYY-MM-DD */
export function weekdayOf(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(intlLocaleOf(language), { weekday: "short", timeZone: "UTC" });
  return format.format(new Date(`${day}T12:00:00Z`));
}
