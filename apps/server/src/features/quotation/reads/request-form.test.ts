import { quotationForm, type QuotationForm } from "@kilolane/contract";
import {
  CARGO_TYPES,
  DG_CLASSES,
  INCOTERMS,
  PACKAGE_TYPES,
  PACKING_GROUPS,
  SHIPPER_TYPES,
  FREIGHT_TERMS,
  TEMPERATURE_RANGES,
  VOLUME_UNITS,
} from "@kilolane/domain";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { presentForm } from "../present/form.ts";
import { parseForm, parseStoredRequest } from "./request-form.ts";

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const orNothing = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const orAbsent = <T>(value: fc.Arbitrary<T>) => fc.oneof(orNothing(value), fc.constant(undefined));
const figure = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((cents) => String(cents / 100));
const zip = fc.integer({ min: 501, max: 99_950 }).map((code) => String(code).padStart(5, "0"));

const line = {
  pieces: fc.integer({ min: 1, max: 999 }),
  packageType: oneOf(PACKAGE_TYPES),
  totalWeight: figure(9_000),
  stackable: fc.boolean(),
  tiltable: fc.boolean(),
};
const sides = { length: figure(500), width: figure(500), height: figure(500) };
const goods = fc.oneof(
  fc.record({ ...line, ...sides }),
  fc.record({ ...line, ...sides, dimensionUnit: oneOf(["cm", "in"]), weightUnit: oneOf(["kg", "lb"]) }),
  fc.record({ ...line, volume: figure(90), volumeUnit: oneOf(VOLUME_UNITS) }),
);

const dangerousGoods = fc.record({
  unNumber: fc.integer({ min: 1000, max: 3999 }).map((number) => `UN${number}`),
  hazardClass: oneOf(DG_CLASSES),
  compatibilityGroup: oneOf(["", "D", "S"]),
  packingGroup: oneOf(PACKING_GROUPS),
  cargoAircraftOnly: fc.boolean(),
});

/** Whatever the wire may hold; each form has been through the contract's own schema. */
const forms: fc.Arbitrary<QuotationForm> = fc
  .record({
    inquirerId: orAbsent(fc.uuid()),
    client_id: orAbsent(fc.uuid()),
    shipFromAirport: oneOf(["JFK", "ORD"]),
    shipToAirport: oneOf(["FRA", "HKG"]),
    pickupZip: orAbsent(zip),
    deliveryZip: orAbsent(zip),
    pickupFrom: fc.constantFrom({ name: "Dock 4", address: "12 Main St, 07114 Newark" }, undefined),
    airlineDrop: fc.boolean(),
    readyDate: oneOf(["2026-11-22", "2027-02-28"]),
    typeOfGoods: oneOf(CARGO_TYPES),
    shipperType: oneOf(SHIPPER_TYPES),
    dangerousGoods: fc.array(dangerousGoods, { minLength: 1, maxLength: 3 }),
    temperatureRange: oneOf(TEMPERATURE_RANGES),
    goodsArray: fc.array(goods, { minLength: 1, maxLength: 4 }),
    dimensionUnit: oneOf(["cm", "in"]),
    weightUnit: oneOf(["kg", "lb"]),
    houses: fc.nat(99),
    incoterm: orAbsent(oneOf(INCOTERMS)),
    freightTerm: oneOf(FREIGHT_TERMS),
    currency: oneOf(["USD", "EUR"]),
    declaredValue: orAbsent(figure(1_000)),
    insurancePercent: orAbsent(figure(2)),
    accessorials: fc.array(oneOf(["liftgate", "inside"]), { maxLength: 2 }),
  })
  .map((form) => quotationForm.parse(form));

const NOTHING_GIVEN = {
  inquirerId: null,
  client_id: null,
  pickupZip: null,
  deliveryZip: null,
  incoterm: null,
  declaredValue: null,
  insurancePercent: null,
};

/** What PostgreSQL gives back of what went into a JSON column. */
const throughRow = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe("whatever is asked for", () => {
  test("comes out as the form that went in, with null for what was left out", () => {
    fc.assert(
      fc.property(forms, (form) => {
        const given = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
        expect(presentForm(parseForm(form))).toEqual({ ...NOTHING_GIVEN, ...given });
      }),
    );
  });

  test("is read from its row as it was written", () => {
    fc.assert(
      fc.property(forms, (form) => {
        const request = parseForm(form);
        expect(request.version).toBe(3);
        expect(parseStoredRequest(throughRow(request))).toEqual(request);
      }),
    );
  });

  test("is the same request in a row that holds the wire's form, as all did before version 2", () => {
    fc.assert(
      fc.property(forms, (form) => {
        expect(parseStoredRequest(throughRow(form))).toEqual(parseForm(form));
      }),
    );
  });

  test("is prepaid in a row of before it was said who pays the freight", () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { freightTerm: _form, ...former } = form;
        const { freightTerm: _request, ...request } = parseForm(form);
        const prepaid = { ...parseForm(form), freightTerm: "prepaid" };
        expect(parseStoredRequest(throughRow(former))).toEqual(prepaid);
        expect(parseStoredRequest(throughRow({ ...request, version: 2 as const }))).toEqual(prepaid);
      }),
    );
  });
});
