import * as contract from "@kilolane/contract";
import type { App } from "../../../http/app.ts";
import { bindEndpoint } from "../../../http/bind-endpoint.ts";
import { createAssignmentRule } from "./create-assignment-rule.ts";
import { findAssignmentRules } from "./find-assignment-rules.ts";
import { getAssignmentRule } from "./get-assignment-rule.ts";
import { removeAssignmentRule } from "./remove-assignment-rule.ts";
import { updateAssignmentRule } from "./update-assignment-rule.ts";

/** Binds the rules by which a client's request gets its person at the desk. */
export function bindAssignmentRoutes(app: App): void {
  bindEndpoint(app, contract.listAssignmentRules, ({ scope }) => findAssignmentRules(scope));
  bindEndpoint(app, contract.getAssignmentRule, ({ scope, params }) => getAssignmentRule(scope, params.id));
  bindEndpoint(app, contract.createAssignmentRule, ({ scope, body }) => createAssignmentRule(scope, body));
  bindEndpoint(app, contract.updateAssignmentRule, ({ scope, params, body }) =>
    updateAssignmentRule(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.deleteAssignmentRule, ({ scope, params, query }) =>
    removeAssignmentRule(scope, { ...params, ...query }),
  );
}
