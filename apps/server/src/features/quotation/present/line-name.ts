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

/** What airlines commonly call these surcharges, in lower case without "surcharge", "charge" and "fee". */
const SURCHARGES = {
  fuel: "surcharge.fuel",
  fsc: "surcharge.fuel",
  myc: "surcharge.fuel",
  security: "surcharge.security",
  ssc: "surcharge.security",
  scc: "surcharge.security",
  "war risk": "surcharge.warRisk",
  screening: "surcharge.screening",
  "x-ray": "surcharge.screening",
  handling: "surcharge.handling",
  "customs data": "surcharge.customsData",
  ams: "surcharge.customsData",
  acas: "surcharge.customsData",
  terminal: "surcharge.terminal",
  "dangerous goods": "surcharge.dangerousGoods",
  dg: "surcharge.dangerousGoods",
  "peak season": "surcharge.peakSeason",
  temperature: "surcharge.temperature",
  "temperature control": "surcharge.temperature",
  documentation: "surcharge.documents",
} as const satisfies Record<string, LineWord>;

/** The word for a surcharge that airlines charge under that name; undefined for a name of the airline's own. */
function surchargeWord(label: string): LineWord | undefined {
  const name = label
    .toLowerCase()
    .replace(/\s+(surcharge|charge|fee)$/, "")
    .trim();
  const known = Object.entries(SURCHARGES).find(([called]) => called === name);
  return known?.[1];
}

function wordOf(code: string, kind: StoredLine["kind"]): LineWord | undefined {
  const parts =
    kind === "trucking" ? [code, code.replace(/^(pickup|delivery)-/, "")] : [code.replace(/-\d+$/, "")];
  const known = parts.find((part): part is keyof typeof WORDS => Object.hasOwn(WORDS, part));
  return known === undefined ? undefined : WORDS[known];
}

/**
 * Names of the lines that the engine makes. Surcharges keep the label that the airline typed, which is English or a name
 * of its own; in another language the common ones are said in its words.
 */
export async function loadLineNames(language: Language): Promise<LineNames> {
  const translate = await loadTranslator(language, "pdf");
  return ({ code, label, kind }) => {
    const isAsked = kind === "surcharge" && label === "All-in surcharge";
    if (kind === "surcharge" && !isAsked) {
      const known = language === "en" ? undefined : surchargeWord(label);
      return known === undefined ? label : translate(known);
    }
    const word = wordOf(isAsked ? "all-in" : code, kind);
    return word === undefined ? label : translate(word);
  };
}
