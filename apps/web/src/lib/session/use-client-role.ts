import { may } from "@kilolane/domain";
import type { ClientRole } from "../paths/client-href.ts";
import { useSession } from "./session-store.ts";

/** Which of the two is signed in whom quotations are sent to. */
export function useClientRole(): ClientRole {
  return may(useSession()?.role, "shipsForItself") ? "ROLE_CONSIGNEE" : "ROLE_FFCLIENT";
}
