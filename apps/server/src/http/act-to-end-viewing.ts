import type { FastifyRequest } from "fastify";
import { mintSystemScope } from "../db/mint-scope.ts";
import type { SystemScope } from "../db/scope.ts";
import type { App } from "./app.ts";
import { languageOf } from "./language.ts";

/** The only thing that a session which can change nothing may write: that it ends. */
export function actToEndViewing(app: App, request: FastifyRequest): SystemScope {
  return mintSystemScope(app.database, "a viewing ends", languageOf(request), request.id);
}
