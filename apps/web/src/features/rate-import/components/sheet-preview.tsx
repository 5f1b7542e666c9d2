import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { letterOf } from "../../../lib/files/column-letter.ts";
import type { PreviewSheet } from "../edit-mapping.ts";
import classes from "./mapping.module.css";

interface SheetPreviewProps {
  readonly preview: PreviewSheet;
  readonly headerRow: number;
}

/** The first rows as they stand in the sheet, the headers marked. */
export function SheetPreview({ preview, headerRow }: SheetPreviewProps) {
  const { t } = useTranslation("rate-import");
  const width = Math.max(0, ...preview.rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  return (
    <details className={classes["more"]}>
      <summary data-testid="first-rows">{t("mapping.preview")}</summary>
      <ScrollBox label={t("mapping.preview")}>
        <table className={classes["preview"]} dir="ltr">
          <thead>
            <tr>
              <th scope="col">{t("problems.row")}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {letterOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.rows.map(({ row, cells }) => (
              <tr key={row} data-head={row === headerRow || undefined}>
                <th scope="row">
                  {row}
                  {row === headerRow ? (
                    <span className="kl-visually-hidden">{t("mapping.headRow")}</span>
                  ) : null}
                </th>
                {columns.map((column) => (
                  <td key={column} dir="auto">
                    {cells[column] ?? ""}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}
