import { StartError } from "./start-error.ts";

/** Stripe as it is configured. */
interface StripeConfig {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecrets: readonly string[];
  readonly apiUrl: string;
  readonly scriptUrl: string;
}

/** PayPal as it is configured. */
interface PaypalConfig {
  readonly clientId: string;
  readonly secret: string;
  readonly webhookId: string;
  readonly apiUrl: string;
  readonly pageUrl: string;
}

export interface PaymentsConfig {
  readonly stripe: StripeConfig | undefined;
  readonly paypal: PaypalConfig | undefined;
}

interface PaymentVariables {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRETS?: string | undefined;
  readonly STRIPE_API_URL: string;
  readonly STRIPE_JS_URL: string;
  readonly PAYPAL_CLIENT_ID?: string | undefined;
  readonly PAYPAL_SECRET?: string | undefined;
  readonly PAYPAL_WEBHOOK_ID?: string | undefined;
  readonly PAYPAL_API_URL: string;
  readonly PAYPAL_PAGE_URL: string;
}

/** A provider is there with all of its variables or with none. @throws StartError naming the one that is missing */
export function readPayments(env: PaymentVariables): PaymentsConfig {
  const stripe = together(env, ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRETS"]);
  const paypal = together(env, ["PAYPAL_CLIENT_ID", "PAYPAL_SECRET", "PAYPAL_WEBHOOK_ID"]);
  return {
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
      webhookSecrets: stripe.STRIPE_WEBHOOK_SECRETS.split(",").map((secret) => secret.trim()),
      apiUrl: env.STRIPE_API_URL,
      scriptUrl: env.STRIPE_JS_URL,
    },
    paypal: paypal && {
      clientId: paypal.PAYPAL_CLIENT_ID,
      secret: paypal.PAYPAL_SECRET,
      webhookId: paypal.PAYPAL_WEBHOOK_ID,
      apiUrl: env.PAYPAL_API_URL,
      pageUrl: env.PAYPAL_PAGE_URL,
    },
  };
}

function together<K extends keyof PaymentVariables>(
  env: PaymentVariables,
  names: readonly K[],
): Readonly<Record<K, string>> | undefined {
  const values = names.map((name) => [name, env[name]] as const);
  if (values.every(([, value]) => value === undefined)) return undefined;
  const known: Partial<Record<K, string>> = {};
  for (const [name, value] of values) {
    if (value === undefined)
      throw new StartError(`Wrong configuration: ${name} is missing beside ${names.join(", ")}.`);
    known[name] = value;
  }
  return isWhole(known, names) ? known : undefined;
}

function isWhole<K extends string>(
  known: Partial<Record<K, string>>,
  names: readonly K[],
): known is Record<K, string> {
  return names.every((name) => known[name] !== undefined);
}
