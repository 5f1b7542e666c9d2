import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { exportImports } from "./export-imports.ts";
import { exportProblems } from "./export-problems.ts";
import { exportRates } from "./export-rates.ts";
import { getTemplate } from "./get-template.ts";
import { publishImport } from "./publish-import.ts";
import { cancelImport } from "./cancel-import.ts";
import { cancelSet } from "./cancel-set.ts";
import { checkImport } from "./check-import.ts";
import { createImport } from "./create-import.ts";
import { findChanges } from "./find-changes.ts";
import { findImports } from "./find-imports.ts";
import { findProblems } from "./find-problems.ts";
import { findProfiles } from "./find-profiles.ts";
import { findSets } from "./find-sets.ts";
import { getImport } from "./get-import.ts";
import { bindImportJobs } from "./jobs.ts";
import { presentImport, presentImportDetail } from "./present/import.ts";
import { removeProfile } from "./remove-profile.ts";
import { updateProfile } from "./update-profile.ts";

/** Binds imports and exports of rate sheets, their profiles, and the published sets. */
export function bindRateImportRoutes(app: App): void {
  bindImportJobs(app);
  bindEndpoint(app, contract.uploadRateImport, async ({ scope, query, file }) =>
    presentImportDetail(await createImport(scope, app.files, query, file)),
  );
  bindEndpoint(app, contract.listRateImports, ({ scope, query }) => findImports(scope, query));
  bindEndpoint(app, contract.exportRateImports, ({ scope, query }) => exportImports(scope, query));
  bindEndpoint(app, contract.getRateImport, ({ scope, params }) => getImport(scope, params.id));
  bindEndpoint(app, contract.checkRateImport, async ({ scope, params, body }) =>
    presentImport(await checkImport(scope, params.id, body)),
  );
  bindEndpoint(app, contract.cancelRateImport, async ({ scope, params }) =>
    presentImport(await cancelImport(scope, params.id)),
  );
  bindEndpoint(app, contract.listImportProblems, ({ scope, params, query }) =>
    findProblems(scope, params.id, query),
  );
  bindEndpoint(app, contract.downloadImportProblems, ({ scope, params, query }) =>
    exportProblems(scope, params.id, query.format),
  );
  bindEndpoint(app, contract.listImportChanges, ({ scope, params, query }) =>
    findChanges(scope, params.id, query),
  );
  bindEndpoint(app, contract.publishRateImport, async ({ scope, params, body }) =>
    presentImport(await publishImport(scope, params.id, body)),
  );
  bindEndpoint(app, contract.listImportProfiles, ({ scope, query }) => findProfiles(scope, query.airlineId));
  bindEndpoint(app, contract.saveImportProfile, ({ scope, body }) => updateProfile(scope, body));
  bindEndpoint(app, contract.deleteImportProfile, ({ scope, params }) => removeProfile(scope, params.id));
  bindEndpoint(app, contract.downloadRateTemplate, ({ query }) => getTemplate(query.shape, query.format));
  bindEndpoint(app, contract.exportRates, ({ scope, query }) => exportRates(scope, query));
  bindEndpoint(app, contract.listRateSets, ({ scope, query }) => findSets(scope, query));
  bindEndpoint(app, contract.rollBackRateSet, ({ scope, params, body }) =>
    cancelSet(scope, params.id, body.withLater),
  );
}
