import type {
  AircraftKind,
  CalendarDate,
  CargoType,
  Flight,
  RateType,
  ServiceLevel,
  SurchargeBasis,
  SurchargePayee,
  SurchargeUnit,
  WeightUnit,
} from "@kilolane/domain";

/** A surcharge as a sheet states it (pricing rules §5); amounts are decimal strings in the sheet's currency. */
export interface DemoSurcharge {
  readonly label: string;
  readonly unit: SurchargeUnit;
  readonly value: string;
  readonly minimum: string;
  /** null: none */
  readonly maximum: string | null;
  readonly basis: SurchargeBasis;
  readonly awbCode: string;
  readonly due: SurchargePayee;
}

/** Flat fees in the sheet's currency (pricing rules §5). */
export interface DemoFees {
  readonly eawbFee: string;
  readonly mawbFee: string;
  readonly hawbFee: string;
  readonly unNumberFee: string;
  readonly additionalUnNumberFee: string;
  readonly unNumbersIncluded: number;
}

/** One origin × destination; `breaks` are [lower weight, price per weight unit], lightest first. */
export interface DemoRateLane {
  readonly origin: string;
  readonly destination: string;
  readonly minCharge: string;
  readonly breaks: readonly (readonly [weight: string, rate: string])[];
}

/** What a group of lanes of one airline shares. Always a demonstration figure, never an airline's real tariff. */
export interface DemoRateSheet {
  /** stable name of the sheet within the demo world */
  readonly key: string;
  readonly airlineIata: string;
  readonly rateType: RateType;
  /** contract and spot: the forwarder's company key; null: everyone */
  readonly ownerCompanyKey: string | null;
  readonly currency: string;
  readonly weightUnit: WeightUnit;
  readonly divisor: number;
  readonly weightStep: string;
  readonly goodsType: CargoType;
  readonly aircraft: AircraftKind;
  readonly serviceLevel: ServiceLevel;
  readonly surcharges: readonly DemoSurcharge[];
  readonly fees: DemoFees;
  readonly allowNextBreak: boolean;
  readonly surchargeOnRatedWeight: boolean;
  readonly transitDays: number;
  /** ISO weekday digits, for example `135` */
  readonly daysOfOperation: string;
  /** empty: none stated */
  readonly flights: readonly Flight[];
  readonly graceDays: number;
  readonly validFrom: CalendarDate;
  /** inclusive */
  readonly validTo: CalendarDate;
  readonly isActive: boolean;
  readonly isDemonstration: true;
  /** who states the rate; shown beside it */
  readonly provider: string;
  readonly lanes: readonly DemoRateLane[];
}

/** The provider named on every rate of the demo world. */
export const DEMONSTRATION_PROVIDER = "Demonstration tariff";
