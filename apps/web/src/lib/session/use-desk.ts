import { may } from "@kilolane/domain";
import type { ForwarderRole } from "../paths/href.ts";
import { useSession } from "./session-store.ts";

/** Which of the two desks is signed in: their pages are the same under two prefixes. */
export function useDesk(): ForwarderRole {
  const role = useSession()?.role;
  return may(role, "worksAtForwarderDesk") ? role : "ROLE_FFAGENT";
}
