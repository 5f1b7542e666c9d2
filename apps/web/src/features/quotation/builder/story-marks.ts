/** The part of the create screen that each story of the demo world is about: its `data-mark`. */
const MARKS: Readonly<Record<string, string>> = {
  "break-bump": "saving",
  "minimum-wins": "price",
  "volume-beats-weight": "weight",
  "cargo-aircraft-only": "excluded",
  "unknown-shipper": "flags",
  "spot-beats-contract": "ranking",
  "margin-below-floor": "profit",
  "client-in-yen": "price",
  "deficit-weight": "trucking",
  "over-160-cm": "excluded",
  "nobody-flies-there": "ask",
};

/** What to mark for a story; undefined where no story is open, or none of that name. */
export function markOf(storyId: string | null): string | undefined {
  return storyId === null ? undefined : MARKS[storyId];
}
