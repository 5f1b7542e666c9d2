import type { Member } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { findMember } from "../seat/reads/member.ts";
import { presentMember } from "./present/member.ts";

/** One person of the scope's company. @throws AppError not-found */
export async function getMember(tx: CompanyTransaction, id: string): Promise<Member> {
  const row = await findMember(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentMember(row);
}
