import type { CompanyScope, SystemScope } from "../../../db/scope.ts";
import type { Transaction } from "../../../db/transaction.ts";

/** A transaction that rooms are read in: the company's, or the product's own for a shipper. */
export type ReadingTransaction = Transaction<CompanyScope | SystemScope>;

/**
 * Who reads: a forwarder's desk with all of the company's quotations (`desk`) or its own (`own`), a client in the
 * forwarder's company, or a shipper with a company of its own.
 */
export interface ChatReader {
  readonly kind: "desk" | "own" | "client" | "shipper";
  readonly userId: string;
  readonly companyId: string;
}

/** Whether somebody reads for the forwarder. */
export const isDeskReader = ({ kind }: ChatReader): boolean => kind === "desk" || kind === "own";
