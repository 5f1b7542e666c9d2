import { newId } from "../src/db/new-id.ts";
import type { SignedInPerson, TestWorld } from "./harness.ts";

/** What a paper says of whom it is written to; the rest of it is the operator's. */
const CONTENT = JSON.stringify({ buyer: { name: "Elm Imports", street: "1 Elm Road", city: "Newark" } });

/**
 * What a company that pays has stored: whom it bills, an add-on, and a payment that was captured and paid back in part,
 * with a paper. As rows: what makes them needs a provider, which subscription/subscriptions.test.ts has.
 */
export async function buildPayments({ database }: TestWorld, { user }: SignedInPerson): Promise<void> {
  const [companyId, paymentId] = [user.company.id, newId()];
  await database.query(
    `insert into billing_profile (company_id, name, street, city, tax_number)
     values ($1, 'Elm Imports', '1 Elm Road', 'Newark', 'T-1')`,
    [companyId],
  );
  await database.query(
    `insert into subscription_addon (id, company_id, key_type, key_count, note, state, reason, requested_by)
     values ($1, $2, 'agent', 1, 'Two more desks', 'rejected', 'Not now', $3)`,
    [newId(), companyId, user.id],
  );
  await database.query(
    `insert into payment (id, company_id, user_id, provider, purpose, state, currency, net_minor, tax_minor, amount_minor,
       tax_basis_points, provider_account, provider_id, locale, review_reason, problem, refunded_minor, expires_at, captured_at)
     values ($1, $2, $3, 'bank', 'keys', 'captured', 'USD', 5000, 0, 5000, 0, 'A-1', $4, 'en', 'amount', 'declined', 1000,
       now(), now())`,
    [paymentId, companyId, user.id, `R-${paymentId}`],
  );
  await database.query(
    `insert into payment_capture (id, company_id, payment_id, provider, provider_capture_id, amount_minor, currency, captured_at)
     values ($1, $2, $3, 'bank', $4, 5000, 'USD', now())`,
    [newId(), companyId, paymentId, `C-${paymentId}`],
  );
  await database.query(
    `insert into payment_grant (id, company_id, payment_id, kind, net_minor, amount_minor, currency, starts_at, ends_at)
     values ($1, $2, $3, 'addon', 5000, 5000, 'USD', now(), now() + interval '1 year')`,
    [newId(), companyId, paymentId],
  );
  await database.query(
    `insert into payment_refund (id, company_id, payment_id, provider_refund_id, amount_minor, currency, reason, state, done_at)
     values ($1, $2, $3, $4, 1000, 'USD', 'A desk less', 'done', now())`,
    [newId(), companyId, paymentId, `F-${paymentId}`],
  );
  await database.query(
    `insert into invoice (id, company_id, payment_id, kind, number, issued_at, content)
     values ($1, $2, $3, 'invoice', $4, now(), $5)`,
    [newId(), companyId, paymentId, `INV-${paymentId}`, CONTENT],
  );
}
