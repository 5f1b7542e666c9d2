import type { FastifyRequest } from "fastify";
import type { Caller } from "./session-lookup.ts";

const callers = new WeakMap<FastifyRequest, Caller>();

/** Notes who makes this request, once the sign-in check knows. */
export function rememberCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

/** The signed-in caller of a request; undefined on public endpoints. */
export function callerOf(request: FastifyRequest): Caller | undefined {
  return callers.get(request);
}
