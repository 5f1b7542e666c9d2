import type {
  CalendarDate,
  CargoType,
  DgClass,
  DimensionUnit,
  Incoterm,
  PackageType,
  PackingGroup,
  ShipperType,
  TemperatureRange,
  WeightUnit,
} from "@kilolane/domain";

/** One goods line in the units that the form names; `totalWeight` is of all its pieces. */
export interface DemoGoodsLine {
  readonly pieces: number;
  readonly packageType: PackageType;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly totalWeight: number;
  readonly stackable: boolean;
  readonly tiltable: boolean;
}

export interface DemoDangerousGoods {
  readonly unNumber: string;
  readonly hazardClass: DgClass;
  readonly packingGroup: PackingGroup;
  readonly cargoAircraftOnly: boolean;
}

/** The create form as a person would fill it in; the inquirer is named by key, the rest is the form's own wire. */
export interface DemoRequest {
  readonly inquirerKey: string;
  readonly shipFromAirport: string;
  readonly shipToAirport: string;
  readonly pickupZip: string | null;
  readonly deliveryZip: string | null;
  readonly readyDate: CalendarDate;
  readonly typeOfGoods: CargoType;
  readonly shipperType: ShipperType;
  readonly dangerousGoods: readonly DemoDangerousGoods[];
  readonly temperatureRange: TemperatureRange | null;
  readonly goodsArray: readonly DemoGoodsLine[];
  readonly dimensionUnit: DimensionUnit;
  readonly weightUnit: WeightUnit;
  readonly houses: number;
  readonly incoterm: Incoterm | null;
  readonly currency: string;
}
