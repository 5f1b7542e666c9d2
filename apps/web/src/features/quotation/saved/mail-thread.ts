import type { QuotationDetail } from "@kilolane/contract";

export type ThreadMail = QuotationDetail["mails"][number];

/** What a reader of the signed link asked. */
export interface ThreadQuestion {
  readonly asker: string;
  /** where the link was mailed to; undefined in questions of before that left a name alone */
  readonly email: string | undefined;
  readonly text: string;
  readonly at: string;
  /** somebody wrote to the asker afterwards */
  readonly isAnswered: boolean;
}

type Talk = Pick<QuotationDetail, "mails" | "timeline">;

function questionsOf({ mails, timeline }: Talk): ThreadQuestion[] {
  return timeline
    .filter(({ kind }) => kind === "question")
    .map(({ actor, at, detail }) => {
      const { email: mailed, reason } = detail;
      const email = typeof mailed === "string" ? mailed : actor.includes("@") ? actor : undefined;
      const isAnswered = mails.some(
        ({ kind, recipient, createdAt }) =>
          kind === "message" &&
          Date.parse(createdAt) > Date.parse(at) &&
          (email === undefined || recipient.toLowerCase() === email.toLowerCase()),
      );
      return { asker: actor, email, text: typeof reason === "string" ? reason : "", at, isAnswered };
    });
}

/** Mails and questions of a quotation in one row, the newest first. */
export function buildThread(talk: Talk): (ThreadMail | ThreadQuestion)[] {
  const timeOf = (entry: ThreadMail | ThreadQuestion) =>
    Date.parse("asker" in entry ? entry.at : entry.createdAt);
  return [...talk.mails, ...questionsOf(talk)].toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** Whom a message goes to unless somebody else is named: the last reader, else the inquirer. Empty: nobody is known. */
export function findWriter({ mails, inquirer }: Pick<QuotationDetail, "mails" | "inquirer">): string {
  return (
    mails.find(({ copyOf, state }) => copyOf === null && state !== "failed")?.recipient ?? inquirer.email
  );
}
