/** How far a sign-up of this tab has come: waiting for its code, for a word about the company, for approval. */
type PendingStep = "pin" | "about" | "waiting";

/** A sign-up of this tab that the server knows. */
export interface PendingSignUp {
  readonly kind: string;
  readonly token: string;
  readonly email: string;
  readonly companyName: string;
  readonly step: PendingStep;
  /** when the code was mailed, in ms; 0 when that is not known */
  readonly sentAtMs: number;
}

const KEY = "kilolane.signUp";

/** Keeps the sign-up for this tab, across a reload. */
export function storePendingSignUp(pending: PendingSignUp): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

/** Forgets it. */
export function clearPendingSignUp(): void {
  sessionStorage.removeItem(KEY);
}

/** The sign-up of this tab; undefined when there is none, or what is stored is not one. */
export function readPendingSignUp(): PendingSignUp | undefined {
  const stored = new Map(Object.entries(parseObject(sessionStorage.getItem(KEY))));
  const [kind, token, email, companyName] = ["kind", "token", "email", "companyName"].map((name) => {
    const value = stored.get(name);
    return typeof value === "string" ? value : "";
  });
  const step = (["pin", "about", "waiting"] as const).find((name) => name === stored.get("step"));
  const sentAtMs = Number(stored.get("sentAtMs"));
  if (!kind || !token || !email || companyName === undefined || step === undefined) return undefined;
  return { kind, token, email, companyName, step, sentAtMs: Number.isFinite(sentAtMs) ? sentAtMs : 0 };
}

/** The object in a stored text; an empty one when there is none. */
export function parseObject(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
