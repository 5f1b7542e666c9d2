/** A field of a record as the file of a list spells it, in every language: what was exported can be imported again. */
export function cellText(value: boolean | number | string | readonly string[]): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? value.join(", ") : String(value);
}
