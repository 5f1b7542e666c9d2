import { expect, expectAccessible, findAccount, test } from "./fixtures.ts";

import { asDatabaseOwner } from "./steps/database.ts";
import { readMail } from "./steps/sign-up.ts";

const OPERATIONS = "/super-admin/operations";

test("an email that could not be delivered is found with its reason, tried again, and arrives", async ({
  page,
  signInAs,
  request,
}, { workerIndex }) => {
  const { username } = await findAccount(request, "ROLE_AIRLINE_AGENT");
  // the mail server of the demo world refuses everything, and nothing is tried twice
  await asDatabaseOwner(
    workerIndex,
    `create function refuse_mail() returns trigger language plpgsql as $$ begin raise 'full'; end $$;
     create trigger refuse_mail before insert on caught_mail for each row execute function refuse_mail();
     update pgboss.queue set retry_limit = 0 where name = 'notice-mail'`,
  );
  await request.post("/api/password/forgot", { data: { email: username } });
  await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${OPERATIONS}/jobs`);
  const row = page.getByRole("row").filter({ hasText: username });
  await expect(async () => {
    await page.reload();
    await expect(row).toHaveCount(1);
  }).toPass();
  await expect(row).toContainText("Emails about accounts");
  await expect(row).toContainText("451");
  await expectAccessible(page);
  await asDatabaseOwner(
    workerIndex,
    `drop trigger refuse_mail on caught_mail; drop function refuse_mail();
     update pgboss.queue set retry_limit = 8 where name = 'notice-mail'`,
  );
  await row.getByRole("button", { name: /^Try again/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("It is being tried again.")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await readMail(request, username)).subject).not.toBe("");
});

test("somebody who is signed in is found and signed out at once; one's own session stays", async ({
  page,
  signInAs,
  openBrowser,
  request,
}) => {
  const { username } = await findAccount(request, "ROLE_FFAGENT");
  const agent = await openBrowser({ role: "ROLE_FFAGENT" });
  await agent.goto("/freight-forwarder/agent/quotation/list/view");
  await expect(agent.getByRole("heading", { level: 1 })).toBeVisible();
  const own = await signInAs("ROLE_SUPERADMIN");
  await page.goto(`${OPERATIONS}/sessions`);
  await page.getByTestId("list-search").fill(username);
  const row = page.getByRole("row").filter({ hasText: username });
  // The head alone is beside it: rows of before the search are dimmed until those of after it are there.
  await expect(page.getByRole("row").filter({ hasNotText: username })).toHaveCount(1);
  await row.getByRole("button", { name: /^Sign out/ }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await expect(row).toHaveCount(0);
  await agent.reload();
  await expect(agent).toHaveURL(/sign-in/);
  await page.getByTestId("list-search").fill(own.username);
  const mine = page.getByRole("row").filter({ hasText: own.username });
  await expect(mine.getByRole("button", { name: /^Sign out/ })).toHaveAttribute("aria-disabled", "true");
});

test("the system page says versions, room and that the audit log is intact; who tampers with it is named", async ({
  page,
  signInAs,
}, { workerIndex }) => {
  await signInAs("ROLE_SUPERADMIN");
  await page.goto("/super-admin/audit-log");
  const seal = page.getByRole("region", { name: "Seal" });
  await seal.getByRole("button", { name: "Check now" }).click();
  await expect(seal.getByText(/Intact: all/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${OPERATIONS}/system`);
  const facts = page.getByLabel("Versions");
  await expect(facts).toContainText("PostgreSQL");
  await expect(facts).toContainText(/sealed up to [\d,]+, intact/);
  await expectAccessible(page);

  await asDatabaseOwner(
    workerIndex,
    "update audit_entry set action = 'session.forged' where id = (select entry_id from audit_seal order by position limit 1)",
  );
  await page.goto("/super-admin/audit-log");
  await seal.getByRole("button", { name: "Check now" }).click();
  const alert = seal.getByRole("alert");
  await expect(alert).toContainText("Entry 1 · changed");
  await expectAccessible(page);
  await page.goto(`${OPERATIONS}/system`);
  await expect(facts).toContainText("chain broken: 1");
});
