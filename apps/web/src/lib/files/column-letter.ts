/** A column as a spreadsheet names it: A, B, …, Z, AA. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest === 0 ? "" : letterOf(rest - 1)}${String.fromCodePoint(65 + (column % 26))}`;
}
