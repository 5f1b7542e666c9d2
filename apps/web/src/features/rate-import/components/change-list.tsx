import { TextInput } from "@mantine/core";
import { IconArrowsDiff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import type { Language } from "@kilolane/phrases";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { answerProps } from "../../../lib/lists/list-props.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { Code } from "../../../ui/figure.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { changeLinesOf, type ChangeLine } from "../change-lines.ts";
import { changesQuery, type ChangeKind, type LaneChange } from "../queries.ts";
import { useImportAddress } from "../use-import-address.ts";
import { useSurchargeText } from "../use-surcharge-text.ts";
import cards from "../../../ui/card.module.css";
import classes from "./rate-import.module.css";
import findingClasses from "./findings.module.css";

const stateOf = ({ after, before }: LaneChange) => after ?? before;

function useColumns(kind: ChangeKind): readonly DataTableColumn<LaneChange>[] {
  const { t } = useTranslation("rate-import");
  const text = useCodeText("rate");
  const language = useLanguage();
  const saySurcharge = useSurchargeText();
  return useMemo(
    (): readonly DataTableColumn<LaneChange>[] => [
      {
        id: "lane",
        header: t("changes.lane"),
        required: true,
        sortable: true,
        width: "15rem",
        cell: (row) => (
          <TwoLines
            first={<Code>{`${row.origin}–${row.destination}`}</Code>}
            second={[
              stateOf(row)
                ?.goods.map((goods) => text("goods", goods))
                .join(", "),
              text("aircraft", stateOf(row)?.aircraft ?? ""),
            ]
              .filter(Boolean)
              .join(" · ")}
          />
        ),
      },
      {
        id: "validity",
        header: t("changes.validity"),
        width: "14rem",
        cell: (row) => {
          const state = stateOf(row);
          return state === null ? null : (
            <span className={classes["date"]}>
              {`${formatDate(state.validFrom, language)} – ${formatDate(state.validTo, language)}`}
            </span>
          );
        },
      },
      {
        id: "currency",
        header: t("changes.currency"),
        width: "7rem",
        cell: (row) => <Code>{`${stateOf(row)?.currency ?? ""} / ${stateOf(row)?.weightUnit ?? ""}`}</Code>,
      },
      {
        id: "prices",
        header: t(kind === "changed" ? "changes.difference" : "changes.prices"),
        cell: (row) => (
          <span className={findingClasses["changes"]}>
            {changeLinesOf(row, saySurcharge).map((line) => (
              <ChangeText key={`${line.kind} ${line.name ?? line.weight?.figure ?? ""}`} line={line} />
            ))}
          </span>
        ),
      },
    ],
    [kind, language, saySurcharge, t, text],
  );
}

const FIGURE = /^\d+(\.\d+)?$/;
const FIGURES = new Set<ChangeLine["kind"]>(["minimum", "basic", "transit"]);

type CodeText = ReturnType<typeof useCodeText>;

/** Figures as the reader writes them, yes and no in words. */
function sayTerm(value: string, language: Language, text: CodeText): string {
  if (value === "true" || value === "false") return text("difference", value === "true" ? "on" : "off");
  return FIGURE.test(value) ? formatNumber(value, language) : value;
}

/** `from 45 kg 3.05 → 2.95`; the old value is struck through, and announced as old to screen readers. */
function ChangeText({ line }: { readonly line: ChangeLine }) {
  const { t } = useTranslation("rate-import");
  const text = useCodeText("rate");
  const fieldText = useCodeText("rate-import");
  const language = useLanguage();
  const { kind, name: own = "", weight, before, after } = line;
  const show = (value: string) => {
    if (kind === "break") return formatNumber(value, language, [2, 6]);
    if (FIGURES.has(kind)) return formatNumber(value, language);
    if (kind === "from" || kind === "until") return formatDate(value, language);
    if (kind === "goods") return value === "" ? t("choose.every") : text("goods", value);
    if (kind === "term") return sayTerm(value, language, text);
    return kind === "aircraft" ? text("aircraft", value) : value;
  };
  const nameLine = () => {
    if (kind === "surcharge") return own;
    if (kind === "term") return fieldText("field", own);
    return t(`changes.${kind}`, {
      weight: weight === undefined ? "" : `${formatNumber(weight.figure, language)} ${weight.unit}`,
    });
  };
  return (
    <span className={findingClasses["change"]}>
      <span className={cards["quiet"]}>{nameLine()}</span>
      {before === null ? null : (
        <del>
          <span className="kl-visually-hidden">{t("changes.was", { value: show(before) })}</span>
          <bdi aria-hidden>{show(before)}</bdi>
        </del>
      )}
      {after === null ? null : <bdi className={findingClasses["after"]}>{show(after)}</bdi>}
    </span>
  );
}

interface ChangeListProps {
  readonly id: string;
  readonly kind: ChangeKind;
}

/** Lane by lane what is new, what changes from what to what, and what ends. */
export function ChangeList({ id, kind }: ChangeListProps) {
  const { t } = useTranslation("rate-import");
  const [{ found, rows, lane, order }, setAddress] = useImportAddress();
  const texts = useTableTexts();
  const columns = useColumns(kind);
  const answer = useQuery(changesQuery(id, { kind, search: lane, order, page: found, size: rows }));
  return (
    <RecordList
      {...answerProps(answer)}
      label={t(`kind.${kind}`)}
      storageKey="rate-import-changes"
      columns={columns}
      rowId={(row) => JSON.stringify(row)}
      page={found}
      size={rows}
      sort={{ by: "lane", descending: order === "desc" }}
      onPage={(page) => void setAddress({ found: page })}
      onSize={(size) => void setAddress({ rows: size, found: null })}
      onSort={(next) => void setAddress({ order: next?.descending === true ? "desc" : "asc", found: null })}
      filtered={lane !== ""}
      onClearFilters={() => void setAddress({ lane: null, found: null })}
      filters={
        <TextInput
          size="xs"
          aria-label={t("changes.search")}
          placeholder="JFK"
          value={lane}
          maxLength={7}
          spellCheck={false}
          onChange={(event) =>
            void setAddress({ lane: event.currentTarget.value.toUpperCase() || null, found: null })
          }
        />
      }
      empty={
        <StatePanel
          icon={<IconArrowsDiff size={34} stroke={1.4} aria-hidden />}
          title={t("changes.noneTitle")}
          text={t("changes.noneText")}
        />
      }
      texts={texts}
    />
  );
}
