/** What was pasted, taken apart. */
export interface PastedEmails {
  /** each once, lower case, in the order in which they were named */
  readonly emails: readonly string[];
  /** what looks like no address, as typed */
  readonly wrong: readonly string[];
}

/** One mark between name and domain, a dot in the domain; the server judges the rest. */
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/;
/** `Ines Oliveira <ines@elm.example>` as mail programs copy it. */
const IN_BRACKETS = /<([^<>]*)>/;

/** `"Vu, Lan"`: a name with a comma in it. */
const QUOTED = /"[^"\n]*"/g;

/** Takes pasted text apart: lines, commas, semicolons or tabs between addresses, names around them left out. */
export function parseEmails(text: string): PastedEmails {
  const parts = text
    .replaceAll(QUOTED, " ")
    .split(/[\n\r\t,;]+/)
    .map((part) => part.trim());
  const emails = new Set<string>();
  const wrong: string[] = [];
  for (const part of parts.filter((one) => one !== "")) {
    const words = IN_BRACKETS.exec(part)?.[1]?.trim() ?? part;
    for (const word of words.split(/\s+/)) {
      if (EMAIL.test(word)) emails.add(word.toLowerCase());
      else wrong.push(word);
    }
  }
  return { emails: [...emails], wrong };
}
