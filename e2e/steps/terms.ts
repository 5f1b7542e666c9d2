import { expect, type APIRequestContext } from "@playwright/test";

/** Accepts the terms of use in force, if there are any: until then every other call is refused. */
export async function acceptTerms(
  request: APIRequestContext,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const terms = await request.get("/api/terms/current", { headers });
  if (terms.status() !== 200) return;
  const { version } = await terms.json();
  const accepted = await request.put("/api/terms/acceptance", { headers, data: { version } });
  expect(accepted.status()).toBe(200);
}
