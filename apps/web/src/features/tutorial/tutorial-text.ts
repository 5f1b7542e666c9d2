/** Where a link leads, for people: the name of the place alone. Empty when it is no address. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : "";
}

interface Searched {
  readonly title: string;
  readonly text: string;
}

/** Guides that say every word of the search, whatever its case. */
export function findGuides<Guide extends Searched>(guides: readonly Guide[], search: string): Guide[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return guides.filter(({ title, text }) => {
    const said = `${title} ${text}`.toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}
