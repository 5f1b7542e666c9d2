import * as contract from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { acceptTerms } from "./accept-terms.ts";
import { presentCurrent, presentVersion, textsOf } from "./present.ts";
import { publishTerms } from "./publish-terms.ts";
import { findCurrentTerms, findVersions } from "./reads.ts";

/** Binds the terms of use: read and accepted by everybody, published by the operator. */
export function bindTermsRoutes(app: App): void {
  bindEndpoint(app, contract.getCurrentTerms, async ({ scope }) => {
    const row = await withTransaction(scope, findCurrentTerms);
    if (row === undefined) throw new AppError("not-found");
    return presentCurrent(row, scope.locale);
  });
  bindEndpoint(app, contract.acceptTerms, ({ scope, body, request }) =>
    acceptTerms(scope, body.version, request.ip),
  );
  bindEndpoint(app, contract.listTerms, ({ scope }) => listHistory(scope));
  bindEndpoint(app, contract.getTermsVersion, async ({ scope, params }) => {
    const rows = await withTransaction(scope, findVersions);
    const row = rows.find(({ version }) => version === params.version);
    if (row === undefined) throw new AppError("not-found");
    return { ...presentVersion(row), texts: textsOf(row) };
  });
  bindEndpoint(app, contract.publishTerms, async ({ scope, body }) => {
    await publishTerms(scope, body.texts, body.afterVersion);
    return listHistory(scope);
  });
}

async function listHistory(scope: PlatformScope) {
  const rows = await withTransaction(scope, findVersions);
  const [latest] = rows;
  return { versions: rows.map(presentVersion), texts: latest === undefined ? null : textsOf(latest) };
}
