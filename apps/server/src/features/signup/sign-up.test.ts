import * as contract from "@kilolane/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { coverEndpoint, coverText } from "../../../test/cover.ts";
import { buildUser } from "../../../test/factories.ts";
import { useTestWorld } from "../../../test/harness.ts";
import { countMails, pinOf, untilMail } from "../../../test/read-mail.ts";
import { newSignUpForm, SIGN_UP_FORM, SIGN_UP_PASSWORD } from "../../../test/sign-up-forms.ts";

const world = useTestWorld({ runsJobs: true });
// this file signs up more often in a minute than an address may in an hour
beforeEach(() => world.database.query("delete from rate_limit"));

const register = (
  form: ReturnType<typeof newSignUpForm>,
  endpoint = contract.registerForwarder,
  address = "10.0.0.1",
) => world.anonymous.call(endpoint, { body: form }, { address });
const confirm = (signUpToken: string, pin: string) =>
  world.anonymous.call(contract.confirmSignUp, { body: { signUpToken, pin } });
const login = (username: string, password = SIGN_UP_PASSWORD) =>
  world.anonymous.call(contract.authenticate, { body: { username, password, forceLogin: true } });
const wrongFor = (pin: string) => (pin === "000000" ? "000001" : "000000");

async function start(form = newSignUpForm()) {
  const { body } = await register(form);
  const pin = pinOf(await untilMail(world, form.email));
  return { form, pin, token: body.signUpToken ?? "" };
}

const KINDS = [
  ["/freightforwarder/register", contract.registerForwarder, "forwarder", "ROLE_FFADMIN"],
  ["/company-register", contract.registerCompany, "forwarder", "ROLE_FFADMIN"],
  ["/airline/register", contract.registerAirline, "airline", "ROLE_AIRLINE_ADMIN"],
  ["/airline-register", contract.registerAirlineCompany, "airline", "ROLE_AIRLINE_ADMIN"],
  ["/shipper/register", contract.registerShipper, "shipper", "ROLE_CONSIGNEE"],
  ["/trucking/register", contract.registerTrucking, "trucking", "ROLE_TRUCKING_ADMIN"],
  ["/trucking-register", contract.registerTruckingCompany, "trucking", "ROLE_TRUCKING_ADMIN"],
  ["/data-entry/register", contract.registerDataEntry, "data-entry", "ROLE_DATAENTRY"],
] as const;
/** The operator's screen on which a company of a kind waits. */
const WAITING = [
  [contract.registerForwarder, "/super-admin/freight-forwarder/companies/unapproved-companies"],
  [contract.registerAirline, "/super-admin/airline/companies/unapproved-airlines"],
  [contract.registerShipper, "/super-admin/shippers/list/view"],
  [contract.registerTrucking, "/super-admin/trucking/companies/list/view"],
  [contract.registerDataEntry, "/super-admin/data-entry/users/list/view"],
] as const;
const noRecord = { noRecord: "nobody is signed in" } as const;

test.each(KINDS)(
  "%s: form, mailed code, then the company waits for approval",
  async (path, endpoint, kind, role) => {
    const form = newSignUpForm();
    const started = await register(form, endpoint);
    expect(started.body).toMatchObject({ status: "PIN_SENT", email: form.email });
    expect((await login(form.email)).error.code).toBe("bad-credentials");
    const mail = await untilMail(world, form.email);
    expect(started.text).not.toContain(pinOf(mail));
    const answer = await confirm(started.body.signUpToken ?? "", pinOf(mail));
    expect(answer.body).toEqual({
      status: "UNAPPROVED",
      email: form.email,
      companyName: SIGN_UP_FORM.companyName,
    });
    const waits = await login(form.email);
    expect(waits.error.code).toBe("company-not-approved");
    const { rows } = await world.database.query(
      `select c.kind, c.name, c.email, c.country_code, c.approval, u.role, u.last_name from user_account u
     join company c on c.id = u.company_id where u.email = $1`,
      [form.email],
    );
    expect(rows).toEqual([
      {
        kind,
        name: SIGN_UP_FORM.companyName,
        email: "office@elm.example",
        country_code: "US",
        approval: "unapproved",
        role,
        last_name: "O'Brien",
      },
    ]);
    expect((await untilMail(world, form.email, 2)).text).toContain(SIGN_UP_FORM.companyName);
    const readBack = {
      through: "POST /authenticate",
      agrees: waits.error.code === "company-not-approved",
    };
    coverEndpoint("POST", path, { status: started.status, readBack, foreign: noRecord });
    coverEndpoint("POST", "/sign-up/confirm", { status: answer.status, readBack, foreign: noRecord });
  },
);

test("the operator gets a mail for each new company, in the operator's language", async () => {
  const operator = await buildUser(world.database, { role: "ROLE_SUPERADMIN", locale: "fr" });
  const { token, pin } = await start(newSignUpForm({ companyName: "Quai Sud" }));
  await confirm(token, pin);
  const mail = await untilMail(world, operator.email);
  expect(mail.subject).toBe("Quai Sud demande son approbation");
  expect(mail.text).toContain("transitaire");
  await world.database.query("update user_account set is_suspended = true where id = $1", [operator.id]);
});

test("the operator's mail leads to the screen on which the company waits", async () => {
  const operator = await buildUser(world.database, { role: "ROLE_SUPERADMIN" });
  for (const [at, [endpoint, screen]] of WAITING.entries()) {
    const form = newSignUpForm();
    const started = await register(form, endpoint, `10.3.0.${at}`);
    await confirm(started.body.signUpToken ?? "", pinOf(await untilMail(world, form.email)));
    expect((await untilMail(world, operator.email, at + 1)).text).toContain(screen);
  }
  await world.database.query("update user_account set is_suspended = true where id = $1", [operator.id]);
});

test("names appear in mails as typed, never as markup; Arabic forms get Arabic mails", async () => {
  const form = newSignUpForm({ firstName: '<a href="x">Nadia</a>', companyName: "شركة الدردار" });
  const options = { headers: { "accept-language": "ar" }, address: "10.0.0.2" };
  await world.anonymous.call(contract.registerForwarder, { body: form }, options);
  const mail = await untilMail(world, form.email);
  expect(mail.html).toContain("&lt;a href=&quot;x&quot;&gt;Nadia");
  expect(mail.html).toContain('dir="rtl"');
  expect(mail.text).toContain("شركة الدردار");
  expect(pinOf(mail)).toMatch(/^\d{6}$/);
});

describe("who is known already", () => {
  test("an account: 'already registered', whatever the case of the letters", async () => {
    const user = await buildUser(world.database);
    const { status, error } = await register(newSignUpForm({ email: user.email.toUpperCase() }));
    expect([status, error.code]).toEqual([409, "already-registered"]);
    coverText(error.title, "The entered Email address is already registered!");
  });

  test("a waiting sign-up: 'already started'; only the same password may go on with it", async () => {
    const { form, pin } = await start();
    const other = await register({
      ...form,
      password: "some other long words",
      confirmPassword: "some other long words",
    });
    expect([other.status, other.error.code]).toEqual([409, "sign-up-started"]);
    expect(other.text).not.toContain("signUpToken");
    const same = await register(form);
    coverText(
      same.error.title,
      "you have already started Signup Process, please enter security code to complete the process!",
    );
    const body: { signUpToken?: string } = JSON.parse(same.text);
    expect((await confirm(body.signUpToken ?? "", pin)).status).toBe(200);
    expect(await countMails(world, form.email)).toBeLessThanOrEqual(2);
  });

  test("twenty sign-ups with one email at once are one", async () => {
    const form = newSignUpForm();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register(form, contract.registerForwarder, `10.1.0.${index}`)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.every((answer) => [200, 409, 429, 503].includes(answer.status))).toBe(true);
  });
});

describe("the code", () => {
  test("wrong, unknown and spent are one answer; five tries and no more, also all at once", async () => {
    const { pin, token } = await start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token, wrongFor(pin))));
    expect(new Set(answers.map((answer) => answer.error.code))).toEqual(new Set(["pin-wrong"]));
    const { rows } = await world.database.query(
      "select max(pin_tries) as tries from signup where pin_tries > 0",
    );
    expect(rows).toEqual([{ tries: 5 }]);
    const late = await confirm(token, pin);
    expect([late.status, late.error.code, late.error.title]).toEqual([400, "pin-wrong", "Please try again"]);
    coverText(late.error.title, "Please try again");
    const unknown = await confirm("x".repeat(43), pin);
    expect({ ...unknown.error, requestId: 0 }).toEqual({ ...late.error, requestId: 0 });
  });

  test("is replaced by a new one, three in an hour", async () => {
    const { form, pin, token } = await start();
    const resend = () => world.anonymous.call(contract.resendPin, { body: { signUpToken: token } });
    const again = await resend();
    expect(again.status).toBe(200);
    const fresh = pinOf(await untilMail(world, form.email, 2));
    if (fresh !== pin) expect((await confirm(token, pin)).error.code).toBe("pin-wrong");
    expect((await resend()).status).toBe(200);
    expect((await resend()).error.code).toBe("too-many-requests");
    const last = pinOf(await untilMail(world, form.email, 3));
    const done = await confirm(token, last);
    expect(done.status).toBe(200);
    coverEndpoint("POST", "/sign-up/resend", {
      status: again.status,
      readBack: { through: "POST /sign-up/confirm", agrees: done.status === 200 },
      foreign: noRecord,
    });
  });

  test("runs out after ten minutes; then one signs up again", async () => {
    const { form, pin, token } = await start();
    await world.database.query(
      "update signup set pin_expires_at = pin_expires_at - interval '10 minutes' where email = $1",
      [form.email],
    );
    const { status, error } = await confirm(token, pin);
    expect([status, error.code]).toEqual([409, "pin-expired"]);
    coverText(error.title, "The Code you entered is expired, please signup again!");
    expect((await register(form)).status).toBe(200);
  });

  test("opens nothing twice, and only its own sign-up", async () => {
    const [one, two] = [await start(), await start()];
    if (one.pin !== two.pin) expect((await confirm(one.token, two.pin)).error.code).toBe("pin-wrong");
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(one.token, one.pin)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const { rows } = await world.database.query(
      "select count(*) as people from user_account where email = $1",
      [one.form.email],
    );
    expect(rows).toEqual([{ people: 1 }]);
  });

  test.each(["", "12345", "1234567", "12345a", "١٢٣٤٥٦"])("%s has not six digits", async (pin) => {
    const { error } = await confirm("x", pin);
    expect(error.errors).toMatchObject([{ field: "pin", code: "pin-length" }]);
    coverText(error.errors[0]?.message, "The length of Pin should be 6 digits");
  });

  test("is stored as a hash alone: not in the tables, the jobs or the audit", async () => {
    const { form, pin } = await start();
    const found = await world.database.query<{ text: string }>(
      `select s::text as text from signup s where email = $1
       union all select j.data::text from pgboss.job j where j.data->>'to' = $1
       union all select a.detail::text from audit_entry a where a.detail->>'email' = $1`,
      [form.email],
    );
    expect(found.rows.length).toBeGreaterThan(2);
    for (const { text } of found.rows) expect(text).not.toMatch(new RegExp(`(^|\\D)${pin}(\\D|$)`));
  });
});

test("a form cannot ask for more than it is", async () => {
  const sneaky = { role: "ROLE_SUPERADMIN", approval: "approved", kind: "platform", companyId: "x" };
  const { form, token, pin } = await start(newSignUpForm(sneaky));
  await confirm(token, pin);
  expect((await login(form.email)).error.code).toBe("company-not-approved");
});

test("the new company describes itself while it waits, with its own token alone", async () => {
  const { form, token, pin } = await start();
  const say = (signUpToken: string, website = "https://elm.example") =>
    world.anonymous.call(contract.describeCompany, {
      body: { signUpToken, about: "Air cargo since 1999 – <b>daily</b>", website },
    });
  expect((await say(token)).error.code).toBe("pin-wrong");
  await confirm(token, pin);
  expect((await say(token)).status).toBe(200);
  expect((await say("x".repeat(43))).error.code).toBe("pin-wrong");
  expect((await say(token, "javascript:alert(1)")).error.errors).toMatchObject([{ field: "website" }]);
  const { rows } = await world.database.query(
    "select about, website from company c join user_account u on u.company_id = c.id where u.email = $1",
    [form.email],
  );
  expect(rows).toEqual([{ about: "Air cargo since 1999 – <b>daily</b>", website: "https://elm.example" }]);
});

test("five sign-ups an hour and address", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push(
      (await register(newSignUpForm({ email: "" }), contract.registerShipper, "10.9.9.9")).status,
    );
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});
