import { Button, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { csvText } from "../files/csv-text.ts";
import { saveBlob } from "../files/save-blob.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import classes from "./statistics.module.css";

interface FigureTableProps {
  readonly id: string;
  readonly title: string;
  /** a sentence under the title */
  readonly lead?: ReactNode;
  /** the first column is text, the others are figures */
  readonly headers: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly head: ReactNode;
    readonly figures: readonly string[];
    /** length of the row's bar, from 0 to 1 of the longest; no bar without it */
    readonly share?: number;
  }[];
  readonly actions?: ReactNode;
  readonly csv: { readonly fileName: string; readonly rows: readonly (readonly (string | number)[])[] };
}

/** Rows that are seen at once; the file always holds all of them. */
const FIRST_ROWS = 8;

/** Figures as a table, and the same as a file; a long one shows its first rows until all are asked for. */
export function FigureTable({ id, title, lead, headers, rows, csv, actions }: FigureTableProps) {
  const { t } = useTranslation("statistics");
  const [isWhole, setWhole] = useState(false);
  // two rows more are sooner shown than hidden behind a button
  const isLong = rows.length > FIRST_ROWS + 2;
  const shown = isLong && !isWhole ? rows.slice(0, FIRST_ROWS) : rows;
  return (
    <section className={classes["card"]} aria-labelledby={id}>
      <div className={classes["head"]}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {actions}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          aria-label={t("csvOf", { table: title })}
          onClick={() => saveBlob(new Blob([csvText(csv.rows)], { type: "text/csv" }), csv.fileName)}
        >
          {t("csv")}
        </Button>
      </div>
      {lead}
      <ScrollBox label={title}>
        <table className={classes["table"]} aria-labelledby={id}>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  {row.head}
                  {row.share === undefined ? null : (
                    <span
                      aria-hidden
                      className={classes["bar"]}
                      style={{ inlineSize: `${row.share * 100}%` }}
                    />
                  )}
                </th>
                {row.figures.map((figure, index) => (
                  <td key={headers[index + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {isLong ? (
        <Button
          className={classes["more"]}
          size="xs"
          variant="subtle"
          aria-expanded={isWhole}
          aria-label={t(isWhole ? "fewerOf" : "allOf", { count: rows.length, table: title })}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? "fewer" : "all", { count: rows.length })}
        </Button>
      ) : null}
    </section>
  );
}
