import type { APIRequestContext } from "@playwright/test";

/** One sign-in of the demo world, as `GET /api/demo/accounts` lists it. */
export interface DemoAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

/** The demo sign-in of a role, e.g. `ROLE_FFADMIN`. */
export async function findAccount(request: APIRequestContext, role: string): Promise<DemoAccount> {
  const answer = await request.get("/api/demo/accounts");
  const accounts: readonly DemoAccount[] = await answer.json();
  const account = accounts.find((one) => one.role === role);
  if (account === undefined) throw new Error(`no demo account for ${role}`);
  return account;
}
