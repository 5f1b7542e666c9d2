import { loadTranslator, type Language } from "@kilolane/phrases";
import type { StoredLine } from "../reads/content.ts";

/** Names a line in one language. */
export type LineNames = (line: Pick<StoredLine, "code" | "label" | "kind">) => string;

type LineWord = Exclude<Parameters<Awaited<ReturnType<typeof loadTranslator<"pdf">>>>[0], `label.${string}`>;

const WORDS = {
  freight: "line.freight",
  eawb: "line.eawb",
  mawb: "line.mawb",
  hawb: "line.hawb",
  "un-number": "line.unNumber",
  insurance: "line.insurance",
  "pickup-haul": "line.pickup",
  "delivery-haul": "line.delivery",
  "all-in": "line.surcharges",
  fuel: "line.fuel",
  liftgate: "line.liftgate",
  inside: "line.inside",
  residential: "line.residential",
  waiting: "line.waiting",
  "after-hours": "line.afterHours",
  "airport-drop": "line.airportDrop",
  "airport-recovery": "line.airportRecovery",
} as const satisfies Record<string, LineWord>;

function wordOf(code: string, kind: StoredLine["kind"]): LineWord | undefined {
  const parts =
    kind === "trucking" ? [code, code.replace(/^(pickup|delivery)-/, "")] : [code.replace(/-\d+$/, "")];
  const known = parts.find((part): part is keyof typeof WORDS => Object.hasOwn(WORDS, part));
  return known === undefined ? undefined : WORDS[known];
}

/**
 * Names of the lines that the engine makes; surcharges keep the label that the airline typed, which is a name of its
 * own trade and no text of ours.
 */
export async function loadLineNames(language: Language): Promise<LineNames> {
  const translate = await loadTranslator(language, "pdf");
  return ({ code, label, kind }) => {
    const isAsked = kind === "surcharge" && label === "All-in surcharge";
    const word = kind === "surcharge" && !isAsked ? undefined : wordOf(isAsked ? "all-in" : code, kind);
    return word === undefined ? label : translate(word);
  };
}
