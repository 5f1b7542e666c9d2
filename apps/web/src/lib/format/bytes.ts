import { intlLocaleOf, type Language } from "@kilolane/phrases";

const MEGABYTE = 1_000_000;

/** A file's size for people: `1 kB` at least, `42 kB`, `3.1 MB`, in the language's own words. */
export function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(intlLocaleOf(language), {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    unitDisplay: "short",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.ceil(bytes / 1000));
}
