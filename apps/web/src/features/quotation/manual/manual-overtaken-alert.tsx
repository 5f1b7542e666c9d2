import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { filledLines, type ManualRow } from "./manual-form.ts";
import type { StoredField } from "./manual-overtaken.ts";
import type { useOvertakenManual } from "./use-overtaken-manual.ts";

interface ManualOvertakenAlertProps {
  readonly overtaken: NonNullable<ReturnType<typeof useOvertakenManual>>;
}

/** What somebody else stored of a manual quotation while it was edited here. */
export default function ManualOvertakenAlert({ overtaken }: ManualOvertakenAlertProps) {
  const { t } = useTranslation(["manual", "quotation"]);
  const language = useLanguage();
  const labelOf = (field: StoredField): string => {
    switch (field) {
      case "airline":
      case "serviceLevel":
      case "aircraft":
      case "transitDays":
      case "validUntil":
      case "remarks":
        return t(`offer.${field}`);
      case "lines":
        return t("lines.title");
      case "goods":
      case "units":
        return t("quotation:section.goods");
      case "dangerousGoods":
        return t("quotation:field.unNumber");
      case "accessorials":
        return t("quotation:trucking.services");
      case "pickupFrom":
        return t("quotation:field.pickupPlace");
      default:
        return t(`quotation:field.${field}`);
    }
  };
  const lineText = ({ charge, sell, currency }: ManualRow) => `${charge} ${sell} ${currency}`;
  return (
    <OvertakenAlert
      overtaken={overtaken}
      labelOf={labelOf}
      textOf={(field) => {
        const { stored } = overtaken;
        switch (field) {
          case "inquirer":
            return stored.inquirer?.companyName ?? "";
          case "from":
          case "to":
            return stored[field]?.code ?? "";
          case "airline":
            return stored.airline?.name ?? "";
          case "serviceLevel":
            return t(`service.${stored.serviceLevel}`);
          case "aircraft":
            return t(`aircraft.${stored.aircraft}`);
          case "lines":
            return filledLines(stored.lines)
              .map(({ line }) => lineText(line))
              .join("; ");
          case "readyDate":
          case "validUntil":
            return formatDate(stored[field], language);
          case "pickupZip":
          case "deliveryZip":
          case "airlineDrop":
          case "houses":
          case "incoterm":
          case "currency":
          case "declaredValue":
          case "insurancePercent":
          case "transitDays":
          case "remarks":
            return undefined;
          default:
            // codes and tables: the screen shows them once they are taken over
            return t("changedThere");
        }
      }}
    />
  );
}
