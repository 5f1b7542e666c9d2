import { AppError } from "./app-error.ts";
import type { App } from "./app.ts";

/** Refuses a path below /api that no endpoint has: 405 when only the method is wrong, else 404. */
export function refuseUnknownPath(app: App, url: string): AppError {
  const path = (url.split("?")[0] ?? "").replaceAll(/\/+/g, "/").replace(/\/$/, "").toLowerCase();
  const isKnown = app.bound.some((endpoint) => patternOf(endpoint.path).test(path));
  return new AppError(isKnown ? "method-not-allowed" : "not-found");
}

function patternOf(path: string): RegExp {
  const escaped = path.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^/api${escaped.replaceAll(/:\w+/g, "[^/]+")}$`);
}
