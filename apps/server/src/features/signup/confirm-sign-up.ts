import { founderRoleOf, isSeatedKind, type SeatedKind } from "@kilolane/domain";
import { isLanguage, loadTranslator } from "@kilolane/phrases";
import { newId } from "../../db/new-id.ts";
import type { SystemScope } from "../../db/scope.ts";
import { isUniqueViolation, type SystemTransaction, withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { hashToken } from "../../http/session-lookup.ts";
import { createAccountIn } from "../account/founding.ts";
import { insertCompany } from "../account/writes.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { notifyEachIn } from "../notification/people-notices.ts";
import { isPin } from "./pin.ts";
import { findOperators, findSignupByToken, type SignupRow, storedForm } from "./reads.ts";
import { closeSignup, takePinTry } from "./writes.ts";

/** What the person learns: the company now waits for approval. */
export interface ConfirmedSignUp {
  readonly email: string;
  readonly companyName: string;
}

/**
 * Proves the email by the mailed code: company and account are made, the operator is notified. Unknown sign-up, wrong
 * code and no try left are one answer.
 * @throws AppError pin-wrong, pin-expired, already-registered
 */
export async function confirmSignUp(
  scope: SystemScope,
  app: App,
  proof: { readonly signUpToken: string; readonly pin: string },
): Promise<ConfirmedSignUp> {
  const tokenHash = hashToken(proof.signUpToken);
  // The try is spent for good before the code is looked at.
  const tried = await withTransaction(scope, (tx) => takePinTry(tx, tokenHash));
  if (tried === undefined) throw new AppError("pin-wrong");
  if (tried.is_expired) throw new AppError("pin-expired");
  if (!isPin(app.config.secretKey, tried.id, proof.pin, tried.pin_hash)) throw new AppError("pin-wrong");
  try {
    return await withTransaction(scope, async (tx) => {
      const signup = await findSignupByToken(tx, tokenHash);
      if (signup === undefined) throw new AppError("pin-wrong");
      return openCompany(tx, app, { ...signup, pin_hash: tried.pin_hash });
    });
  } catch (error) {
    if (isUniqueViolation(error, "user_account_email_key")) throw new AppError("already-registered");
    throw error;
  }
}

async function openCompany(tx: SystemTransaction, app: App, signup: SignupRow): Promise<ConfirmedSignUp> {
  const { kind, email, locale } = signup;
  if (!isSeatedKind(kind)) throw new TypeError(`unknown kind of company ${kind}`);
  const form = storedForm.parse(signup.form);
  const companyId = newId();
  await insertCompany(tx, { id: companyId, kind, form, approval: "unapproved" });
  if (!(await closeSignup(tx, signup, companyId))) throw new AppError("pin-wrong");
  const userId = await createAccountIn(tx, {
    companyId,
    role: founderRoleOf(kind),
    email,
    passwordHash: signup.password_hash,
    firstName: form.firstName,
    lastName: form.lastName,
    locale,
  });
  await recordAuditIn(tx, {
    action: "company.signed-up",
    subjectKind: "company",
    subjectId: companyId,
    companyId,
    userId,
    detail: { kind },
  });
  const { companyName: company, firstName: name } = form;
  await sendNoticeIn(tx, app, { kind: "waiting", to: email, name, language: locale, values: { company } });
  await tellOperators(tx, app, kind, company);
  return { email, companyName: company };
}

/** Where the operator finds those who wait. */
const WAITING_LISTS: Readonly<Record<SeatedKind, string>> = {
  forwarder: "/super-admin/freight-forwarder/companies/unapproved-companies",
  airline: "/super-admin/airline/companies/unapproved-airlines",
  shipper: "/super-admin/shippers/list/view",
  trucking: "/super-admin/trucking/companies/list/view",
  "data-entry": "/super-admin/data-entry/users/list/view",
};

async function tellOperators(
  tx: SystemTransaction,
  app: App,
  kind: SeatedKind,
  company: string,
): Promise<void> {
  const operators = await findOperators(tx);
  await notifyEachIn(tx, operators, {
    kind: "company-waiting",
    mainMenu: "company",
    subMenu: kind,
    detail: { company },
  });
  for (const operator of operators) {
    const language = isLanguage(operator.locale) ? operator.locale : "en";
    const t = await loadTranslator(language, "company");
    await sendNoticeIn(tx, app, {
      kind: "newCompany",
      to: operator.email,
      name: operator.first_name,
      language,
      values: { company, kind: t(`kind.${kind}`) },
      path: WAITING_LISTS[kind],
    });
  }
}
