import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { maySeeCompany } from "./policy.ts";
import { presentCompany } from "./present.ts";
import { findCompany } from "./reads.ts";

/** Binds companies: their card, and what the operator does with them. */
export function bindCompanyRoutes(app: App): void {
  bindEndpoint(app, contract.getCompany, async ({ scope, params }) => {
    const row = await withTransaction(scope, (tx) => findCompany(tx, params.id));
    if (row === undefined || !maySeeCompany(scope, row)) throw new AppError("not-found");
    return presentCompany(row);
  });
}
