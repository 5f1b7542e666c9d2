import { companyForm, type Registration } from "@kilolane/contract";
import type { SeatedKind } from "@kilolane/domain";
import { newId } from "../../db/new-id.ts";
import type { SystemScope } from "../../db/scope.ts";
import { isUniqueViolation, withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { parseInput } from "../../http/parse-input.ts";
import { countCall } from "../../http/rate-limits.ts";
import { makeToken } from "../../http/session-lookup.ts";
import { isRegistered } from "../account/reads/account.ts";
import { checkPassword } from "../account/password-rules.ts";
import { hashPassword, isPassword } from "../account/password.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { hashPin, makePin, recordSignUpIn, sendPinIn } from "./pin.ts";
import { findOpenSignup } from "./reads.ts";
import { insertSignup, updateSignupToken } from "./writes.ts";

/**
 * Begins the sign-up of a company and its first person: nothing but a waiting form and a mailed code, until the
 * email is proven.
 * @returns the token that names the sign-up in the calls to come
 * @throws AppError validation, already-registered, sign-up-started, too-many-requests (three codes an hour and email)
 */
export async function createSignUp(
  scope: SystemScope,
  app: App,
  kind: SeatedKind,
  registration: Registration,
): Promise<string> {
  const company = parseInput(companyForm, registration, "body");
  const { firstName, lastName, password, confirmPassword } = registration;
  const email = registration.email.toLowerCase();
  const names = [email, firstName, lastName, company.companyName];
  checkPassword({ password, confirmPassword, field: "password" }, names);
  const known = await findKnown(scope, email);
  if (app.config.tellsRegistered) await refuseKnown(scope, known, password);
  await countCall(app.database, "sign-up-mail", email);
  const passwordHash = await hashPassword(password);
  const { token, tokenHash } = makeToken();
  if (isTaken(known)) {
    // Only the owner learns it: the token names no sign-up, so that no code will ever be right for it.
    if (known.isRegistered) await mailOwner(scope, app, email, company.companyName);
    return token;
  }
  const [id, pin] = [newId(), makePin()];
  const form = { ...company, firstName, lastName };
  try {
    await withTransaction(scope, async (tx) => {
      const pinHash = hashPin(app.config.secretKey, id, pin);
      const { locale } = scope;
      await insertSignup(tx, { id, tokenHash, kind, email, form, passwordHash, locale, pinHash });
      await sendPinIn(tx, app, {
        to: email,
        name: firstName,
        language: locale,
        company: form.companyName,
        pin,
      });
      await recordSignUpIn(tx, "sign-up.started", id, { email, kind });
    });
  } catch (error) {
    if (isUniqueViolation(error, "signup_open")) throw new AppError("sign-up-started");
    throw error;
  }
  return token;
}

type Known = Awaited<ReturnType<typeof findKnown>>;

/** What there is already for an email: an account, a sign-up. */
function findKnown(scope: SystemScope, email: string) {
  return withTransaction(scope, async (tx) => ({
    isRegistered: await isRegistered(tx, email),
    open: await findOpenSignup(tx, email),
  }));
}

function isTaken({ isRegistered: hasAccount, open }: Known): boolean {
  return hasAccount || (open !== undefined && !open.is_expired);
}

/**
 * An email that has an account, or a sign-up whose code still works, is refused with the fixed texts. Only who types
 * the same password again gets a token to go on with the waiting sign-up: nobody can make somebody else confirm a
 * form that they did not fill in.
 */
async function refuseKnown(scope: SystemScope, known: Known, password: string): Promise<void> {
  if (known.isRegistered) throw new AppError("already-registered");
  const { open } = known;
  if (open === undefined || !isTaken(known)) return;
  if (!(await isPassword(password, open.password_hash))) throw new AppError("sign-up-started");
  const { token, tokenHash } = makeToken();
  await withTransaction(scope, (tx) => updateSignupToken(tx, open.id, tokenHash));
  throw new AppError("sign-up-started", { extra: { signUpToken: token } });
}

/** Where sign-ups do not say that an email is registered, the owner of the account hears of it. */
function mailOwner(scope: SystemScope, app: App, email: string, company: string): Promise<void> {
  return withTransaction(scope, async (tx) => {
    const { locale: language } = scope;
    await sendNoticeIn(tx, app, {
      kind: "alreadyRegistered",
      to: email,
      name: "",
      language,
      values: { company },
      path: "/sign-in",
    });
    await recordSignUpIn(tx, "sign-up.already-registered", email, {});
  });
}
