import type { Role } from "@kilolane/domain";
import type { Language } from "@kilolane/phrases";
import { newId } from "../src/db/new-id.ts";
import type { DatabaseHandle } from "../src/db/handle.ts";
import { mintCompanyScope, mintPlatformScope, mintSystemScope, mintUserScope } from "../src/db/mint-scope.ts";
import type { CompanyScope, PlatformScope, SystemScope, UserScope } from "../src/db/scope.ts";
import { withTransaction } from "../src/db/transaction.ts";
import { hashPassword } from "../src/features/account/password.ts";

/** The password of every built user. */
export const PASSWORD = "correct horse battery staple";

type CompanyKind = "forwarder" | "airline" | "shipper" | "trucking" | "data-entry" | "platform";

export interface CompanyOptions {
  readonly kind?: CompanyKind;
  readonly name?: string;
  readonly approval?: "pending-email" | "unapproved" | "approved";
  readonly isActive?: boolean;
}

export interface BuiltCompany {
  readonly id: string;
  readonly kind: CompanyKind;
  readonly name: string;
}

export interface UserOptions {
  readonly role?: Role;
  /** A new company of the kind that fits the role is built without one. */
  readonly company?: BuiltCompany;
  readonly email?: string;
  readonly locale?: Language;
  readonly isSuspended?: boolean;
}

export interface BuiltUser {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly company: BuiltCompany;
}

const KIND_OF_ROLE: Record<Role, CompanyKind> = {
  ROLE_CONSIGNEE: "shipper",
  ROLE_FFADMIN: "forwarder",
  ROLE_FFAGENT: "forwarder",
  ROLE_FFCLIENT: "forwarder",
  ROLE_SUPERADMIN: "platform",
  ROLE_AIRLINE_ADMIN: "airline",
  ROLE_AIRLINE_AGENT: "airline",
  ROLE_DATAENTRY: "data-entry",
  ROLE_TRUCKING_ADMIN: "trucking",
};

/** The product's own scope, for building what a test starts from. */
export function systemScope(database: DatabaseHandle): SystemScope {
  return mintSystemScope(database, "a test builds its world");
}

export async function buildCompany(
  database: DatabaseHandle,
  options: CompanyOptions = {},
): Promise<BuiltCompany> {
  const id = newId();
  const kind = options.kind ?? "forwarder";
  const name = options.name ?? `Company ${id.slice(-6)}`;
  await withTransaction(systemScope(database), (tx) =>
    tx.db
      .insertInto("company")
      .values({
        id,
        kind,
        name,
        email: `office@${id.slice(-6)}.example`,
        approval: options.approval ?? "approved",
        is_active: options.isActive ?? true,
      })
      .execute(),
  );
  return { id, kind, name };
}

let sharedHash: Promise<string> | undefined;

export async function buildUser(database: DatabaseHandle, options: UserOptions = {}): Promise<BuiltUser> {
  const role = options.role ?? "ROLE_FFADMIN";
  const company = options.company ?? (await buildCompany(database, { kind: KIND_OF_ROLE[role] }));
  sharedHash ??= hashPassword(PASSWORD);
  const passwordHash = await sharedHash;
  const id = newId();
  const email = options.email ?? `user-${id.slice(-8)}@example.com`;
  await withTransaction(systemScope(database), (tx) =>
    tx.db
      .insertInto("user_account")
      .values({
        id,
        company_id: company.id,
        role,
        email,
        password_hash: passwordHash,
        first_name: "Test",
        last_name: "Person",
        locale: options.locale ?? "en",
        is_suspended: options.isSuspended ?? false,
      })
      .execute(),
  );
  return { id, email, role, company };
}

/** The scopes of a built user, for tests of reads and writes below the HTTP layer. */
export function companyScopeOf(database: DatabaseHandle, user: BuiltUser): CompanyScope {
  return mintCompanyScope(database, actorOf(user));
}

export function userScopeOf(database: DatabaseHandle, user: BuiltUser): UserScope {
  return mintUserScope(database, actorOf(user));
}

export function platformScopeOf(database: DatabaseHandle, user: BuiltUser): PlatformScope {
  return mintPlatformScope(database, actorOf(user));
}

function actorOf(user: BuiltUser) {
  return {
    companyId: user.company.id,
    userId: user.id,
    role: user.role,
    locale: "en" as const,
    requestId: "test",
  };
}
