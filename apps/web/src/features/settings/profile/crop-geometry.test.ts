import { expect, test } from "vitest";
import { CENTRED, dragPicture, placePicture, visiblePart } from "./crop-geometry.ts";

const SQUARE = { width: 240, height: 240 };
const WIDE = { width: 480, height: 240 };

test("a photo fills the frame and shows its middle", () => {
  const drawn = placePicture(WIDE, SQUARE, "cover", CENTRED);
  expect(drawn).toEqual({ left: -120, top: 0, width: 480, height: 240, scale: 1 });
  expect(visiblePart(drawn, SQUARE)).toEqual({ x: 120, y: 0, width: 240, height: 240 });
});

test("a logo fits whole, and only the picture is kept, not the empty frame", () => {
  const drawn = placePicture(SQUARE, WIDE, "contain", CENTRED);
  expect(visiblePart(drawn, WIDE)).toEqual({ x: 0, y: 0, width: 240, height: 240 });
});

test("zoom shows a smaller part", () => {
  const drawn = placePicture(WIDE, SQUARE, "cover", { zoom: 2, x: 0, y: 0 });
  expect(visiblePart(drawn, SQUARE)).toEqual({ x: 180, y: 60, width: 120, height: 120 });
});

test.each([
  [-1, 0],
  [0, 120],
  [1, 240],
])("placed at %d the part begins at %d", (x, begin) => {
  const drawn = placePicture(WIDE, SQUARE, "cover", { zoom: 1, x, y: 0 });
  expect(visiblePart(drawn, SQUARE).x).toBe(begin);
});

test("dragging to the right shows what lies on the left, and stops at the edge", () => {
  const drawn = placePicture(WIDE, SQUARE, "cover", CENTRED);
  expect(dragPicture(drawn, SQUARE, CENTRED, [60, 500])).toEqual({ zoom: 1, x: -0.5, y: 0 });
  expect(dragPicture(drawn, SQUARE, CENTRED, [9_999, 0]).x).toBe(-1);
  expect(dragPicture(drawn, SQUARE, CENTRED, [-9_999, 0]).x).toBe(1);
});
