import type { QuotationDetail, QuoteOption } from "@kilolane/contract";
import type { EditForm, OptionForm } from "./edit-form.ts";

/* A saved quotation of two options for the tests of its edit screen. */

export const FIRST = "01890a5d-ac96-774b-bcce-b302099a8051";
export const SECOND = "01890a5d-ac96-774b-bcce-b302099a8052";

function buildLine(
  code: string,
  buy: string,
  sell: string,
  kind: "freight" | "fee",
): QuoteOption["lines"][number] {
  const bare = {
    basis: null,
    quantity: null,
    unit: null,
    sellUnitValue: null,
    unitValue: null,
    unitCurrency: null,
  };
  return { ...bare, code, label: code, kind, buy, sell, isOverridden: false };
}

/** 500 kg at 3.20: 1,600.00 bought, sold at 20 % margin for 2,000.00, and a fee passed on. */
export function buildOption(quoteId: string): QuoteOption {
  const airline = { id: 1, iata: "LH", name: "Lufthansa Cargo", awbPrefix: "020" };
  return {
    quote_id: quoteId,
    airline,
    rate: null,
    serviceLevel: "standard",
    aircraft: "freighter",
    transit_days: 3,
    departs_on: null,
    arrives_on: null,
    daysOfOperation: "1234567",
    validUntil: "2026-12-10",
    rateValidUntil: "2026-12-20",
    currency: "USD",
    rateCurrency: "USD",
    weightUnit: "kg",
    grossWeight: "480.0",
    volumeWeight: "500.0",
    chargeableWeight: "500.0",
    ratedWeight: "500.0",
    basis: "volume",
    rateClass: "Q",
    savings: null,
    appliedRate: "3.20",
    buyTotal: "1640.00",
    sellTotal: "2040.00",
    sellPerKg: "4.08",
    profit: "400.00",
    marginPercent: "19.61",
    margin: { kind: "margin", value: "20", least: null },
    belowFloor: false,
    floorApproved: false,
    lines: [
      buildLine("freight", "1600.00", "2000.00", "freight"),
      buildLine("mawb", "40.00", "40.00", "fee"),
    ],
    bands: [],
    reasons: [],
    exchange: [],
    trace: [],
    flags: [],
    co2Kg: "100",
    co2Method: "",
    remarks: "",
    isChosen: true,
  };
}

export function buildDetail(change: Partial<QuotationDetail> = {}): QuotationDetail {
  const airport: QuotationDetail["shipFromAirportDetail"] = {
    code: "JFK",
    name: "",
    city: "New York",
    country: "US",
    countryName: "",
    latitude: 0,
    longitude: 0,
    timeZone: "America/New_York",
    hasCargo: true,
    isPreferred: false,
  };
  const noWeight = { pieces: 1, grossWeight: "480.0", volumeWeight: "500.0", chargeableWeight: "500.0" };
  return {
    quotation_id: "01890a5d-ac96-774b-bcce-b302099a8050",
    request_id: "01890a5d-ac96-774b-bcce-b302099a8049",
    number: "Q-2026-000123",
    version: 2,
    currentVersion: 2,
    offered: null,
    gone: [],
    sellStep: "currency",
    roundingUnit: null,
    isSent: false,
    decidedQuoteId: null,
    client_id: null,
    trucking_id: null,
    carrier: null,
    transit_days: null,
    truckingCarriers: [],
    lockVersion: 5,
    status: "draft",
    type: "quick",
    language: "en",
    terms: "Terms",
    remarks: "",
    currency: "USD",
    validUntil: "2026-12-10",
    validityEndsAt: "2026-12-11T05:00:00.000Z",
    expiresAt: "2026-12-13T05:00:00.000Z",
    createdAt: "2026-11-20T10:00:00.000Z",
    updatedAt: "2026-11-20T10:00:00.000Z",
    inquirer: { id: null, companyName: "", nameofInquirer: "", email: "", phone: "", country: "" },
    shipFromAirportDetail: airport,
    shipToAirportDetail: { ...airport, code: "FRA" },
    form: {},
    weights: { ...noWeight, weightUnit: "kg", volumeM3: "3.000", flags: [] },
    owner: { id: "01890a5d-ac96-774b-bcce-b302099a8048", name: "Ada Reyes" },
    options: [buildOption(FIRST), buildOption(SECOND)],
    versions: [],
    timeline: [],
    mails: [],
    marginFloorPercent: "8",
    abilities: {},
    ...change,
  };
}

/** The form with the first option changed. */
export function withFirst(form: EditForm, change: Partial<OptionForm>): EditForm {
  return {
    ...form,
    options: form.options.map((option, index) => (index === 0 ? { ...option, ...change } : option)),
  };
}
