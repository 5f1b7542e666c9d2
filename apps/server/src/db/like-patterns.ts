/** The words that somebody typed into a search, as patterns for `like all (…)` on lower-case text. */
export function likePatternsOf(typed: string): string[] {
  const words = typed.toLowerCase().split(/\s+/);
  return words.filter((word) => word !== "").map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
}
