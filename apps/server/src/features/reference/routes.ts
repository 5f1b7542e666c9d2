import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createPackageType } from "./create-package-type.ts";
import { createUnNumber } from "./create-un-number.ts";
import { exportPackageTypes } from "./export-package-types.ts";
import { exportUnNumbers } from "./export-un-numbers.ts";
import { findOfferedPackageTypes } from "./find-offered-package-types.ts";
import { findPackageTypes } from "./find-package-types.ts";
import { findUnNumbers } from "./find-un-numbers.ts";
import { importPackageTypes } from "./import-package-types.ts";
import { importUnNumbers } from "./import-un-numbers.ts";
import { updatePackageType } from "./update-package-type.ts";
import { updateUnNumber } from "./update-un-number.ts";

/** Binds the lists that goods are named by, as the operator keeps them, and what of them the goods form offers. */
export function bindReferenceRoutes(app: App): void {
  bindEndpoint(app, contract.listPackageTypes, ({ scope }) => findOfferedPackageTypes(scope));
  bindEndpoint(app, contract.listManagedUnNumbers, ({ scope, query }) => findUnNumbers(scope, query));
  bindEndpoint(app, contract.exportUnNumbers, ({ scope, query }) => exportUnNumbers(scope, query));
  bindEndpoint(app, contract.createUnNumber, ({ scope, body }) => createUnNumber(scope, body));
  bindEndpoint(app, contract.updateUnNumber, ({ scope, params, body }) =>
    updateUnNumber(scope, { ...params, ...body }),
  );
  bindEndpoint(app, contract.importUnNumbers, ({ scope, query, file }) =>
    importUnNumbers(scope, file, query),
  );
  bindEndpoint(app, contract.listManagedPackageTypes, ({ scope, query }) => findPackageTypes(scope, query));
  bindEndpoint(app, contract.exportPackageTypes, ({ scope, query }) => exportPackageTypes(scope, query));
  bindEndpoint(app, contract.createPackageType, ({ scope, body }) => createPackageType(scope, body));
  bindEndpoint(app, contract.updatePackageType, ({ scope, params, body }) =>
    updatePackageType(scope, { ...params, ...body }),
  );
  bindEndpoint(app, contract.importPackageTypes, ({ scope, query, file }) =>
    importPackageTypes(scope, file, query),
  );
}
