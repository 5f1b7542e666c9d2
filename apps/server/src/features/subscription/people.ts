import { ABILITIES, decimalOfMinor } from "@kilolane/domain";
import type { Transaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { type NoticeKind, sendNoticeIn } from "../notification/notice.ts";

interface Mailed {
  readonly kind: NoticeKind;
  readonly values: Readonly<Record<string, string>>;
  readonly path: string;
}

/** "49.00 USD", as mails and audit rows name an amount. */
export function amountText(minor: number, currency: string): string {
  return `${decimalOfMinor(minor, currency)} ${currency}`;
}

/** Mails those who look after a company. */
export async function tellCompanyIn(
  tx: Transaction,
  app: App,
  companyId: string,
  mailed: Mailed,
): Promise<void> {
  const people = await tx.db
    .selectFrom("user_account")
    .where("company_id", "=", companyId)
    .where("role", "in", [...ABILITIES.looksAfterCompany])
    .where("is_suspended", "=", false)
    .select(["email", "first_name", "locale"])
    .execute();
  await mailAllIn(tx, app, people, mailed);
}

/** Mails the operator. */
export async function tellOperatorIn(tx: Transaction, app: App, mailed: Mailed): Promise<void> {
  const people = await tx.db
    .selectFrom("user_account")
    .where("role", "in", [...ABILITIES.operatesPlatform])
    .where("is_suspended", "=", false)
    .select(["email", "first_name", "locale"])
    .execute();
  await mailAllIn(tx, app, people, mailed);
}

async function mailAllIn(
  tx: Transaction,
  app: App,
  people: readonly { readonly email: string; readonly first_name: string; readonly locale: string }[],
  { kind, values, path }: Mailed,
): Promise<void> {
  for (const { email, first_name: name, locale } of people)
    await sendNoticeIn(tx, app, { kind, to: email, name, language: locale, values, path });
}
