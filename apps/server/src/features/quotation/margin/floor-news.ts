import { may } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { App } from "../../../http/app.ts";
import { type NoticeKind, sendNoticeIn } from "../../notification/notice.ts";
import { findAddressees } from "../reads/floor-approvals.ts";
import { type FloorNews, tellOfFloor } from "../writes/floor-approval.ts";

const MAILS = {
  "floor-asked": "floorAsked",
  "floor-approved": "floorApproved",
  "floor-declined": "floorDeclined",
} as const satisfies Record<FloorNews["kind"], NoticeKind>;

/** Tells people of a question or its answer, by notification and by mail, never the one who caused it. */
export async function tellOfFloorIn(tx: CompanyTransaction, app: App, news: FloorNews): Promise<void> {
  await tellOfFloor(tx, news);
  const { person = "", lane = "", airline = "", reason = "" } = news.detail;
  const others = news.userIds.filter((id) => id !== tx.scope.userId);
  for (const { email, name, language, role } of await findAddressees(tx, others)) {
    const desk = may(role, "keepsMarginRules") ? "admin" : "agent";
    await sendNoticeIn(tx, app, {
      kind: MAILS[news.kind],
      to: email,
      name,
      language,
      values: { person, lane, airline, reason },
      path: `/freight-forwarder/${desk}/margins/approvals`,
    });
  }
}
