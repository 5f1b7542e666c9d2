import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { getToday } from "./get-today.ts";

/** Binds what needs a desk now. */
export function bindTodayRoutes(app: App): void {
  bindEndpoint(app, contract.getToday, ({ scope }) => getToday(scope));
}
