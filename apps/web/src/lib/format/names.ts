/** Names as one text in a language, `Fuel and Security`, each isolated from the direction of the sentence. */
export function formatNames(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(names.map((name) => `\u2068${name}\u2069`));
}
