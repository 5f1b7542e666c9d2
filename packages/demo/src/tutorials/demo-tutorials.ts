import type { Role } from "@kilolane/domain";
import type { Language } from "@kilolane/phrases";
import { ARABIC_GUIDES } from "./arabic-guides.ts";
import { CHINESE_GUIDES } from "./chinese-guides.ts";
import { ENGLISH_GUIDES } from "./english-guides.ts";
import { FRENCH_GUIDES } from "./french-guides.ts";
import { ITALIAN_GUIDES } from "./italian-guides.ts";
import { SPANISH_GUIDES } from "./spanish-guides.ts";
import type { TutorialKey, TutorialWords } from "./tutorial-types.ts";

/** A tutorial of the demo world, in six languages. */
export interface DemoTutorial {
  readonly roles: readonly Role[];
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly text: string }>>;
}

const DESK = ["ROLE_FFADMIN", "ROLE_FFAGENT"] as const;
const CLIENTS = ["ROLE_FFCLIENT", "ROLE_CONSIGNEE"] as const;
const AIRLINE = ["ROLE_AIRLINE_ADMIN", "ROLE_AIRLINE_AGENT"] as const;
const RATE_DESK = [...AIRLINE, "ROLE_DATAENTRY"] as const;

/** In the order in which they are read. */
const READERS: readonly (readonly [TutorialKey, readonly Role[]])[] = [
  ["quote", DESK],
  ["send", DESK],
  ["keys", ["ROLE_FFADMIN"]],
  ["ask", CLIENTS],
  ["decide", CLIENTS],
  ["rate", RATE_DESK],
  ["upload", RATE_DESK],
  ["contract", ["ROLE_AIRLINE_ADMIN"]],
  ["keyboard", [...DESK, ...CLIENTS, ...RATE_DESK]],
  ["feedback", [...DESK, ...CLIENTS, ...AIRLINE]],
];

function wordsOf(guides: TutorialWords, key: TutorialKey) {
  const { title, paragraphs } = guides[key];
  return { title, text: paragraphs.join("\n\n") };
}

/** What each role is taught; true of the product as it is. */
export const DEMO_TUTORIALS: readonly DemoTutorial[] = READERS.map(([key, roles]) => ({
  roles,
  texts: {
    en: wordsOf(ENGLISH_GUIDES, key),
    zh: wordsOf(CHINESE_GUIDES, key),
    es: wordsOf(SPANISH_GUIDES, key),
    fr: wordsOf(FRENCH_GUIDES, key),
    it: wordsOf(ITALIAN_GUIDES, key),
    ar: wordsOf(ARABIC_GUIDES, key),
  },
}));
