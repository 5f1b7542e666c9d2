import type { APIRequestContext } from "@playwright/test";
import type { DemoAccount } from "./demo-account.ts";
import { takeToken } from "./api.ts";

/** What the settings screens change of a person and of their company: where it is read, and how it is stored. */
const STORED = {
  profile: ["/profile", "PUT", "/profile/update"],
  units: ["/measurements-unit", "POST", "/measurements-unit"],
  documentUnits: ["/pdf-measurements-unit", "POST", "/pdf-measurements-unit"],
  company: ["/company-settings", "PUT", "/company-settings"],
} as const;

export type Stored = keyof typeof STORED;

/**
 * Reads what a demo person has stored, and answers a call that stores it again: other tests and the demo world's
 * visitors meet it as it was. Both end the person's session.
 */
export async function rememberStored(
  request: APIRequestContext,
  account: DemoAccount,
  what: Stored,
): Promise<() => Promise<void>> {
  const [path, method, storePath] = STORED[what];
  const headersOf = async () => ({ authorization: `Bearer ${await takeToken(request, account)}` });
  const data: object = await (await request.get(`/api${path}`, { headers: await headersOf() })).json();
  return async () => {
    const headers = await headersOf();
    // What was changed meanwhile has another version, where it has any.
    const now: unknown = await (await request.get(`/api${path}`, { headers })).json();
    const version =
      typeof now === "object" && now !== null && "version" in now ? { version: now.version } : {};
    const answer = await request.fetch(`/api${storePath}`, {
      method,
      headers,
      data: { ...data, ...version },
    });
    if (!answer.ok()) throw new Error(`${what} was not put back: ${await answer.text()}`);
  };
}
