import type { Airport, Inquirer, QuotationFormInput } from "@kilolane/contract";
import type {
  CargoType,
  DgClass,
  FreightTerm,
  Incoterm,
  PackingGroup,
  ShipperType,
  TemperatureRange,
} from "@kilolane/domain";
import { emptyGoodsRow, isBlankRow, isVolumeUnit, type EntryUnits, type GoodsRow } from "./goods-row.ts";

/** One dangerous substance as typed. */
export interface DangerousRow {
  unNumber: string;
  properName: string;
  hazardClass: DgClass | "";
  packingGroup: PackingGroup;
  cargoAircraftOnly: boolean;
}

/** The create screen's state, shaped like the screen; `toRequest` alone turns it into the wire. */
export interface CreateForm {
  inquirer: Inquirer | null;
  from: Airport | null;
  to: Airport | null;
  pickupZip: string;
  /** the warehouse or address that filled the ZIP; another ZIP is another place */
  pickupFrom: { name: string; address: string; zip: string } | null;
  deliveryZip: string;
  airlineDrop: boolean;
  /** services of the trucks beside the haul */
  accessorials: string[];
  /** YYYY-MM-DD */
  readyDate: string;
  typeOfGoods: CargoType;
  shipperType: ShipperType;
  dangerousGoods: DangerousRow[];
  temperatureRange: TemperatureRange | "";
  goods: GoodsRow[];
  units: EntryUnits;
  houses: string;
  incoterm: Incoterm | "";
  freightTerm: FreightTerm;
  currency: string;
  declaredValue: string;
  insurancePercent: string;
}

/** What the form starts with: the company's units and currency, and the day it is at the company's seat. */
export interface FormDefaults {
  readonly measurementUnit: "Imperial" | "Metric" | "Imperial / Metric";
  readonly currency: string;
  readonly today: string;
}

/** A fresh form; two rows so that the second invites typing. */
export function newCreateForm(defaults: FormDefaults): CreateForm {
  const isImperial = defaults.measurementUnit === "Imperial";
  return {
    inquirer: null,
    from: null,
    to: null,
    pickupZip: "",
    pickupFrom: null,
    deliveryZip: "",
    airlineDrop: false,
    accessorials: [],
    readyDate: defaults.today,
    typeOfGoods: "General",
    shipperType: "Known Shipper",
    dangerousGoods: [],
    temperatureRange: "",
    goods: [emptyGoodsRow()],
    units: isImperial ? { dimensionUnit: "in", weightUnit: "lb" } : { dimensionUnit: "cm", weightUnit: "kg" },
    houses: "0",
    incoterm: "",
    freightTerm: "prepaid",
    currency: defaults.currency,
    declaredValue: "",
    insurancePercent: "",
  };
}

export function emptyDangerousRow(): DangerousRow {
  return { unNumber: "", properName: "", hazardClass: "", packingGroup: "None", cargoAircraftOnly: false };
}

/** The rows that are sent, with the place each has in the grid, so that an error finds its way back. */
export function filledRows(goods: readonly GoodsRow[]): { row: GoodsRow; index: number }[] {
  const filled = goods.map((row, index) => ({ row, index })).filter(({ row }) => !isBlankRow(row));
  const [first] = goods;
  return filled.length === 0 && first !== undefined ? [{ row: first, index: 0 }] : filled;
}

/** An untyped figure is left out: the contract then says `required` at its field instead of 'not a number'. */
function typed(value: string): string | undefined {
  return value.trim() === "" ? undefined : value.trim();
}

function goodsLineOf(row: GoodsRow): QuotationFormInput["goodsArray"][number] {
  return {
    pieces: row.pieces.trim() === "" ? "1" : row.pieces,
    packageType: row.packageType,
    ...(isVolumeUnit(row.sizeUnit)
      ? { volume: row.length, volumeUnit: row.sizeUnit }
      : {
          length: row.length,
          width: row.width,
          height: row.height,
          ...(row.sizeUnit && { dimensionUnit: row.sizeUnit }),
        }),
    totalWeight: row.totalWeight,
    ...(row.weightUnit && { weightUnit: row.weightUnit }),
    stackable: row.stackable,
    tiltable: row.tiltable,
  };
}

/** The place that was chosen for the pickup, as long as its ZIP is the one in the field. */
export function pickupOf({ pickupFrom, pickupZip }: Pick<CreateForm, "pickupFrom" | "pickupZip">) {
  if (pickupFrom === null || pickupFrom.zip !== pickupZip.trim()) return null;
  return { name: pickupFrom.name, address: pickupFrom.address };
}

/** The wire before the contract has looked at it: a class that was not chosen yet is refused, never guessed. */
export type RequestDraft = Omit<QuotationFormInput, "dangerousGoods"> & {
  readonly dangerousGoods: readonly Omit<DangerousRow, "properName">[];
};

/** The form as `quotation/create` takes it: the only place where the screen becomes the wire. */
export function toRequest(form: CreateForm): RequestDraft {
  const isDangerous = form.typeOfGoods === "Dangerous Goods" || form.dangerousGoods.length > 0;
  return {
    inquirerId: form.inquirer?.id ?? null,
    shipFromAirport: form.from?.code ?? "",
    shipToAirport: form.to?.code ?? "",
    pickupZip: typed(form.pickupZip) ?? null,
    pickupFrom: pickupOf(form),
    deliveryZip: typed(form.deliveryZip) ?? null,
    airlineDrop: form.airlineDrop,
    accessorials: form.accessorials,
    readyDate: form.readyDate,
    typeOfGoods: form.typeOfGoods,
    shipperType: form.shipperType,
    dangerousGoods: isDangerous
      ? form.dangerousGoods.map(({ unNumber, hazardClass, packingGroup, cargoAircraftOnly }) => ({
          unNumber,
          hazardClass,
          packingGroup,
          cargoAircraftOnly,
        }))
      : [],
    temperatureRange: form.temperatureRange === "" ? null : form.temperatureRange,
    goodsArray: filledRows(form.goods).map(({ row }) => goodsLineOf(row)),
    dimensionUnit: form.units.dimensionUnit,
    weightUnit: form.units.weightUnit,
    houses: form.houses.trim() === "" ? "0" : form.houses,
    incoterm: form.incoterm === "" ? null : form.incoterm,
    freightTerm: form.freightTerm,
    currency: form.currency,
    declaredValue: typed(form.declaredValue) ?? null,
    insurancePercent: typed(form.insurancePercent) ?? null,
  };
}

function placeOf({ pickupFrom, pickupZip }: Partial<QuotationFormInput>): CreateForm["pickupFrom"] {
  if (!pickupFrom) return null;
  return { name: pickupFrom.name, address: pickupFrom.address ?? "", zip: pickupZip ?? "" };
}

/** A saved request's form as the screen holds it; `parties` are what the answer spelled out beside it. */
export function fromRequest(
  wire: Readonly<Record<string, unknown>>,
  parties: { readonly from: Airport; readonly to: Airport; readonly inquirer: Inquirer | null },
  defaults: FormDefaults,
): CreateForm {
  const input = wire as Partial<QuotationFormInput>;
  const base = newCreateForm(defaults);
  return {
    ...base,
    inquirer: parties.inquirer,
    from: parties.from,
    to: parties.to,
    pickupZip: input.pickupZip ?? "",
    pickupFrom: placeOf(input),
    deliveryZip: input.deliveryZip ?? "",
    airlineDrop: input.airlineDrop ?? false,
    accessorials: [...(input.accessorials ?? [])],
    readyDate: input.readyDate ?? base.readyDate,
    typeOfGoods: input.typeOfGoods ?? base.typeOfGoods,
    shipperType: input.shipperType ?? base.shipperType,
    dangerousGoods: (input.dangerousGoods ?? []).map((row) => ({
      ...emptyDangerousRow(),
      unNumber: row.unNumber,
      hazardClass: row.hazardClass,
      packingGroup: row.packingGroup ?? "None",
      cargoAircraftOnly: row.cargoAircraftOnly ?? false,
    })),
    temperatureRange: input.temperatureRange ?? "",
    goods: [...(input.goodsArray ?? []).map(rowOfLine), emptyGoodsRow()],
    units: {
      dimensionUnit: input.dimensionUnit ?? base.units.dimensionUnit,
      weightUnit: input.weightUnit ?? base.units.weightUnit,
    },
    houses: String(input.houses ?? base.houses),
    incoterm: input.incoterm ?? "",
    freightTerm: input.freightTerm ?? "prepaid",
    currency: input.currency ?? base.currency,
    declaredValue: String(input.declaredValue ?? ""),
    insurancePercent: String(input.insurancePercent ?? ""),
  };
}

/** A goods line of the wire as the grid shows it. */
export function rowOfLine(line: QuotationFormInput["goodsArray"][number]): GoodsRow {
  return {
    pieces: String(line.pieces),
    packageType: line.packageType ?? "Pieces",
    length: String(line.volume ?? line.length ?? ""),
    width: String(line.width ?? ""),
    height: String(line.height ?? ""),
    totalWeight: String(line.totalWeight),
    sizeUnit: (line.volume ? (line.volumeUnit ?? "m3") : line.dimensionUnit) ?? "",
    weightUnit: line.weightUnit ?? "",
    stackable: line.stackable ?? true,
    tiltable: line.tiltable ?? true,
  };
}
