import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Figure } from "../../../ui/figure.tsx";
import classes from "./overview.module.css";

interface FigureLinkProps {
  readonly count: number;
  /** where what is counted stands; a zero leads nowhere */
  readonly to?: string;
}

/** A count that leads to what it counts. */
export function FigureLink({ count, to }: FigureLinkProps) {
  const language = useLanguage();
  const figure = <Figure figure={formatNumber(count, language)} />;
  if (count === 0) {
    return (
      <Text span inherit c="dimmed">
        {figure}
      </Text>
    );
  }
  return to === undefined ? (
    figure
  ) : (
    <Anchor component={Link} inherit className={classes["target"] ?? ""} to={to}>
      {figure}
    </Anchor>
  );
}
