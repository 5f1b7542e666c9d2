function linearChannel(hex: string): number {
  const channel = Number.parseInt(hex, 16) / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/**
 * White or near-black, whichever reads better on a colour (WCAG 2.2 contrast).
 * @param colour `#rrggbb`
 */
export function readableInk(colour: string): "#ffffff" | "#0b1524" {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linearChannel(colour.slice(at, at + 2)));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= 4.5 ? "#ffffff" : "#0b1524";
}
