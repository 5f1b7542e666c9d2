import { Button, Group, Modal, Text, Textarea, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { RefusalAlert } from "../../../lib/forms/refusal-alert.tsx";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { decideLinked, linkedQuotationQuery, type LinkedQuotation } from "./link-queries.ts";
import classes from "../pages/linked-quotation-page.module.css";

interface LinkedDecisionProps {
  readonly token: string;
  readonly number: string;
  readonly option: LinkedQuotation["options"][number];
}

/** Accept or decline, each confirmed once: a decision cannot be taken back. */
export function LinkedDecision({ token, number, option }: LinkedDecisionProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<"accept" | "reject" | null>(null);
  const [name, setName] = useState("");
  const [reason, setReason] = useState("");
  const decide = useSaveWith(
    async (decision: "accept" | "reject") =>
      decideLinked(token, { decision, quoteId: option.quote_id, name, reason }),
    {
      onSaved: (answer) => queries.setQueryData(linkedQuotationQuery(token).queryKey, answer),
      onRefused: saidInPlace,
      onSettled: () => setAsking(null),
    },
  );

  return (
    <section className={classes.decision} aria-label={t("link.title")}>
      <TextInput
        label={t("link.name")}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        label={t("link.reason")}
        value={reason}
        autosize
        minRows={2}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <RefusalAlert refusal={decide.refusal} />
      <Group>
        <Button onClick={() => setAsking("accept")}>{t("link.accept")}</Button>
        <Button variant="default" onClick={() => setAsking("reject")}>
          {t("link.reject")}
        </Button>
      </Group>
      <Modal opened={asking !== null} onClose={() => setAsking(null)} title={number}>
        <Text mb="md">
          {asking === "accept"
            ? t("link.confirmAccept", {
                number,
                total: formatMoney(option.sellTotal, option.currency, language),
              })
            : t("detail.rejectQuestion", { number })}
        </Text>
        <Button loading={decide.isPending} onClick={() => asking && decide.mutate(asking)}>
          {asking === "accept" ? t("link.accept") : t("link.reject")}
        </Button>
      </Modal>
    </section>
  );
}
