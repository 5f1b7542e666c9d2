import { escapeHtml } from "../mail/escape-html.ts";
import type { FakeAnswer, FakeRequest } from "./fake-server.ts";
import type { FakeOrder } from "./paypal-fake-orders.ts";

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:4rem auto;padding:0 1rem}" +
  "button{font:inherit;padding:.6rem 1.2rem;margin-inline-end:.5rem}";

/** The page on which the payer approves or goes back; the answer to its form sends the browser on. */
export function approvalPage(
  request: FakeRequest,
  order: FakeOrder,
  world: { approve(orderId: string): void },
): FakeAnswer {
  if (request.method === "POST") {
    const approves = new URLSearchParams(request.body).get("answer") === "approve";
    if (approves) world.approve(order.id);
    const target = new URL(approves ? order.returnUrl : order.cancelUrl);
    target.searchParams.set("token", order.id);
    if (approves) target.searchParams.set("PayerID", "MADEUPPAYER");
    return { status: 303, body: "", headers: { location: target.href } };
  }
  const title = "PayPal of the demo world";
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><main>
<h1>${title}</h1><p>Pay <strong>${escapeHtml(order.value)} ${escapeHtml(order.currency)}</strong>?
No money moves: this page stands in for PayPal.</p>
<form method="post"><input type="hidden" name="token" value="${escapeHtml(order.id)}">
<button name="answer" value="approve">Agree and pay</button>
<button name="answer" value="cancel">Cancel and return</button></form></main></body></html>`;
  return { status: 200, body, headers: { "content-type": "text/html; charset=utf-8" } };
}
