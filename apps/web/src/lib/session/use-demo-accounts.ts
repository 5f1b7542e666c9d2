import { useEffect, useState } from "react";
import { type DemoAccount, listDemoAccounts } from "./session-calls.ts";

let asked: Promise<readonly DemoAccount[]> | undefined;
/** The answer once it is there: what is drawn later on the same page load has it at once, so that nothing moves. */
let known: readonly DemoAccount[] = [];

async function askOnce(): Promise<readonly DemoAccount[]> {
  asked ??= listDemoAccounts();
  try {
    known = await asked;
    return known;
  } catch {
    asked = undefined;
    return [];
  }
}

/** The demo sign-ins, empty outside the demo world; asked once per page load, again after a failure. */
export function useDemoAccounts(): readonly DemoAccount[] {
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
