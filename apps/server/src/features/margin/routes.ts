import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createRule } from "./create-rule.ts";
import { exportRules } from "./export-rules.ts";
import { findRuleVersions } from "./find-rule-versions.ts";
import { findRules } from "./find-rules.ts";
import { getRule } from "./get-rule.ts";
import { removeRule } from "./remove-rule.ts";
import { updateRule } from "./update-rule.ts";

/** Binds a forwarder's margin rules. */
export function bindMarginRoutes(app: App): void {
  bindEndpoint(app, contract.listMarginRules, ({ scope, query }) => findRules(scope, query));
  bindEndpoint(app, contract.exportMarginRules, ({ scope, query }) => exportRules(scope, query));
  bindEndpoint(app, contract.getMarginRule, ({ scope, params }) => getRule(scope, params.id));
  bindEndpoint(app, contract.listMarginRuleVersions, ({ scope, params }) =>
    findRuleVersions(scope, params.id),
  );
  bindEndpoint(app, contract.createMarginRule, ({ scope, body }) => createRule(scope, body));
  bindEndpoint(app, contract.updateMarginRule, ({ scope, params, body }) =>
    updateRule(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.deleteMarginRule, ({ scope, params, query }) =>
    removeRule(scope, { ...params, ...query }),
  );
}
