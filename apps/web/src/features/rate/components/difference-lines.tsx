import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { DifferenceLine } from "../history-words.ts";
import classes from "./rate-editor.module.css";

interface DifferenceLinesProps {
  readonly lines: readonly DifferenceLine[];
  /** heads of the two sides */
  readonly before: string;
  readonly after: string;
  readonly testId: string;
}

/** Two states of a rate side by side, in words. */
export function DifferenceLines({ lines, before, after, testId }: DifferenceLinesProps) {
  const { t } = useTranslation("rate");
  return (
    <div className={classes["wideTable"]}>
      <table className={classes["differences"]} data-testid={testId}>
        <thead>
          <tr>
            <th scope="col">{t("difference.what")}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">
                <bdi>{line.name}</bdi>
              </th>
              <td>
                <bdi>{line.before}</bdi>
              </td>
              <td>
                <bdi>{line.after}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
