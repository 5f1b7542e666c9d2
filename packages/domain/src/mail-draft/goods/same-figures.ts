import type { MassFigure, SizeFigure } from "./figures.ts";
import { kilogramsOf } from "./lot.ts";

/** Whether two sizes are one in two systems: 48x40x50 in (122x102x127 cm). */
export function isSameSize(a: SizeFigure, b: SizeFigure): boolean {
  if (a.unit === null || b.unit === null || a.unit === b.unit) return false;
  const factor = { cm: 1, mm: 0.1, m: 100, in: 2.54, ft: 30.48 };
  const [from, to] = [factor[a.unit], factor[b.unit]];
  return (["length", "width", "height"] as const).every((side) => {
    const left = (a[side] ?? 0) * from;
    return Math.abs(left - (b[side] ?? 0) * to) <= Math.max(left * 0.04, 1);
  });
}

export function isSameMass(a: MassFigure, b: MassFigure): boolean {
  if (a.unit === b.unit || a.unit === null || b.unit === null) return false;
  const left = kilogramsOf(a.value, a.unit);
  return Math.abs(left - kilogramsOf(b.value, b.unit)) <= left * 0.02;
}
