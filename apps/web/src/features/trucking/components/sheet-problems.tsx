import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Code } from "../../../ui/figure.tsx";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import type { SheetDetail } from "../sheet-queries.ts";
import { useSheetWords } from "../use-sheet-words.ts";
import cards from "../../../ui/card.module.css";
import classes from "./tariff-sheet.module.css";

type SheetProblem = SheetDetail["problems"][number];

/** What keeps a draft from being published: where it stands, what is there and what is wrong with it. */
export function SheetProblems({ sheet }: { readonly sheet: SheetDetail }) {
  const { t } = useTranslation("trucking-sheet");
  const language = useLanguage();
  const { columnName } = useSheetWords();
  const { problems, problemTotal } = sheet;
  const placeOf = ({ row, column }: SheetProblem) =>
    row === null ? t("problems.file") : <Code>{`${column ?? ""}${row}`}</Code>;
  return (
    <section className={cards["card"]} aria-labelledby="sheet-problems">
      <h2 id="sheet-problems" className={cards["title"]}>
        {t("problems.title")}
      </h2>
      <p className={cards["quiet"]}>{t("problems.lead")}</p>
      <ScrollBox label={t("problems.title")}>
        <table className={classes["table"]}>
          <thead>
            <tr>
              <th scope="col">{t("problems.cell")}</th>
              <th scope="col">{t("problems.column")}</th>
              <th scope="col">{t("problems.reason")}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map((problem) => (
              <tr key={`${problem.row} ${problem.column} ${problem.code} ${problem.value}`}>
                <td>{placeOf(problem)}</td>
                <td>
                  {problem.field === null ? "" : columnName(problem.field)}
                  {problem.value === "" ? null : (
                    <>
                      {problem.field === null ? "" : ": "}
                      <bdi>{problem.value}</bdi>
                    </>
                  )}
                </td>
                <td>{problem.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {problemTotal > problems.length ? (
        <p className={cards["quiet"]}>
          {t("problems.more", {
            n: formatNumber(problems.length, language),
            total: formatNumber(problemTotal, language),
          })}
        </p>
      ) : null}
    </section>
  );
}
