import type { ImportDetail } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Figure } from "../../../ui/figure.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { FINDING_VIEWS, useImportAddress, type FindingView } from "../use-import-address.ts";
import { ChangeBar } from "./change-bar.tsx";
import { ChangeList } from "./change-list.tsx";
import { ProblemList } from "./problem-list.tsx";
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
    ["lanes", detail.lanes],
  ] as const;
  const { changes } = detail;
  return (
    <section className={classes["card"]} aria-labelledby="found">
      <h2 id="found" className={classes["title"]}>
        {t("result.title")}
      </h2>
      <dl className={findingClasses["figures"]}>
        {figures.map(([name, figure]) => (
          <div key={name} data-alarm={(name === "bad" && figure > 0) || undefined}>
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
    </section>
  );
}

/** The list that is looked at first: bad lines when there are any, else the kind of change there is. */
function firstViewOf({ rowsBad, changes }: ImportDetail): FindingView {
  if (rowsBad > 0 || changes === null) return "problems";
  return (["changed", "added", "ended"] as const).find((kind) => changes[kind] > 0) ?? "added";
}

/** The bad lines and the changes, one list at a time. */
export function CheckFindings({ detail }: { readonly detail: ImportDetail }) {
  const { t } = useTranslation("rate-import");
  const language = useLanguage();
  const [address, setAddress] = useImportAddress();
  const view = address.view ?? firstViewOf(detail);
  const countOf = (id: FindingView) => (id === "problems" ? detail.rowsBad : (detail.changes?.[id] ?? 0));
  return (
    <div className={classes["stack"]}>
      <ListTabs
        label={t("result.views")}
        tabs={FINDING_VIEWS.map((id) => ({
          id,
          label: id === "problems" ? t("result.problems") : t(`kind.${id}`),
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
      {view === "problems" ? (
        <ProblemList detail={detail} />
      ) : (
        <ChangeList key={view} id={detail.id} kind={view} />
      )}
    </div>
  );
}
