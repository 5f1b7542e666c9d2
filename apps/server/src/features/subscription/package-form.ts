import type { PackageForm } from "@kilolane/contract";
import { minorOfDecimal, isCurrency } from "@kilolane/domain";
import { isUniqueViolation } from "../../db/transaction.ts";
import { type FieldProblem, invalidFields } from "../../http/app-error.ts";
import type { PriceRow } from "./reads/package.ts";

const TYPES = ["admin", "agent", "client"] as const;

/** The form's fields as columns. */
export function packageColumns(form: PackageForm) {
  return {
    name: form.name,
    description: form.description,
    admin_keys: form.adminKeys,
    agent_keys: form.agentKeys,
    client_keys: form.clientKeys,
    term_months: form.termMonths,
    grace_days: form.graceDays,
    is_offered: form.isOffered,
  };
}

/**
 * The form's prices in minor units of their currencies.
 * @throws AppError validation (prices.0.currency: unknown-currency, double; prices.0.admin …: too-many-decimals)
 */
export function pricesOf({ prices }: PackageForm): Omit<PriceRow, "package_id">[] {
  const problems: FieldProblem[] = [];
  const seen = new Set<string>();
  const rows = prices.flatMap((price, place) => {
    const field = `prices.${place}.currency`;
    if (!isCurrency(price.currency)) {
      problems.push({ field, code: "unknown-currency" });
      return [];
    }
    if (seen.has(price.currency)) problems.push({ field, code: "double" });
    seen.add(price.currency);
    return TYPES.map((key_type) => {
      const unit_minor = minorOfDecimal(price[key_type], price.currency);
      if (unit_minor === undefined)
        problems.push({ field: `prices.${place}.${key_type}`, code: "too-many-decimals" });
      return { currency: price.currency, key_type, unit_minor: unit_minor ?? 0 };
    });
  });
  if (problems.length > 0) throw invalidFields(...problems);
  return rows;
}

/** A name that is taken is said at its field. @throws AppError validation (name: double) */
export async function refusingTakenNames<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, "subscription_package_name"))
      throw invalidFields({ field: "name", code: "double" });
    throw error;
  }
}
