import { may } from "@kilolane/domain";
import type { CompanyScope, SystemScope } from "../../../db/scope.ts";
import { actAsSystem } from "../../../http/act-as-system.ts";

/**
 * Where what was sent to the caller is read: a client's in its forwarder's company, a shipper's over all forwarders,
 * because it belongs to none (docs/decisions/0038).
 */
export function reachOf(scope: CompanyScope): CompanyScope | SystemScope {
  if (!may(scope.role, "shipsForItself")) return scope;
  return actAsSystem(scope, "a shipper reads what forwarders mailed to its address");
}
