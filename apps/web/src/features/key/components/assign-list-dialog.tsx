import { Button, Group, Modal, NativeSelect, Textarea } from "@mantine/core";
import { KEY_TYPES } from "@kilolane/domain";
import { useMutation } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { parseEmails } from "../parse-emails.ts";
import { sendKeysTo } from "../queries.ts";
import { seatPartsOf } from "../seat-parts.ts";
import { sayRefusal } from "../../../lib/api/use-save.ts";
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
  const [problem, setProblem] = useState("");
  const seat = seats.find((one) => one.keyType === typed) ?? seats[0];
  const keyType = seat?.keyType ?? KEY_TYPES[0];
  const { emails, wrong } = parseEmails(text);
  const parts = seat === undefined ? undefined : seatPartsOf(seat);
  const fromFree = Math.min(emails.length, parts?.free ?? 0);
  const fresh = emails.length - fromFree;
  const isTooMany = parts !== undefined && fresh > parts.left;

  const assign = useMutation({
    mutationFn: async (ofCompany: string) => sendKeysTo(desk, ofCompany, { keyType, emails: [...emails] }),
    onSuccess: ({ content }) => {
      showToast({ tone: "success", text: t("toast.assignedAll", { count: content.length }) });
      onDone();
    },
    onError: (error) => {
      const [field] = error instanceof ApiError ? error.fields : [];
      const place = Number(field?.field.split(".")[1]);
      if (field === undefined) sayRefusal(error);
      else setProblem([emails[place], field.message].filter(Boolean).join(": "));
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setProblem(companyId === undefined ? t("generate.choose") : "");
    if (companyId !== undefined) assign.mutate(companyId);
  };
  const figure = (count: number) => formatNumber(count, language);
  return (
    <Modal opened onClose={onClose} title={t("assignList.title")} withCloseButton={false} size="lg">
      <form noValidate className={classes.form} onSubmit={submit}>
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
          error={problem === "" ? undefined : problem}
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("action.cancel")}
          </Button>
          <Button
            type="submit"
            loading={assign.isPending}
            disabled={emails.length === 0 || emails.length > MOST || wrong.length > 0 || isTooMany}
          >
            {t("assignList.submit", { count: emails.length })}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
