import { getCaughtMail, listCaughtMails } from "@kilolane/contract";
import type { TestWorld } from "./harness.ts";

/** A mail that the catcher received. */
export interface ReadMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How many mails a person got so far. */
export async function countMails(world: TestWorld, recipient: string): Promise<number> {
  return (await world.anonymous.call(listCaughtMails, { query: { recipient } })).body.total;
}

/** Waits for the newest mail of a person once they have got that many; the world must run its jobs. */
export async function untilMail(world: TestWorld, recipient: string, count = 1): Promise<ReadMail> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const list = await world.anonymous.call(listCaughtMails, { query: { recipient } });
    const [newest] = list.body.content;
    if (newest !== undefined && list.body.total >= count) {
      const { body } = await world.anonymous.call(getCaughtMail, { params: { id: newest.id } });
      return { subject: newest.subject, text: body.text, html: body.html };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail ${count} for ${recipient}`);
}

/** The six digits of a sign-up mail. */
export function pinOf(mail: ReadMail): string {
  return /^\d{6}$/m.exec(mail.text)?.[0] ?? "";
}

/** The licence key of a mail. */
export function keyOf(mail: ReadMail): string {
  return /^[0-9A-Z]{6}(-[0-9A-Z]{6}){4}$/m.exec(mail.text)?.[0] ?? "";
}

/** The token of a link to set a password. */
export function linkTokenOf(mail: ReadMail): string {
  return /\/password\/reset#token=([\w-]+)/.exec(mail.text)?.[1] ?? "";
}
