import { getMailTexts } from "@kilolane/contract";
import { isLanguage, type Language } from "@kilolane/phrases";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { mailQuotation } from "../queries.ts";
import type { MailedQuotation, MailTexts } from "./mail-queries.ts";
import { isDecidedNow, useDecision } from "./use-decision.ts";

/** Another version, or another state of it: it may have been decided since the dialog was opened. */
const CONFLICTS: readonly string[] = ["state-conflict", "version-conflict"];

/** The dialog's fields. */
export interface MailFields {
  readonly email: string;
  /** addresses as they were typed or pasted */
  readonly cc: string;
  readonly subject: string;
  readonly msg: string;
  readonly language: string;
  readonly showAirline: boolean;
  readonly showRemarks: boolean;
}

/** What is between commas, semicolons or lines, without the names that mail programs put before `<address>`. */
function addressesIn(text: string): string[] {
  return text
    .replaceAll(/"[^"]*"/g, " ")
    .split(/[,;\n]+/)
    .map((part) => (/<([^<>]*)>/.exec(part)?.[1] ?? part).trim())
    .filter((part) => part !== "");
}

/** What decides how the mail looks. */
export function previewedOf({ subject, msg, language, showAirline, showRemarks }: MailFields) {
  return { subject, msg, language: languageOf(language), showAirline, showRemarks };
}

function languageOf(code: string): Language {
  return isLanguage(code) ? code : "en";
}

/**
 * The mail dialog's form, filled in with what the quotation's mail begins with. Another language replaces the words
 * that nobody touched; what the server refuses is said at its field, with everything typed still there.
 */
export function useMailForm(quotation: MailedQuotation, texts: MailTexts | undefined, onSent: () => void) {
  const own = useLanguage();
  const queries = useQueryClient();
  const decision = useDecision(quotation.id);
  const [view, setView] = useState<"write" | "preview">("write");
  const textIn = (code: string) => texts?.texts.find(({ language }) => language === code);
  const first = texts?.language ?? own;
  const [language, setLanguage] = useState<string>(first);
  const record = useRecordForm<MailFields, unknown>({
    defaultValues: {
      email: texts?.email ?? "",
      cc: "",
      subject: textIn(first)?.subject ?? "",
      msg: textIn(first)?.message ?? "",
      language: first,
      showAirline: true,
      showRemarks: true,
    },
    mode: "onSubmit",
    fields: ["email", "cc", "subject", "language", "msg"],
    save: async (values) =>
      mailQuotation(quotation.id, quotation.version, {
        ...previewedOf(values),
        email: values.email,
        cc: addressesIn(values.cc),
      }),
    invalidates: [getMailTexts],
    onSaved: onSent,
    refusalsAt: "head",
    // the fields are back on the screen before one of them gets the focus
    onRefused: async ({ code }) => {
      flushSync(() => setView("write"));
      if (CONFLICTS.includes(code)) await isDecidedNow(queries, quotation.id);
    },
    say: ({ refusal, showAt }) => {
      const wrong = refusal.fields.find(({ field }) => field.startsWith("cc."));
      if (wrong === undefined) return;
      const address = addressesIn(form.getValues("cc"))[Number(wrong.field.slice("cc.".length))];
      showAt("cc", address === undefined ? wrong.message : `${address}: ${wrong.message}`);
    },
  });
  const { form } = record;
  const chooseLanguage = (next: string) => {
    const [before, after] = [textIn(language), textIn(next)];
    setLanguage(next);
    if (before === undefined || after === undefined) return;
    if (form.getValues("subject") === before.subject) form.setValue("subject", after.subject);
    if (form.getValues("msg") === before.message) form.setValue("msg", after.message);
  };
  return {
    // why it can't be sent is said by the decision itself
    record: decision === null ? record : { ...record, refusal: undefined },
    decision,
    view,
    setView,
    chooseLanguage,
    greeting: textIn(language)?.greeting,
  };
}
