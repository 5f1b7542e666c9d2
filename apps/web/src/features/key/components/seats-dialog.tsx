import { Button, Group, Modal, NumberInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { seatsQuery, storeSeats } from "../queries.ts";
import { sayRefusal } from "../../../lib/api/use-save.ts";
import type { DialogProps } from "./dialog-props.ts";
import classes from "./key-screen.module.css";

/** How many keys of each type the company may have; the operator alone decides. */
export function SeatsDialog({ desk, onClose, onDone }: DialogProps) {
  const { t } = useTranslation("key");
  const { data: seats = [] } = useQuery(seatsQuery(desk));
  const [typed, setTyped] = useState<Readonly<Record<string, number | string>>>({});
  const [problem, setProblem] = useState("");
  const companyId = desk.kind === "own" ? "" : (desk.companyId ?? "");
  const changed = seats.flatMap((seat) => {
    const value = typed[seat.keyType];
    return value === undefined || Number(value) === seat.seats
      ? []
      : [{ keyType: seat.keyType, seats: Number(value) }];
  });
  const store = useMutation({
    mutationFn: async () => {
      for (const seat of changed) await storeSeats(companyId, seat);
    },
    onSuccess: () => {
      showToast({ tone: "success", text: t("toast.seatsSaved") });
      onDone();
    },
    onError: (error) => {
      const [field] = error instanceof ApiError ? error.fields : [];
      if (field === undefined) sayRefusal(error);
      else setProblem(field.message);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setProblem("");
    store.mutate();
  };
  return (
    <Modal opened onClose={onClose} title={t("seats.edit")} withCloseButton={false}>
      <form noValidate className={classes.form} onSubmit={submit}>
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
        {problem === "" ? null : (
          <p role="alert" className={classes.warning}>
            {problem}
          </p>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("action.cancel")}
          </Button>
          <Button type="submit" loading={store.isPending} disabled={changed.length === 0}>
            {t("seats.save")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
