import { ZONE_CHANGES } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { StatusBadge, type StatusTone } from "../../../ui/status-badge.tsx";
import type { SheetDetail } from "../sheet-queries.ts";
import { useSheetWords } from "../use-sheet-words.ts";
import cards from "../../../ui/card.module.css";
import classes from "./tariff-sheet.module.css";

type Zone = SheetDetail["zones"][number];

const TONES: Readonly<Record<Zone["kind"], StatusTone>> = {
  added: "positive",
  changed: "attention",
  removed: "negative",
  unchanged: "ended",
};

/** What a tariff changes, zone by zone: what changes first, what stays last. */
export function SheetDifference({ sheet }: { readonly sheet: SheetDetail }) {
  const { t } = useTranslation("trucking-sheet");
  const zones = sheet.zones.toSorted((a, b) => ZONE_CHANGES.indexOf(a.kind) - ZONE_CHANGES.indexOf(b.kind));
  return (
    <section className={cards["card"]} aria-labelledby="sheet-difference">
      <h2 id="sheet-difference" className={cards["title"]}>
        {t("change.title")}
      </h2>
      <p className={cards["quiet"]}>{t(sheet.state === "draft" ? "change.lead" : "change.leadDone")}</p>
      {zones.map((zone, place) => (
        // two zones may have one name, of different days
        <ZoneChange key={`${zone.kind} ${zone.name} ${String(place)}`} zone={zone} />
      ))}
    </section>
  );
}

function ZoneChange({ zone }: { readonly zone: Zone }) {
  const { t } = useTranslation("trucking-sheet");
  const { figureName, figureValue } = useSheetWords();
  // of a zone that is new or gone one of both sides would stay empty
  const sides =
    zone.kind === "added"
      ? (["after"] as const)
      : zone.kind === "removed"
        ? (["before"] as const)
        : (["before", "after"] as const);
  return (
    <div>
      <h3 className={classes["zone"]}>
        <bdi>{zone.name}</bdi>
        <StatusBadge tone={TONES[zone.kind]} label={t(`change.${zone.kind}`)} />
      </h3>
      {zone.changes.length === 0 ? null : (
        <ScrollBox label={zone.name}>
          <table className={classes["table"]}>
            <thead>
              <tr>
                <th scope="col">{t("change.figure")}</th>
                {sides.map((side) => (
                  <th key={side} scope="col">
                    {t(`change.${side}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {zone.changes.map((change) => (
                <tr key={`${change.figure} ${change.detail}`}>
                  <td>{figureName(change)}</td>
                  {sides.map((side) => (
                    <td key={side} className={side === "before" ? classes["before"] : undefined}>
                      <bdi>{figureValue(change, change[side])}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </div>
  );
}
