import type { KeySeats } from "@kilolane/contract";
import { Button, Title } from "@mantine/core";
import { IconTable, IconChartBar } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { SeatBar } from "./seat-bar.tsx";
import { SEAT_PARTS, seatPartsOf } from "../seat-parts.ts";
import classes from "./seat-overview.module.css";

interface SeatOverviewProps {
  readonly seats: readonly KeySeats[];
  /** what can be done about the seats */
  readonly actions?: ReactNode;
}

/** The seats of a company by type: a bar for each with its figures written beside it, or the same as a table. */
export function SeatOverview({ seats, actions }: SeatOverviewProps) {
  const { t } = useTranslation("key");
  const [isTable, setTable] = useState(false);
  const ToggleIcon = isTable ? IconChartBar : IconTable;
  return (
    <section className={classes.panel} aria-label={t("seats.title")} data-testid="seats">
      <div className={classes.head}>
        <Title order={2} size="h3">
          {t("seats.title")}
        </Title>
        <div className={classes.tools}>
          {actions}
          <Button
            size="xs"
            variant="subtle"
            leftSection={<ToggleIcon size={16} stroke={1.6} aria-hidden />}
            onClick={() => setTable(!isTable)}
          >
            {t(isTable ? "seats.asBars" : "seats.asTable")}
          </Button>
        </div>
      </div>
      {isTable ? (
        <SeatTable seats={seats} />
      ) : (
        <ul className={classes.rows}>
          {seats.map((seat) => (
            <li key={seat.keyType}>
              <SeatBar seat={seat} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SeatTable({ seats }: Pick<SeatOverviewProps, "seats">) {
  const { t } = useTranslation("key");
  const language = useLanguage();
  return (
    <ScrollBox label={t("seats.title")}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("list.type")}</th>
            {SEAT_PARTS.map((part) => (
              <th key={part} scope="col">
                {t(`seats.${part}`)}
              </th>
            ))}
            <th scope="col">{t("seats.all")}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat.keyType}>
              <th scope="row">{t(`types.${seat.keyType}`)}</th>
              {SEAT_PARTS.map((part) => (
                <td key={part}>{formatNumber(seatPartsOf(seat)[part], language)}</td>
              ))}
              <td>{formatNumber(seat.seats, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
