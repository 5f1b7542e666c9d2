import { widenToSystem } from "../db/mint-scope.ts";
import type { Scope, SystemScope } from "../db/scope.ts";

/**
 * The product itself acts, beyond the caller's company: only where nobody is signed in yet (sign-in, sign-up) or a
 * signed link speaks for somebody. Every use is a decision; say why.
 *
 * @param reason a short English sentence for logs and reviews
 */
export function actAsSystem(scope: Scope, reason: string): SystemScope {
  return widenToSystem(scope, reason);
}
