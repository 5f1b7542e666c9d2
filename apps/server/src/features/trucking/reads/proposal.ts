import { type ProposalState, PROPOSAL_FIGURES } from "@kilolane/contract";
import { z } from "zod";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction, SystemTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { ListPart } from "../../../integrations/sheets/read-windows.ts";

/** A proposal as stored, with the names of both sides. */
export interface ProposalRecord {
  readonly id: string;
  readonly company_id: string;
  readonly carrier_id: string | null;
  readonly carrier_name: string;
  readonly trucking_company_id: string;
  readonly created_by: string;
  readonly forwarder: string;
  readonly proposer: string;
  readonly state: ProposalState;
  readonly effective_on: string;
  readonly note: string;
  readonly lines: unknown;
  readonly taken: number[];
  readonly answer: string;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly version: number;
}

const COLUMNS = `p.id, p.company_id, p.carrier_id, p.carrier_name, p.trucking_company_id, p.created_by, p.state,
  to_char(p.effective_on, 'YYYY-MM-DD') as effective_on, p.note, p.lines, p.taken, p.answer, p.created_at,
  p.decided_at, p.version, f.name as forwarder, t.name as proposer`;
const FROM = `from trucking_proposal p join company f on f.id = p.company_id
  join company t on t.id = p.trucking_company_id`;

const storedLines = z.array(
  z.object({
    zone: z.string(),
    validFrom: z.string(),
    validTo: z.string().optional(),
    currency: z.string(),
    figure: z.enum(PROPOSAL_FIGURES),
    detail: z.string(),
    before: z.string(),
    value: z.string(),
  }),
);
export type StoredLine = z.output<typeof storedLines>[number];

/** The lines of a proposal. Throws `ZodError` when the column holds something else. */
export function parseStoredLines(stored: unknown): StoredLine[] {
  return storedLines.parse(stored);
}

/** What a trucking company has proposed, over all forwarders, the newest first. */
export async function findOwnProposals(
  tx: SystemTransaction,
  truckingCompanyId: string,
  part: ListPart,
): Promise<{ readonly rows: ProposalRecord[]; readonly total: number }> {
  const rows = await queryRows<ProposalRecord>(
    tx,
    `select ${COLUMNS} ${FROM} where p.trucking_company_id = $1
     order by p.created_at desc, p.id desc limit $2 offset $3`,
    [truckingCompanyId, part.limit, part.offset],
  );
  const [count] = await queryRows<{ total: number }>(
    tx,
    "select count(*)::integer as total from trucking_proposal where trucking_company_id = $1",
    [truckingCompanyId],
  );
  return { rows, total: count?.total ?? 0 };
}

/** One proposal, for the product itself: the caller decides who may see it. @throws AppError not-found */
export async function getAnyProposal(tx: SystemTransaction, id: string): Promise<ProposalRecord> {
  const [record] = await queryRows<ProposalRecord>(tx, `select ${COLUMNS} ${FROM} where p.id = $1`, [id]);
  if (record === undefined) throw new AppError("not-found");
  return record;
}

/** What was proposed for a carrier, the newest first. */
export async function findCarrierProposals(
  tx: SystemTransaction,
  companyId: string,
  carrierId: string,
  most: number,
): Promise<ProposalRecord[]> {
  return queryRows(
    tx,
    `select ${COLUMNS} ${FROM} where p.company_id = $1 and p.carrier_id = $2
     order by p.created_at desc, p.id desc limit $3`,
    [companyId, carrierId, most],
  );
}

/** Holds a proposal of the company until the transaction ends. @throws AppError not-found */
export async function holdProposal(
  tx: CompanyTransaction,
  id: string,
): Promise<Pick<ProposalRecord, "id" | "carrier_id" | "state" | "version" | "effective_on" | "lines">> {
  const [record] = await queryRows<
    Pick<ProposalRecord, "id" | "carrier_id" | "state" | "version" | "effective_on" | "lines">
  >(
    tx,
    `select id, carrier_id, state, version, lines, to_char(effective_on, 'YYYY-MM-DD') as effective_on
     from trucking_proposal where company_id = $1 and id = $2 for update`,
    [tx.scope.companyId, id],
  );
  if (record === undefined) throw new AppError("not-found");
  return record;
}
