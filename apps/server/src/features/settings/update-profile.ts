import type {
  EndpointParsed,
  PersonalProfile,
  updateProfile as updateProfileEndpoint,
} from "@kilolane/contract";
import type { UserScope } from "../../db/scope.ts";
import { isUniqueViolation, withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { createEmailLinkIn } from "../account/password-link.ts";
import { isPassword } from "../account/password.ts";
import { presentPersonalProfile } from "./present.ts";
import { getOwnAccount } from "./reads/person.ts";
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
  if (changesEmail) await provePassword(form.currentPassword, before.password_hash);
  try {
    return await withTransaction(scope, async (tx) => {
      const fields = {
        first_name: form.firstName,
        last_name: form.lastName,
        phone: form.mobile,
        country_code: form.countryCode,
        reply_to_email: form.replyToEmail,
        ...(form.locale === undefined ? {} : { locale: form.locale }),
      };
      // whether another company's person has the email, only the index knows
      if (changesEmail) await updateOwnAccount(tx, { email });
      await updateOwnAccount(tx, { ...fields, email: before.email });
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
  } catch (error) {
    if (isUniqueViolation(error, "user_account_email_key")) {
      throw invalidFields({ field: "email", code: "already-registered" });
    }
    throw error;
  }
}

async function provePassword(typed: string | undefined, stored: string): Promise<void> {
  const isGiven = typed !== undefined && typed !== "";
  if (isGiven && (await isPassword(typed, stored))) return;
  throw invalidFields({ field: "currentPassword", code: isGiven ? "password-wrong" : "password-missing" });
}
