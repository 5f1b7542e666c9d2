import type { InquirerFile } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import { loadColumnNames } from "../../integrations/sheets/column-names.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findCountryRows, findCurrencyRows } from "../place/reads/place.ts";
import {
  type InquirerColumn,
  type InquirerColumnNames,
  type InquirerFileContext,
  parseInquirerFile,
  type ParsedInquirerFile,
} from "./parsing/parse-inquirer-file.ts";
import { findKnownPeople } from "./reads.ts";
import { insertInquirers } from "./writes.ts";

const MAX_BYTES = 1024 * 1024;
const MOST_SHOWN = 20;

/**
 * Checks a CSV file of inquirers, and stores those of its good lines that are not there yet, by email and name; bad
 * lines are named and left out. Sent twice it stores nobody twice.
 * @param isTrial only say what it would do
 * @throws AppError validation (file: required), payload-too-large
 */
export async function importInquirers(
  scope: CompanyScope,
  file: UploadedFile | undefined,
  isTrial: boolean,
): Promise<InquirerFile> {
  if (file === undefined) throw invalidFields({ field: "file", code: "required" });
  if (file.bytes.length > MAX_BYTES) throw new AppError("payload-too-large");
  const names = await nameColumns();
  return withTransaction(scope, async (tx) => {
    const parsed = parseInquirerFile(file.bytes, names, await loadContext(tx));
    const fresh = await leaveOutKnown(tx, parsed.good);
    const answer = {
      lines: parsed.lines,
      good: fresh.length,
      known: parsed.good.length - fresh.length,
      bad: parsed.bad,
      preview: fresh
        .slice(0, MOST_SHOWN)
        .map(({ line, companyName, name, email }) => ({ line, companyName, name, email })),
      problems: [...parsed.problems],
    };
    if (isTrial || fresh.length === 0) return { ...answer, isWritten: false };
    await insertInquirers(
      tx,
      fresh.map(({ line: _line, ...fields }) => fields),
    );
    await recordAuditIn(tx, {
      action: "inquirer.imported",
      subjectKind: "inquirer",
      detail: { file: file.originalName, added: fresh.length, known: answer.known, bad: parsed.bad },
    });
    return { ...answer, isWritten: true };
  });
}

/** Those who are not inquirers yet, each person once. */
async function leaveOutKnown(
  tx: CompanyTransaction,
  people: ParsedInquirerFile["good"],
): Promise<ParsedInquirerFile["good"]> {
  const seen = await findKnownPeople(
    tx,
    people.map(({ email }) => email.toLowerCase()),
  );
  return people.filter(({ email, name }) => {
    const key = `${email.toLowerCase()}\t${name.toLowerCase()}`;
    return seen.size !== seen.add(key).size;
  });
}

async function loadContext(tx: CompanyTransaction): Promise<InquirerFileContext> {
  const currencies = new Set((await findCurrencyRows(tx)).map(({ code }) => code));
  const countries = new Map<string, string>();
  for (const { code, name } of await findCountryRows(tx)) {
    countries.set(code.toLowerCase(), code);
    countries.set(name.toLowerCase(), code);
  }
  return { currencies, countries };
}

/** What the export calls the columns, in each language, and the plain English words. */
async function nameColumns(): Promise<InquirerColumnNames> {
  const columns = await loadColumnNames("inquirer");
  const named = (column: InquirerColumn, ...words: readonly string[]) =>
    new Set([...words, ...columns(column, column)]);
  return {
    companyName: named("companyName", "company name"),
    nameofInquirer: named("nameofInquirer", "contact", "person", "full name"),
    companyType: named("companyType", "company type"),
    country: named("country", "country code"),
    email: named("email", "e-mail", "email address"),
    phone: named("phone", "telephone", "mobile"),
    address: named("address", "street"),
    language: named("language"),
    currency: named("currency"),
  };
}
