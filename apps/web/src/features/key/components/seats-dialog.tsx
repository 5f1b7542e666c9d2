import { NumberInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { seatsQuery, storeSeats } from "../queries.ts";
import type { DialogProps } from "./dialog-props.ts";
import classes from "./key-screen.module.css";

/** How many keys of each type the company may have; the operator alone decides. */
export function SeatsDialog({ desk, onClose, onDone }: DialogProps) {
  const { t } = useTranslation("key");
  const { data: seats = [] } = useQuery(seatsQuery(desk));
  const [typed, setTyped] = useState<Readonly<Record<string, number | string>>>({});
  const companyId = desk.kind === "own" ? "" : (desk.companyId ?? "");
  const changed = seats.flatMap((seat) => {
    const value = typed[seat.keyType];
    return value === undefined || Number(value) === seat.seats
      ? []
      : [{ keyType: seat.keyType, seats: Number(value) }];
  });
  const record = usePlainForm({
    save: async () => {
      for (const seat of changed) await storeSeats(companyId, seat);
    },
    done: t("toast.seatsSaved"),
    onSaved: onDone,
  });
  const problem = record.refused?.fields[0]?.message;
  return (
    <RecordDialog
      title={t("seats.edit")}
      hasCloseButton={false}
      record={record}
      submitLabel={t("seats.save")}
      isDisabled={changed.length === 0}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <p className={classes.hint}>{t("seats.editText")}</p>
      <div className={classes.names}>
        {seats.map((seat) => (
          <NumberInput
            key={seat.keyType}
            label={t(`types.${seat.keyType}`)}
            min={0}
            max={100_000}
            allowDecimal={false}
            allowNegative={false}
            value={typed[seat.keyType] ?? seat.seats}
            onChange={(value) => setTyped((before) => ({ ...before, [seat.keyType]: value }))}
          />
        ))}
      </div>
      {problem === undefined ? null : (
        <p role="alert" className={classes.warning}>
          {problem}
        </p>
      )}
    </RecordDialog>
  );
}
