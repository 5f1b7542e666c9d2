import { languageFromHeader, type Language } from "@kilolane/phrases";
import type { FastifyRequest } from "fastify";

const stored = new WeakMap<FastifyRequest, Language>();

/** Remembers the signed-in user's language for the answers to this request. */
export function rememberLanguage(request: FastifyRequest, language: Language): void {
  stored.set(request, language);
}

/**
 * The language of the answer: what the screen asks for (Accept-Language), else what the user has chosen, else
 * English. A header of `*` alone asks for nothing.
 */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers["accept-language"];
  if (header === undefined || header.trim() === "" || header.trim() === "*")
    return stored.get(request) ?? "en";
  return languageFromHeader(header);
}
