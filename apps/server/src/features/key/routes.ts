import * as contract from "@kilolane/contract";
import type { EndpointParsed } from "@kilolane/contract";
import type { KeyType } from "@kilolane/domain";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { assignKeys } from "./assign-keys.ts";
import { assignHost } from "./assign-host.ts";
import { assignKey } from "./assign-key.ts";
import { cancelAssignment } from "./cancel-assignment.ts";
import { createKeys } from "./create-keys.ts";
import { exportKeys } from "./export-keys.ts";
import { exportPlatformKeys } from "./export-platform-keys.ts";
import { findKeyHosts } from "./find-key-hosts.ts";
import { findKeys } from "./find-keys.ts";
import { findPlatformKeys } from "./find-platform-keys.ts";
import { getCompanyScope } from "./get-company-scope.ts";
import { getKeyCounts } from "./get-key-counts.ts";
import { getKeyScope } from "./get-key-scope.ts";
import { getKey } from "./get-key.ts";
import { getPlatformKey } from "./get-platform-key.ts";
import { getUserKey } from "./get-user-key.ts";
import { sendKey } from "./send-key.ts";
import { updateKeyStatus } from "./update-key-status.ts";
import { updateSeats } from "./update-seats.ts";
import { checkKey } from "./check-key.ts";
import { findCompanies } from "./find-companies.ts";

/** Binds licence keys: a company's own, those of any company for the operator, and the public check. */
export function bindKeyRoutes(app: App): void {
  bindKeyReads(app);
  bindKeyChanges(app);
  bindHosts(app);
  bindPlatformReads(app);
  bindPlatformChanges(app);
  bindEndpoint(app, contract.validateKey, ({ scope, body }) => {
    const kind = body.clientType === "freightforwarder" ? ("forwarder" as const) : body.clientType;
    const system = actAsSystem(scope, "nobody is signed in yet: a key speaks for its holder");
    const claim = { text: body.alphanumericKey, keyType: body.keyType, kind };
    return checkKey(system, app, claim);
  });
}

function bindKeyReads(app: App): void {
  bindEndpoint(app, contract.listKeys, ({ scope, query }) => findKeys(scope, query));
  bindEndpoint(app, contract.exportKeys, ({ scope, query }) => exportKeys(scope, query));
  bindEndpoint(app, contract.countKeys, ({ scope }) => getKeyCounts(scope));
  bindEndpoint(app, contract.getKey, ({ scope, params, query }) =>
    getKey(scope, app, { id: params.id, showsText: query.showsText }),
  );
  bindEndpoint(app, contract.getKeyOfUser, ({ scope, params }) =>
    getUserKey(scope, app, { userId: params.id, keyType: params.role }),
  );
}

function bindKeyChanges(app: App): void {
  bindEndpoint(app, contract.generateKeys, async ({ scope, body }) => ({
    content: await createKeys(scope, app, body),
  }));
  bindEndpoint(app, contract.assignKey, ({ scope, params, body }) =>
    assignKey(scope, app, params.id, body.email),
  );
  bindEndpoint(app, contract.assignKeys, async ({ scope, body }) => ({
    content: await assignKeys(scope, app, body),
  }));
  bindEndpoint(app, contract.unassignKey, ({ scope, params }) => cancelAssignment(scope, params.id));
  bindEndpoint(app, contract.resendKey, ({ scope, body }) => sendKey(scope, app, body));
  bindEndpoint(app, contract.setKeyActive, ({ scope, query, request }) => {
    // Fastify answers HEAD by the GET's handler: a look must change nothing, nor may another site's link.
    if (request.method !== "GET") throw new AppError("method-not-allowed");
    if (request.headers["sec-fetch-site"] === "cross-site") throw new AppError("not-allowed");
    return updateKeyStatus(scope, app, query);
  });
}

/** The paths of the specification, each with the type of key that it is for. */
const HOSTS = [
  [contract.reassignAdminKey, contract.getAdminKeyHosts, "admin"],
  [contract.reassignAgentKey, contract.getAgentKeyHosts, "agent"],
  [contract.reassignClientKey, contract.getClientKeyHosts, "client"],
] as const satisfies readonly (readonly [
  typeof contract.reassignAdminKey,
  typeof contract.getAdminKeyHosts,
  KeyType,
])[];

function hostChangeOf({ key, ffuserId, ...rest }: EndpointParsed<typeof contract.reassignAdminKey>["body"]) {
  return { ...rest, keyId: key, userId: ffuserId };
}

function bindHosts(app: App): void {
  for (const [reassign, hosts, keyType] of HOSTS) {
    bindEndpoint(app, reassign, ({ scope, body }) => {
      if (body.keyType !== keyType) throw new AppError("not-found");
      return assignHost(scope, app, hostChangeOf(body));
    });
    bindEndpoint(app, hosts, ({ scope, params }) => findKeyHosts(scope, params.id, keyType));
  }
}

function bindPlatformReads(app: App): void {
  bindEndpoint(app, contract.listAllKeys, ({ scope, query }) => findPlatformKeys(scope, query));
  bindEndpoint(app, contract.exportAllKeys, ({ scope, query }) => exportPlatformKeys(scope, query));
  bindEndpoint(app, contract.listKeyCompanies, ({ scope, query }) => findCompanies(scope, query));
  bindEndpoint(app, contract.getAnyKey, async ({ scope, params, query }) =>
    getPlatformKey(await getKeyScope(scope, params.id), app, {
      id: params.id,
      showsText: query.showsText,
    }),
  );
  bindEndpoint(app, contract.getAnyKeyHosts, async ({ scope, params }) =>
    findKeyHosts(await getKeyScope(scope, params.id), params.id),
  );
  bindEndpoint(app, contract.listCompanyKeys, async ({ scope, params, query }) =>
    findKeys(await getCompanyScope(scope, params.companyId), query),
  );
  bindEndpoint(app, contract.countCompanyKeys, async ({ scope, params }) =>
    getKeyCounts(await getCompanyScope(scope, params.companyId)),
  );
}

function bindPlatformChanges(app: App): void {
  bindEndpoint(app, contract.generateCompanyKeys, async ({ scope, params, body }) => ({
    content: await createKeys(await getCompanyScope(scope, params.companyId), app, body),
  }));
  bindEndpoint(app, contract.assignCompanyKey, async ({ scope, params, body }) =>
    assignKey(await getCompanyScope(scope, params.companyId), app, params.id, body.email),
  );
  bindEndpoint(app, contract.assignCompanyKeys, async ({ scope, params, body }) => ({
    content: await assignKeys(await getCompanyScope(scope, params.companyId), app, body),
  }));
  bindEndpoint(app, contract.unassignCompanyKey, async ({ scope, params }) =>
    cancelAssignment(await getCompanyScope(scope, params.companyId), params.id),
  );
  bindEndpoint(app, contract.resendCompanyKey, async ({ scope, params, body }) =>
    sendKey(await getCompanyScope(scope, params.companyId), app, body),
  );
  bindEndpoint(app, contract.setCompanyKeyActive, async ({ scope, params, body }) =>
    updateKeyStatus(await getCompanyScope(scope, params.companyId), app, { ...body, id: params.id }),
  );
  bindEndpoint(app, contract.reassignCompanyKey, async ({ scope, params, body }) => {
    return assignHost(await getCompanyScope(scope, params.companyId), app, hostChangeOf(body));
  });
  bindEndpoint(app, contract.updateSeats, ({ scope, params, body }) =>
    updateSeats(scope, params.companyId, body),
  );
}
