import { KEY_TYPES } from "@kilolane/domain";
import { NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { today } from "../../../lib/format/dates.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { createKeys } from "../queries.ts";
import { seatPartsOf } from "../seat-parts.ts";
import { useSeatsOf } from "../use-seats-of.ts";
import { CompanyPicker } from "./company-picker.tsx";
import type { DialogProps } from "./dialog-props.ts";
import classes from "./key-screen.module.css";

/** Most keys at a time (contract: generateKeys). */
const MOST = 100;

/** A year from today, the server's default. */
function inAYear(): string {
  const [year = "", month = "", day = ""] = today("UTC").split("-");
  const isLeapDay = month === "02" && day === "29";
  return `${Number(year) + 1}-${month}-${isLeapDay ? "28" : day}`;
}

/** Makes keys of a type; how many seats are left is beside it. */
export function GenerateDialog({ desk, onClose, onDone }: DialogProps) {
  const { t } = useTranslation("key");
  const { seats, chosen, setChosen, choosesIn, companyId } = useSeatsOf(desk);
  const [typed, setTyped] = useState<string>("agent");
  const [count, setCount] = useState<number | string>(1);
  const [expiryDate, setExpiryDate] = useState(inAYear);
  const seat = seats.find((one) => one.keyType === typed) ?? seats[0];
  const keyType = seat?.keyType ?? KEY_TYPES[0];
  const whole = Number(count);

  const record = usePlainForm({
    save: async () => createKeys(desk, companyId ?? "", { keyType, count: String(count), expiryDate }),
    check: () => (companyId === undefined ? { company: t("generate.choose") } : {}),
    done: ({ content }) => ({ text: t("toast.generated", { count: content.length }) }),
    onSaved: onDone,
  });
  return (
    <RecordDialog
      title={t("action.generate")}
      hasCloseButton={false}
      record={record}
      submitLabel={t("generate.submit", { count: Number.isInteger(whole) ? whole : 0 })}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      {choosesIn === undefined ? null : (
        <CompanyPicker
          kind={choosesIn}
          value={chosen}
          onChange={setChosen}
          error={record.errorOf("company")}
        />
      )}
      <NativeSelect
        data-autofocus={choosesIn === undefined || undefined}
        label={t("list.type")}
        description={seat ? t("seats.leftOf", { count: seatPartsOf(seat).left }) : undefined}
        error={record.errorOf("keyType")}
        value={keyType}
        data={seats.map((one) => ({ value: one.keyType, label: t(`typeName.${one.keyType}`) }))}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.names}>
        <NumberInput
          label={t("generate.count")}
          min={1}
          max={MOST}
          allowDecimal={false}
          allowNegative={false}
          error={record.errorOf("count")}
          value={count}
          onChange={setCount}
        />
        <TextInput
          type="date"
          label={t("generate.expiry")}
          min={today("UTC")}
          error={record.errorOf("expiryDate")}
          value={expiryDate}
          onChange={(event) => setExpiryDate(event.currentTarget.value)}
        />
      </div>
    </RecordDialog>
  );
}
