import {
  editSavedQuotation,
  updateSavedQuotation,
  type QuotationDetail,
  type QuoteOption,
} from "@kilolane/contract";
import { describe, expect, it } from "vitest";
import { changesOf, differencesOf, rebase } from "./edit-conflict.ts";
import { editFormOf, toEdit, toUpdate, type EditForm, type OptionForm } from "./edit-form.ts";
import { previewOption } from "./edit-preview.ts";

const FIRST = "01890a5d-ac96-774b-bcce-b302099a8051";
const SECOND = "01890a5d-ac96-774b-bcce-b302099a8052";

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
function buildOption(quoteId: string): QuoteOption {
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
    validUntil: "2026-12-20",
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

function buildDetail(change: Partial<QuotationDetail> = {}): QuotationDetail {
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
    expiresAt: "2026-12-11T05:00:00.000Z",
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
function withFirst(form: EditForm, change: Partial<OptionForm>): EditForm {
  return {
    ...form,
    options: form.options.map((option, index) => (index === 0 ? { ...option, ...change } : option)),
  };
}

describe("the edit screen as requests", () => {
  const detail = buildDetail();
  const form = editFormOf(detail);

  it("sends nothing while nothing changed", () => {
    expect(toEdit(detail, form)).toBeNull();
    expect(toUpdate(detail, form)).toBeNull();
  });

  it("sends prices and lines apart from words, each with the version that was seen", () => {
    const edited = withFirst(
      { ...form, terms: "New terms", validUntil: "2026-12-01" },
      { margin: { kind: "markup", value: "12.5", least: "" }, sell: { mawb: "55" } },
    );
    const edit = toEdit(detail, edited);
    expect(editSavedQuotation.body?.safeParse(edit).success).toBe(true);
    expect(edit).toEqual({
      quotation_id: detail.quotation_id,
      version: 2,
      lockVersion: 5,
      options: [
        {
          quote_id: FIRST,
          margin: { kind: "markup", value: "12.5", least: null },
          sell: [{ code: "mawb", amount: "55" }],
        },
      ],
    });
    const update = toUpdate(detail, edited);
    expect(updateSavedQuotation.body?.safeParse(update).success).toBe(true);
    expect(update).toEqual({
      quotation_id: detail.quotation_id,
      version: 2,
      lockVersion: 5,
      terms: "New terms",
      validUntil: "2026-12-01",
    });
  });

  it("names options that are left out and sends no change of theirs", () => {
    const edited = withFirst(form, { isKept: false, remarks: "too late" });
    expect(toEdit(detail, edited)).toMatchObject({ options: [], dropQuoteIds: [FIRST] });
  });

  it("takes a typed amount back with null", () => {
    const [option] = detail.options;
    const lines = option?.lines.map((line) =>
      line.code === "mawb" ? { ...line, sell: "60.00", isOverridden: true } : line,
    );
    const overridden = buildDetail({ options: [{ ...buildOption(FIRST), lines: lines ?? [] }] });
    const before = editFormOf(overridden);
    expect(before.options[0]?.sell).toEqual({ mawb: "60.00" });
    expect(toEdit(overridden, withFirst(before, { sell: {} }))).toMatchObject({
      options: [{ quote_id: FIRST, sell: [{ code: "mawb", amount: null }] }],
    });
  });
});

describe("two editors", () => {
  const base = editFormOf(buildDetail());
  const mine = withFirst({ ...base, terms: "Mine" }, { margin: { kind: "margin", value: "15", least: "" } });

  it("are distinguished: theirs, mine, and what both changed differently", () => {
    const theirs = withFirst(
      { ...base, terms: "Theirs", remarks: "Handle with care" },
      { sell: { mawb: "50.00" } },
    );
    expect(differencesOf(base, theirs, mine)).toEqual([
      { place: { part: "sell", quoteId: FIRST, code: "mawb" }, theirs: true, mine: false, isClash: false },
      { place: { part: "terms" }, theirs: true, mine: true, isClash: true },
      { place: { part: "remarks" }, theirs: true, mine: false, isClash: false },
      { place: { part: "margin", quoteId: FIRST }, theirs: false, mine: true, isClash: false },
    ]);
  });

  it("do not clash when both typed the same", () => {
    const same = differencesOf(base, { ...base, terms: "Mine" }, mine).find(
      ({ place }) => place.part === "terms",
    );
    expect(same).toMatchObject({ theirs: true, mine: true, isClash: false });
  });

  it("keep everything: mine stays, the rest becomes theirs", () => {
    const theirs = withFirst(
      { ...base, terms: "Theirs", remarks: "Handle with care" },
      { sell: { mawb: "50.00" } },
    );
    const merged = rebase(base, theirs, mine);
    expect(merged).toMatchObject({ terms: "Mine", remarks: "Handle with care" });
    expect(merged.options[0]).toMatchObject({ margin: { value: "15" }, sell: { mawb: "50.00" } });
    expect(changesOf(theirs, merged)).toEqual([{ part: "margin", quoteId: FIRST }, { part: "terms" }]);
  });

  it("say that an option the other left out is gone, and do not bring it back", () => {
    const theirs = { ...base, options: base.options.slice(1) };
    expect(differencesOf(base, theirs, mine)).toContainEqual({
      place: { part: "kept", quoteId: FIRST },
      theirs: true,
      mine: false,
      isClash: false,
    });
    expect(rebase(base, theirs, mine).options.map((option) => option.quoteId)).toEqual([SECOND]);
  });
});

describe("figures before saving", () => {
  const option = buildOption(FIRST);
  const [form] = editFormOf(buildDetail()).options;
  if (form === undefined) throw new Error("the detail has options");

  it("are the stored ones while nothing changed", () => {
    expect(previewOption(option, form, "8")).toEqual({
      sells: { freight: "2000.00", mawb: "40.00" },
      sellTotal: "2040.00",
      profit: "400.00",
      marginPercent: "19.61",
      belowFloor: false,
      margin: option.margin,
      isEstimate: false,
    });
  });

  it.each([
    [{ kind: "margin", value: "50", least: "" }, "3200.00", "3240.00"],
    [{ kind: "markup", value: "50", least: "" }, "2400.00", "2440.00"],
    [{ kind: "per_kg", value: "0.35", least: "" }, "1775.00", "1815.00"],
    [{ kind: "flat", value: "120", least: "" }, "1720.00", "1760.00"],
    [{ kind: "margin", value: "1", least: "90" }, "1690.00", "1730.00"],
  ] as const)("follow the margin %j", (margin, freight, total) => {
    expect(previewOption(option, { ...form, margin }, "8")).toMatchObject({
      sells: { freight, mawb: "40.00" },
      sellTotal: total,
    });
  });

  it("let a typed amount win over the margin, and tell the floor", () => {
    expect(previewOption(option, { ...form, sell: { freight: "1700" } }, "8")).toMatchObject({
      sellTotal: "1740.00",
      profit: "100.00",
      belowFloor: true,
    });
  });

  it("are none while something is not a figure, or sold at 100 % margin", () => {
    expect(previewOption(option, { ...form, sell: { mawb: "abc" } }, "8")).toBeNull();
    expect(previewOption(option, { ...form, margin: { ...form.margin, value: "100" } }, "8")).toBeNull();
    expect(previewOption(option, { ...form, margin: { ...form.margin, value: "" } }, "8")).toBeNull();
  });

  it("are marked as estimates when costs were converted", () => {
    const converted = { ...option, exchange: [{ from: "EUR", to: "USD", rate: "1.1", asOf: "2026-11-20" }] };
    const preview = previewOption(converted, { ...form, margin: { ...form.margin, value: "25" } }, "8");
    expect(preview?.isEstimate).toBe(true);
  });
});
