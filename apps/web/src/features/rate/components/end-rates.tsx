import type { RateRow } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconBan } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { discardDraft, endStoredRate, RATE_READS } from "../queries.ts";
import type { RateDesk } from "../rate-desk.ts";

interface EndRatesProps {
  readonly desk: RateDesk;
  readonly rows: readonly RateRow[];
  readonly onDone: () => void;
}

/** Takes the selected rates out of force, one after the other; drafts among them are thrown away. */
export function EndRates({ desk, rows, onDone }: EndRatesProps) {
  const { t } = useTranslation("rate");
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const open = rows.filter(({ state }) => state === "live" || state === "draft");
  const end = useMutation({
    mutationFn: async () => {
      for (const { id, version, state } of open) {
        if (state === "draft") await discardDraft({ id, version });
        else await endStoredRate(desk, { id, version });
      }
    },
    onSuccess: () => {
      showToast({ tone: "success", text: t("toast.ended", { n: open.length }) });
      onDone();
    },
    onError: (failure) => {
      if (failure instanceof ApiError)
        showToast({ tone: "error", title: failure.title, text: failure.detail });
    },
    onSettled: () => {
      setAsking(false);
      void invalidate(queries, RATE_READS);
    },
  });
  return (
    <>
      <Button
        size="xs"
        variant="default"
        disabled={open.length === 0}
        leftSection={<IconBan size={16} stroke={1.6} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t("action.end")}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t("end.title", { n: open.length })}
        text={t("end.text")}
        confirmLabel={t("action.end")}
        cancelLabel={t("action.cancel")}
        destructive
        pending={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
