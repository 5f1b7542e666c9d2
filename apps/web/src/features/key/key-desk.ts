import type { KeyRow } from "@kilolane/contract";
import { isRole, type Role, type SeatedKind } from "@kilolane/domain";
import { href } from "../../lib/paths/href.ts";
import { useSession } from "../../lib/session/session-store.ts";

/** Whose keys a screen works with: the own company's, or those of companies of a kind, or of one of them. */
export type KeyDesk =
  | { readonly kind: "own" }
  | { readonly kind: "operator"; readonly companyKind: SeatedKind; readonly companyId?: string | undefined };

export const OWN_DESK: KeyDesk = { kind: "own" };

type Named = Pick<KeyRow, "id" | "keyType">;

/** Where a role's key screens stand. */
interface KeyPaths {
  readonly assigned: string;
  readonly unassigned: string;
  readonly reassign: (key: Named) => string;
}

const FORWARDER: KeyPaths = {
  assigned: href("/freight-forwarder/admin/key-management/assigned"),
  unassigned: href("/freight-forwarder/admin/key-management/unassigned"),
  reassign: ({ id, keyType }) =>
    href("/freight-forwarder/admin/key-management/host-reassign/:keyType/:id", { id, keyType }),
};
const AIRLINE: KeyPaths = {
  assigned: href("/airline/admin/assign-key"),
  unassigned: href("/airline/admin/unassign-key"),
  reassign: ({ id }) => href("/airline/admin/keymanagement/add/reassign/:reassignId", { reassignId: id }),
};
const ALL_KEYS = href("/super-admin/key-management/freightforwarder/actionkey/details");
const OPERATOR: KeyPaths = {
  assigned: ALL_KEYS,
  unassigned: ALL_KEYS,
  reassign: ({ id, keyType }) =>
    keyType === "client"
      ? href("/super-admin/key-generator/client/add/reassign/:keyId", { keyId: id })
      : href("/super-admin/key-generator/reassign/:keyId", { keyId: id }),
};

const KEY_PATHS: Partial<Record<Role, KeyPaths>> = {
  ROLE_FFADMIN: FORWARDER,
  ROLE_AIRLINE_ADMIN: AIRLINE,
  ROLE_SUPERADMIN: OPERATOR,
};

/** The key screens of the role that is signed in. */
export function useKeyPaths(): KeyPaths {
  const role = useSession()?.role;
  return (isRole(role) ? KEY_PATHS[role] : undefined) ?? FORWARDER;
}
