import { intlLocaleOf, type Language } from "@kilolane/phrases";

const UNITS = [
  ["terabyte", 1e12],
  ["gigabyte", 1e9],
  ["megabyte", 1e6],
] as const;

/** A size for people: `1 kB` at least, `42 kB`, `3.1 MB`, `77.7 GB`, in the language's own words. */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? (["kilobyte", 1000] as const);
  const isLarge = unit !== "kilobyte";
  return new Intl.NumberFormat(intlLocaleOf(language), {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / size : Math.ceil(bytes / size));
}
