import { ERROR_STATUS, type ErrorBody, type ErrorCode } from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DatabaseError } from "pg";
import { DatabaseBusyError, ReadOnlyScopeError } from "../db/handle.ts";
import { AppError } from "./app-error.ts";
import { languageOf } from "./language.ts";
import type { RefusalTexts } from "./texts.ts";

/** Fastify's own refusals, in the contract's words. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload-too-large",
  FST_REQ_FILE_TOO_LARGE: "payload-too-large",
  FST_FILES_LIMIT: "payload-too-large",
  FST_PARTS_LIMIT: "payload-too-large",
  FST_FIELDS_LIMIT: "payload-too-large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported-media-type",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "unsupported-media-type",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed-json",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed-json",
};

/** PostgreSQL is away (class 57P, 08) or refuses more (53); a statement ran too long (57014). */
const BUSY_STATES = /^(53|57014)/;
const AWAY_STATES = /^(57P|08)/;
const AWAY_ERRNO = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"]);
const RETRY_SECONDS = 2;

/** Turns whatever was thrown into a refusal of the contract; everything unforeseen is `internal`. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseBusyError) {
    const isAway = error.cause instanceof Error && isAwayError(error.cause);
    return new AppError(isAway ? "unavailable" : "busy", { cause: error, retryAfterSeconds: RETRY_SECONDS });
  }
  if (error instanceof ReadOnlyScopeError) return new AppError("view-only", { cause: error });
  if (error instanceof DatabaseError && error.code !== undefined) {
    if (BUSY_STATES.test(error.code))
      return new AppError("busy", { cause: error, retryAfterSeconds: RETRY_SECONDS });
  }
  if (error instanceof Error && isAwayError(error)) {
    return new AppError("unavailable", { cause: error, retryAfterSeconds: RETRY_SECONDS });
  }
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    const code = FASTIFY_CODES[error.code];
    if (code !== undefined) return new AppError(code, { cause: error });
  }
  // A malformed body or URL that Fastify noticed itself: the sender's fault, whatever its code.
  if (error instanceof Error && "statusCode" in error && error.statusCode === 400) {
    return new AppError("malformed-json", { cause: error });
  }
  // A file that is not there, or not to be seen.
  if (
    error instanceof Error &&
    "statusCode" in error &&
    (error.statusCode === 404 || error.statusCode === 403)
  ) {
    return new AppError("not-found", { cause: error });
  }
  return new AppError("internal", { cause: error });
}

function isAwayError(error: Error): boolean {
  if (error instanceof DatabaseError) return error.code !== undefined && AWAY_STATES.test(error.code);
  if ("code" in error && typeof error.code === "string" && AWAY_ERRNO.has(error.code))
    return "syscall" in error;
  return error.message.startsWith("Connection terminated");
}

/** The error body of architecture.md §2. */
function errorBodyOf(error: AppError, texts: RefusalTexts, language: Language, requestId: string): ErrorBody {
  const { title, detail } = texts.textOf(error.code, language);
  const { retryAfterSeconds } = error.detail;
  const isTooOften = error.code === "too-many-requests" && retryAfterSeconds !== undefined;
  const errors = (error.detail.fields ?? []).map((problem) => ({
    field: problem.field,
    code: problem.code,
    message: texts.fieldTextOf(problem.code, language, problem.values),
  }));
  const version = error.detail.currentVersion;
  return {
    ...error.detail.extra,
    title,
    detail: isTooOften ? (texts.waitTextOf(retryAfterSeconds, language) ?? detail) : detail,
    status: ERROR_STATUS[error.code],
    code: error.code,
    errors,
    ...(version === undefined ? {} : { currentVersion: version }),
    requestId,
  };
}

/** Answers a refusal; used by the error handler, the unknown path and the draining server alike. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  texts: RefusalTexts,
) {
  const error = toAppError(thrown);
  if (error.status >= 500)
    request.log.error({ err: error.detail.cause ?? error, code: error.code }, "request failed");
  else request.log.debug({ code: error.code }, "request refused");
  if (error.detail.retryAfterSeconds !== undefined) {
    void reply.header("retry-after", Math.max(1, Math.ceil(error.detail.retryAfterSeconds)));
  }
  const body = errorBodyOf(error, texts, languageOf(request), request.id);
  return reply.code(error.status).header("content-type", "application/json; charset=utf-8").send(body);
}

/** Makes every error of the server leave as the contract's error body. */
export function installErrorBody(fastify: FastifyInstance, texts: RefusalTexts): void {
  fastify.setErrorHandler((error: FastifyError, request, reply) => sendRefusal(request, reply, error, texts));
}
