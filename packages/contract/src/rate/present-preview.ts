import {
  currencyDecimals,
  formatExact,
  type PricedCharge,
  type PricedRate,
  type TraceStep,
} from "@kilolane/domain";

/** One charge of the preview's answer; keys without a value are left out. */
export interface PreviewCharge {
  readonly label: string;
  readonly kind: "surcharge" | "fee";
  readonly basis?: string;
  readonly quantity?: string;
  readonly unitValue?: string;
  readonly amount: string;
}

/** The answer of `POST /api/rating/preview`: money and weights as decimal strings (reading 29). */
export interface PreviewAnswer {
  readonly grossWeight: string | null;
  readonly volumeWeight: string | null;
  readonly chargeableWeight: string;
  readonly ratedWeight: string | null;
  readonly weightUnit: string;
  readonly basis: string;
  readonly rateClass: string;
  readonly appliedRate: string | null;
  readonly weightCharge: string;
  readonly currency: string;
  readonly charges: readonly PreviewCharge[];
  readonly total: string;
  readonly mainDeckFlag: boolean;
  readonly savings: { readonly ratedAs: string; readonly saved: string } | null;
  readonly trace: readonly TraceStep[];
}

function presentCharge(charge: PricedCharge, decimals: number): PreviewCharge {
  const quantityDecimals = { weight: 1, count: 0, freight: decimals } as const;
  return {
    label: charge.label,
    kind: charge.kind,
    ...(charge.basis && { basis: charge.basis }),
    ...(charge.quantity &&
      charge.quantityKind && {
        quantity: formatExact(charge.quantity, quantityDecimals[charge.quantityKind]),
      }),
    // a percentage is no amount of money
    ...(charge.unitValue && {
      unitValue: formatExact(charge.unitValue, charge.quantityKind === "freight" ? 0 : decimals),
    }),
    amount: formatExact(charge.rateAmount, decimals),
  };
}

function presentWeight(weight: PricedRate["grossWeight"]): string | null {
  return weight && formatExact(weight, 1);
}

/** A priced rate in the preview's wire shape. */
export function presentPreview(priced: PricedRate): PreviewAnswer {
  const decimals = currencyDecimals(priced.currency);
  return {
    grossWeight: presentWeight(priced.grossWeight),
    volumeWeight: presentWeight(priced.volumeWeight),
    chargeableWeight: formatExact(priced.chargeableWeight, 1),
    ratedWeight: presentWeight(priced.ratedWeight),
    weightUnit: priced.weightUnit,
    basis: priced.basis,
    rateClass: priced.rateClass,
    appliedRate: priced.appliedRate && formatExact(priced.appliedRate, decimals),
    weightCharge: formatExact(priced.weightCharge, decimals),
    currency: priced.currency,
    charges: priced.charges.map((charge) => presentCharge(charge, decimals)),
    total: formatExact(priced.total, decimals),
    mainDeckFlag: priced.mainDeckFlag,
    savings: priced.savings && {
      ratedAs: formatExact(priced.savings.ratedAs, 1),
      saved: formatExact(priced.savings.saved, decimals),
    },
    trace: priced.trace,
  };
}
