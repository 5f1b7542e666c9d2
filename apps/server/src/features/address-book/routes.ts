import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createAddress } from "./create-address.ts";
import { exportAddresses } from "./export-addresses.ts";
import { findAddresses } from "./find-addresses.ts";
import { getAddress } from "./get-address.ts";
import { removeAddress } from "./remove-address.ts";
import { updateAddress } from "./update-address.ts";

/** Binds a forwarder's own addresses; the directory calls find them too. */
export function bindAddressBookRoutes(app: App): void {
  bindEndpoint(app, contract.listAddresses, ({ scope, query }) => findAddresses(scope, query));
  bindEndpoint(app, contract.exportAddresses, ({ scope, query }) => exportAddresses(scope, query));
  bindEndpoint(app, contract.getAddress, ({ scope, params }) => getAddress(scope, params.id));
  bindEndpoint(app, contract.createAddress, ({ scope, body }) => createAddress(scope, body));
  bindEndpoint(app, contract.updateAddress, ({ scope, params, body }) =>
    updateAddress(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.deleteAddress, ({ scope, params, query }) =>
    removeAddress(scope, { ...params, ...query }),
  );
}
