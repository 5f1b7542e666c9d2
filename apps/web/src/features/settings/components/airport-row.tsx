import type { PreferredAirport } from "@kilolane/contract";
import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconGripVertical, IconX } from "@tabler/icons-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { Code } from "../../../ui/figure.tsx";
import classes from "./airport-list.module.css";

interface AirportRowProps {
  readonly entry: PreferredAirport;
  readonly isReadOnly: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly isHeld: boolean;
  readonly onGrab: (event: PointerEvent) => void;
  readonly onRemove: () => void;
}

/** One preferred airport with its handle, its arrows and the way off the list. */
export function AirportRow(props: AirportRowProps) {
  const { entry, isReadOnly, isFirst, isLast } = props;
  const { t } = useTranslation("settings");
  const code = entry.airport;
  return (
    <li className={classes["row"]} data-code={code}>
      {isReadOnly ? null : <DragHandle {...props} />}
      <Code>{code}</Code>
      <span className={classes["names"]}>
        <bdi>{entry.city === "" ? entry.name : entry.city}</bdi>
        <bdi className={classes["quiet"]}>{`${entry.name} · ${entry.country}`}</bdi>
      </span>
      {isReadOnly ? null : (
        <span className={classes["tools"]}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            disabled={isFirst}
            aria-label={t("airports.up", { code })}
            onClick={() => props.onMove(-1)}
          >
            <IconChevronUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            disabled={isLast}
            aria-label={t("airports.down", { code })}
            onClick={() => props.onMove(1)}
          >
            <IconChevronDown size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t("airports.remove", { code })}
            onClick={props.onRemove}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}

/** Dragged with pointer or finger; with the focus on it, the arrow keys move the row. */
function DragHandle({ entry, isHeld, onMove, onGrab }: AirportRowProps) {
  const { t } = useTranslation("settings");
  const press = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <button
      type="button"
      className={classes["handle"]}
      data-held={isHeld || undefined}
      aria-label={t("airports.move", { code: entry.airport })}
      onKeyDown={press}
      onPointerDown={onGrab}
    >
      <IconGripVertical size={18} stroke={1.6} aria-hidden />
    </button>
  );
}
