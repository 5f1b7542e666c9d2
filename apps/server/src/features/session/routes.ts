import * as contract from "@kilolane/contract";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { callerOf } from "../../http/callers.ts";
import { countCall } from "../../http/rate-limits.ts";
import { readServiceState } from "../../http/service-state.ts";
import { GuessSlots } from "./guess-slots.ts";
import { bindSessionJobs } from "./jobs.ts";
import { sendPasswordLink } from "./send-password-link.ts";
import { presentSession } from "../account/session-answer.ts";
import { presentProfile } from "./present.ts";
import { acceptEmailLink } from "./accept-email-link.ts";
import { acceptPasswordLink } from "./accept-password-link.ts";
import { updatePassword } from "./update-password.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

/** Binds sign-in, sign-out, passwords, the profile and the demo world's sign-ins. */
export function bindSessionRoutes(app: App): void {
  const slots = new GuessSlots();
  bindPasswords(app);
  bindEndpoint(app, contract.authenticate, async ({ scope, body, request }) => {
    const email = body.username.toLowerCase();
    const caller = { email, address: request.ip };
    return slots.check(app.database, caller, async () => {
      const state = await readServiceState(app.database);
      const system = actAsSystem(scope, "sign-in finds the account by its email");
      const { token, account } = await signIn(system, app, {
        email,
        password: body.password,
        endsOther: body.forceLogin,
        code: body.code === "" ? undefined : body.code,
        maintenance: state.isMaintenance ? state : undefined,
        ip: request.ip,
        userAgent: request.headers["user-agent"] ?? "",
      });
      return presentSession(token, account);
    });
  });

  bindEndpoint(app, contract.logout, async ({ scope, request }) => {
    const caller = callerOf(request);
    if (caller === undefined) throw new AppError("not-signed-in");
    await signOut(actAsSystem(scope, "sessions belong to no tenant"), caller);
    return { status: "SIGNED_OUT" as const };
  });

  bindEndpoint(app, contract.getProfile, ({ request }) => {
    const caller = callerOf(request);
    if (caller === undefined) throw new AppError("not-signed-in");
    return presentProfile(caller);
  });

  bindEndpoint(app, contract.listDemoAccounts, () => {
    if (!app.config.isDemoWorld) throw new AppError("not-found");
    return app.demoAccounts;
  });
}

function bindPasswords(app: App): void {
  bindSessionJobs(app);
  bindEndpoint(app, contract.forgotPassword, async ({ scope, body }) => {
    const email = body.email.toLowerCase();
    // Unknown names count too: a refusal tells nothing about who has an account.
    await countCall(app.database, "forgot", email);
    await sendPasswordLink(scope, email);
    return { status: "MAIL_SENT" as const };
  });

  bindEndpoint(app, contract.resetPassword, async ({ scope, body }) => {
    await acceptPasswordLink(actAsSystem(scope, "the link of a mail speaks for its owner"), app, body);
    return { status: "PASSWORD_SET" as const };
  });

  bindEndpoint(app, contract.confirmEmail, async ({ scope, body }) => {
    const system = actAsSystem(scope, "the link of a mail speaks for its owner");
    return { email: await acceptEmailLink(system, app, body.token) };
  });

  bindEndpoint(app, contract.changePassword, async ({ scope, body, request }) => {
    const system = actAsSystem(scope, "passwords are checked where sign-in checks them");
    await updatePassword(scope, system, app, body, callerOf(request)?.sessionId);
    return { status: "PASSWORD_SET" as const };
  });
}
