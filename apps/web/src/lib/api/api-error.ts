import type { ErrorBody, FieldError } from "@kilolane/contract";

/**
 * A refusal of the API as the server words it, in the caller's language. `status` 0 never occurs: an answer that
 * did not arrive is a `ConnectionLost`.
 */
export class ApiError extends Error {
  readonly status: number;
  /** One of the contract's codes, or `unknown` when something in between answered without the error body. */
  readonly code: ErrorBody["code"] | "unknown";
  readonly title: string;
  readonly detail: string;
  readonly fields: readonly FieldError[];
  /** The stored version, when the refusal is a version conflict. */
  readonly currentVersion: number | undefined;
  /** Names the waiting sign-up that one may go on with, when the refusal is `sign-up-started`. */
  readonly signUpToken: string | undefined;
  readonly requestId: string | undefined;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.title ?? `HTTP ${status}`);
    this.name = "ApiError";
    this.status = status;
    this.code = body.code ?? "unknown";
    this.title = body.title ?? "";
    this.detail = body.detail ?? "";
    this.fields = body.errors ?? [];
    this.currentVersion = body.currentVersion;
    this.signUpToken = body.signUpToken;
    this.requestId = body.requestId;
  }
}

/** No answer came, also not to the repetition. The session has been ended when this is thrown, unless the browser is offline. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super("no response", { cause });
    this.name = "ConnectionLost";
  }
}

/** True for a call that somebody called off: not an error, never shown. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
