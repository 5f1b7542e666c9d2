import { may } from "@kilolane/domain";
import { useSession } from "../../lib/session/session-store.ts";

/** True for those who decide for a company that works with quotations: a forwarder's admin, a shipper itself. */
export function useQuotingAdmin(): boolean {
  const role = useSession()?.role;
  return may(role, "decidesHowCompanyQuotes");
}
