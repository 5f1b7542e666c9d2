/*
 * The made-up card provider's script for browsers: the part of Stripe.js that the product uses, with the same names.
 * It draws fields for a card's number, end and code, and asks as the holder's bank would.
 */
const element = (name, attributes, ...children) => {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
};

(() => {
  const base = new URL(document.currentScript.src).href.replace(/\/v3\/.*$/, "");
  const LABEL = "display:flex;flex-direction:column;gap:4px;font-weight:500";
  const INPUT =
    "font:inherit;color:inherit;background:transparent;border:1px solid currentColor;border-radius:8px;" +
    "padding:9px 12px;min-width:0;width:100%;box-sizing:border-box";
  const BOX = "display:grid;grid-template-columns:1fr 1fr;gap:12px";
  const field = (label, attributes) => {
    const input = element("input", {
      autocomplete: "off",
      inputmode: "numeric",
      style: INPUT,
      ...attributes,
    });
    return [element("label", { style: LABEL }, label, input), input];
  };

  function makePaymentElement() {
    const [number, numberInput] = field("Card number", {
      name: "number",
      placeholder: "1234 1234 1234 1234",
    });
    const [end, endInput] = field("Expiry date", { name: "expiry", placeholder: "MM / YY" });
    const [code, codeInput] = field("Security code", { name: "cvc", placeholder: "CVC" });
    const box = element("div", { style: BOX, dir: "ltr", lang: "en" }, number, end, code);
    number.style.gridColumn = "1 / -1";
    const listeners = new Map();
    return {
      card: () => ({ number: numberInput.value, end: endInput.value, code: codeInput.value }),
      on: (event, listener) => listeners.set(event, listener),
      mount: (target) => {
        const place = typeof target === "string" ? document.querySelector(target) : target;
        place.replaceChildren(box);
        queueMicrotask(() => listeners.get("ready")?.({ elementType: "payment" }));
      },
      unmount: () => box.remove(),
      destroy: () => box.remove(),
    };
  }

  /** The page of the holder's bank: pass or not. */
  function askBank() {
    return new Promise((resolve) => {
      const dialog = element("dialog", {
        "aria-label": "Your bank",
        lang: "en",
        dir: "ltr",
        style: "border:0;border-radius:16px;padding:24px;max-width:24rem",
      });
      const button = (text, passes) => {
        const node = element("button", { type: "button", style: "padding:9px 14px;margin:4px" }, text);
        node.addEventListener("click", () => {
          dialog.close();
          dialog.remove();
          resolve(passes);
        });
        return node;
      };
      dialog.append(
        element("p", {}, "Your bank asks whether you make this payment (3-D Secure test page)."),
        button("Complete authentication", true),
        button("Fail authentication", false),
      );
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  window.Stripe = (publishableKey) => {
    const post = async (path, fields) => {
      const answer = await fetch(`${base}${path}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${publishableKey}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams(fields).toString(),
      });
      const body = await answer.json();
      return answer.ok ? { paymentIntent: body } : { error: body.error };
    };
    return {
      elements: ({ clientSecret }) => {
        const made = [];
        return {
          clientSecret,
          made,
          submit: async () => ({}),
          create: () => {
            const one = makePaymentElement();
            made.push(one);
            return one;
          },
        };
      },
      confirmPayment: async ({ elements }) => {
        const { number, end, code } = elements.made[0].card();
        if (!/^\d{2} ?\/? ?\d{2}$/.test(end.trim()) || !/^\d{3,4}$/.test(code.trim()))
          return { error: { type: "validation_error", message: "Your card's details are incomplete." } };
        const secret = elements.clientSecret;
        const path = `/v1/payment_intents/${secret.split("_secret_")[0]}`;
        const first = await post(`${path}/confirm`, {
          client_secret: secret,
          "payment_method_data[type]": "card",
          "payment_method_data[card][number]": number,
        });
        if (first.paymentIntent?.status !== "requires_action") return first;
        return post(`${path}/bank`, { client_secret: secret, passes: String(await askBank()) });
      },
    };
  };
})();
