import { useEffect, useState } from "react";
import { type DemoAccount, listDemoAccounts } from "./session-calls.ts";

let asked: Promise<readonly DemoAccount[]> | undefined;

async function askOnce(): Promise<readonly DemoAccount[]> {
  asked ??= listDemoAccounts();
  try {
    return await asked;
  } catch {
    asked = undefined;
    return [];
  }
}

/** The demo sign-ins, empty outside the demo world; asked once per page load, again after a failure. */
export function useDemoAccounts(): readonly DemoAccount[] {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    let wanted = true;
    void askOnce().then((list) => (wanted ? setAccounts(list) : undefined));
    return () => {
      wanted = false;
    };
  }, []);
  return accounts;
}
