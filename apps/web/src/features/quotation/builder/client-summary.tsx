import type { ClientPricedRequest } from "@kilolane/contract";
import { Alert, Anchor, Button, Text, Textarea } from "@mantine/core";
import { IconDeviceFloppy, IconSend } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { clientHref, receivedHref } from "../../../lib/paths/client-href.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { sayDecisionRefusal } from "../received/decision-refusal.ts";
import { RECEIVED_READS } from "../received/received-queries.ts";
import { useServiceText } from "../use-service-text.ts";
import classes from "./client-builder.module.css";
import { confirmPriced, PRICED_READS, saveChoice, sendRequest } from "./client-queries.ts";

// What opens on a click is fetched on the click.
const ConfirmDialog = lazyPart(async () => ({
  default: (await import("../../../ui/confirm-dialog.tsx")).ConfirmDialog,
}));

interface ClientSummaryProps {
  readonly priced: ClientPricedRequest;
  readonly chosen: string | null;
  /** prices what was typed since; false where it can't be priced */
  readonly settle: () => Promise<boolean>;
  /** prices what is in the form again */
  readonly onPriceAgain: () => void;
  /** what was typed is stored with its forwarder: no draft any more */
  readonly onDone: () => void;
}

/** What is chosen, and what can be done with it: save, send, or confirm at once. */
export function ClientSummary({ priced, chosen, settle, onPriceAgain, onDone }: ClientSummaryProps) {
  const { t } = useTranslation(["client", "quotation"]);
  const language = useLanguage();
  const role = useClientRole();
  const navigate = useNavigate();
  const withService = useServiceText();
  const [note, setNote] = useState("");
  const { request_id: id, pricedBy, isSent } = priced;
  const option = priced.options.find(({ quote_id: quoteId }) => quoteId === chosen);
  const quoteIds = option === undefined ? [] : [option.quote_id];
  const save = useSaveWith(async () => saveChoice(id, quoteIds), {
    invalidates: PRICED_READS,
    done: t("quotation:toast.quoteSaved"),
  });
  const send = useSaveWith(async () => sendRequest(id, quoteIds, note), {
    invalidates: PRICED_READS,
    done: t("create.sent", { company: pricedBy?.companyName ?? "" }),
    onSaved: () => {
      onDone();
      return navigate(clientHref(role, "requests"));
    },
  });
  const ask = useSaveWith(async () => saveChoice(id, []), {
    invalidates: PRICED_READS,
    onSaved: () => {
      onDone();
      return navigate(`/shipper/forwarders?request=${id}`);
    },
  });
  /** What was typed last is part of what is stored; a lost connection is reported elsewhere. */
  const oncePriced = (then: () => void) => {
    settle().then(
      (isPriced) => isPriced && then(),
      () => undefined,
    );
  };
  if (isSent) {
    return (
      <Alert>
        {t("create.isSent")}{" "}
        <Anchor component={Link} to={clientHref(role, "requests")}>
          {t("create.toRequests")}
        </Anchor>
      </Alert>
    );
  }
  return (
    <aside className={classes.summary} aria-label={t("quotation:section.summary")}>
      {option === undefined ? (
        <Text c="dimmed">{t(pricedBy === null ? "create.askText" : "create.chooseText")}</Text>
      ) : (
        <div>
          <bdi className={classes.name}>{withService(option.airline?.name ?? "", option)}</bdi>
          <bdi className={classes.total} data-testid="summary-total">
            {formatMoney(option.sellTotal, option.currency, language)}
          </bdi>
          <span className={classes.quiet}>
            {t("quotation:summary.validUntil", { date: formatDate(option.validUntil, language) })}
          </span>
        </div>
      )}
      {pricedBy === null ? (
        <Button
          leftSection={<IconSend size={18} aria-hidden />}
          loading={ask.isPending}
          onClick={() => oncePriced(ask.mutate)}
        >
          {t("create.ask")}
        </Button>
      ) : (
        <>
          <Textarea
            label={t("create.note")}
            maxLength={1000}
            autosize
            minRows={2}
            dir="auto"
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button
            className={classes.send}
            classNames={{ label: classes.sendLabel }}
            leftSection={<IconSend size={18} aria-hidden />}
            loading={send.isPending}
            onClick={() => oncePriced(send.mutate)}
          >
            {t("create.send", { company: pricedBy.companyName })}
          </Button>
          {option === undefined ? null : (
            <ConfirmButton {...{ priced, option, oncePriced, onPriceAgain, onDone }} />
          )}
        </>
      )}
      <Button
        variant="default"
        leftSection={<IconDeviceFloppy size={18} aria-hidden />}
        loading={save.isPending}
        onClick={() => oncePriced(save.mutate)}
      >
        {t("quotation:summary.save")}
      </Button>
    </aside>
  );
}

interface ConfirmButtonProps extends Pick<ClientSummaryProps, "priced" | "onPriceAgain" | "onDone"> {
  readonly option: ClientPricedRequest["options"][number];
  readonly oncePriced: (then: () => void) => void;
}

/** Takes the price as it is: the option becomes an accepted quotation. */
function ConfirmButton({ priced, option, oncePriced, onPriceAgain, onDone }: ConfirmButtonProps) {
  const { t } = useTranslation(["client", "quotation"]);
  const queries = useQueryClient();
  const language = useLanguage();
  const role = useClientRole();
  const navigate = useNavigate();
  const withService = useServiceText();
  const [isAsking, setAsking] = useState(false);
  const total = formatMoney(option.sellTotal, option.currency, language);
  const confirm = useSaveWith(async () => confirmPriced(queries, priced, option.quote_id), {
    invalidates: [...PRICED_READS, ...RECEIVED_READS],
    done: t("toast.quotationConfirmed"),
    onSaved: ({ quotation_id: id }) => {
      onDone();
      if (id === null) return undefined;
      const { shipFromAirportDetail: from, shipToAirportDetail: to } = priced;
      return navigate(receivedHref(role, { id, from: from.code, to: to.code }));
    },
    onRefused: (refusal) => {
      if (refusal.code !== "version-conflict") return sayDecisionRefusal(t("toast.internal"))(refusal);
      showToast({ tone: "error", text: t("create.priceChanged") });
      return onPriceAgain();
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="light" onClick={() => oncePriced(() => setAsking(true))}>
        {t("create.confirm", { total })}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          opened
          title={t("decide.confirmTitle", { option: withService(option.airline?.name ?? "", option) })}
          text={t("create.confirmText", { total, company: priced.pricedBy?.companyName ?? "" })}
          confirmLabel={t("action.confirm")}
          cancelLabel={t("quotation:link.back")}
          pending={confirm.isPending}
          onConfirm={() => confirm.mutate()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
