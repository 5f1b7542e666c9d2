import { Button, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { csvText } from "../../../lib/files/csv-text.ts";
import { saveBlob } from "../../../lib/files/save-blob.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import classes from "./entry-statistics.module.css";

interface EntryTableProps {
  readonly id: string;
  readonly title: string;
  /** the first column is text, the others are figures */
  readonly headers: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly head: ReactNode;
    readonly figures: readonly string[];
  }[];
  readonly csv: { readonly fileName: string; readonly rows: readonly (readonly (string | number)[])[] };
}

/** Figures as a table, and the same as a file. */
export function EntryTable({ id, title, headers, rows, csv }: EntryTableProps) {
  const { t } = useTranslation("entry");
  return (
    <section className={classes["card"]} aria-labelledby={id}>
      <div className={classes["head"]}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
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
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.head}</th>
                {row.figures.map((figure, index) => (
                  <td key={headers[index + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
