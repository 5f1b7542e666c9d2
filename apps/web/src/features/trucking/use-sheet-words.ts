import { ACCESSORIAL_CODES } from "@kilolane/domain";
import { TRUCKING_DIRECTIONS, type TruckingSheetField, type TruckingZoneChange } from "@kilolane/contract";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatDate } from "../../lib/format/dates.ts";
import { showFigure } from "../../lib/format/figure-input.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

type FigureChange = TruckingZoneChange["changes"][number];

type Service = (typeof ACCESSORIAL_CODES)[number];

const isService = (name: string): name is Service => ACCESSORIAL_CODES.some((code) => code === name);

/** The words for the columns of a tariff sheet and for the figures that it changes. */
export function useSheetWords() {
  const { t } = useTranslation(["trucking-sheet", "trucking", "trucking-carrier"]);
  const language = useLanguage();

  const columnName = (field: TruckingSheetField): string =>
    isService(field) ? t(`trucking:line.${field}`) : t(`column.${field}`);

  const figureName = ({ figure, detail }: FigureChange): string => {
    if (figure === "accessorial") return isService(detail) ? t(`trucking:line.${detail}`) : detail;
    if (figure === "fuelPercent" && detail !== "") return t("figure.fuelServices");
    if (figure === "area") {
      const [airport = "", way] = detail.split(" ");
      const direction = TRUCKING_DIRECTIONS.find((known) => known === way);
      const drives = direction === undefined ? "" : ` (${t(`trucking-carrier:direction.${direction}`)})`;
      return t("figure.area", { detail: `${airport}${drives}` });
    }
    return t(`figure.${figure}`, { detail: showFigure(detail, language) });
  };

  /** A figure as it is stored, never rounded: amounts keep their own decimals. */
  const figureValue = ({ figure }: FigureChange, value: string): string => {
    if (value === "") return figure === "accessorial" ? t("trucking-carrier:service.ask") : "–";
    if (figure === "mode") return t(value === "mile" ? "figure.mile" : "figure.cwt");
    if (figure === "accessorial" && value === "not-offered") return t("figure.not-offered");
    if (figure === "validity")
      return value
        .split(" – ")
        .map((day) => formatDate(day, language))
        .join(" – ");
    const [amount = "", currency = ""] = value.split(" ");
    return figure === "area" ? value : `${showFigure(amount, language)} ${currency}`.trim();
  };

  return { columnName, figureName, figureValue };
}
