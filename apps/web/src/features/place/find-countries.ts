/** What a country is found by. */
interface Findable {
  readonly code: string;
  readonly name: string;
  /** with its plus sign */
  readonly dialCode: string;
}

/** How well a country fits: 0 by its code, 1 by its dial code, 2 by how its name begins, 3 within it; undefined not at all. */
function rankOf(country: Findable, term: string): number | undefined {
  const digits = term.replace(/^(\+|00)/, "");
  const name = country.name.toLocaleLowerCase();
  if (country.code.toLowerCase() === term) return 0;
  if (/^\d+$/.test(digits) && country.dialCode.startsWith(`+${digits}`)) return 1;
  if (name.startsWith(term)) return 2;
  return name.includes(term) ? 3 : undefined;
}

/**
 * Countries for what was typed, the likeliest first: among equals the shorter dial code and name, so that the USA
 * stand before their outlying islands. Nothing typed: all, in the order given.
 */
export function findCountries<C extends Findable>(countries: readonly C[], typed: string): readonly C[] {
  const term = typed.trim().toLocaleLowerCase();
  if (term === "") return countries;
  return countries
    .flatMap((country) => {
      const rank = rankOf(country, term);
      return rank === undefined ? [] : [{ country, rank }];
    })
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        a.country.dialCode.length - b.country.dialCode.length ||
        a.country.name.length - b.country.name.length,
    )
    .map(({ country }) => country);
}
