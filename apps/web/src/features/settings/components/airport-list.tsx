import type { PreferredAirport } from "@kilolane/contract";
import { Text } from "@mantine/core";
import { type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { AirportPicker } from "../../place/components/airport-picker.tsx";
import { moveEntry, useAirportList } from "../use-airport-list.ts";
import classes from "./airport-list.module.css";
import { AirportRow } from "./airport-row.tsx";

interface AirportListProps {
  readonly airports: readonly PreferredAirport[];
  readonly isReadOnly: boolean;
}

/** The preferred airports in their order: added by search, moved by drag, arrow keys or buttons, taken off with undo. */
export function AirportList({ airports, isReadOnly }: AirportListProps) {
  const { t } = useTranslation("settings");
  const list = useAirportList();
  const rows = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const [held, setHeld] = useState<string>();

  const move = (code: string, by: 1 | -1) => {
    const place = list.move(code, by) + 1;
    setSaid(t("airports.place", { code, place, count: airports.length }));
    // A row that changes its place loses the focus, and an arrow at the end of the list is switched off.
    const pressed = document.activeElement;
    requestAnimationFrame(() => {
      const isUsable = pressed instanceof HTMLButtonElement && !pressed.disabled;
      const handle = rows.current?.querySelector<HTMLElement>(`[data-code="${code}"] button`);
      (isUsable ? pressed : handle)?.focus();
    });
  };
  // The list itself holds the pointer: its rows change places under it.
  const grab = (event: PointerEvent, code: string) => {
    rows.current?.setPointerCapture(event.pointerId);
    setHeld(code);
  };
  const drag = (event: PointerEvent<HTMLOListElement>) => {
    const from = airports.findIndex(({ airport }) => airport === held);
    if (from < 0) return;
    const others = Array.from(event.currentTarget.children).toSpliced(from, 1);
    const middles = others
      .map((row) => row.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2);
    const to = middles.filter((middle) => middle < event.clientY).length;
    if (to !== from) list.show(moveEntry(airports, from, to));
  };
  const drop = () => {
    if (held === undefined) return;
    setHeld(undefined);
    list.storeShown();
  };

  return (
    <>
      {isReadOnly ? null : (
        <AirportPicker
          label={t("airports.add")}
          placeholder={t("airports.placeholder")}
          value={null}
          onChange={(airport) => {
            if (airport) void list.add(airport.code);
          }}
        />
      )}
      {airports.length === 0 ? (
        <div className={classes["empty"]}>
          <strong>{t("airports.emptyTitle")}</strong>
          <Text c="dimmed">{t("airports.emptyText")}</Text>
        </div>
      ) : (
        <ol
          ref={rows}
          className={classes["list"]}
          aria-label={t("airports.list")}
          onPointerMove={drag}
          onPointerUp={drop}
          onPointerCancel={drop}
        >
          {airports.map((entry, place) => (
            <AirportRow
              key={entry.airport}
              entry={entry}
              isReadOnly={isReadOnly}
              isFirst={place === 0}
              isLast={place === airports.length - 1}
              onMove={(by) => move(entry.airport, by)}
              isHeld={entry.airport === held}
              onGrab={(event) => grab(event, entry.airport)}
              onRemove={() => void list.remove(entry)}
            />
          ))}
        </ol>
      )}
      <output className="kl-visually-hidden">{said}</output>
    </>
  );
}
