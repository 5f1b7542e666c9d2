import { newId } from "./new-id.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  buildUser,
  companyScopeOf,
  platformScopeOf,
  systemScope,
  userScopeOf,
  type BuiltUser,
} from "../../test/factories.ts";
import { useTestWorld } from "../../test/harness.ts";
import { recordAuditIn } from "../features/audit/audit.ts";
import { mintPublicScope } from "./mint-scope.ts";
import { withTransaction } from "./transaction.ts";

/** Tables with a company_id that row-level security does not guard, each with its reason. This list may only shrink. */
const EXEMPT = new Map<string, string>();

const world = useTestWorld();
let ours: BuiltUser;
let theirs: BuiltUser;
beforeAll(async () => {
  ours = await buildUser(world.database);
  theirs = await buildUser(world.database);
});

test("every table with a company_id is guarded by forced row-level security, or exempt with a reason", async () => {
  const { rows } = await world.database.query<{ name: string; guarded: boolean }>(`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity
      and exists (select from pg_policies p where p.tablename = c.relname and p.policyname = 'company_isolation') as guarded
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
  expect(rows.length).toBeGreaterThan(10);
  const open = rows.filter((row) => !row.guarded).map((row) => row.name);
  expect(open).toEqual([...EXEMPT.keys()]);
});

test("the roles of transactions are neither superuser nor owner, and can't bypass row-level security", async () => {
  const { rows } = await world.database.query(`
    select rolname, rolsuper, rolbypassrls, rolcanlogin,
      exists (select from pg_class where relowner = r.oid) as owns
    from pg_roles r where rolname in ('kilolane_app', 'kilolane_platform') order by rolname`);
  const nothing = { rolsuper: false, rolbypassrls: false, rolcanlogin: false, owns: false };
  expect(rows).toEqual([
    { rolname: "kilolane_app", ...nothing },
    { rolname: "kilolane_platform", ...nothing },
  ]);
});

describe("inside a company's transaction", () => {
  test("a query that forgot its predicate shows the own company only", async () => {
    const seen = await withTransaction(companyScopeOf(world.database, ours), (tx) =>
      tx.db.selectFrom("user_account").select("id").execute(),
    );
    expect(seen).toEqual([{ id: ours.id }]);
  });

  test("a foreign row can neither be inserted, changed nor removed", async () => {
    const scope = companyScopeOf(world.database, ours);
    const audit = { action: "test.forged", subjectKind: "test", companyId: theirs.company.id };
    await expect(withTransaction(scope, (tx) => recordAuditIn(tx, audit))).rejects.toThrow(
      /row-level security/,
    );
    const changed = await withTransaction(scope, async (tx) => ({
      user: await tx.db
        .updateTable("user_account")
        .set({ phone: "1" })
        .where("id", "=", theirs.id)
        .executeTakeFirst(),
      company: await tx.db
        .updateTable("company")
        .set({ phone: "1" })
        .where("id", "=", theirs.company.id)
        .executeTakeFirst(),
      removed: await tx.db.deleteFrom("user_account").where("id", "=", theirs.id).executeTakeFirst(),
    }));
    expect(changed.user.numUpdatedRows).toBe(0n);
    expect(changed.company.numUpdatedRows).toBe(0n);
    expect(changed.removed.numDeletedRows).toBe(0n);
  });

  test("an own row can't be given to another company", async () => {
    const move = withTransaction(userScopeOf(world.database, ours), (tx) =>
      tx.db
        .updateTable("user_account")
        .set({ company_id: theirs.company.id })
        .where("id", "=", ours.id)
        .execute(),
    );
    await expect(move).rejects.toThrow(/row-level security/);
  });

  test("audit rows can be written but neither changed nor removed, by nobody", async () => {
    const scopes = [companyScopeOf(world.database, ours), systemScope(world.database)];
    for (const scope of scopes) {
      const note = { action: "test.noted", subjectKind: "test", companyId: ours.company.id };
      await withTransaction(scope, (tx) => recordAuditIn(tx, note));
      const change = withTransaction(scope, (tx) =>
        tx.db.updateTable("audit_entry").set({ action: "x" }).execute(),
      );
      await expect(change).rejects.toThrow(/permission denied/);
      const removal = withTransaction(scope, (tx) => tx.db.deleteFrom("audit_entry").execute());
      await expect(removal).rejects.toThrow(/permission denied/);
    }
  });

  test("sessions, limits and mails are out of reach", async () => {
    const scope = companyScopeOf(world.database, ours);
    for (const table of ["session", "rate_limit", "caught_mail", "kilolane_migration"]) {
      const peek = withTransaction(scope, (tx) => tx.query(`select * from ${table}`));
      await expect(peek).rejects.toThrow(/permission denied/);
    }
  });
});

test("nobody signed in sees no company's rows at all", async () => {
  const scope = mintPublicScope(world.database, "en", "test");
  const seen = await withTransaction(scope, (tx) => tx.db.selectFrom("user_account").select("id").execute());
  expect(seen).toEqual([]);
});

test("operator and product see all companies", async () => {
  for (const scope of [platformScopeOf(world.database, ours), systemScope(world.database)]) {
    const seen = await withTransaction(scope, (tx) =>
      tx.db.selectFrom("user_account").select("id").execute(),
    );
    expect(seen.map((row) => row.id)).toEqual(expect.arrayContaining([ours.id, theirs.id]));
  }
});

test("400 transactions of two companies over one pool never see each other", async () => {
  const scopes = [companyScopeOf(world.database, ours), companyScopeOf(world.database, theirs)];
  const seen = await Promise.all(
    Array.from({ length: 400 }, (_, index) => {
      const scope = scopes[index % 2] ?? scopes[0];
      if (scope === undefined) throw new Error("no scope");
      return withTransaction(scope, async (tx) => {
        const rows = await tx.db.selectFrom("user_account").select("company_id").execute();
        return rows.every((row) => row.company_id === scope.companyId) && rows.length === 1;
      });
    }),
  );
  expect(seen.filter((isRight) => !isRight)).toEqual([]);
});

test("after a transaction the connection is the login role's again, without a company", async () => {
  await withTransaction(companyScopeOf(world.database, ours), async () => undefined);
  const { rows } = await world.database.query(
    "select current_user = session_user as own, coalesce(current_setting('kilolane.company_id', true), '') as company",
  );
  expect(rows).toEqual([{ own: true, company: "" }]);
});

test("ids of a scope must be UUIDs, because SET takes no parameters", async () => {
  const forged = { ...ours, company: { ...ours.company, id: "'; drop table company; --" } };
  const attempt = withTransaction(companyScopeOf(world.database, forged), async () => undefined);
  await expect(attempt).rejects.toThrow(/UUID/);
});

test("a new id is a UUID version 7: later ones sort after earlier ones", () => {
  expect(newId() < newId()).toBe(true);
});
