/** How a trucking company's proposal names a zone. */
export interface NamedZone {
  readonly name: string;
  readonly validFrom: string;
}

/**
 * Places of the zones that an earlier one shares its name and first day with, however the name is written. A proposal
 * names a zone by the two (decision 0044), so of such zones none can be meant.
 */
export function findDoubleZones(zones: readonly NamedZone[]): readonly number[] {
  const seen = new Set<string>();
  return zones.flatMap(({ name, validFrom }, place) => {
    const key = `${validFrom} ${name.toLowerCase()}`;
    if (seen.has(key)) return [place];
    seen.add(key);
    return [];
  });
}
