import type { Member } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { isUniqueViolation, withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { hashUnknownPassword } from "../account/password.ts";
import { assignFreeKeyIn } from "../seat/free-key.ts";
import { createInvitedMemberIn, EMAIL_TAKEN, getSeatRole, type MemberForm } from "../seat/invitation.ts";
import { getMember } from "./member.ts";
import { mayEditMember } from "./policy.ts";

/**
 * Makes an account for a person and mails them a link to set its password. They sit on a seat of that type; if all
 * are taken they cannot sign in until one is theirs.
 * @throws AppError not-allowed, validation (keyType: unknown when such a company has no such seat; email: already-registered)
 */
export async function createMember(scope: CompanyScope, app: App, form: MemberForm): Promise<Member> {
  const passwordHash = await hashUnknownPassword();
  try {
    return await withTransaction(scope, async (tx) => {
      const email = form.email.toLowerCase();
      const role = await getSeatRole(tx, form.keyType);
      if (!mayEditMember(scope, role)) throw new AppError("not-allowed");
      const id = await createInvitedMemberIn(tx, app, { form, role, passwordHash }, (userId) =>
        assignFreeKeyIn(tx, app, { keyType: form.keyType, userId, email }),
      );
      return getMember(tx, id);
    });
  } catch (error) {
    if (isUniqueViolation(error, EMAIL_TAKEN)) {
      throw invalidFields({ field: "email", code: "already-registered" });
    }
    throw error;
  }
}
