import type { RateType, CalendarDate } from "@kilolane/domain";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { addSheetsIn, createDraftSetIn } from "./draft-set.ts";
import type { FoundFinding } from "./findings.ts";
import type { ParsedLanes, ParsedSheet } from "./parsing/parse-form.ts";
import { discardSetIn } from "./set-publication.ts";
import { copyLanes, nameSheet, writeLanes } from "./writes/rate.ts";

/** Where sets of the rate editor come from; only these are shown as drafts of a rate. */
const EDITOR = "editor";

/** Copying a hundred thousand lanes takes some seconds. */
export const COPY_PATIENCE = { statementTimeoutMs: 60_000 };

/** A state of a rate to be stored. */
export interface NewDraft {
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
    | { readonly typed: ParsedLanes; readonly validFrom: CalendarDate; readonly validTo: CalendarDate }
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
export async function createDraftIn(tx: CompanyTransaction, choice: NewDraft): Promise<StoredDraft> {
  const { airlineId, ownerId, lanes } = choice;
  if (choice.replaces !== null) await discardSetIn(tx, choice.replaces);
  const setId = await createDraftSetIn(tx, { airlineId, source: EDITOR, author: authorOf(tx) });
  const { provider, ...columns } = choice.sheet;
  const sheet = "typed" in lanes ? withRules(columns, lanes.typed) : columns;
  const [sheetId] = await addSheetsIn(tx, [
    { ...sheet, setId, airlineId, ownerId, rateType: choice.rateType },
  ]);
  if (sheetId === undefined) throw new Error("no sheet was stored");
  const rateId = await nameSheet(tx, sheetId, {
    rateId: choice.rateId,
    createdBy: tx.scope.userId,
    provider,
    findingCount: choice.findings.length,
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
