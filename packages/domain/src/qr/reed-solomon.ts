/** Product in the field of 256 elements that QR codes compute in (ISO/IEC 18004: x^8 + x^4 + x^3 + x^2 + 1). */
function multiply(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((right >>> bit) & 1) * left;
  }
  return product;
}

/** The generator polynomial of that degree, highest power first, without its leading 1. */
function divisorOf(degree: number): number[] {
  const divisor: number[] = Array.from({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1) {
      divisor[at] = multiply(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return divisor;
}

/** The check words of a block: with them a scanner repairs what it could not see. */
export function checkWordsOf(block: readonly number[], degree: number): number[] {
  const divisor = divisorOf(degree);
  const remainder = divisor.map(() => 0);
  for (const word of block) {
    const factor = word ^ (remainder.shift() ?? 0);
    remainder.push(0);
    for (const [at, part] of divisor.entries()) remainder[at] = (remainder[at] ?? 0) ^ multiply(part, factor);
  }
  return remainder;
}
