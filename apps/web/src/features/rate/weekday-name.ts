import { intlLocaleOf, type Language } from "@kilolane/phrases";

/** Monday to Sunday, as ISO weekdays. */
export const WEEKDAYS = ["1", "2", "3", "4", "5", "6", "7"] as const;

/** Short name of an ISO weekday. @param day `1` is Monday */
export function weekdayName(day: string, language: Language): string {
  // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(intlLocaleOf(language), { weekday: "short", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, Number(day)),
  );
}
