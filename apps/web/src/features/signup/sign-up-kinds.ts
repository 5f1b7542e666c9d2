import {
  registerAirline,
  registerDataEntry,
  registerForwarder,
  registerShipper,
  registerTrucking,
} from "@kilolane/contract";
import type { KeyType, SeatedKind } from "@kilolane/domain";
import type { ScreenPath } from "../../lib/paths/screens.ts";

/** The kinds of companies that sign up, in the order of the choice, each with its screen and its call. */
export const SIGN_UP_KINDS = [
  { kind: "forwarder", path: "/freight-forwarder/sign-up", route: registerForwarder },
  { kind: "shipper", path: "/shipper/sign-up", route: registerShipper },
  { kind: "airline", path: "/airline/sign-up", route: registerAirline },
  { kind: "trucking", path: "/trucking/sign-up", route: registerTrucking },
  { kind: "data-entry", path: "/data-entry/sign-up", route: registerDataEntry },
] as const satisfies readonly {
  readonly kind: SeatedKind;
  readonly path: ScreenPath;
  readonly route: object;
}[];

export type SignUpKind = (typeof SIGN_UP_KINDS)[number];

/** The kind that a sign-up screen is for. */
export function kindOfPath(pathname: string): SignUpKind {
  return SIGN_UP_KINDS.find((entry) => pathname.startsWith(entry.path)) ?? SIGN_UP_KINDS[0];
}

/** The screens on which a key is checked: who holds such keys, and of which types they are. */
export const KEY_ENTRIES = [
  {
    kind: "forwarder",
    clientType: "freightforwarder",
    path: "/freightforwarder/key/validate",
    types: ["agent", "client", "admin"],
  },
  { kind: "shipper", clientType: "shipper", path: "/shipper/key/validate", types: ["shipper"] },
  { kind: "airline", clientType: "airline", path: "/airline/key/validate", types: ["agent", "admin"] },
  { kind: "trucking", clientType: "trucking", path: "/trucking/key/validate", types: ["admin"] },
  { kind: "data-entry", clientType: "data-entry", path: "/data-entry/key/validate", types: ["agent"] },
] as const satisfies readonly {
  readonly kind: SeatedKind;
  readonly clientType: string;
  readonly path: ScreenPath;
  readonly types: readonly KeyType[];
}[];

export type KeyEntry = (typeof KEY_ENTRIES)[number];

/** The key screen of a path. */
export function keyEntryAt(pathname: string): KeyEntry {
  return KEY_ENTRIES.find((entry) => pathname.startsWith(entry.path)) ?? KEY_ENTRIES[0];
}

/** The sign-up of a kind. */
export function signUpOf(kind: string): SignUpKind {
  return SIGN_UP_KINDS.find((entry) => entry.kind === kind) ?? SIGN_UP_KINDS[0];
}
