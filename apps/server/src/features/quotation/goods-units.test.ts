import {
  cloneQuotation,
  createQuotation,
  getQuotation,
  getQuotationPdf,
  getRequest,
  type QuotationFormInput,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm, buildFuelMarket, buildQuotation } from "../../../test/build-quotations.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { compact, readPdf } from "../../integrations/pdf/read-pdf.ts";

/* Goods lines by volume alone and in units of their own (pricing rules §2, §9). */

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
beforeAll(() => buildFuelMarket(world));

type Line = QuotationFormInput["goodsArray"][number];
const CRATE: Line = { pieces: 1, length: 100, width: 100, height: 120, totalWeight: 80 };
const INCHES: Line = {
  ...CRATE,
  length: 40,
  width: 40,
  height: 40,
  totalWeight: 100,
  dimensionUnit: "in",
  weightUnit: "lb",
};
const VOLUME: Line = { pieces: 2, volume: "1.8", totalWeight: 90 };

const price = (...goodsArray: readonly Line[]) =>
  admin.call(createQuotation, { body: buildForm({ goodsArray: [...goodsArray] }) });

test("a volume alone weighs m³ / 0.006, and that no aircraft has judged its pieces is said", async () => {
  const { body } = await price(VOLUME);
  expect(body.weights).toMatchObject({ volumeWeight: "300.0", grossWeight: "90.0", volumeM3: "1.800" });
  expect(body.options.length).toBeGreaterThan(0);
  for (const option of body.options) {
    expect(option.chargeableWeight).toBe("300.0");
    expect(option.flags).toContain("size-unknown");
  }
  const feet = await price({ ...VOLUME, volume: "100", volumeUnit: "ft3" });
  expect(feet.body.options[0]?.chargeableWeight).toBe("472.0");
  const known = await price(CRATE);
  expect(known.body.options[0]?.flags).not.toContain("size-unknown");
});

test("lines in several units are one consignment", async () => {
  const { body } = await price(CRATE, INCHES);
  // 1,200,000 cm³ + 64,000 in³ in cm³ / 6000; 80 kg + 100 lb
  expect(body.weights).toMatchObject({ volumeWeight: "375.0", grossWeight: "125.5", weightUnit: "kg" });
  expect(body.options.map(({ chargeableWeight }) => chargeableWeight)).toEqual(
    body.options.map(() => "375.0"),
  );
});

test("come back as they were typed from request, quotation and clone, and are printed in their units", async () => {
  const goodsArray = [CRATE, INCHES, VOLUME];
  const note = await buildQuotation(admin, { form: { goodsArray } });
  const shapes = [
    { length: "100", width: "100", height: "120", totalWeight: "80" },
    { length: "40", dimensionUnit: "in", weightUnit: "lb", totalWeight: "100" },
    { volume: "1.8", volumeUnit: "m3", totalWeight: "90" },
  ];
  const request = await admin.call(getRequest, { params: { id: note.request_id } });
  expect(request.body.form["goodsArray"]).toMatchObject(shapes);
  const saved = await admin.call(getQuotation, { params: { id: note.quotation_id } });
  expect(saved.body.form["goodsArray"]).toMatchObject(shapes);
  const clone = await admin.call(cloneQuotation, { params: { id: note.quotation_id }, body: {} });
  const cloned = await admin.call(getRequest, { params: { id: clone.body.requestId } });
  expect(cloned.body.form["goodsArray"]).toEqual(request.body.form["goodsArray"]);
  expect(cloned.body.weights).toEqual(request.body.weights);
  const print = await admin.call(getQuotationPdf, { params: { id: note.quotation_id }, query: {} });
  const text = (await readPdf(new Uint8Array(print.bytes))).pages.map((page) => page.compactText).join("");
  expect(text).toContain(compact("1.8 m³"));
  // the inches as centimetres under the head that says so
  expect(text).toContain(compact("101.6 × 101.6 × 101.6 40 × 40 × 40 45.45 100"));
});

test.each([
  [{ ...VOLUME, length: 10 }, "volume", "size-or-volume"],
  [{ pieces: 1, totalWeight: 5 }, "length", "required"],
  [{ pieces: 1, totalWeight: 5, length: 10, width: 10 }, "height", "required"],
  [{ ...VOLUME, volume: 0 }, "volume", "zero"],
  [{ ...VOLUME, volume: -1 }, "volume", "negative"],
  [{ ...VOLUME, volumeUnit: "l" }, "volumeUnit", "unknown"],
  [{ ...CRATE, dimensionUnit: "mm" }, "dimensionUnit", "unknown"],
  [{ ...CRATE, weightUnit: "t" }, "weightUnit", "unknown"],
])("%j is refused at %s as %s", async (line, field, code) => {
  const form: unknown = { ...buildForm(), goodsArray: [line] };
  const { status, error } = await admin.send(createQuotation, { body: form });
  expect(status).toBe(400);
  expect(error.errors).toContainEqual(expect.objectContaining({ field: `goodsArray.0.${field}`, code }));
});
