import type { Endpoint } from "@kilolane/contract";
import { currentLanguage } from "../i18n/i18n.ts";

interface Input {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function buildUrl(base: string, path: string, { params, query }: Input): string {
  const pathname = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(asText(params?.[name] ?? "")),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    // Filter and sort travel as JSON text (quotation-core.md §7); what is undefined does not travel.
    if (value !== undefined && value !== null && value !== "") search.append(name, asText(value));
  }
  const tail = search.toString();
  return `${base}${pathname}${tail ? `?${tail}` : ""}`;
}

/** A key that makes the repetition of a call harmless. Works without a secure context too (plain HTTP in a LAN). */
function makeIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Turns a call into a fetch. The token travels as bearer and as `x-auth-token` (quotation-core.md §7); a call that
 * changes something carries a key, so that repeating it after a lost answer does nothing twice.
 * @param base what paths are put behind: our own API, or a host of its own
 */
export function buildRequest(
  endpoint: Pick<Endpoint, "method" | "path">,
  input: Input,
  token: string | undefined,
  base = "/api",
): { url: string; init: RequestInit } {
  const headers = new Headers({ "Accept-Language": currentLanguage() });
  if (token) {
    headers.set("Authorization", `Bearer ${token}`);
    headers.set("x-auth-token", token);
  }
  const init: RequestInit = { method: endpoint.method, headers };
  if (endpoint.method !== "GET") headers.set("Idempotency-Key", makeIdempotencyKey());
  if (input.body instanceof FormData) {
    init.body = input.body;
  } else if (input.body !== undefined) {
    headers.set("Content-Type", "application/json");
    init.body = JSON.stringify(input.body);
  }
  return { url: buildUrl(base, endpoint.path, input), init };
}
