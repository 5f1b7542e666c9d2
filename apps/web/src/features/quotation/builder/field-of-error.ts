import type { FieldPath } from "react-hook-form";
import { filledRows, type CreateForm } from "./create-form.ts";
import { FIGURE_COLUMNS } from "./goods-row.ts";

/** A field of the create form, by its path. */
export type FormField = FieldPath<CreateForm>;

/** Form fields whose name differs from the wire's. */
const FIELD_OF_WIRE: Readonly<Record<string, FormField>> = {
  inquirerId: "inquirer",
  shipFromAirport: "from",
  shipToAirport: "to",
  pickupZip: "pickupZip",
  deliveryZip: "deliveryZip",
  airlineDrop: "airlineDrop",
  readyDate: "readyDate",
  typeOfGoods: "typeOfGoods",
  shipperType: "shipperType",
  dangerousGoods: "dangerousGoods",
  temperatureRange: "temperatureRange",
  dimensionUnit: "units.dimensionUnit",
  weightUnit: "units.weightUnit",
  houses: "houses",
  incoterm: "incoterm",
  freightTerm: "freightTerm",
  currency: "currency",
  declaredValue: "declaredValue",
  insurancePercent: "insurancePercent",
};
const GOODS_COLUMNS = [...FIGURE_COLUMNS, "packageType"] as const;
const DANGEROUS_COLUMNS = ["unNumber", "hazardClass", "packingGroup"] as const;

/**
 * Where an error of the wire belongs on the screen: `goodsArray.2.height` is the third line that was sent, which
 * may be the fifth of the grid. Null for a field the screen does not show.
 */
export function fieldOfError(form: CreateForm, wireField: string): FormField | null {
  const [head = "", at = "", name = ""] = wireField.split(".");
  if (head === "goodsArray") {
    // a volume is typed where the first side would be
    const column = name === "volume" ? "length" : GOODS_COLUMNS.find((entry) => entry === name);
    const row = filledRows(form.goods)[Number(at)];
    return column === undefined ? "goods" : `goods.${row?.index ?? Number(at)}.${column}`;
  }
  if (head === "dangerousGoods") {
    const column = DANGEROUS_COLUMNS.find((entry) => entry === name);
    return column === undefined ? "dangerousGoods" : `dangerousGoods.${Number(at)}.${column}`;
  }
  return FIELD_OF_WIRE[head] ?? null;
}
