import type { Token } from "./tokens.ts";

const NO = /^(?:n|no|none|not|non|nein|nessuna|ninguna|aucune?|否|无|不|没有|لا|ليس|كلا|بدون|n\/a)$/;
const YES_OR_NO = /^(?:y|yes|si|oui|s|o|n|no|non|ja|nein|是|否|نعم|لا)$/;
const NEGATION =
  /^(?:nothing|neither|nada|rien|niente|nulla|keinerlei|não|nao|not|no|non|never|without|excluding|none|isn't|isnt|aren't|nicht|kein|keine|sin|ni|sans|pas|aucune?|n'est|ne|senza|nessun[oa]?|ningun[oa]?|不|非|无|没有|不是|不含|غير|ليست|ليس|لا|بدون|بلا)$/;
const REACH = 3;
/** `is not classified as dangerous`, `no está clasificado como peligroso`: what stands between is not counted. */
const BETWEEN =
  /^(?:as|como|comme|come|classified|considered|regarded|deemed|declared|clasificad[oa]s?|considerad[oa]s?|classee?s?|classifiee?s?|consideree?s?|classificat[oaie]|considerat[oaie])$/;

/** `DG: no`, `stackable (Y/N): N`, `hazardous? no`: the answer behind a word that asks. */
export function isDeniedBehind(tokens: readonly Token[], at: number): boolean {
  let next = at + 1;
  let isAsked = false;
  while (next < at + 9) {
    const token = tokens[next];
    if (token?.kind !== "sign") {
      // (Y/N)
      const isChoice =
        YES_OR_NO.test(token?.text ?? "") &&
        [tokens[next - 1], tokens[next + 1]].some((sign) => sign?.text === "/");
      // Stackable / sovrapponibile: no
      const isOtherName = tokens[next - 1]?.text === "/" && tokens[next + 1]?.text === ":";
      if (!isChoice && !(isOtherName && token?.kind === "word")) break;
    } else if (!"():?=-/[].|".includes(token.text)) break;
    isAsked ||= ":?=-|".includes(token?.text ?? ".");
    next += 1;
  }
  return isAsked && NO.test(tokens[next]?.text ?? "");
}

/** Whether a word is denied: `is not considered hazardous`, `n'est pas dangereuse`, `DG: no`. */
export function isDenied(tokens: readonly Token[], at: number): boolean {
  let reach = REACH;
  for (let back = at - 1; back >= Math.max(0, at - reach); back -= 1) {
    const token = tokens[back];
    if (token?.kind !== "word" && token?.text !== "'") break;
    if (NEGATION.test(token.text)) return true;
    if (BETWEEN.test(token.text)) reach += 1;
  }
  return isDeniedBehind(tokens, at);
}
