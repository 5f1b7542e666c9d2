/**
 * Every refusal the API knows, with its HTTP status. The text a person sees is the phrase `error.<code>`
 * (title and detail) in their language. Permission refusals are 403 or 404, never 401: a 401 signs out.
 */
export const ERROR_STATUS = {
  validation: 400,
  "malformed-json": 400,
  "malformed-form": 400,
  "bad-credentials": 401,
  "not-signed-in": 401,
  "session-ended": 401,
  "signed-in-elsewhere": 409,
  "company-not-approved": 403,
  "company-inactive": 403,
  "user-suspended": 403,
  "not-allowed": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "version-conflict": 409,
  "state-conflict": 409,
  "idempotency-mismatch": 422,
  "idempotency-running": 409,
  "quotation-expired": 409,
  "prices-expired": 409,
  "below-margin-floor": 403,
  "margin-rule-competes": 409,
  "manual-quotations-off": 403,
  "currency-without-rate": 400,
  "no-option-chosen": 400,
  "payload-too-large": 413,
  "unsupported-media-type": 415,
  "too-many-requests": 429,
  "file-unreadable": 400,
  "mail-address-invalid": 400,
  "link-invalid": 404,
  "link-closed": 410,
  "link-used": 409,
  "zipcode-not-found": 404,
  "already-registered": 409,
  "sign-up-started": 409,
  "pin-expired": 409,
  "pin-wrong": 400,
  "key-invalid": 400,
  "allotment-used": 409,
  "last-admin": 409,
  "password-link-invalid": 404,
  "email-link-invalid": 404,
  "licence-ended": 403,
  "subscription-ended": 403,
  "no-subscription": 409,
  "plan-covers-less": 409,
  "payment-under-way": 409,
  "payment-not-ready": 409,
  "payment-mismatch": 409,
  "payment-provider-down": 503,
  "airline-missing": 409,
  "rates-changed": 409,
  "rate-set-replaced": 409,
  "view-only": 403,
  "second-factor-needed": 403,
  "second-factor-wrong": 403,
  "terms-not-accepted": 403,
  maintenance: 503,
  "import-has-bad-rows": 409,
  "import-has-warnings": 409,
  "pdf-failed": 503,
  busy: 503,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Refusals that any endpoint can answer. */
export const GENERAL_ERRORS = [
  "validation",
  "malformed-json",
  "malformed-form",
  "not-signed-in",
  "session-ended",
  "not-allowed",
  "not-found",
  "payload-too-large",
  "unsupported-media-type",
  "too-many-requests",
  "terms-not-accepted",
  "subscription-ended",
  "view-only",
  "maintenance",
  "busy",
  "unavailable",
  "internal",
] as const satisfies readonly ErrorCode[];

/** One field's refusal: `field` is a dotted path as in the request, `code` names the phrase `field.<code>`. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** The one error body of the API (architecture.md §2). */
export interface ErrorBody {
  readonly title: string;
  readonly detail: string;
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  /** The current version, when the refusal is `version-conflict`. */
  readonly currentVersion?: number;
  /** Names the waiting sign-up, when the refusal is `sign-up-started` and the password was the same. */
  readonly signUpToken?: string;
  readonly requestId?: string;
}
