import { type KeyState, stateOfKey } from "@kilolane/domain";
import type { KeyAction } from "@kilolane/contract";
import { ActionIcon, Button, Group } from "@mantine/core";
import { IconLayoutSidebarRightExpand } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { dayOf, daysBetween, formatDate, today } from "../../lib/format/dates.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { StatusBadge, type StatusTone } from "../../ui/status-badge.tsx";
import { KeyTail } from "./components/key-tail.tsx";
import classes from "./components/key-screen.module.css";
import type { ListedKey } from "./queries.ts";
import type { KeyActs } from "./use-key-acts.ts";

export const TONE_OF_STATE: Readonly<Record<KeyState, StatusTone>> = {
  free: "draft",
  waiting: "waiting",
  used: "positive",
  suspended: "ended",
  expired: "attention",
};

/** The one thing that somebody most likely wants with a key in that state; the rest is in its details. */
const MAIN_ACTION: Readonly<Record<KeyState, KeyAction | null>> = {
  free: "assign",
  waiting: "resend",
  used: "reassign",
  suspended: "activate",
  expired: null,
};

/** From so many days before its end a key is worth a look. */
const SOON_DAYS = 30;

/** The last day of a key and how long that is. */
export function Expiry({ expiryDate, isExpired }: Pick<ListedKey, "expiryDate" | "isExpired">) {
  const { t } = useTranslation("key");
  const language = useLanguage();
  const days = daysBetween(today("UTC"), expiryDate);
  const left = days <= 0 ? t("list.lastDay") : t("list.daysLeft", { count: days });
  return (
    <span className={classes.lines}>
      <bdi className={classes.date}>{formatDate(expiryDate, language)}</bdi>
      <span className={classes.quiet} data-soon={isExpired || days <= SOON_DAYS || undefined}>
        {isExpired ? t("list.ended") : left}
      </span>
    </span>
  );
}

/** Who holds a key, or whom it waits for. */
export function Holder({ holderName, email }: Pick<ListedKey, "holderName" | "email">) {
  const { t } = useTranslation("key");
  if (email === null) return <span className={classes.quiet}>{t("list.nobody")}</span>;
  return (
    <span className={classes.lines}>
      {holderName === null ? null : <bdi>{holderName}</bdi>}
      <bdi className={holderName === null ? undefined : classes.quiet}>{email}</bdi>
    </span>
  );
}

interface ColumnOptions {
  readonly acts: KeyActs;
  readonly namesCompany: boolean;
  readonly onDetails: (key: ListedKey) => void;
}

/** The columns of a list of keys. */
export function useKeyColumns({ acts, namesCompany, onDetails }: ColumnOptions) {
  const { t } = useTranslation("key");
  const language = useLanguage();
  const { run, pending } = acts;
  return useMemo((): readonly DataTableColumn<ListedKey>[] => {
    const day = (instant: string | null) =>
      instant === null ? "" : <bdi className={classes.date}>{formatDate(dayOf(instant), language)}</bdi>;
    const company: DataTableColumn<ListedKey> = {
      id: "company",
      header: t("list.company"),
      cell: (key) => <bdi className={classes.clipped}>{key.companyName}</bdi>,
    };
    return [
      { id: "key", header: t("list.key"), required: true, cell: (key) => <KeyTail value={key.key} /> },
      ...(namesCompany ? [company] : []),
      { id: "keyType", header: t("list.type"), sortable: true, cell: (key) => t(`typeName.${key.keyType}`) },
      { id: "email", header: t("list.holder"), sortable: true, cell: (key) => <Holder {...key} /> },
      {
        id: "state",
        header: t("list.state"),
        cell: (key) => {
          const state = stateOfKey(key);
          return <StatusBadge tone={TONE_OF_STATE[state]} label={t(`state.${state}`)} />;
        },
      },
      { id: "expiryDate", header: t("list.expiry"), sortable: true, cell: (key) => <Expiry {...key} /> },
      {
        id: "assignedAt",
        header: t("list.assignedOn"),
        hiddenAtFirst: namesCompany,
        cell: (key) => day(key.assignedAt),
      },
      {
        id: "createdAt",
        header: t("list.generatedOn"),
        sortable: true,
        hiddenAtFirst: true,
        cell: (key) => day(key.createdAt),
      },
      {
        id: "actions",
        header: "",
        align: "end",
        required: true,
        cell: (key) => <RowActions listed={key} run={run} pending={pending} onDetails={onDetails} />,
      },
    ];
  }, [t, language, namesCompany, run, pending, onDetails]);
}

interface RowActionsProps extends Pick<KeyActs, "run" | "pending"> {
  readonly listed: ListedKey;
  readonly onDetails: (key: ListedKey) => void;
}

function RowActions({ listed, run, pending, onDetails }: RowActionsProps) {
  const { t } = useTranslation("key");
  const main = MAIN_ACTION[stateOfKey(listed)];
  const details = `${t("action.details")}, ${t("list.endingIn", { tail: listed.key.slice(-4) })}`;
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      {main !== null && listed.actions.includes(main) ? (
        <Button
          size="xs"
          variant="default"
          data-testid={`key-${main}`}
          loading={pending?.key.id === listed.id && pending.action === main}
          onClick={() => run(main, listed)}
        >
          {t(`action.${main}`)}
        </Button>
      ) : null}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        data-testid="key-details"
        aria-label={details}
        onClick={() => onDetails(listed)}
      >
        <IconLayoutSidebarRightExpand size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
