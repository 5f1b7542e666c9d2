import { useSession } from "../../lib/session/session-store.ts";
import type { ForwarderRole } from "../../lib/paths/href.ts";

/** Which of the two desks is signed in: their pages are the same under two prefixes. */
export function useDesk(): ForwarderRole {
  return useSession()?.role === "ROLE_FFADMIN" ? "ROLE_FFADMIN" : "ROLE_FFAGENT";
}
