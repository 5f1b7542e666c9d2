import type { EndpointOutput, getToday as endpoint } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { countFloorApprovals } from "../quotation/reads/floor-approvals.ts";
import { countIncoming } from "../quotation/reads/incoming.ts";
import { getSettings } from "../quotation/reads/reference.ts";
import { visibilityOf } from "../quotation/reads/visibility.ts";
import { countShipments } from "../tracking/reads.ts";
import { countExpiring, findFailedMails } from "./reads.ts";

/** What needs the caller now, each figure as the list counts it that it leads to. */
export function getToday(scope: CompanyScope): Promise<EndpointOutput<typeof endpoint>> {
  return withTransaction(scope, async (tx) => {
    const visibility = visibilityOf(scope, await getSettings(tx));
    const incoming = await countIncoming(tx, visibility, "");
    const countOf = (...states: readonly string[]) =>
      incoming.reduce((sum, { status, count }) => (states.includes(status) ? sum + count : sum), 0);
    const questions = may(scope.role, "keepsMarginRules")
      ? await countFloorApprovals(tx, { search: "", askedById: null })
      : [];
    return {
      requests: countOf("new", "assigned"),
      overdue: incoming.reduce((sum, { overdue }) => sum + overdue, 0),
      replies: countOf("replied"),
      expiring: await countExpiring(tx, visibility),
      approvals: questions.find(({ status }) => status === "open")?.count ?? 0,
      trouble: (await countShipments(tx, "")).trouble,
      failedMails: (await findFailedMails(tx, visibility)).map((mail) => ({
        ...mail,
        at: mail.at.toISOString(),
      })),
    };
  });
}
