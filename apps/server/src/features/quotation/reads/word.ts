import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { searchTextOf, wordBeginnings } from "../../place/reads/place.ts";

/** Up to this many quotations with a word are gathered by it; of a more common word, a walk soon finds enough. */
const RARE = 20_000;

/** Length to which `quotation_word` keeps a word (migration 0008). */
const KEPT_LENGTH = 64;

/** Greater than any letter that may follow in a word. */
const LAST_LETTER = "\u{10ffff}";

/** Digits of a quotation's number after prefix and year: 198 is written 000198. */
const NUMBER_DIGITS = 6;

/** The word of a quotation's number whose leading zeros were left out ('198' is '000198'); null of other words. */
function numberWordOf(word: string): string | null {
  const isShort = /^[1-9]\d*$/.test(word) && word.length < NUMBER_DIGITS;
  return isShort ? word.padStart(NUMBER_DIGITS, "0") : null;
}

/** `HS-2026-198` as it is written, HS-2026-000198; null where nothing was left out. */
export function numberWithZeros(typed: string): string | null {
  const [, year, digits] = /^([A-Z]+-M?\d{4}-)([1-9]\d{0,4})$/.exec(typed) ?? [];
  return year === undefined || digits === undefined ? null : `${year}${digits.padStart(NUMBER_DIGITS, "0")}`;
}

/** What was searched for, and by which word to find it. */
export interface FoundWords {
  readonly search: string;
  /** the word that the fewest quotations hold */
  readonly rarest: string;
  /** few enough hold it to gather them all */
  readonly isRare: boolean;
}

const known = new WeakMap<CompanyTransaction, Map<string, FoundWords>>();

/** Looks how common the words of a search are; asked once per transaction. `search` holds at least one word. */
export async function findWords(tx: CompanyTransaction, search: string): Promise<FoundWords> {
  const ofTransaction = known.get(tx) ?? new Map<string, FoundWords>();
  known.set(tx, ofTransaction);
  const before = ofTransaction.get(search);
  if (before !== undefined) return before;
  const words = [...new Set(searchTextOf(search).split(" "))].map((word) => word.slice(0, KEPT_LENGTH));
  const [row] = await queryRows<{ word: string; count: number }>(
    tx,
    `select t.word, (select count(*) from (
         select from quotation_word w
         where w.company_id = $1 and w.word >= t.word and w.word < t.word || '${LAST_LETTER}' limit ${RARE + 1}
       ) as holders) + (select count(*) from (
         select from quotation_word w where w.company_id = $1 and w.word = t.number_word limit ${RARE + 1}
       ) as numbered) as count
     from unnest($2::text[], $3::text[]) as t (word, number_word) order by count limit 1`,
    [tx.scope.companyId, words, words.map(numberWordOf)],
  );
  if (row === undefined) throw new RangeError("a search without a word");
  const found = { search, rarest: row.word, isRare: row.count <= RARE };
  ofTransaction.set(search, found);
  return found;
}

/** The search as LIKE conditions: each word typed begins a word of the quotation, or is its number without zeros. */
function likeClause(search: string, place: (value: unknown) => string): string {
  const words = searchTextOf(search).split(" ");
  const matches = words.map((word) => {
    const begins = `' ' || q.search_text like all (${place(wordBeginnings(word))}::text[])`;
    const number = numberWordOf(word);
    if (number === null) return begins;
    return `(${begins} or ' ' || q.search_text || ' ' like ${place(`% ${number} %`)}::text)`;
  });
  return matches.join(" and ");
}

/**
 * The search as conditions on `quotation q`: every word typed begins a word of the quotation. LIKE alone would read
 * all rows of the company, because under row-level security only leakproof comparisons may use an index.
 */
export function wordClauses(words: FoundWords, place: (value: unknown) => string): string[] {
  const like = likeClause(words.search, place);
  // within a case the planner takes it for likely, as it is, and walks in the list's order until the page is full
  if (!words.isRare) return [`case when ${like} then true else false end`];
  const [first, last] = [place(words.rarest), place(words.rarest + LAST_LETTER)];
  const number = numberWordOf(words.rarest);
  const numbered =
    number === null
      ? ""
      : `union all select w.quotation_id from quotation_word w
       where w.company_id = $1 and w.word = ${place(number)}`;
  // in an array of its own: gathered once, then each looked up by its key
  return [
    `q.id = any(array(select w.quotation_id from quotation_word w
       where w.company_id = $1 and w.word >= ${first} and w.word < ${last} ${numbered}))`,
    like,
  ];
}

/** The airline of an option among the words of a quotation; nothing that is typed folds to it. */
export function airlineMarkOf(airlineId: number): string {
  return `~${airlineId}`;
}

/** An airline as the table of words holds it. */
export interface FoundMark {
  readonly mark: string;
  /** few enough quotations hold it to gather them all */
  readonly isRare: boolean;
}

/** Looks how many of the company's quotations have an option of an airline. */
export async function findAirlineMark(tx: CompanyTransaction, airlineId: number): Promise<FoundMark> {
  const mark = airlineMarkOf(airlineId);
  const [row] = await queryRows<{ count: number }>(
    tx,
    `select count(*) as count from (
       select from quotation_word w where w.company_id = $1 and w.word = $2 limit ${RARE + 1}
     ) as holders`,
    [tx.scope.companyId, mark],
  );
  return { mark, isRare: (row?.count ?? 0) <= RARE };
}

/** The airline as a condition on `quotation q`, gathered or walked as for `wordClauses`. */
export function airlineClause({ mark, isRare }: FoundMark, place: (value: unknown) => string): string {
  if (isRare) {
    return `q.id = any(array(select w.quotation_id from quotation_word w
      where w.company_id = $1 and w.word = ${place(mark)}))`;
  }
  const like = `' ' || q.search_text || ' ' like ${place(`% ${mark} %`)}::text`;
  return `case when ${like} then true else false end`;
}
