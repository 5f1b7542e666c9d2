import { ERROR_STATUS, type ErrorCode } from "@kilolane/contract";

/** A refused field: dotted path as in the request, and the code whose phrase is `field.<code>`. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  /** for the places of the phrase: `{{row}}` */
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface AppErrorDetail {
  readonly fields?: readonly FieldProblem[];
  /** The version the record really has, for `version-conflict`. */
  readonly currentVersion?: number;
  /** Seconds after which trying again makes sense: becomes Retry-After. */
  readonly retryAfterSeconds?: number;
  /** Further members of the error body, where the specification names some (`loginStatus`). */
  readonly extra?: Readonly<Record<string, string | number | boolean>>;
  readonly cause?: unknown;
}

/**
 * A refusal with one of the contract's codes; the HTTP layer turns it into the error body in the caller's
 * language. Throw it from use cases: `throw new AppError("not-found")`.
 */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: AppErrorDetail;

  constructor(code: ErrorCode, detail: AppErrorDetail = {}) {
    super(code, { cause: detail.cause });
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.detail = detail;
  }
}

/** A validation refusal of single fields: `throw invalidFields({ field: "readyDate", code: "past" })`. */
export function invalidFields(...fields: readonly FieldProblem[]): AppError {
  return new AppError("validation", { fields });
}

/** Refuses a write that found another version than the one that was seen. @throws AppError version-conflict */
export function requireWritten(isWritten: boolean, currentVersion: number): void {
  if (!isWritten) throw new AppError("version-conflict", { currentVersion });
}
