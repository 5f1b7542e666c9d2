import { useEffect, useState } from "react";
import { type DemoAccount, listDemoAccounts } from "./session-calls.ts";

/** Where this browser remembers that it met a demo world: its line is then drawn with the page, not pushed into it. */
const KEY = "kilolane.demo";

let asked: Promise<readonly DemoAccount[]> | undefined;
/** The answer once it is there: what is drawn later on the same page load has it at once, so that nothing moves. */
let known: readonly DemoAccount[] | undefined;

function remember(isDemo: boolean): void {
  try {
    if (isDemo) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing learns it again with each page.
  }
}

function remembersDemo(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

async function askOnce(): Promise<readonly DemoAccount[]> {
  asked ??= listDemoAccounts();
  try {
    known = await asked;
    remember(known.length > 0);
    return known;
  } catch {
    asked = undefined;
    return [];
  }
}

/** The demo sign-ins, empty outside the demo world; asked once per page load, again after a failure. */
export function useDemoAccounts(): readonly DemoAccount[] {
  return useAnswer() ?? [];
}

/** Whether this is the demo world: until the server has answered, what this browser remembers. */
export function useIsDemo(): boolean {
  const answer = useAnswer();
  const [remembered] = useState(remembersDemo);
  return answer === undefined ? remembered : answer.length > 0;
}

function useAnswer(): readonly DemoAccount[] | undefined {
  const [accounts, setAccounts] = useState(known);
  useEffect(() => {
    let wanted = true;
    void askOnce().then((list) => (wanted ? setAccounts(list) : undefined));
    return () => {
      wanted = false;
    };
  }, []);
  return accounts;
}
