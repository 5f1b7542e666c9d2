/** The tags that pasted mails leave behind; everything else in angle brackets is text, such as an address. */
const TAGS: ReadonlySet<string> = new Set(
  (
    "a abbr b big blockquote body br center code col colgroup dd div dl dt em font h1 h2 h3 h4 h5 h6 head hr html i img " +
    "li link meta o ol p pre s script small span strike strong style sub sup table tbody td tfoot th thead title tr u ul"
  ).split(" "),
);
const BREAKS: ReadonlySet<string> = new Set(
  "blockquote body br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table tr ul".split(" "),
);

export function isHtmlTag(name: string): boolean {
  return TAGS.has(name);
}

/** Whether a new line begins at the tag. */
export function isBreakTag(name: string): boolean {
  return BREAKS.has(name);
}

export function isCellTag(name: string): boolean {
  return name === "td" || name === "th";
}

/** The entities that mail programs write. */
export const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  nbsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  times: "x",
  middot: "·",
  bull: "•",
  ndash: "-",
  mdash: "-",
  deg: "°",
  euro: "€",
  pound: "£",
  rarr: "→",
  hellip: "...",
  lsquo: "'",
  rsquo: "'",
  ldquo: '"',
  rdquo: '"',
  prime: "'",
  Prime: '"',
  sup2: "2",
  sup3: "3",
  frac12: " 1/2",
  frac14: " 1/4",
  frac34: " 3/4",
  agrave: "à",
  aacute: "á",
  acirc: "â",
  auml: "ä",
  aring: "å",
  aelig: "æ",
  ccedil: "ç",
  egrave: "è",
  eacute: "é",
  ecirc: "ê",
  euml: "ë",
  igrave: "ì",
  iacute: "í",
  icirc: "î",
  iuml: "ï",
  ntilde: "ñ",
  ograve: "ò",
  oacute: "ó",
  ocirc: "ô",
  ouml: "ö",
  ugrave: "ù",
  uacute: "ú",
  ucirc: "û",
  uuml: "ü",
  szlig: "ß",
  oslash: "ø",
  laquo: '"',
  raquo: '"',
  Agrave: "À",
  Aacute: "Á",
  Ccedil: "Ç",
  Egrave: "È",
  Eacute: "É",
  Ecirc: "Ê",
  Iacute: "Í",
  Ntilde: "Ñ",
  Oacute: "Ó",
  Ouml: "Ö",
  Uacute: "Ú",
  Uuml: "Ü",
  iexcl: "¡",
  iquest: "¿",
  ordm: "º",
  ordf: "ª",
};
