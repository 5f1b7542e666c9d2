import { lazy, Suspense, useEffect, useState } from "react";
import { onOpenPalette } from "./open-palette.ts";

const PaletteDialog = lazy(() => import("./palette-dialog.tsx"));

/** The palette's place in the shell; its code comes when somebody first asks for it. */
export function CommandPalette() {
  const [wanted, setWanted] = useState(0);
  useEffect(() => onOpenPalette(() => setWanted((times) => times + 1)), []);
  return wanted > 0 ? (
    <Suspense fallback={null}>
      <PaletteDialog key={wanted} />
    </Suspense>
  ) : null;
}
