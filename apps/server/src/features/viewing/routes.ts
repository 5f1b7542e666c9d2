import * as contract from "@kilolane/contract";
import { actAsSystem } from "../../http/act-as-system.ts";
import { actToEndViewing } from "../../http/act-to-end-viewing.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { callerOf } from "../../http/callers.ts";
import { presentSession } from "../account/session-answer.ts";
import { createViewing } from "./create-viewing.ts";
import { endViewing } from "./end-viewing.ts";
import { findViewings } from "./find-viewings.ts";
import { bindViewingJobs } from "./jobs.ts";
import { presentOwnViewing } from "./present.ts";

/** Binds how the operator looks at the product as somebody, and what the company sees of it. */
export function bindViewingRoutes(app: App): void {
  bindViewingJobs(app);
  bindEndpoint(app, contract.createViewing, async ({ scope, body, request }) => {
    const caller = callerOf(request);
    if (caller === undefined) throw new AppError("not-signed-in");
    const system = actAsSystem(scope, "the operator looks as a person of any company, whose people are told");
    const { sessionId } = caller;
    const { token, account } = await createViewing(scope, system, { ...body, sessionId, ip: request.ip });
    // terms that wait for the person are theirs to accept
    return { ...presentSession(token, account), mustAcceptTerms: false };
  });
  bindEndpoint(app, contract.getOwnViewing, ({ request }) => {
    const caller = callerOf(request);
    return caller === undefined ? { viewing: null } : presentOwnViewing(caller);
  });
  bindEndpoint(app, contract.endOwnViewing, ({ request }) => {
    const viewing = callerOf(request)?.viewing;
    if (viewing === undefined) throw new AppError("state-conflict");
    return endViewing(actToEndViewing(app, request), viewing.id);
  });
  bindEndpoint(app, contract.listViewings, ({ scope, query }) => findViewings(scope, query));
}
