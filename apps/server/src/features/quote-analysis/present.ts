import type { AnalysedQuotation } from "@kilolane/contract";
import type { AnalysedRow } from "./reads.ts";

/** A quotation as the operator sees it. */
export function presentAnalysed(row: AnalysedRow): AnalysedQuotation {
  return {
    id: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    number: row.number,
    version: row.version,
    status: row.status,
    isManual: row.is_manual,
    from: row.from_airport,
    to: row.to_airport,
    goodsType: row.goods_type,
    airline: row.airline,
    chargeableWeightKg: row.chargeable_weight_kg,
    currency: row.currency,
    sellTotal: row.sell_total,
    sellTotalUsd: row.sell_total_usd,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    validUntil: row.valid_until,
  };
}
