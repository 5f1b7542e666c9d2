import type { EndpointOutput, EndpointParsed, getPlatformQuotations } from "@kilolane/contract";
import { parseCalendarDate } from "@kilolane/domain";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { periodBefore } from "../statistics/period.ts";
import { groupsOf, presentPeriod, presentSums } from "./present.ts";
import { findGroups } from "./quotation-reads.ts";

const MOST_ROWS = 20;

/** Quotations of all companies in a period, beside as many days before. */
export function getQuotations(
  scope: PlatformScope,
  asked: EndpointParsed<typeof getPlatformQuotations>["query"],
): Promise<EndpointOutput<typeof getPlatformQuotations>> {
  const period = { from: parseCalendarDate(asked.from), to: parseCalendarDate(asked.to) };
  const before = periodBefore(period);
  return withTransaction(scope, async (tx) => {
    const groups = await findGroups(tx, period, MOST_ROWS);
    const former = await findGroups(tx, before, 1);
    const named = (dimension: "company" | "airline") =>
      groupsOf(groups, dimension).map((row) => ({ ...presentSums(row), key: row.key, name: row.name ?? "" }));
    return {
      ...period,
      beforeFrom: before.from,
      beforeTo: before.to,
      current: presentPeriod(groups),
      before: presentPeriod(former),
      perDay: groupsOf(groups, "day")
        .map((row) => ({ ...presentSums(row), day: row.key }))
        .toSorted((a, b) => a.day.localeCompare(b.day)),
      companies: named("company").map(({ key, ...row }) => ({ ...row, companyId: key })),
      lanes: groupsOf(groups, "lane").map((row) => {
        const [origin = "", destination = ""] = row.key.split("-");
        return { ...presentSums(row), origin, destination };
      }),
      airlines: named("airline").map(({ key, ...row }) => ({ ...row, airlineId: Number(key) })),
    };
  });
}
