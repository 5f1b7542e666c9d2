import {
  type EndpointOutput,
  type getToday,
  listClientRequests,
  listFloorApprovals,
  listQuotations,
  listShipments,
} from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../i18n/use-translation.ts";
import { q } from "../api/query.ts";
import { formatDate } from "../format/dates.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { forwarderHref } from "../paths/href.ts";
import { useDesk } from "../session/use-desk.ts";
import classes from "./today-strip.module.css";

type Today = EndpointOutput<typeof getToday>;

/** Rows shown of each kind; its figure leads to all of them. */
const MOST = 3;

/** One row: what it is, and where it leads. */
interface Row {
  readonly key: string;
  readonly to: string;
  /** a number or a lane, in its own direction */
  readonly name: string;
  readonly about: string;
}

/** The first rows of each figure, below one another. */
export default function TodayRows({ today }: { readonly today: Today }) {
  return (
    <div className={classes["rows"]} data-testid="today-rows">
      {today.requests > 0 ? <RequestRows name="requests" /> : null}
      {today.replies > 0 ? <RequestRows name="replies" /> : null}
      {today.expiring > 0 ? <ExpiringRows /> : null}
      {today.approvals > 0 ? <ApprovalRows /> : null}
      {today.trouble > 0 ? <TroubleRows /> : null}
      {today.failedMails.length > 0 ? <MailRows mails={today.failedMails} /> : null}
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly Row[] | undefined;
}

function Rows({ title, rows = [] }: RowsProps) {
  return (
    <section>
      <h3 className={classes["kind"]}>{title}</h3>
      <ul className={classes["list"]}>
        {rows.slice(0, MOST).map(({ key, to, name, about }) => (
          <li key={key}>
            <Anchor component={Link} to={to} size="sm" className={classes["row"]}>
              <bdi>{name}</bdi>
            </Anchor>{" "}
            <bdi className={classes["about"]}>{about}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Requests without an answer, the overdue ones first as in their list; or those whose client has replied. */
function RequestRows({ name }: { readonly name: "requests" | "replies" }) {
  const { t } = useTranslation("today");
  const desk = useDesk();
  const isReply = name === "replies";
  // answered ones may stand between: a page of the list holds enough that wait
  const query = isReply ? { status: "replied" as const, size: MOST } : { size: 25 };
  const { data } = useQuery(q(listClientRequests, { query }));
  const rows = data?.content
    .filter(({ status }) => isReply || status === "new" || status === "assigned")
    .map((row) => ({
      key: row.request_id,
      to: forwarderHref(desk, "incoming-requests/details/:id", { id: row.request_id }),
      name: `${row.fromAirport}–${row.toAirport}`,
      about: row.isOverdue ? `${row.clientName} · ${t("late")}` : row.clientName,
    }));
  return <Rows title={t(name)} rows={rows} />;
}

function ExpiringRows() {
  const { t } = useTranslation("today");
  const language = useLanguage();
  const desk = useDesk();
  const query = {
    size: MOST,
    filter: JSON.stringify({ expiring: "soon" }),
    sort: JSON.stringify({ field: "validUntil", direction: "asc" }),
  };
  const { data } = useQuery(q(listQuotations, { query }));
  const rows = data?.content.map((row) => ({
    key: row.quotation_id,
    to: forwarderHref(desk, "quotation/details/:id", { id: row.quotation_id }),
    name: row.number,
    about: [row.companyName, formatDate(row.validUntil, language)].filter(Boolean).join(" · "),
  }));
  return <Rows title={t("expiring")} rows={rows} />;
}

function ApprovalRows() {
  const { t } = useTranslation("today");
  const desk = useDesk();
  const { data } = useQuery(q(listFloorApprovals, { query: { status: "open", size: MOST } }));
  const search = new URLSearchParams({ filter: JSON.stringify({ status: "open" }) });
  const rows = data?.content.map((row) => ({
    key: row.id,
    to: `${forwarderHref(desk, "margins/approvals")}?${search}`,
    name: `${row.from}–${row.to}`,
    about: `${row.askedBy} · ${row.airline}`,
  }));
  return <Rows title={t("approvals")} rows={rows} />;
}

function TroubleRows() {
  const { t } = useTranslation("today");
  const desk = useDesk();
  const { data } = useQuery(q(listShipments, { query: { state: "trouble", size: MOST } }));
  const rows = data?.content.map((row) => ({
    key: row.id,
    to: forwarderHref(desk, "quotation/details/:id", { id: row.quotation.id }),
    name: `${row.awb.slice(0, 3)}-${row.awb.slice(3)}`,
    about: `${row.fromAirport}–${row.toAirport}`,
  }));
  return <Rows title={t("trouble")} rows={rows} />;
}

function MailRows({ mails }: { readonly mails: Today["failedMails"] }) {
  const { t } = useTranslation("today");
  const desk = useDesk();
  const rows = mails.map(({ quotationId: id, number, recipient }) => ({
    key: id,
    to: forwarderHref(desk, "quotation/details/:id", { id }),
    name: number,
    about: recipient,
  }));
  return <Rows title={t("failedMails")} rows={rows} />;
}
