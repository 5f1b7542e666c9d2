import type { PlatformTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { findTutorial, type TutorialRow } from "./reads.ts";

/** One tutorial as the operator edits it. @throws AppError not-found */
export async function getTutorialRow(tx: PlatformTransaction, id: string): Promise<TutorialRow> {
  const row = await findTutorial(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}
