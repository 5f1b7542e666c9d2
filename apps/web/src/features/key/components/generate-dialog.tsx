import { KEY_TYPES } from "@kilolane/domain";
import { Button, Group, Modal, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { today } from "../../../lib/format/dates.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { createKeys } from "../queries.ts";
import { seatPartsOf } from "../seat-parts.ts";
import { sayRefusal } from "../../../lib/api/use-save.ts";
import { useSeatsOf } from "../use-seats-of.ts";
import { CompanyPicker } from "./company-picker.tsx";
import type { DialogProps } from "./dialog-props.ts";
import classes from "./key-screen.module.css";

/** Most keys at a time (contract: generateKeys). */
const MOST = 100;

/** A year from today, as the server has it without being told. */
function inAYear(): string {
  const [year = "", month = "", day = ""] = today("UTC").split("-");
  const isLeapDay = month === "02" && day === "29";
  return `${Number(year) + 1}-${month}-${isLeapDay ? "28" : day}`;
}

/** Makes keys of a type; how many seats are left stands beside it. */
export function GenerateDialog({ desk, onClose, onDone }: DialogProps) {
  const { t } = useTranslation("key");
  const { seats, chosen, setChosen, choosesIn, companyId } = useSeatsOf(desk);
  const [typed, setTyped] = useState<string>("agent");
  const [count, setCount] = useState<number | string>(1);
  const [expiryDate, setExpiryDate] = useState(inAYear);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const seat = seats.find((one) => one.keyType === typed) ?? seats[0];
  const keyType = seat?.keyType ?? KEY_TYPES[0];
  const whole = Number(count);

  const generate = useMutation({
    mutationFn: async (ofCompany: string) =>
      createKeys(desk, ofCompany, { keyType, count: String(count), expiryDate }),
    onSuccess: ({ content }) => {
      showToast({ tone: "success", text: t("toast.generated", { count: content.length }) });
      onDone();
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields : [];
      setProblems(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
      if (fields.length === 0) sayRefusal(error);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setProblems(companyId === undefined ? { company: t("generate.choose") } : {});
    if (companyId !== undefined) generate.mutate(companyId);
  };
  return (
    <Modal opened onClose={onClose} title={t("action.generate")} withCloseButton={false}>
      <form noValidate className={classes.form} onSubmit={submit}>
        {choosesIn === undefined ? null : (
          <CompanyPicker kind={choosesIn} value={chosen} onChange={setChosen} error={problems["company"]} />
        )}
        <NativeSelect
          data-autofocus={choosesIn === undefined || undefined}
          label={t("list.type")}
          description={seat ? t("seats.leftOf", { count: seatPartsOf(seat).left }) : undefined}
          error={problems["keyType"]}
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
            error={problems["count"]}
            value={count}
            onChange={setCount}
          />
          <TextInput
            type="date"
            label={t("generate.expiry")}
            min={today("UTC")}
            error={problems["expiryDate"]}
            value={expiryDate}
            onChange={(event) => setExpiryDate(event.currentTarget.value)}
          />
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("action.cancel")}
          </Button>
          <Button type="submit" loading={generate.isPending}>
            {t("generate.submit", { count: Number.isInteger(whole) ? whole : 0 })}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
