const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;

/** The first email address in a text, in small letters; null without one. */
export function emailIn(text: string): string | null {
  return EMAIL.exec(text)?.[0]?.toLowerCase() ?? null;
}
