import { may } from "@kilolane/domain";
import type { Endpoint } from "@kilolane/contract";
import type { FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";
import type { App } from "./app.ts";
import { rememberLanguage } from "./language.ts";
import { inMaintenance, readServiceState } from "./service-state.ts";
import { CallWindow, countCall, isLimitName, LIMITS } from "./rate-limits.ts";
import { findCaller, type Caller } from "./session-lookup.ts";
import { guardViewing } from "./viewing.ts";

const JSON_TYPE = /^application\/json(; ?charset="?utf-8"?)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data; ?boundary=[^;]{1,100}$/i;

/** Of a company whose subscription has ended: signing in and out, paying, and questions asked by POST go on. */
const OPEN_AREAS = new Set([
  "session",
  "second-factor",
  "terms",
  "payment",
  "subscription",
  "notification",
  "place",
  "feedback",
]);

interface Windows {
  readonly users: CallWindow;
  readonly addresses: CallWindow;
}

const windows = new WeakMap<App, Windows>();

function windowsOf(app: App): Windows {
  const known = windows.get(app);
  if (known !== undefined) return known;
  const made = {
    users: new CallWindow(app.config.userCallsPerMinute),
    addresses: new CallWindow(app.config.addressCallsPerMinute),
  };
  windows.set(app, made);
  return made;
}

/**
 * Everything that can be refused before the body is read: too many calls, a content type that is not declared, no
 * session, maintenance, the wrong role, a change while the operator looks as somebody, terms of use that wait.
 *
 * @returns the caller, or undefined on public endpoints
 */
export async function guardRequest(
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  windowsOf(app).addresses.count(request.ip);
  refuseContentType(endpoint, request);
  const caller = endpoint.roles === "public" ? undefined : await findCaller(app.database, request);
  await refuseInMaintenance(app, endpoint, caller);
  if (caller !== undefined) {
    rememberLanguage(request, caller.locale);
    windowsOf(app).users.count(caller.userId);
    if (Array.isArray(endpoint.roles) && !endpoint.roles.includes(caller.role))
      throw new AppError("not-allowed");
    if (caller.viewing !== undefined) await guardViewing(app, endpoint, request, caller, caller.viewing);
    if (caller.owesTerms && endpoint.staysOpen?.includes("before-terms") !== true)
      throw new AppError("terms-not-accepted");
    if (caller.isReadOnly && endpoint.method !== "GET" && !OPEN_AREAS.has(endpoint.area))
      throw new AppError("subscription-ended");
  }
  if (endpoint.limit !== undefined) {
    if (!isLimitName(endpoint.limit)) throw new Error(`unknown limit ${endpoint.limit}`);
    const subject = LIMITS[endpoint.limit].per === "user" ? caller?.userId : request.ip;
    const calls = endpoint.limit === "sign-in" ? app.config.signInsPerMinute : undefined;
    await countCall(app.database, endpoint.limit, subject ?? request.ip, calls);
  }
  return caller;
}

/** While the operator services the product, everybody else waits (specification: error page 'maintenance'). */
async function refuseInMaintenance(app: App, endpoint: Endpoint, caller: Caller | undefined): Promise<void> {
  if (endpoint.staysOpen?.includes("during-maintenance") === true) return;
  if (may(caller?.role, "worksDuringMaintenance") || caller?.isMaintenance === false) return;
  const state = await readServiceState(app.database);
  if (state.isMaintenance) throw inMaintenance(state);
}

/** Only the declared type, spelled plainly: parsers must never see a type that the check did not (check 33). */
function refuseContentType(endpoint: Endpoint, request: FastifyRequest): void {
  const type = request.headers["content-type"];
  const length = request.headers["content-length"];
  const hasBody =
    (length !== undefined && length !== "0") || request.headers["transfer-encoding"] !== undefined;
  if (type === undefined) {
    if (hasBody) throw new AppError("unsupported-media-type");
    return;
  }
  const allowed = endpoint.multipart === true ? MULTIPART_TYPE : JSON_TYPE;
  if (!allowed.test(type)) throw new AppError("unsupported-media-type");
}
