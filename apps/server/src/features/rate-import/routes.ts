import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { cancelImport, checkImport } from "./check-import.ts";
import { exportImports } from "./export-imports.ts";
import { exportProblems } from "./export-problems.ts";
import { exportRates } from "./export-rates.ts";
import { getTemplate } from "./get-template.ts";
import { bindImportJobs } from "./jobs.ts";
import { getImportDetail, listChanges, listImports, listProblems } from "./list-imports.ts";
import { presentImport, presentImportDetail } from "./present.ts";
import { publishImport } from "./publish-import.ts";
import { listSets, revokePublishedSet } from "./revoke-published-set.ts";
import { listProfiles, removeProfile, saveProfile } from "./save-profile.ts";
import { uploadImport } from "./upload-import.ts";

/** Binds imports and exports of rate sheets, their profiles, and the published sets. */
export function bindRateImportRoutes(app: App): void {
  bindImportJobs(app);
  bindEndpoint(app, contract.uploadRateImport, async ({ scope, query, file }) =>
    presentImportDetail(await uploadImport(scope, app.files, query, file)),
  );
  bindEndpoint(app, contract.listRateImports, ({ scope, query }) => listImports(scope, query));
  bindEndpoint(app, contract.exportRateImports, ({ scope, query }) => exportImports(scope, query));
  bindEndpoint(app, contract.getRateImport, ({ scope, params }) => getImportDetail(scope, params.id));
  bindEndpoint(app, contract.checkRateImport, async ({ scope, params, body }) =>
    presentImport(await checkImport(scope, params.id, body)),
  );
  bindEndpoint(app, contract.cancelRateImport, async ({ scope, params }) =>
    presentImport(await cancelImport(scope, params.id)),
  );
  bindEndpoint(app, contract.listImportProblems, ({ scope, params, query }) =>
    listProblems(scope, params.id, query),
  );
  bindEndpoint(app, contract.downloadImportProblems, ({ scope, params, query }) =>
    exportProblems(scope, params.id, query.format),
  );
  bindEndpoint(app, contract.listImportChanges, ({ scope, params, query }) =>
    listChanges(scope, params.id, query),
  );
  bindEndpoint(app, contract.publishRateImport, async ({ scope, params, body }) =>
    presentImport(await publishImport(scope, params.id, body.publishGood)),
  );
  bindEndpoint(app, contract.listImportProfiles, ({ scope, query }) => listProfiles(scope, query.airlineId));
  bindEndpoint(app, contract.saveImportProfile, ({ scope, body }) => saveProfile(scope, body));
  bindEndpoint(app, contract.deleteImportProfile, ({ scope, params }) => removeProfile(scope, params.id));
  bindEndpoint(app, contract.downloadRateTemplate, ({ query }) => getTemplate(query.shape, query.format));
  bindEndpoint(app, contract.exportRates, ({ scope, query }) => exportRates(scope, query));
  bindEndpoint(app, contract.listRateSets, ({ scope, query }) => listSets(scope, query));
  bindEndpoint(app, contract.rollBackRateSet, ({ scope, params, body }) =>
    revokePublishedSet(scope, params.id, body.withLater),
  );
}
