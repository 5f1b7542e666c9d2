import { quotationForm, type Airport } from "@kilolane/contract";
import { describe, expect, it } from "vitest";
import { emptyDangerousRow, fromRequest, newCreateForm, toRequest, type CreateForm } from "./create-form.ts";
import { fieldOfError } from "./field-of-error.ts";
import { emptyGoodsRow } from "./goods-row.ts";

const DEFAULTS = { measurementUnit: "Metric", currency: "USD", today: "2026-11-21" } as const;

function airport(code: string): Airport {
  return {
    code,
    name: code,
    city: code,
    country: "US",
    countryName: "United States",
    latitude: 0,
    longitude: 0,
    timeZone: "UTC",
    hasCargo: true,
    isPreferred: false,
  };
}

function filledForm(): CreateForm {
  const row = {
    ...emptyGoodsRow(),
    pieces: "2",
    length: "120",
    width: "80",
    height: "100",
    totalWeight: "420",
  };
  return {
    ...newCreateForm(DEFAULTS),
    from: airport("JFK"),
    to: airport("FRA"),
    goods: [emptyGoodsRow(), row, emptyGoodsRow(), { ...row, height: "-4" }],
  };
}

describe("the create form on its way to the wire", () => {
  it("sends the figures as typed, in the units typed, without the blank lines", () => {
    const request = toRequest(filledForm());
    expect(request.goodsArray).toHaveLength(2);
    expect(request).toMatchObject({ dimensionUnit: "cm", weightUnit: "kg", shipFromAirport: "JFK" });
    expect(request.goodsArray[0]).toMatchObject({ length: "120", totalWeight: "420" });
  });

  it("finds the line of an error among the blank ones", () => {
    const form = filledForm();
    const checked = quotationForm.safeParse(toRequest(form));
    const fields = checked.error?.issues.map((issue) => fieldOfError(form, issue.path.join(".")));
    expect(fields).toEqual(["goods.3.height"]);
  });

  it("sends the place of the pickup as long as its ZIP stands in the field, and opens it again", () => {
    const pickupFrom = { name: "Dock 4", address: "12 Main St, 07114 Newark", zip: "07114" };
    const form = { ...filledForm(), pickupZip: "07114", pickupFrom };
    const wire = toRequest(form);
    expect(wire.pickupFrom).toEqual({ name: "Dock 4", address: "12 Main St, 07114 Newark" });
    const parties = { from: airport("JFK"), to: airport("FRA"), inquirer: null };
    expect(fromRequest({ ...wire }, parties, DEFAULTS).pickupFrom).toEqual(pickupFrom);
    expect(toRequest({ ...form, pickupZip: "10001" }).pickupFrom).toBeNull();
  });

  it("never guesses the class of a dangerous substance", () => {
    const form: CreateForm = {
      ...filledForm(),
      typeOfGoods: "Dangerous Goods",
      goods: filledForm().goods.slice(0, 2),
      dangerousGoods: [{ ...emptyDangerousRow(), unNumber: "UN1263" }],
    };
    const checked = quotationForm.safeParse(toRequest(form));
    expect(checked.error?.issues.map((issue) => fieldOfError(form, issue.path.join(".")))).toEqual([
      "dangerousGoods.0.hazardClass",
    ]);
  });

  it("asks for both airports and the goods before anything is priced", () => {
    const form = newCreateForm(DEFAULTS);
    const checked = quotationForm.safeParse(toRequest(form));
    const fields = new Set(checked.error?.issues.map((issue) => fieldOfError(form, issue.path.join("."))));
    expect(fields).toContain("from");
    expect(fields).toContain("to");
    expect(fields).toContain("goods.0.length");
  });

  it("sends a volume instead of sides, and units of a line's own", () => {
    const volume = { ...emptyGoodsRow(), pieces: "2", length: "1.8", width: "9", totalWeight: "90" };
    const [, row = emptyGoodsRow()] = filledForm().goods;
    const goods = [
      { ...volume, sizeUnit: "ft3" as const },
      { ...row, sizeUnit: "in" as const, weightUnit: "lb" as const },
    ];
    const sent = toRequest({ ...filledForm(), goods }).goodsArray;
    expect(sent).toMatchObject([
      { volume: "1.8", volumeUnit: "ft3" },
      { length: "120", dimensionUnit: "in", weightUnit: "lb" },
    ]);
    expect(sent[0]).not.toHaveProperty("width");
    const wrong = { ...filledForm(), goods: [{ ...volume, sizeUnit: "m3" as const, length: "-1" }] };
    const checked = quotationForm.safeParse(toRequest(wrong));
    expect(checked.error?.issues.map((issue) => fieldOfError(wrong, issue.path.join(".")))).toEqual([
      "goods.0.length",
    ]);
  });

  it("comes back from a stored request as it was sent", () => {
    const [, row = emptyGoodsRow()] = filledForm().goods;
    const goods = [
      row,
      { ...row, sizeUnit: "in" as const },
      { ...row, sizeUnit: "m3" as const, weightUnit: "lb" as const },
    ];
    const form = { ...filledForm(), goods, accessorials: ["liftgate"] };
    const again = fromRequest(
      { ...toRequest(form) },
      { from: airport("JFK"), to: airport("FRA"), inquirer: null },
      DEFAULTS,
    );
    expect(toRequest(again)).toEqual(toRequest(form));
  });
});
