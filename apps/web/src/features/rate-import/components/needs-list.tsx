import type { ImportMapping } from "@kilolane/contract";
import { IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { needsOf, type SheetMapping } from "../edit-mapping.ts";
import cards from "../../../ui/card.module.css";
import mappingClasses from "./mapping.module.css";

interface NeedsListProps {
  readonly sheet: SheetMapping;
  readonly defaults: ImportMapping["defaults"];
}

/** What every rate needs, and whether a column of the sheet or a word for the whole file brings it. */
export function NeedsList({ sheet, defaults }: NeedsListProps) {
  const { t } = useTranslation("rate-import");
  return (
    <div className={mappingClasses["needs"]} aria-live="polite">
      <span className={cards["quiet"]}>{t("mapping.needed")}</span>
      <ul>
        {needsOf(sheet, defaults).map(({ field, isMet }) => {
          const NeedIcon = isMet ? IconCircleCheck : IconCircleDashed;
          return (
            <li key={field} data-met={isMet} data-testid={`need-${field}`}>
              <NeedIcon size={16} stroke={2} aria-hidden />
              {field === "band" ? t("mapping.price") : t(`field.${field}`)}
              <span className="kl-visually-hidden">{t(isMet ? "mapping.met" : "mapping.missing")}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
