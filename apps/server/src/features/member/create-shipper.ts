import { may } from "@kilolane/domain";
import { randomBytes } from "node:crypto";
import type { createShipper as endpoint, EndpointParsed, Shipper } from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import type { CompanyScope } from "../../db/scope.ts";
import { isUniqueViolation, type SystemTransaction, withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { createAccountIn, createCompanyIn } from "../account/founding.ts";
import { createPasswordLinkIn } from "../account/mailed-link.ts";
import { hashPassword } from "../account/password.ts";
import { findAccount } from "../account/reads/account.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { getKeyCompany } from "../seat/reads/key.ts";
import { findMember } from "../seat/reads/member.ts";
import { actForAccounts, getShipperCard, getShipperRow } from "./shipper-accounts.ts";
import { insertShipper } from "./writes/shipper.ts";

type CreateForm = EndpointParsed<typeof endpoint>["body"];

/** Who adds the shipper, as its mail names them. */
interface Forwarder {
  readonly companyId: string;
  readonly userId: string;
  readonly company: string;
  readonly person: string;
}

/** A shipper's account, and whether it was made just now. */
interface Account {
  readonly userId: string;
  readonly companyId: string;
  readonly isNew: boolean;
  readonly locale: string;
}

/**
 * Puts a shipper on the forwarder's list. Somebody with a shipper's account is tied to it and notified; for anybody else
 * the company and its account are made, for the forwarder vouches for it, and a link to set the password is mailed.
 * @throws AppError validation (email: already-registered when it belongs to somebody who is no shipper,
 *   already-linked)
 */
export async function createShipper(scope: CompanyScope, app: App, form: CreateForm): Promise<Shipper> {
  const forwarder = await findForwarder(scope);
  // A password that nobody knows: the mailed link sets the first real one.
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const system = actAsSystem(scope, "a forwarder puts a shipper on its list");
  const tie = (): Promise<string> =>
    withTransaction(system, (tx) => tieShipper(tx, app, { forwarder, form, passwordHash }));
  try {
    const id = await tie().catch((error: unknown) => {
      // Somebody made the account between the look and the insert: now it is there.
      if (isUniqueViolation(error, "user_account_email_key")) return tie();
      throw error;
    });
    const row = await withTransaction(scope, (tx) => getShipperRow(tx, id));
    return await withTransaction(actForAccounts(scope), (tx) => getShipperCard(tx, scope, row));
  } catch (error) {
    if (isUniqueViolation(error, "forwarder_shipper_once")) {
      throw invalidFields({ field: "email", code: "already-linked" });
    }
    throw error;
  }
}

function findForwarder(scope: CompanyScope): Promise<Forwarder> {
  return withTransaction(scope, async (tx) => {
    const { companyId, userId } = scope;
    const { name: company } = await getKeyCompany(tx);
    const row = await findMember(tx, userId);
    if (row === undefined) throw new AppError("not-found");
    const person = `${row.first_name} ${row.last_name}`.trim();
    return { companyId, userId, company, person };
  });
}

interface Tie {
  readonly forwarder: Forwarder;
  readonly form: CreateForm;
  readonly passwordHash: string;
}

async function tieShipper(tx: SystemTransaction, app: App, { forwarder, form, passwordHash }: Tie) {
  const email = form.email.toLowerCase();
  const account = (await findTied(tx, email)) ?? (await openAccount(tx, form, { email, passwordHash }));
  const { companyId, userId, company, person } = forwarder;
  const id = await insertShipper(tx, {
    forwarderId: companyId,
    shipperCompanyId: account.companyId,
    shipperUserId: account.userId,
    email,
    createdBy: userId,
    form,
  });
  await recordAuditIn(tx, {
    action: "shipper.added",
    subjectKind: "shipper",
    subjectId: id,
    companyId,
    userId,
    detail: { isNew: account.isNew },
  });
  if (account.isNew) {
    await recordAuditIn(tx, {
      action: "company.invited",
      subjectKind: "company",
      subjectId: account.companyId,
      companyId,
      userId,
    });
  }
  const told = { to: email, name: form.firstName, language: account.locale, values: { company, person } };
  await (account.isNew
    ? sendNoticeIn(tx, app, {
        ...told,
        kind: "invitation",
        path: await createPasswordLinkIn(tx, account.userId, "invitation"),
      })
    : sendNoticeIn(tx, app, {
        ...told,
        kind: "shipperAdded",
        path: `/shipper/company-details/${companyId}`,
      }));
  return id;
}

/** The shipper's account of that email. @throws AppError validation when it is somebody else's */
async function findTied(tx: SystemTransaction, email: string): Promise<Account | undefined> {
  const account = await findAccount(tx, email);
  if (account === undefined) return undefined;
  if (!may(account.role, "shipsForItself")) {
    throw invalidFields({ field: "email", code: "already-registered" });
  }
  return { userId: account.id, companyId: account.company_id, isNew: false, locale: account.locale };
}

async function openAccount(
  tx: SystemTransaction,
  form: CreateForm,
  secret: { readonly email: string; readonly passwordHash: string },
): Promise<Account> {
  const companyId = newId();
  const { companyName, mobile: phone, countryCode, country, city, firstName, lastName, locale } = form;
  const { email, passwordHash } = secret;
  const company = {
    companyName,
    companyEmail: email,
    phone,
    countryCode,
    country,
    city,
    state: "",
    street: "",
    zip: "",
  };
  await createCompanyIn(tx, { id: companyId, kind: "shipper", form: company, approval: "approved" });
  const person = {
    companyId,
    role: "ROLE_CONSIGNEE",
    email,
    passwordHash,
    firstName,
    lastName,
    locale,
  } as const;
  return { userId: await createAccountIn(tx, person), companyId, isNew: true, locale };
}
