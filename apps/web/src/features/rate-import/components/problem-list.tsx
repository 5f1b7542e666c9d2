import type { ImportDetail } from "@kilolane/contract";
import { NativeSelect } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { answerProps } from "../../../lib/lists/list-props.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { Code } from "../../../ui/figure.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { fieldOf } from "../column-fields.ts";
import { downloadProblems, problemsQuery, type BadLine, type ProblemKind } from "../queries.ts";
import { useImportAddress } from "../use-import-address.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import cards from "../../../ui/card.module.css";
import findingClasses from "./findings.module.css";

type Problem = BadLine["problems"][number];

/** What is wrong with a line: problem under problem, as one column of the list. */
function ProblemStack({
  row,
  show,
}: {
  readonly row: BadLine;
  readonly show: (problem: Problem) => ReactNode;
}) {
  return (
    <span className={findingClasses["problems"]}>
      {row.problems.map((problem) => (
        <span key={`${problem.column} ${problem.code}`}>{show(problem)}</span>
      ))}
    </span>
  );
}

/** A line with several problems has them under each other; on a phone each problem is together. */
function useColumns(): readonly DataTableColumn<BadLine>[] {
  const { t } = useTranslation("rate-import");
  const language = useLanguage();
  const isPhone = useIsPhone();
  return useMemo((): readonly DataTableColumn<BadLine>[] => {
    const place = (row: BadLine, { column }: Problem) =>
      column === null ? "–" : <Code>{`${column}${row.row}`}</Code>;
    const nameOf = ({ field }: Problem) => {
      const known = field === null ? undefined : fieldOf(field);
      return known === undefined ? (field ?? t("problems.wholeLine")) : t(`field.${known}`);
    };
    const valueOf = ({ value }: Problem) =>
      value === "" ? (
        <em className={cards["quiet"]}>{t("problems.emptyCell")}</em>
      ) : (
        <bdi className={findingClasses["value"]}>{value}</bdi>
      );
    const column = (
      id: "cell" | "field" | "value" | "reason",
      width: string | undefined,
      show: (problem: Problem, row: BadLine) => ReactNode,
    ): DataTableColumn<BadLine> => ({
      id,
      header: t(`problems.${id}`),
      ...(width === undefined ? {} : { width }),
      cell: (row) => <ProblemStack row={row} show={(problem) => show(problem, row)} />,
    });
    const line: DataTableColumn<BadLine> = {
      id: "line",
      header: t("problems.row"),
      required: true,
      width: "9rem",
      cell: ({ sheet, row, lanes }) => {
        if (row !== null) return <TwoLines first={t("problems.rowOf", { row })} second={sheet} />;
        const count = lanes?.count ?? 0;
        const said = t("problems.lanes", { count, n: formatNumber(count, language) });
        return <TwoLines first={lanes?.first} second={said} />;
      },
    };
    if (isPhone) {
      const together = (problem: Problem, row: BadLine) => (
        <span className={findingClasses["problem"]}>
          {place(row, problem)}
          <span>
            {nameOf(problem)}
            {" · "}
            {valueOf(problem)}
          </span>
          <strong>{problem.message}</strong>
        </span>
      );
      // Without a header: as wide as the card.
      return [line, { ...column("reason", undefined, together), header: "" }];
    }
    return [
      line,
      column("cell", "5rem", (problem, row) => place(row, problem)),
      column("field", "11rem", nameOf),
      column("value", "11rem", valueOf),
      column("reason", undefined, ({ message }) => message),
    ];
  }, [isPhone, language, t]);
}

interface ProblemListProps {
  readonly detail: ImportDetail;
  readonly kind: ProblemKind;
}

/** The lines that are not good, or whose prices are to be confirmed: where they are, what they say and why they are listed. */
export function ProblemList({ detail, kind }: ProblemListProps) {
  const { t } = useTranslation("rate-import");
  const [address, setAddress] = useImportAddress();
  const texts = useTableTexts();
  const columns = useColumns();
  const { reason, found, rows } = address;
  const answer = useQuery(problemsQuery(detail.id, { kind, code: reason }, found, rows));
  return (
    <RecordList
      {...answerProps(answer)}
      label={t(kind === "bad" ? "result.problems" : "result.warned")}
      storageKey="rate-import-problems"
      columns={columns}
      rowId={(row) => [row.sheet, row.row, ...row.problems.map(({ message }) => message)].join(" ")}
      page={found}
      size={rows}
      sort={undefined}
      onPage={(page) => void setAddress({ found: page })}
      onSize={(size) => void setAddress({ rows: size, found: null })}
      onSort={() => undefined}
      filtered={reason !== ""}
      onClearFilters={() => void setAddress({ reason: null, found: null })}
      filters={
        <ReasonSelect
          reasons={answer.data?.reasons ?? []}
          value={reason}
          onChange={(code) => void setAddress({ reason: code === "" ? null : code, found: null })}
        />
      }
      exportButton={
        detail.rowsBad === 0 || kind === "warning" ? null : (
          <ListExport
            label={t("problems.download")}
            name="bad-lines"
            download={async (format) => downloadProblems(detail.id, format)}
          />
        )
      }
      empty={
        <StatePanel
          icon={<IconCircleCheck size={34} stroke={1.4} aria-hidden />}
          title={t(kind === "bad" ? "problems.noneTitle" : "problems.noWarnTitle")}
          text={t(kind === "bad" ? "problems.noneText" : "problems.noWarnText")}
        />
      }
      texts={texts}
    />
  );
}

interface ReasonSelectProps {
  readonly reasons: readonly { readonly code: string; readonly message: string; readonly rows: number }[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Narrows the list to one reason; each says how many lines it is. */
function ReasonSelect({ reasons, value, onChange }: ReasonSelectProps) {
  const { t } = useTranslation("rate-import");
  const language = useLanguage();
  return (
    <NativeSelect
      size="xs"
      className={findingClasses["reason"] ?? ""}
      aria-label={t("problems.reasons")}
      value={value}
      data={[
        { value: "", label: t("problems.all") },
        ...reasons.map(({ code, message, rows }) => ({
          value: code,
          label: `${formatNumber(rows, language)} · ${message}`,
        })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
