import type { Endpoint, EndpointScope } from "@kilolane/contract";
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import type { z } from "zod";
import { mintPublicScope, type Actor } from "../db/mint-scope.ts";
import type { App } from "./app.ts";
import { FileAnswer, StreamAnswer, type Call } from "./call.ts";
import { callerOf, rememberCaller } from "./callers.ts";
import { guardRequest } from "./guard-request.ts";
import { idempotencyKeyOf, runOnce } from "./idempotency.ts";
import { languageOf } from "./language.ts";
import { parseInput } from "./parse-input.ts";
import { scopeMinters } from "./scope-minters.ts";
import type { Caller } from "./session-lookup.ts";
import { TurnQueue, type Turn } from "./turn-queue.ts";
import { readForm, readUpload, readUploadInTurn } from "./upload.ts";

/**
 * Binds an endpoint of the contract to its use case. Before the handler runs: rate limits, session, role, content
 * type, input schemas. The handler gets the scope of the endpoint's `scope` word and answers the response, or a
 * `FileAnswer` where the endpoint's content is a file, or a `StreamAnswer` for a caller who accepts one.
 *
 *     bindEndpoint(app, createQuotation, ({ scope, body }) => createQuotation(scope, body));
 */
export function bindEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  S extends EndpointScope,
>(
  app: App,
  endpoint: Endpoint<P, Q, B, R, S>,
  run: (
    call: Call<S, z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<z.output<R> | FileAnswer | StreamAnswer> | z.output<R> | FileAnswer,
): void {
  if (!app.serves(endpoint)) return;
  const turns = endpoint.takesTurns === true ? new TurnQueue() : undefined;
  const answer: RouteHandlerMethod = async (request, reply) => {
    const caller = callerOf(request);
    const turn = caller === undefined ? undefined : turns?.enter(caller.companyId);
    try {
      return await answerInTurn(request, reply, turn);
    } finally {
      turn?.end();
    }
  };
  const answerInTurn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    turn: Turn | undefined,
  ): Promise<unknown> => {
    const caller = callerOf(request);
    const key = keyOf(caller, request);
    const actor = caller === undefined ? undefined : actorOf(caller, request, key);
    const call: Call<S, z.output<P>, z.output<Q>, z.output<B>> = {
      app,
      scope: scopeMinters[endpoint.scope](app.database, actor, publicScopeOf(app, request)),
      ...(await readInput(endpoint, request, turn)),
      request,
      log: request.log,
    };
    const work = async (): Promise<unknown> => run(call);
    const result =
      key === undefined || caller === undefined || endpoint.content !== undefined
        ? await work()
        : await runOnce(app.database, { userId: caller.userId, key, input: repeatableOf(call) }, work);
    return sendResult(app, endpoint, reply, result);
  };
  app.bound.push(endpoint);
  for (const url of urlsOf(endpoint)) {
    app.fastify.route({
      method: endpoint.method,
      url,
      config: { isApi: true },
      onRequest: async (request) => {
        const caller = await guardRequest(app, endpoint, request);
        if (caller !== undefined) rememberCaller(request, caller);
      },
      handler: answer,
    });
  }
}

/** Below /api; the calls of a host of their own stand at its root too (marketplace.md §7.1). */
function urlsOf({ path, host }: Pick<Endpoint, "path" | "host">): string[] {
  return host === undefined ? [`/api${path}`] : [`/api${path}`, path];
}

/** Under which key a call runs once; nothing that a viewing reads has to be kept from happening twice. */
function keyOf(caller: Caller | undefined, request: FastifyRequest): string | undefined {
  return caller === undefined || caller.viewing !== undefined ? undefined : idempotencyKeyOf(request);
}

function actorOf(caller: Caller, request: FastifyRequest, claim: string | undefined): Actor {
  const { companyId, userId, role } = caller;
  const isReadOnly = caller.viewing !== undefined;
  return { companyId, userId, role, locale: languageOf(request), requestId: request.id, claim, isReadOnly };
}

function publicScopeOf(app: App, request: FastifyRequest) {
  return mintPublicScope(app.database, languageOf(request), request.id);
}

function repeatableOf({ request, body, file, files }: Call) {
  return { request, body: request.body ?? body, files: file === undefined ? files : [file] };
}

type Input<P, Q, B> = Pick<Call<EndpointScope, P, Q, B>, "params" | "query" | "body" | "file" | "files">;

/** Path and query are refused before a file is read. */
async function readInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  endpoint: Pick<Endpoint<P, Q, B>, "params" | "query" | "body" | "multipart" | "manyFiles">,
  request: FastifyRequest,
  turn: Turn | undefined,
): Promise<Input<z.output<P>, z.output<Q>, z.output<B>>> {
  const params = parseInput(endpoint.params, request.params, "params");
  const query = parseInput(endpoint.query, request.query, "query");
  if (endpoint.multipart !== true) {
    const body = parseInput(endpoint.body, request.body, "body");
    return { params, query, body, file: undefined, files: [] };
  }
  if (endpoint.manyFiles === undefined) {
    const body = parseInput(endpoint.body, request.body, "body");
    const file = turn === undefined ? await readUpload(request) : await readUploadInTurn(request, turn);
    return { params, query, body, file, files: [] };
  }
  const { fields, files } = await readForm(request, endpoint.manyFiles);
  return { params, query, body: parseInput(endpoint.body, fields, "body"), file: undefined, files };
}

function sendResult(app: App, endpoint: Endpoint, reply: FastifyReply, result: unknown) {
  void reply.header("cache-control", "no-store");
  if (result instanceof StreamAnswer) {
    // nginx is asked to pass events on as they come; a connection that has carried them is not kept for other calls.
    return reply
      .header("content-type", "text/event-stream; charset=utf-8")
      .header("connection", "close")
      .header("x-accel-buffering", "no")
      .send(result.body);
  }
  if (result instanceof FileAnswer) {
    const name = encodeURIComponent(result.fileName).replaceAll("'", "%27");
    return reply
      .header("content-type", result.contentType)
      .header("content-disposition", `${result.disposition}; filename*=UTF-8''${name}`)
      .header("content-security-policy", "sandbox; default-src 'none'")
      .send(result.bytes);
  }
  if (app.config.checksAnswers) {
    const checked = endpoint.response.safeParse(result);
    if (!checked.success)
      throw new Error(`${endpoint.name} answered beside its contract: ${checked.error.message}`);
  }
  return reply
    .header("content-type", "application/json; charset=utf-8")
    .send(Buffer.from(JSON.stringify(result ?? {})));
}
