import { useState } from "react";
import { onSessionEnd } from "../../lib/session/session-store.ts";

/** What is being typed in each room, as long as the page lives. */
const drafts = new Map<string, string>();

// Nothing of one person may be there for the next.
onSessionEnd(() => drafts.clear());

/** The text that is being typed in a room: it is there again when one comes back from another room. */
export function useDraft(roomId: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(drafts.get(roomId) ?? "");
  const write = (typed: string): void => {
    drafts.set(roomId, typed);
    setText(typed);
  };
  return [text, write];
}
