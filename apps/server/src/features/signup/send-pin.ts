import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { countCall } from "../../http/rate-limits.ts";
import { hashToken } from "../../http/session-lookup.ts";
import { hashPin, makePin, recordSignUpIn, sendPinIn } from "./pin.ts";
import { findSignupByToken, storedForm } from "./reads.ts";
import { updatePin } from "./writes.ts";

/**
 * Mails a new code; the old one is dead.
 * @throws AppError pin-wrong when the token names no waiting sign-up; too-many-requests
 */
export async function sendPin(scope: SystemScope, app: App, token: string): Promise<void> {
  const found = await withTransaction(scope, (tx) => findSignupByToken(tx, hashToken(token)));
  if (found === undefined) {
    if (app.config.tellsRegistered) throw new AppError("pin-wrong");
    return;
  }
  await countCall(app.database, "sign-up-mail", found.email);
  const pin = makePin();
  const form = storedForm.parse(found.form);
  await withTransaction(scope, async (tx) => {
    await updatePin(tx, found.id, hashPin(app.config.secretKey, found.id, pin));
    const { email: to, locale: language } = found;
    await sendPinIn(tx, app, { to, name: form.firstName, language, company: form.companyName, pin });
    await recordSignUpIn(tx, "sign-up.pin-sent", found.id, { email: found.email });
  });
}
