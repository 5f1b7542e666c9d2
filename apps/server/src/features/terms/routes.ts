import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { acceptTerms } from "./accept-terms.ts";
import { findTerms } from "./find-terms.ts";
import { getCurrentTerms } from "./get-current-terms.ts";
import { getTermsVersion } from "./get-terms-version.ts";
import { publishTerms } from "./publish-terms.ts";

/** Binds the terms of use: read and accepted by everybody, published by the operator. */
export function bindTermsRoutes(app: App): void {
  bindEndpoint(app, contract.getCurrentTerms, ({ scope }) => getCurrentTerms(scope));
  bindEndpoint(app, contract.acceptTerms, ({ scope, body, request }) =>
    acceptTerms(scope, body.version, request.ip),
  );
  bindEndpoint(app, contract.listTerms, ({ scope }) => findTerms(scope));
  bindEndpoint(app, contract.getTermsVersion, ({ scope, params }) => getTermsVersion(scope, params.version));
  bindEndpoint(app, contract.publishTerms, async ({ scope, body }) => {
    await publishTerms(scope, body.texts, body.afterVersion);
    return findTerms(scope);
  });
}
