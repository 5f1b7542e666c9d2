/** A feedback that somebody of the demo world gave. */
export interface DemoFeedback {
  /** its author (people.ts) */
  readonly userKey: string;
  readonly mainMenu: string;
  readonly subMenu: string;
  readonly feedbackType: "problem" | "idea" | "question" | "praise";
  readonly description: string;
  /** empty while it is open */
  readonly answer: string;
  readonly daysAgo: number;
}

/** One that waits for the operator, and one that is answered. */
export const DEMO_FEEDBACK: readonly DemoFeedback[] = [
  {
    userKey: "ff-agent",
    mainMenu: "quotations",
    subMenu: "quotationList",
    feedbackType: "idea",
    description:
      "I keep three filters that I set every morning: my open quotations, those that expire this week, and Frankfurt.\n\n" +
      "Could one of my saved views open by itself when I come to the list?",
    answer: "",
    daysAgo: 2,
  },
  {
    userKey: "airline-agent",
    mainMenu: "generalRate",
    subMenu: "rateList",
    feedbackType: "question",
    description:
      "Two of our rates end on the same day. Do forwarders see the new one before the old one has ended?",
    answer:
      "They see whichever is valid on the day the goods are ready: the old one up to its last day, the new one from its first. Nothing overlaps unless the check says so.",
    daysAgo: 9,
  },
];
