type Texts = Record<string, unknown>;

const FILES = import.meta.glob<Texts>(
  [
    "../../../../../packages/phrases/src/locales/*/*.json",
    // what is joined comes in no other file (JOINED_AREAS)
    "!../../../../../packages/phrases/src/locales/*/{error,notification,session,shell,state}.json",
    "!../../../../../packages/phrases/src/locales/*/{inquirer,place,quotation,trucking}.json",
  ],
  { import: "default" },
);

/**
 * The phrases of an area that has a file of its own in each language, fetched when a screen that names the area opens.
 * The names of these files alone weigh more than a small screen: this list is not among what every first visit loads.
 */
export async function readAreaFile(language: string, area: string): Promise<Texts | undefined> {
  return FILES[`../../../../../packages/phrases/src/locales/${language}/${area}.json`]?.();
}
