import type { FastifyInstance } from "fastify";

/** Scripts and connections from our own address only; Mantine writes style attributes, hence the style exception. */
const WEB_DIRECTIVES = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What every answer says, whatever it is. */
const COMMON = [
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "no-referrer"],
  ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
] as const;
const SECURE = [["strict-transport-security", "max-age=31536000; includeSubDomains"]] as const;

/** The page on which a card is typed: the only one that may load the card provider's script. */
const CARD_PAGE_PATH = "/freight-forwarder/admin/subscription/payment";
/** Beside its script Stripe asks the holder's bank and its own interface from these hosts. */
const STRIPE_HOSTS = ["https://hooks.stripe.com", "https://api.stripe.com"];

interface HeaderChoices {
  readonly isSecure: boolean;
  /** where the script of the card fields is; undefined: none is used */
  readonly cardScriptUrl: string | undefined;
  /** a host of chat that the web app calls besides our own */
  readonly chatUrl: string | undefined;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** an endpoint of the contract, wherever it stands */
    isApi?: boolean;
  }
}

/** What every page may do; connections to the chat host too, when it is elsewhere. */
function webDirectivesOf(chatUrl: string | undefined): readonly string[] {
  if (chatUrl === undefined) return WEB_DIRECTIVES;
  const { origin } = new URL(chatUrl);
  return WEB_DIRECTIVES.map((directive) =>
    directive.startsWith("connect-src") ? `${directive} ${origin}` : directive,
  );
}

/** The policy of the card page: that one host more, for scripts, frames and connections. */
function cardPolicyOf(scriptUrl: string | undefined, directives: readonly string[]): string {
  if (scriptUrl === undefined || !URL.canParse(scriptUrl)) return directives.join("; ");
  const { origin } = new URL(scriptUrl);
  const hosts = [origin, ...(origin.endsWith(".stripe.com") ? STRIPE_HOSTS : [])].join(" ");
  return directives
    .map((directive) =>
      /^(frame|connect)-src/.test(directive)
        ? `${directive} ${hosts}`
        : directive.startsWith("script-src")
          ? `${directive} ${origin}`
          : directive,
    )
    .join("; ");
}

/** Headers of every answer, errors and files included; what a route has set itself stays. */
export function installSecurityHeaders(fastify: FastifyInstance, choices: HeaderChoices): void {
  const common = choices.isSecure ? [...COMMON, ...SECURE] : COMMON;
  const api = [["content-security-policy", API_POLICY], ["cache-control", "no-store"], ...common] as const;
  const directives = webDirectivesOf(choices.chatUrl);
  const web = [["content-security-policy", directives.join("; ")], ...common] as const;
  const cardPolicy = cardPolicyOf(choices.cardScriptUrl, directives);
  const card = [["content-security-policy", cardPolicy], ...common] as const;
  fastify.addHook("onSend", (request, reply, _payload, done) => {
    const isBelow = request.url.startsWith("/api/") && !request.url.startsWith("/api/docs");
    const isApi = isBelow || request.routeOptions.config.isApi === true;
    const isCard = request.url.split("?")[0] === CARD_PAGE_PATH;
    for (const [name, value] of isApi ? api : isCard ? card : web) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
    if (!reply.hasHeader("x-request-id")) void reply.header("x-request-id", request.id);
    done();
  });
}
