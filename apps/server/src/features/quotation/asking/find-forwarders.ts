import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { countForwarders, findForwarderRows, type ForwarderSearch } from "../reads/forwarder.ts";
import { presentForwarder } from "../present/forwarder.ts";
import { actForAsker } from "./asked-scope.ts";

/** One page of the forwarders that a shipper can ask. */
export function findForwarders(
  scope: CompanyScope,
  { page, size, ...search }: ForwarderSearch & { readonly page: number; readonly size: number },
) {
  return withTransaction(actForAsker(scope), async (tx) => {
    const part = { limit: size, offset: (page - 1) * size };
    const rows = await findForwarderRows(tx, scope.companyId, search, part);
    return {
      content: rows.map(presentForwarder),
      total: await countForwarders(tx, scope.companyId, search),
    };
  });
}
