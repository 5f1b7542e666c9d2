import { encodeQr } from "@kilolane/domain";
import { useMemo } from "react";

/** The quiet zone that scanners need around a code, in modules. */
const MARGIN = 4;

interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly size?: number;
}

/** A QR code as a drawing: dark on white in every theme, because scanners expect it so. */
export function QrCode({ text, label, size = 208 }: QrCodeProps) {
  const modules = useMemo(() => encodeQr(text), [text]);
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : "")))
    .join("");
  const side = modules.length + 2 * MARGIN;
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} rx={2} fill="#fff" />
      <path d={path} fill="#0b1524" shapeRendering="crispEdges" />
    </svg>
  );
}
