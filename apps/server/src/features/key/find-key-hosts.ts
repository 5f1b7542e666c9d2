import type { KeyHosts, KeyPerson } from "@kilolane/contract";
import { isKeyType, type KeyType, roleOfSeat } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { findKey, getKeyCompany } from "../seat/reads/key.ts";
import { presentKey } from "./present.ts";
import { findHolder, findHosts, type HolderRow } from "./reads/host.ts";

/**
 * A key, its holder and the people it may move to.
 * @param keyType the type that the caller takes it for, when the call names one
 * @throws AppError not-found
 */
export function findKeyHosts(scope: CompanyScope, id: string, keyType?: KeyType): Promise<KeyHosts> {
  return withTransaction(scope, async (tx) => {
    const row = await findKey(tx, id);
    if (row === undefined || !isKeyType(row.key_type)) throw new AppError("not-found");
    if (keyType !== undefined && row.key_type !== keyType) throw new AppError("not-found");
    const { kind } = await getKeyCompany(tx);
    const hosts = await findHosts(tx, roleOfSeat(kind, row.key_type) ?? "");
    const holder = row.used_by === null ? undefined : await findHolder(tx, row.used_by);
    return {
      key: presentKey(scope, row),
      holder:
        holder === undefined
          ? null
          : { ...presentPerson(holder), quotationCount: holder.quotation_count ?? 0 },
      candidates: hosts.map(presentPerson),
    };
  });
}

function presentPerson(row: Omit<HolderRow, "quotation_count">): KeyPerson {
  return {
    ffuserId: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
  };
}
