import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import type { RateType } from "@kilolane/domain";
import { addSheets, createDraftSet } from "./create-draft-set.ts";
import type { FoundFinding } from "./check-rate.ts";
import type { RateStates } from "./get-rate.ts";
import type { ParsedLanes, ParsedSheet } from "./parse-form.ts";
import { discardSet } from "./publish-set.ts";
import { copyLanes, nameSheet, writeLanes } from "./writes/rate.ts";

/** Where sets of the rate editor come from; only these are shown as drafts of a rate. */
const EDITOR = "editor";

/** Copying a hundred thousand lanes takes some seconds. */
export const COPY_PATIENCE = { statementTimeoutMs: 60_000 };

/** A state of a rate to be stored. */
export interface DraftWish {
  /** the rate that it is the next state of; null: a new one */
  readonly rateId: string | null;
  /** the draft that it replaces */
  readonly replaces: number | null;
  readonly airlineId: number;
  readonly ownerId: string;
  readonly rateType: RateType;
  readonly sheet: ParsedSheet;
  /** typed lanes, or those of another sheet with other dates; null dates: each lane keeps its own */
  readonly lanes:
    | { readonly typed: ParsedLanes; readonly validFrom: string; readonly validTo: string }
    | { readonly copyOf: number; readonly dates: readonly [string, string] | null };
  readonly findings: readonly FoundFinding[];
}

/** What was stored: a draft that nobody prices with. */
export interface StoredDraft {
  readonly rateId: string;
  readonly setId: number;
  readonly sheetId: number;
}

/** Who acts, as sets name their authors. */
export const authorOf = ({ scope: { companyId, userId } }: CompanyTransaction) => ({ companyId, userId });

/** Stores a state of a rate as a set of its own; an older draft of the rate is thrown away. */
export async function writeDraft(tx: CompanyTransaction, wish: DraftWish): Promise<StoredDraft> {
  const { airlineId, ownerId, lanes } = wish;
  if (wish.replaces !== null) await discardSet(tx, wish.replaces);
  const setId = await createDraftSet(tx, { airlineId, source: EDITOR, author: authorOf(tx) });
  const { provider, ...columns } = wish.sheet;
  const sheet = "typed" in lanes ? withRules(columns, lanes.typed) : columns;
  const [sheetId] = await addSheets(tx, [{ ...sheet, setId, airlineId, ownerId, rateType: wish.rateType }]);
  if (sheetId === undefined) throw new Error("no sheet was stored");
  const rateId = await nameSheet(tx, sheetId, {
    rateId: wish.rateId,
    createdBy: tx.scope.userId,
    provider,
    findingCount: wish.findings.length,
  });
  if ("typed" in lanes) {
    const { typed, validFrom, validTo } = lanes;
    await writeLanes(tx, { sheetId, ownerId, validFrom, validTo }, typed);
  } else {
    await copyLanes(tx, lanes.copyOf, { sheetId, ownerId, dates: lanes.dates });
  }
  await recordAuditIn(tx, {
    action: "rate.saved",
    subjectKind: "rate",
    subjectId: rateId,
    detail: { airlineId, setId },
  });
  return { rateId, setId, sheetId };
}

function withRules<S extends { readonly terms: ParsedSheet["terms"] }>(sheet: S, typed: ParsedLanes): S {
  return { ...sheet, terms: { ...sheet.terms, bandRules: typed.bandRules } };
}

/**
 * Nobody overwrites what they have not seen.
 * @param version of the newest state that the caller saw
 * @returns that state
 * @throws AppError version-conflict with the real version
 */
export function newestOf({ current, draft }: RateStates, version: number | undefined) {
  const newest = draft ?? current;
  if (version !== undefined && newest.version !== version) {
    throw new AppError("version-conflict", { currentVersion: newest.version });
  }
  return newest;
}
