import type { KeyAction, KeyEvent } from "@kilolane/contract";
import { stateOfKey } from "@kilolane/domain";
import { Button, Drawer, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { dayOf, formatDate, formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { keyQuery, type ListedKey } from "../queries.ts";
import type { KeyActs } from "../use-key-acts.ts";
import { Expiry, Holder, TONE_OF_STATE } from "../use-key-columns.tsx";
import classes from "./key-screen.module.css";
import { KeyTail } from "./key-tail.tsx";

interface KeyDrawerProps {
  readonly id: string;
  readonly acts: KeyActs;
  readonly onClose: () => void;
}

/** One key: who holds it, until when, everything that can be done with it, and what happened to it. */
export default function KeyDrawer({ id, acts, onClose }: KeyDrawerProps) {
  const { t } = useTranslation("key");
  const { data, isError } = useQuery(keyQuery(acts.desk, id));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title={data === undefined ? t("list.key") : t("list.endingIn", { tail: data.key.slice(-4) })}
      closeButtonProps={{ "aria-label": t("action.close") }}
    >
      {data === undefined ? (
        isError ? (
          <StatePanel role="alert" title={t("reassign.missing")} />
        ) : (
          <LoadingPanel />
        )
      ) : (
        <div className={classes.form}>
          <Facts listed={data} />
          <Deeds listed={data} acts={acts} />
          <History events={data.history} />
        </div>
      )}
    </Drawer>
  );
}

function Facts({ listed }: { readonly listed: ListedKey }) {
  const { t } = useTranslation("key");
  const language = useLanguage();
  const state = stateOfKey(listed);
  return (
    <dl className={classes.facts}>
      <dt>{t("list.key")}</dt>
      <dd>
        <KeyTail value={listed.key} />
      </dd>
      {listed.companyName === undefined ? null : (
        <>
          <dt>{t("list.company")}</dt>
          <dd>
            <bdi>{listed.companyName}</bdi>
          </dd>
        </>
      )}
      <dt>{t("list.type")}</dt>
      <dd>{t(`typeName.${listed.keyType}`)}</dd>
      <dt>{t("list.state")}</dt>
      <dd>
        <StatusBadge tone={TONE_OF_STATE[state]} label={t(`state.${state}`)} />
      </dd>
      <dt>{t("list.holder")}</dt>
      <dd>
        <Holder {...listed} />
      </dd>
      <dt>{t("list.expiry")}</dt>
      <dd>
        <Expiry {...listed} />
      </dd>
      <dt>{t("list.generatedOn")}</dt>
      <dd>{formatDate(dayOf(listed.createdAt), language)}</dd>
    </dl>
  );
}

function Deeds({ listed, acts }: { readonly listed: ListedKey; readonly acts: KeyActs }) {
  const { t } = useTranslation("key");
  const label = (action: KeyAction) =>
    action === "assign" && listed.email !== null ? t("action.change") : t(`action.${action}`);
  return (
    <div className={classes.deeds}>
      {listed.actions.map((action) => (
        <Button
          key={action}
          size="xs"
          variant={action === "suspend" ? "light" : "default"}
          {...(action === "suspend" ? { color: "red" } : {})}
          loading={acts.pending?.key.id === listed.id && acts.pending.action === action}
          onClick={() => acts.run(action, listed)}
        >
          {label(action)}
        </Button>
      ))}
    </div>
  );
}

function History({ events }: { readonly events: readonly KeyEvent[] }) {
  const { t } = useTranslation("key");
  const language = useLanguage();
  return (
    <section>
      <Title order={3} size="h4" mb="sm">
        {t("history.title")}
      </Title>
      <ol className={classes.history}>
        {events.map((event) => (
          <li key={`${event.at}${event.step}`}>
            <bdi>{t(`history.step.${event.step}`, { email: event.email ?? "" })}</bdi>
            <span className={classes.quiet}>
              {`${formatInstant(event.at, language)} · ${
                event.byName === null ? t("history.byOperator") : t("history.by", { name: event.byName })
              }`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
