import type { QuotationDetail, QuotationFormInput } from "@kilolane/contract";
import { Table } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { formatVolume, formatWeight } from "../../../lib/format/weights.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { FactRows } from "../components/fact-rows.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./saved-quotation.module.css";

interface ShipmentCardProps {
  /** a quotation, or a client's request for one */
  readonly quotation: Pick<
    QuotationDetail,
    "weights" | "form" | "shipFromAirportDetail" | "shipToAirportDetail"
  >;
}

/** What is to be flown: lane, weights, the goods as typed, and what airlines ask about. */
export function ShipmentCard({ quotation }: ShipmentCardProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const language = useLanguage();
  const { weights } = quotation;
  const shown = (value: string) => formatWeight(value, weights.weightUnit, language);
  const figures = [
    { label: t("weight.pieces"), figure: formatNumber(weights.pieces, language), unit: "" },
    { label: t("weight.gross"), ...shown(weights.grossWeight) },
    { label: t("weight.volume"), ...shown(weights.volumeWeight) },
    { label: t("weight.volumeM3"), ...formatVolume(weights.volumeM3, "m³", language) },
  ];
  return (
    <section className={cards.snugCard} aria-label={t("detail.shipment")}>
      <div className={classes.laneRow}>
        <Lane quotation={quotation} />
        <div className={classes.chargeable}>
          <span className={classes.label}>{t("weight.chargeable")}</span>
          <Figure {...shown(weights.chargeableWeight)} size="huge" />
        </div>
      </div>
      <dl className={classes.figures}>
        {figures.map(({ label, figure, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Figure figure={figure} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
      <ShipmentFacts form={quotation.form} />
      {weights.flags.length > 0 ? (
        <ul className={classes.flags}>
          {weights.flags.map((flag) => (
            <li key={flag}>{text("flag", flag)}</li>
          ))}
        </ul>
      ) : null}
      <GoodsTable form={quotation.form} />
    </section>
  );
}

function Lane({ quotation }: ShipmentCardProps) {
  return (
    <div className={classes.lane}>
      <LaneEnd airport={quotation.shipFromAirportDetail} />
      <IconArrowRight size={22} stroke={1.6} aria-hidden className={classes.arrow ?? ""} />
      <LaneEnd airport={quotation.shipToAirportDetail} />
    </div>
  );
}

function LaneEnd({ airport }: { readonly airport: QuotationDetail["shipFromAirportDetail"] }) {
  return (
    <div className={classes.place}>
      <bdi dir="ltr" className={classes.code}>
        {airport.code}
      </bdi>
      <bdi className={classes.city}>{airport.city === "" ? airport.name : airport.city}</bdi>
      <bdi className={classes.label}>{airport.countryName}</bdi>
    </div>
  );
}

interface FormProps {
  readonly form: Readonly<Record<string, unknown>>;
}

/** Ready date, goods, shipper and the rest of the request, only what was said. */
function ShipmentFacts({ form }: FormProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const language = useLanguage();
  const input = form as Partial<QuotationFormInput>;
  const substances = (input.dangerousGoods ?? []).map(
    (row) =>
      `${row.unNumber} · ${t("field.hazardClass")} ${row.hazardClass}${row.packingGroup === undefined || row.packingGroup === "None" ? "" : ` · ${row.packingGroup}`}`,
  );
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t("field.readyDate"), input.readyDate === undefined ? null : formatDate(input.readyDate, language)],
    [t("field.typeOfGoods"), input.typeOfGoods === undefined ? null : text("goodsType", input.typeOfGoods)],
    [t("field.shipperType"), input.shipperType === undefined ? null : text("shipper", input.shipperType)],
    [t("field.temperatureRange"), input.temperatureRange],
    [t("field.incoterm"), input.incoterm],
    [t("field.freightTerm"), t(`freightTerm.${input.freightTerm ?? "prepaid"}`)],
    [t("field.pickupZip"), input.pickupZip],
    [t("field.pickupPlace"), [input.pickupFrom?.name, input.pickupFrom?.address].filter(Boolean).join(", ")],
    [t("field.deliveryZip"), input.deliveryZip],
    [t("field.unNumber"), substances.join(", ")],
  ];
  const said = facts.flatMap(([label, value]) =>
    value === null || value === undefined || value === "" ? [] : [{ label, value }],
  );
  return <FactRows facts={said} className={classes.facts} />;
}

/** The goods lines in the units they were typed in: those are rated. */
function GoodsTable({ form }: FormProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const language = useLanguage();
  const input = form as Partial<QuotationFormInput>;
  const lines = input.goodsArray ?? [];
  if (lines.length === 0) return null;
  const number = (value: unknown) => formatNumber(String(value), language);
  return (
    <details className={classes.goods} open={lines.length <= 6}>
      <summary>{`${t("detail.lines")} (${formatNumber(lines.length, language)})`}</summary>
      <ScrollBox label={t("detail.lines")}>
        <Table verticalSpacing={4} className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes.end}>{t("goods.pieces")}</Table.Th>
              <Table.Th>{t("goods.packageType")}</Table.Th>
              <Table.Th className={classes.end}>
                {`${t("goods.length")} × ${t("goods.width")} × ${t("goods.height")}`}
              </Table.Th>
              <Table.Th className={classes.end}>{t("goods.totalWeight")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line, index) => (
              // Lines have no name of their own and never move in a stored version.
              <Table.Tr key={`${index}-${String(line.length)}`}>
                <Table.Td className={classes.end}>{number(line.pieces)}</Table.Td>
                <Table.Td>{text("package", line.packageType ?? "Pieces")}</Table.Td>
                <Table.Td className={classes.end}>
                  {line.volume ? (
                    <Figure figure={number(line.volume)} unit={line.volumeUnit === "ft3" ? "ft³" : "m³"} />
                  ) : (
                    <Figure
                      figure={`${number(line.length)} × ${number(line.width)} × ${number(line.height)}`}
                      unit={line.dimensionUnit ?? input.dimensionUnit}
                    />
                  )}
                </Table.Td>
                <Table.Td className={classes.end}>
                  <Figure figure={number(line.totalWeight)} unit={line.weightUnit ?? input.weightUnit} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </details>
  );
}
