import type { Role } from "@kilolane/domain";
import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/**
 * Whose rows a call may touch. `public`: no session; `user`: the caller's own rows; `company`: the caller's
 * company; `platform`: the operator's (super admin). The server mints the branded scope of that name.
 */
export type EndpointScope = "public" | "user" | "company" | "platform";

/** Who may call: everybody, everybody with a session, or a list of roles. */
export type EndpointRoles = "public" | "signed-in" | readonly Role[];

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/** What an endpoint answers with besides JSON. */
export type EndpointContent = "json" | "pdf" | "file" | "stream";

/** A host beside the product's own (marketplace.md §7.1). */
export type EndpointHost = "chat";

/**
 * What closes most calls: the operator's maintenance, terms of use that the caller has not accepted yet, and the operator
 * looking at the product as somebody: then GET stays open, and of the others those that only read.
 */
export type AccessBlock = "during-maintenance" | "before-terms" | "while-viewing";

/**
 * One call of the API, declared once: the server binds it, the web calls it, OpenAPI and the role × endpoint
 * matrix are generated from it. `path` is below /api, parameters as `:name`.
 */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  S extends EndpointScope = EndpointScope,
> {
  readonly name: string;
  readonly area: string;
  readonly summary: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly roles: EndpointRoles;
  readonly scope: S;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response: R;
  /** Refusals this endpoint can answer besides the ones every endpoint can (see `GENERAL_ERRORS`). */
  readonly errors: readonly ErrorCode[];
  readonly content?: EndpointContent;
  /** The body is multipart/form-data with one file in the field `file`. */
  readonly multipart?: boolean;
  /** Of a multipart body: the field that holds files instead of `file`, and how many at most; the rest is the body. */
  readonly manyFiles?: { readonly field: string; readonly most: number };
  /** Name of the rate limit that guards the call, when it has one of its own. */
  readonly limit?: string;
  /** Calls of a company run one after the other, few at once over all companies: each takes much memory. */
  readonly takesTurns?: boolean;
  /** Calls of a host of their own, which is the product's unless it is moved: its paths stand there without /api too. */
  readonly host?: EndpointHost;
  /** Blocks that stop most calls and not this one. */
  readonly staysOpen?: readonly AccessBlock[];
}

/** Declares an endpoint; the identity function that keeps the schemas' types. */
export function defineEndpoint<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodType,
  const S extends EndpointScope = EndpointScope,
>(endpoint: Endpoint<P, Q, B, R, S>): Endpoint<P, Q, B, R, S> {
  return endpoint;
}

type ParamsInput<P> = P extends z.ZodUndefined ? { params?: undefined } : { params: z.input<P> };

/** What a caller passes: path parameters, query and body as typed before parsing. */
export type EndpointInput<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? ParamsInput<P> & { query?: z.input<Q>; body?: z.input<B> }
    : never;

/** What a call answers with on 200. */
export type EndpointOutput<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;

/** What a handler receives after the schemas have parsed the request. */
export type EndpointParsed<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? { params: z.output<P>; query: z.output<Q>; body: z.output<B> }
    : never;
