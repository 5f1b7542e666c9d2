import { may } from "@kilolane/domain";
import { useSession } from "../../lib/session/session-store.ts";
import type { ForwarderRole } from "../../lib/paths/href.ts";

/** Which of the two desks is signed in: their pages are the same under two prefixes. */
export function useDesk(): ForwarderRole {
  const role = useSession()?.role;
  return may(role, "worksAtForwarderDesk") ? role : "ROLE_FFAGENT";
}
