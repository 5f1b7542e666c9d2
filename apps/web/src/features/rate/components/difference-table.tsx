import { useTranslation } from "react-i18next";
import type { Difference } from "../rate-differences.ts";
import classes from "./rate-editor.module.css";

interface DifferenceTableProps {
  readonly differences: readonly Difference[];
  /** heads of the two sides */
  readonly before: string;
  readonly after: string;
}

/** What differs between two states of a rate, side by side. */
export function DifferenceTable({ differences, before, after }: DifferenceTableProps) {
  const { t } = useTranslation("rate");
  const nameOf = ({ place }: Difference) => {
    if (place.kind === "field" || place.kind === "switch") return t(`field.${place.field}`);
    return t(`difference.${place.kind}`, { name: place.name });
  };
  const valueOf = ({ place }: Difference, value: string | null) => {
    if (value === null || value === "") return "–";
    return place.kind === "switch" ? t(value === "true" ? "difference.on" : "difference.off") : value;
  };
  return (
    <div className={classes["scroll"]}>
      <table className={classes["differences"]} data-testid="differences">
        <thead>
          <tr>
            <th scope="col">{t("difference.what")}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={JSON.stringify(difference.place)}>
              <th scope="row">
                <bdi>{nameOf(difference)}</bdi>
              </th>
              <td>
                <bdi>{valueOf(difference, difference.before)}</bdi>
              </td>
              <td>
                <bdi>{valueOf(difference, difference.after)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
