import type { EndpointScope } from "@kilolane/contract";
import type { DatabaseHandle } from "../db/handle.ts";
import { mintCompanyScope, mintPlatformScope, mintUserScope, type Actor } from "../db/mint-scope.ts";
import type { PublicScope } from "../db/scope.ts";
import { AppError } from "./app-error.ts";
import type { ScopeOf } from "./call.ts";

type Minter<S extends EndpointScope> = (
  database: DatabaseHandle,
  actor: Actor | undefined,
  fallback: PublicScope,
) => ScopeOf[S];

function signedIn(actor: Actor | undefined): Actor {
  if (actor === undefined) throw new AppError("not-signed-in");
  return actor;
}

/** One way to mint each scope word; nobody signed in gets nothing but the public one. */
export const scopeMinters: { readonly [S in EndpointScope]: Minter<S> } = {
  public: (_database, _actor, fallback) => fallback,
  user: (database, actor) => mintUserScope(database, signedIn(actor)),
  company: (database, actor) => mintCompanyScope(database, signedIn(actor)),
  platform: (database, actor) => mintPlatformScope(database, signedIn(actor)),
};
