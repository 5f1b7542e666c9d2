import { hasSense, type Token } from "../text/tokens.ts";
import type { PlaceMention } from "./mentions.ts";

const WEAK =
  /^(?:de|del|du|des|da|dal|dalla|dall'|a|al|au|aux|per|for|para|pour|من|自|由|去|arrival|arrivo|departure|arrivee|llegada|salida|partenza|depart|dep|ab)$/;
/** A term of delivery names the end of the lane where it is fulfilled. */
const FROM_TERMS = /^(?:exw|fca|fas|fob)$/;
export const TO_TERMS = /^(?:cpt|cip|cfr|cif|dap|dpu|ddp)$/;
export const FILLERS = new Set([":", "-", "(", "|", "=", ".", "*", "•", "/"]);

export function tokenIndexAt(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

export type Role = "from" | "to" | "via" | null;

/** What the words in front of a place say of it. */
export interface PlaceRole {
  readonly role: Role;
  readonly isStrong: boolean;
  /** behind a label and its colon: `Airport of destination: DEL` */
  readonly isLabelled: boolean;
  /** behind a noun, which says more than a preposition does: `Départ Marseille` */
  readonly isNoun: boolean;
}

const NOUN = /^(?:arrival|arrivo|departure|arrivee|llegada|salida|partenza|depart|dep)$/;
const NO_ROLE: PlaceRole = { role: null, isStrong: false, isLabelled: false, isNoun: false };

/** The word in front that says which end of the lane a place is. */
export function roleOf(tokens: readonly Token[], mention: PlaceMention): PlaceRole {
  if (mention.isTo === true) return { ...NO_ROLE, role: "to", isStrong: true };
  const at = tokenIndexAt(tokens, mention.start);
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const token = tokens[back];
    if (token === undefined || token.kind === "line") break;
    // to 60313 Frankfurt
    if (token.kind === "number" && /^\d{4,6}$/.test(token.text) && back === at - 1) continue;
    if (token.kind === "number") break;
    if (hasSense(token, "via")) return { ...NO_ROLE, role: "via", isStrong: true };
    // Pickup: Memphis; delivery: door Munich
    const isTruck = !hasSense(token, "from") && !hasSense(token, "to");
    const isFrom =
      hasSense(token, "from") || FROM_TERMS.test(token.text) || (isTruck && hasSense(token, "pickup"));
    const isTo =
      hasSense(token, "to") || TO_TERMS.test(token.text) || (isTruck && hasSense(token, "delivery"));
    const isStrong =
      // partenza da Verona
      NOUN.test(tokens[back - 1]?.text ?? "") ||
      // Deliver: Narita airport
      (isTruck && mention.isAirport && tokens[at - 1]?.text === ":") ||
      ((!isTruck || !(isFrom || isTo)) &&
        ![WEAK, FROM_TERMS, TO_TERMS].some((words) => words.test(token.text)));
    if (isFrom || isTo) {
      const isLabelled = isStrong && /^[:-]$/.test(tokens[at - 1]?.text ?? "");
      // Consignee: Perth Australia
      const isNoun = NOUN.test(token.text) || (isTruck && tokens[at - 1]?.text === ":");
      return { role: isFrom ? "from" : "to", isStrong, isLabelled, isNoun };
    }
    const isFiller =
      FILLERS.has(token.text) ||
      hasSense(token, "airport") ||
      hasSense(token, "of") ||
      hasSense(token, "door") ||
      /^(?:the|our|la|le|el|il|is|now|ora|ahora|maintenant|是|为|在)$/.test(token.text);
    if (!isFiller) break;
  }
  return isOriginBehind(tokens, mention) ? { ...NO_ROLE, role: "from", isStrong: true } : NO_ROLE;
}

/** `青岛出口`, `上海起运`: Chinese says behind the place that the goods leave it. */
function isOriginBehind(tokens: readonly Token[], mention: PlaceMention): boolean {
  const at = tokenIndexAt(tokens, mention.end);
  const [first = "", second = ""] = tokens.slice(at, at + 2).map((token) => token.text);
  return /^(?:出口|出运|起运|始发|出发|发货)/.test(first + second);
}
