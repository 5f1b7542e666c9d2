/** What went wrong with a card, in the provider's words for the payer. */
interface CardError {
  readonly message?: string;
}

interface CardElement {
  mount(node: HTMLElement): void;
  destroy(): void;
  on(event: "ready", listener: () => void): void;
}

export interface CardElements {
  create(kind: "payment"): CardElement;
  submit(): Promise<{ error?: CardError }>;
}

/** The part of the card provider's script that we use. */
export interface CardClient {
  elements(options: { clientSecret: string }): CardElements;
  confirmPayment(options: {
    elements: CardElements;
    clientSecret: string;
    redirect: "if_required";
    confirmParams: { return_url: string };
  }): Promise<{ error?: CardError; paymentIntent?: { id: string; status: string } }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => CardClient;
  }
}

let loading: Promise<void> | undefined;

/** Loads the card provider's script, once. @throws Error when it does not come */
export async function loadCardClient(scriptUrl: string, publishableKey: string): Promise<CardClient> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      loading = undefined;
      script.remove();
      reject(new Error("the card fields did not load"));
    });
    document.head.append(script);
  });
  await loading;
  if (window.Stripe === undefined) throw new Error("the card fields did not load");
  return window.Stripe(publishableKey);
}

/**
 * Whether the document was loaded for this page: its security policy, which alone lets the card provider's script in, is
 * that of the address it was loaded from.
 */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry === undefined || new URL(entry.name).pathname === window.location.pathname;
}
