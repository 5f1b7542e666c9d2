import type { CalendarDate } from "@kilolane/domain";
import { STORY_OUTCOMES } from "./story-outcomes.ts";
import { buildStoryRequest } from "./story-requests.ts";
import { STORY_IDS } from "./story-types.ts";
import type { DemoStory, StoryId, StoryQuotation } from "./story-types.ts";

// Twenty days ago IB still charged 210 × 3.10 = 651.00; 3.10 / 0.8 → 3.88, × 210 = 814.80, and the rest 229.70.
const STARTING_QUOTATIONS: Partial<Readonly<Record<StoryId, StoryQuotation>>> = {
  "expired-rate": {
    createdDaysAgo: 20,
    status: "expired",
    airlineIata: "IB",
    buyTotal: "880.70",
    sellTotal: "1044.50",
  },
};

/** The twelve named stories for a day; their rates are among those of `buildDemoRates` for the same day. */
export function buildDemoStories(today: CalendarDate): readonly DemoStory[] {
  return STORY_IDS.map((id) => ({
    id,
    titleKey: `stories.${id}.title` as const,
    textKey: `stories.${id}.text` as const,
    companyKey: "harbor-sky",
    request: buildStoryRequest(id, today),
    quotation: STARTING_QUOTATIONS[id] ?? null,
    expected: STORY_OUTCOMES[id],
  }));
}
