import { directionOf, LANGUAGE_CODES, loadTranslator, type Phrases } from "@kilolane/phrases";
import { z } from "zod";
import type { Transaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { renderNotice } from "../../integrations/mail/notice-mail.ts";
import { openSealed, sealText } from "../../integrations/secrets/seal.ts";
import { defineJob, enqueue } from "../../jobs/job-queue.ts";

const NOTICE_KINDS = [
  "pin",
  "alreadyRegistered",
  "passwordLink",
  "passwordChanged",
  "confirmEmail",
  "confirmReplyTo",
  "emailChanged",
  "waiting",
  "newCompany",
  "approved",
  "rejected",
  "activated",
  "deactivated",
  "keyAssigned",
  "keyMoved",
  "keySuspended",
  "keyActivated",
  "invitation",
  "secondFactorOn",
  "secondFactorOff",
  "secondFactorReset",
  "recoveryCodesRenewed",
  "shipperAdded",
  "news",
  "newsOfDay",
  "floorAsked",
  "floorApproved",
  "floorDeclined",
  "paymentReceived",
  "paymentRefunded",
  "paymentReview",
  "transferAnnounced",
  "subscriptionEnds",
  "subscriptionEnded",
  "addonRequested",
  "addonApproved",
  "addonRejected",
  "requestCreated",
  "requestAssigned",
  "requestQuoted",
  "requestReplied",
  "requestConfirmed",
  "requestRejected",
  "requestCancelled",
] as const satisfies readonly Exclude<keyof Phrases["notice"], "greeting" | "greetingNobody" | "footer">[];

/** What a mail of the product is about; its words are the phrases `notice.<kind>`. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Codes and links travel sealed: the job tables never hold one in clear. */
const noticeJob = defineJob({
  name: "notice-mail",
  schema: z.object({
    kind: z.enum(NOTICE_KINDS),
    to: z.string(),
    name: z.string(),
    language: z.enum(LANGUAGE_CODES),
    values: z.record(z.string(), z.string()),
    sealedCode: z.string().nullable(),
    sealedPath: z.string().nullable(),
  }),
  retryLimit: 12,
  timeoutSeconds: 60,
});

/** A mail to one person about their account, company or key. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly to: string;
  /** whom it greets; empty for nobody by name */
  readonly name: string;
  readonly language: string;
  readonly values?: Readonly<Record<string, string>>;
  /** a PIN or a key */
  readonly code?: string;
  /** where the button leads, below PUBLIC_URL */
  readonly path?: string;
}

/** Mails the notice once the transaction has committed. */
export function sendNoticeIn(tx: Transaction, app: App, notice: Notice): Promise<void> {
  const sealed = (text: string | undefined): string | null =>
    text === undefined ? null : sealText(app.config.secretKey, "notice", text).toString("base64");
  return enqueue(tx, noticeJob, {
    kind: notice.kind,
    to: notice.to,
    name: notice.name,
    language: LANGUAGE_CODES.find((code) => code === notice.language) ?? "en",
    values: { ...notice.values },
    sealedCode: sealed(notice.code),
    sealedPath: sealed(notice.path),
  });
}

/** Registers the sender of the product's own mails. */
export function bindNotices(app: App): void {
  const opened = (sealed: string | null): string | undefined =>
    sealed === null ? undefined : openSealed(app.config.secretKey, "notice", Buffer.from(sealed, "base64"));
  app.jobs.register(noticeJob, {
    run: async ({ payload, jobId }) => {
      const { kind, language, values } = payload;
      const t = await loadTranslator(language, "notice");
      const { name } = payload;
      const greeting = name === "" ? t("greetingNobody") : t("greeting", { name });
      const path = opened(payload.sealedPath);
      const mail = renderNotice({
        language,
        direction: directionOf(language),
        subject: t(`${kind}.subject`, values),
        paragraphs: [greeting, t(`${kind}.text`, values)],
        code: opened(payload.sealedCode),
        action:
          path === undefined ? undefined : { label: t(`${kind}.action`), url: `${app.publicUrl}${path}` },
        footer: t("footer"),
      });
      await app.mailer.send({ id: jobId, to: { address: payload.to }, ...mail });
    },
  });
}
