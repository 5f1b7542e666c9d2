import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { filledLines, type ManualForm, type ManualRow } from "./manual-form.ts";
import type { StoredField } from "./manual-overtaken.ts";
import type { useOvertakenManual } from "./use-overtaken-manual.ts";

const LABELS = {
  inquirer: "quotation:field.inquirer",
  from: "quotation:field.from",
  to: "quotation:field.to",
  pickupZip: "quotation:field.pickupZip",
  pickupFrom: "quotation:field.pickupPlace",
  deliveryZip: "quotation:field.deliveryZip",
  airlineDrop: "quotation:field.airlineDrop",
  accessorials: "quotation:trucking.services",
  readyDate: "quotation:field.readyDate",
  typeOfGoods: "quotation:field.typeOfGoods",
  shipperType: "quotation:field.shipperType",
  dangerousGoods: "quotation:field.unNumber",
  temperatureRange: "quotation:field.temperatureRange",
  units: "quotation:section.goods",
  goods: "quotation:section.goods",
  houses: "quotation:field.houses",
  incoterm: "quotation:field.incoterm",
  freightTerm: "quotation:field.freightTerm",
  currency: "quotation:field.currency",
  declaredValue: "quotation:field.declaredValue",
  insurancePercent: "quotation:field.insurancePercent",
  airline: "offer.airline",
  serviceLevel: "offer.serviceLevel",
  aircraft: "offer.aircraft",
  transitDays: "offer.transitDays",
  validUntil: "offer.validUntil",
  remarks: "offer.remarks",
  lines: "lines.title",
} as const satisfies Record<StoredField, string>;

/** What the form holds of them is what people read. */
const PLAIN_FIELDS: ReadonlySet<StoredField> = new Set([
  "pickupZip",
  "deliveryZip",
  "airlineDrop",
  "houses",
  "incoterm",
  "currency",
  "declaredValue",
  "insurancePercent",
  "transitDays",
  "remarks",
]);

const lineText = ({ charge, sell, currency }: ManualRow) => `${charge} ${sell} ${currency}`;

interface ManualOvertakenAlertProps {
  readonly overtaken: NonNullable<ReturnType<typeof useOvertakenManual>>;
}

/** What somebody else stored of a manual quotation while it was edited here. */
export default function ManualOvertakenAlert({ overtaken }: ManualOvertakenAlertProps) {
  const { t } = useTranslation(["manual", "quotation"]);
  const language = useLanguage();
  const texts: { readonly [Field in StoredField]?: (form: ManualForm) => string } = {
    inquirer: ({ inquirer }) => inquirer?.companyName ?? "",
    from: ({ from }) => from?.code ?? "",
    to: ({ to }) => to?.code ?? "",
    readyDate: ({ readyDate }) => formatDate(readyDate, language),
    airline: ({ airline }) => airline?.name ?? "",
    serviceLevel: ({ serviceLevel }) => t(`service.${serviceLevel}`),
    aircraft: ({ aircraft }) => t(`aircraft.${aircraft}`),
    validUntil: ({ validUntil }) => formatDate(validUntil, language),
    lines: ({ lines }) =>
      filledLines(lines)
        .map(({ line }) => lineText(line))
        .join("; "),
  };
  return (
    <OvertakenAlert
      overtaken={overtaken}
      labelOf={(field: StoredField) => t(LABELS[field])}
      // tables and codes are shown by the screen once they are taken over
      textOf={(field) =>
        PLAIN_FIELDS.has(field) ? undefined : (texts[field]?.(overtaken.stored) ?? t("changedThere"))
      }
    />
  );
}
