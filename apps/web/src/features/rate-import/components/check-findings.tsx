import type { ImportDetail } from "@kilolane/contract";
import { Alert } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Figure } from "../../../ui/figure.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { useOpenTabInView } from "../../../ui/list-tools/use-open-tab-in-view.ts";
import { FINDING_VIEWS, useImportAddress, type FindingView } from "../use-import-address.ts";
import { ChangeBar } from "./change-bar.tsx";
import { ChangeList } from "./change-list.tsx";
import { ProblemList } from "./problem-list.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./rate-import.module.css";
import findingClasses from "./findings.module.css";

/** The figures of a check: lines read, good and bad, lanes, and what differs from the live rates. */
export function CheckFigures({ detail }: { readonly detail: ImportDetail }) {
  const { t } = useTranslation("rate-import");
  const language = useLanguage();
  const figures = [
    ["read", detail.rowsRead],
    ["good", detail.rowsGood],
    ["bad", detail.rowsBad],
    ["warned", detail.rowsWarned],
    ["lanes", detail.lanes],
  ] as const;
  const { changes } = detail;
  return (
    <section className={cards["card"]} aria-labelledby="found">
      <h2 id="found" className={cards["title"]}>
        {t("result.title")}
      </h2>
      <dl className={findingClasses["figures"]}>
        {figures.map(([name, figure]) => (
          <div key={name} data-alarm={((name === "bad" || name === "warned") && figure > 0) || undefined}>
            <dt>{t(`result.${name}`)}</dt>
            <dd data-testid={`figure-${name}`}>
              <Figure figure={formatNumber(figure, language)} size="large" />
            </dd>
          </div>
        ))}
      </dl>
      {changes === null ? null : (
        <>
          <h3 className={classes["subtitle"]}>{t("result.changes")}</h3>
          <ChangeBar changes={changes} />
        </>
      )}
      <UnreadNote columns={detail.unreadColumns} />
    </section>
  );
}

/** Columns that hold figures and are not imported: a price among them would be lost without a word. */
function UnreadNote({ columns }: { readonly columns: ImportDetail["unreadColumns"] }) {
  const { t } = useTranslation("rate-import");
  if (columns.length === 0) return null;
  return (
    <Alert color="amber" title={t("result.unread")} data-testid="unread">
      {t("result.unreadText")}
      <ul className={findingClasses["effects"]}>
        {columns.map(({ sheet, column, header, sample }) => (
          <li key={`${sheet} ${column}`}>
            {t("result.unreadColumn", { sheet, column })}
            {header === "" ? null : (
              <>
                {" · "}
                <bdi>{header}</bdi>
              </>
            )}
            {" · "}
            {t("result.unreadSample", { sample })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** What is looked at first: bad lines when there are any, then prices to confirm, else the kind of change there is. */
function firstViewOf({ rowsBad, rowsWarned, changes }: ImportDetail): FindingView {
  if (rowsBad > 0 || changes === null) return "problems";
  if (rowsWarned > 0) return "warnings";
  return (["changed", "added", "ended"] as const).find((kind) => changes[kind] > 0) ?? "added";
}

/** The bad lines and the changes, one list at a time. */
export function CheckFindings({ detail }: { readonly detail: ImportDetail }) {
  const { t } = useTranslation("rate-import");
  const language = useLanguage();
  const [address, setAddress] = useImportAddress();
  const view = address.view ?? firstViewOf(detail);
  const strip = useOpenTabInView(view);
  const countOf = (id: FindingView) => {
    if (id === "problems") return detail.rowsBad;
    return id === "warnings" ? detail.rowsWarned : (detail.changes?.[id] ?? 0);
  };
  const labelOf = (id: FindingView) => {
    if (id === "problems") return t("result.problems");
    return id === "warnings" ? t("result.warned") : t(`kind.${id}`);
  };
  const views = FINDING_VIEWS.filter((id) => id !== "warnings" || detail.rowsWarned > 0);
  return (
    <div className={cards["stack"]} ref={strip}>
      <ListTabs
        label={t("result.views")}
        tabs={views.map((id) => ({
          id,
          label: labelOf(id),
          count: formatNumber(countOf(id), language),
        }))}
        open={view}
        onOpen={(id) =>
          void setAddress({
            view: FINDING_VIEWS.find((known) => known === id) ?? null,
            found: null,
            reason: null,
          })
        }
      />
      {view === "problems" || view === "warnings" ? (
        <ProblemList key={view} detail={detail} kind={view === "problems" ? "bad" : "warning"} />
      ) : (
        <ChangeList key={view} id={detail.id} kind={view} />
      )}
    </div>
  );
}
