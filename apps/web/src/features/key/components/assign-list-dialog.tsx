import { NativeSelect, Textarea } from "@mantine/core";
import { KEY_TYPES } from "@kilolane/domain";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { parseEmails } from "../parse-emails.ts";
import { sendKeysTo } from "../queries.ts";
import { seatPartsOf } from "../seat-parts.ts";
import { useSeatsOf } from "../use-seats-of.ts";
import { CompanyPicker } from "./company-picker.tsx";
import type { DialogProps } from "./dialog-props.ts";
import classes from "./key-screen.module.css";

/** Most addresses at a time (contract: MOST_KEY_EMAILS). */
const MOST = 30;

/** Gives several people a key each: addresses pasted from anywhere; free keys first, new ones for the rest. */
export function AssignListDialog({ desk, onClose, onDone }: DialogProps) {
  const { t } = useTranslation("key");
  const language = useLanguage();
  const { seats, chosen, setChosen, choosesIn, companyId } = useSeatsOf(desk);
  const [typed, setTyped] = useState<string>("agent");
  const [text, setText] = useState("");
  const seat = seats.find((one) => one.keyType === typed) ?? seats[0];
  const keyType = seat?.keyType ?? KEY_TYPES[0];
  const { emails, wrong } = parseEmails(text);
  const parts = seat === undefined ? undefined : seatPartsOf(seat);
  const fromFree = Math.min(emails.length, parts?.free ?? 0);
  const fresh = emails.length - fromFree;
  const isTooMany = parts !== undefined && fresh > parts.left;

  const record = usePlainForm({
    save: async () => sendKeysTo(desk, companyId ?? "", { keyType, emails: [...emails] }),
    check: () => (companyId === undefined ? { emails: t("generate.choose") } : {}),
    done: ({ content }) => ({ text: t("toast.assignedAll", { count: content.length }) }),
    onSaved: onDone,
  });
  // A refusal of one address names its place in the list.
  const refused = record.refused?.fields[0];
  const address = emails[Number(refused?.field.split(".")[1])];
  const problem = record.errorOf("emails") ?? refused?.message;
  const figure = (count: number) => formatNumber(count, language);
  return (
    <RecordDialog
      size="lg"
      title={t("assignList.title")}
      hasCloseButton={false}
      record={record}
      submitLabel={t("assignList.submit", { count: emails.length })}
      isDisabled={emails.length === 0 || emails.length > MOST || wrong.length > 0 || isTooMany}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      {choosesIn === undefined ? null : (
        <CompanyPicker kind={choosesIn} value={chosen} onChange={setChosen} />
      )}
      <NativeSelect
        label={t("list.type")}
        description={parts ? t("seats.leftOf", { count: parts.left + parts.free }) : undefined}
        value={keyType}
        data={seats.map((one) => ({ value: one.keyType, label: t(`typeName.${one.keyType}`) }))}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Textarea
        data-autofocus
        rows={6}
        label={t("assignList.emails")}
        description={t("assignList.hint", { most: figure(MOST) })}
        error={address === undefined || problem === undefined ? problem : `${address}: ${problem}`}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <output className={classes.hint}>
        {emails.length === 0 ? "" : t("assignList.plan", { free: figure(fromFree), fresh: figure(fresh) })}
      </output>
      {wrong.length > 0 ? (
        <p className={classes.warning}>{t("assignList.wrong", { list: wrong.slice(0, 5).join(", ") })}</p>
      ) : null}
      {isTooMany ? <p className={classes.warning}>{t("assignList.tooMany")}</p> : null}
    </RecordDialog>
  );
}
