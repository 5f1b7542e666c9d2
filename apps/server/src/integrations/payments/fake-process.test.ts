import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { startFakeProviders } from "./fake-process.ts";
import { StripeProvider } from "./stripe-provider.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "kilolane-fakes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const order = {
  paymentId: "p1",
  companyId: "c1",
  providerId: null,
  amountMinor: 45_000,
  currency: "USD",
  description: "Ten keys",
  returnUrl: "https://desk.example/paid",
  cancelUrl: "https://desk.example/left",
};

test("the providers run in another process, remember their books over a restart, and are gone when closed", async () => {
  const first = await startFakeProviders({ folder });
  const { secretKey, webhookSecrets, url: apiUrl } = first.stripe;
  const { payment, clientSecret } = await new StripeProvider({ secretKey, webhookSecrets, apiUrl }).create(
    order,
  );
  expect(await first.stripe.getIntent(payment.providerId)).toMatchObject({ amount: 45_000, currency: "usd" });
  await first.close();
  await expect(fetch(`${apiUrl}/v3/`)).rejects.toThrow("fetch failed");
  await expect(first.stripe.heal()).rejects.toThrow("Channel closed");

  const second = await startFakeProviders({ folder });
  expect(await second.stripe.pay(clientSecret)).toBe("requires_capture");
  await second.close();
});
