import type { EndpointOutput, getToday } from "@kilolane/contract";
import { ActionIcon, Menu } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { lazyPart } from "../lazy/lazy-part.tsx";
import { useTranslation } from "../i18n/use-translation.ts";
import { formatNumber } from "../format/numbers.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { forwarderHref } from "../paths/href.ts";
import { useDesk } from "../session/use-desk.ts";
import { todayQuery } from "./queries.ts";
import classes from "./today-strip.module.css";

const TodayRows = lazyPart(async () => import("./today-rows.tsx"));

type Today = EndpointOutput<typeof getToday>;

/** How long the figures are taken as they were: the page is opened many times an hour. */
const FRESH_MS = 30_000;

const filtered = (path: string, filter: Readonly<Record<string, unknown>>, sort = "") =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), ...(sort === "" ? {} : { sort }) })}`;

/** What needs somebody of the desk now, each figure a link to its list. */
export default function TodayStrip() {
  const { t } = useTranslation("today");
  const { data } = useQuery({ ...todayQuery, staleTime: FRESH_MS });
  const [isOpen, open] = useDisclosure(false);
  return (
    <section className={classes["today"]} aria-label={t("title")} data-testid="today">
      <h2 className={classes["title"]}>{t("title")}</h2>
      {data === undefined ? null : (
        <Entries today={data}>
          <ActionIcon
            variant="subtle"
            size="md"
            aria-label={t(isOpen ? "hide" : "show")}
            title={t(isOpen ? "hide" : "show")}
            aria-expanded={isOpen}
            onClick={open.toggle}
          >
            {isOpen ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
          </ActionIcon>
        </Entries>
      )}
      {data !== undefined && isOpen && isWaiting(data) ? <TodayRows today={data} /> : null}
    </section>
  );
}

function isWaiting({ failedMails, overdue: _among, ...counts }: Today): boolean {
  return failedMails.length > 0 || Object.values(counts).some((count) => count > 0);
}

interface EntriesProps {
  readonly today: Today;
  /** what shows the first rows of the figures */
  readonly children: ReactNode;
}

function Entries({ today: data, children }: EntriesProps) {
  const { t } = useTranslation("today");
  const desk = useDesk();
  const requests = forwarderHref(desk, "incoming-requests/list/view");
  const entries = [
    { name: "overdue", count: data.overdue, to: requests, isUrgent: true },
    { name: "requests", count: data.requests - data.overdue, to: requests, isUrgent: false },
    { name: "replies", count: data.replies, to: filtered(requests, { status: "replied" }), isUrgent: false },
    {
      name: "expiring",
      count: data.expiring,
      to: filtered(forwarderHref(desk, "quotation/list/view"), { expiring: "soon" }, "validUntil"),
      isUrgent: false,
    },
    {
      name: "approvals",
      count: data.approvals,
      to: filtered(forwarderHref(desk, "margins/approvals"), { status: "open" }),
      isUrgent: false,
    },
    {
      name: "trouble",
      count: data.trouble,
      to: filtered(forwarderHref(desk, "tracking"), { state: "trouble" }),
      isUrgent: true,
    },
  ] as const;
  const waiting = entries.filter(({ count }) => count > 0);
  if (!isWaiting(data)) return <p className={classes["quiet"]}>{t("nothing")}</p>;
  return (
    <ul className={classes["strip"]}>
      {waiting.map(({ name, count, to, isUrgent }) => (
        <li key={name}>
          <Link className={classes["entry"]} to={to} data-urgent={isUrgent || undefined}>
            {t(name)} <Count count={count} />
          </Link>
        </li>
      ))}
      {data.failedMails.length === 0 ? null : (
        <li>
          <FailedMails mails={data.failedMails} />
        </li>
      )}
      <li>{children}</li>
    </ul>
  );
}

function Count({ count }: { readonly count: number }) {
  return <span className={classes["count"]}>{formatNumber(count, useLanguage())}</span>;
}

interface FailedMailsProps {
  readonly mails: Today["failedMails"];
}

/** Mails have no list of their own: each leads to its quotation, which is sent from there again. */
function FailedMails({ mails }: FailedMailsProps) {
  const { t } = useTranslation("today");
  const desk = useDesk();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button type="button" className={classes["entry"]} data-urgent>
          {t("failedMails")} <Count count={mails.length} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {mails.map(({ quotationId: id, number, recipient }) => (
          <Menu.Item key={id} component={Link} to={forwarderHref(desk, "quotation/details/:id", { id })}>
            <bdi>{number}</bdi>
            {" · "}
            <bdi>{recipient}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
