import type { QuotationForm } from "@kilolane/contract";
import type {
  CargoType,
  DgClass,
  DimensionUnit,
  FreightTerm,
  Incoterm,
  PackingGroup,
  ShipperType,
  TemperatureRange,
  VolumeUnit,
  WeightUnit,
  CalendarDate,
} from "@kilolane/domain";

/** Raised when the shape changes; `parseStoredRequest` then learns to read the shape of before. */
export const REQUEST_VERSION = 3;

/** Sides of one piece. */
interface StoredSides {
  readonly length: string;
  readonly width: string;
  readonly height: string;
  /** absent: the request's */
  readonly dimensionUnit?: DimensionUnit;
}

/** Volume of the whole line, where no side is known. */
interface StoredVolume {
  readonly volume: string;
  readonly volumeUnit: VolumeUnit;
}

/** One goods line in its own units, else those of its request; `totalWeight` is of the whole line. */
export type StoredGoodsLine = (StoredSides | StoredVolume) & {
  readonly pieces: number;
  /** as it was named then; it may be out of use by now */
  readonly packageType: string;
  readonly totalWeight: string;
  /** absent: the request's */
  readonly weightUnit?: WeightUnit;
  readonly isStackable: boolean;
  readonly isTiltable: boolean;
};

/** One line of dangerous goods; `compatibilityGroup` is null outside class 1. */
interface StoredDangerousGoods {
  readonly unNumber: string;
  readonly hazardClass: DgClass;
  readonly compatibilityGroup: string | null;
  readonly packingGroup: PackingGroup;
  readonly isCargoAircraftOnly: boolean;
}

/**
 * What was asked for, as `quotation_request.input` and each version keep it. It is ours: the wire's form becomes one
 * in `reads/request-form.ts` and is made of one again in `present/form.ts`. What was not given is null.
 */
export interface StoredRequest {
  readonly version: typeof REQUEST_VERSION;
  readonly inquirerId: string | null;
  /** the client account that was named; whose the request is in the end is in its row */
  readonly clientUserId: string | null;
  /** IATA codes of the airports */
  readonly origin: string;
  readonly destination: string;
  /** US ZIP; asks for trucking at that end */
  readonly pickupZip: string | null;
  readonly deliveryZip: string | null;
  /** the warehouse or address of the pickup as it was when it was chosen; absent: none was */
  readonly pickupFrom?: { readonly name: string; readonly address: string };
  /** a carrier drops or recovers the goods at the airline's dock */
  readonly isAirlineDrop: boolean;
  /** calendar date at the place of origin */
  readonly readyDate: CalendarDate;
  readonly goodsType: CargoType;
  readonly shipperType: ShipperType;
  readonly dangerousGoods: readonly StoredDangerousGoods[];
  readonly temperatureRange: TemperatureRange | null;
  readonly goods: readonly StoredGoodsLine[];
  /** units as typed, which are those rated */
  readonly dimensionUnit: DimensionUnit;
  readonly weightUnit: WeightUnit;
  /** house air waybills */
  readonly houses: number;
  readonly incoterm: Incoterm | null;
  /** who pays the freight: the shipper, or the consignee on arrival */
  readonly freightTerm: FreightTerm;
  readonly currency: string;
  /** decimal string in `currency` */
  readonly declaredValue: string | null;
  readonly insurancePercent: string | null;
  readonly accessorials: readonly string[];
}

/** Before lines had units of their own, and before it was said who pays the freight: the shipper did. */
type RequestOfVersion2 = Omit<StoredRequest, "version" | "freightTerm"> & { readonly version: 2 };

/** A request as rows may hold it: of today, of version 2, or of before it had a version, which was the wire's form. */
export type RequestInRow = StoredRequest | RequestOfVersion2 | FormerForm;

/** The wire's form of before: without the fields that were added since. */
export type FormerForm = Omit<QuotationForm, "freightTerm"> & { readonly freightTerm?: FreightTerm };
