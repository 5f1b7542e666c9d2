import type {
  EndpointParsed,
  PersonalProfile,
  updateProfile as updateProfileEndpoint,
} from "@kilolane/contract";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { isRegistered } from "../account/reads/account.ts";
import { createEmailLinkIn, createReplyToLinkIn } from "../account/mailed-link.ts";
import { isPassword } from "../account/password.ts";
import { presentPersonalProfile } from "./present.ts";
import { getOwnAccount, type OwnAccount } from "./reads/person.ts";
import { updateOwnAccount } from "./writes.ts";

type ProfileForm = EndpointParsed<typeof updateProfileEndpoint>["body"];

/**
 * Updates the caller's profile. Another email is another way in: it needs the current password (a wrong one is a refused
 * field, never a 401, which would sign the person out), and it counts once the link that is mailed to it was opened.
 * @throws AppError validation (currentPassword: password-missing, password-wrong; email: already-registered)
 */
export async function updateProfile(scope: UserScope, app: App, form: ProfileForm): Promise<PersonalProfile> {
  const email = form.email.toLowerCase();
  const before = await withTransaction(scope, getOwnAccount);
  const changesEmail = email !== before.email;
  if (changesEmail) {
    await provePassword(form.currentPassword, before.password_hash);
    await requireFreeEmail(scope, email);
  }
  return withTransaction(scope, async (tx) => {
    const fields = {
      first_name: form.firstName,
      last_name: form.lastName,
      phone: form.mobile,
      country_code: form.countryCode,
      reply_to_email: form.replyToEmail,
      ...(form.locale === undefined ? {} : { locale: form.locale }),
      ...provenAt(before, form.replyToEmail, tx.now()),
    };
    await updateOwnAccount(tx, fields);
    if (isReplyToOpen(before, form.replyToEmail)) {
      const path = await createReplyToLinkIn(tx, scope.userId, form.replyToEmail);
      const { firstName: name, replyToEmail: to } = form;
      const values = { name: `${form.firstName} ${form.lastName}` };
      await sendNoticeIn(tx, app, {
        kind: "confirmReplyTo",
        to,
        name,
        language: before.locale,
        values,
        path,
      });
    }
    if (changesEmail) {
      const path = await createEmailLinkIn(tx, scope.userId, email);
      const { firstName: name } = form;
      const values = { email: before.email };
      await sendNoticeIn(tx, app, {
        kind: "confirmEmail",
        to: email,
        name,
        language: before.locale,
        values,
        path,
      });
    }
    await recordAuditIn(tx, {
      action: changesEmail ? "user.email-asked" : "user.updated",
      subjectKind: "user",
      subjectId: scope.userId,
      ...(changesEmail ? { detail: { email } } : {}),
    });
    return presentPersonalProfile(await getOwnAccount(tx));
  });
}

/** Whether answers are to go to an address that nobody has proven yet; the account's own email is proven. */
function isReplyToOpen(before: OwnAccount, replyTo: string): boolean {
  if (replyTo === "" || replyTo.toLowerCase() === before.email) return false;
  return replyTo !== before.reply_to_email || before.reply_to_proven_at === null;
}

function provenAt(before: OwnAccount, replyTo: string, now: Date): { reply_to_proven_at?: Date | null } {
  if (replyTo === before.reply_to_email) return {};
  return { reply_to_proven_at: replyTo.toLowerCase() === before.email ? now : null };
}

/**
 * Whose account an email is, no company may see; here only that it is somebody's is said, to a person who has just typed
 * the password. Whether it still is when its link is opened is asked again there.
 */
async function requireFreeEmail(scope: UserScope, email: string): Promise<void> {
  const anywhere = actAsSystem(
    scope,
    "a person asks for another email, which may be another company's person's",
  );
  if (await withTransaction(anywhere, (tx) => isRegistered(tx, email)))
    throw invalidFields({ field: "email", code: "already-registered" });
}

async function provePassword(typed: string | undefined, stored: string): Promise<void> {
  const isGiven = typed !== undefined && typed !== "";
  if (isGiven && (await isPassword(typed, stored))) return;
  throw invalidFields({ field: "currentPassword", code: isGiven ? "password-wrong" : "password-missing" });
}
