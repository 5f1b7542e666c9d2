import { useEffect, useState } from "react";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { onAskForKeys, onOpenPalette } from "./open-palette.ts";

const KeysDialog = lazyPart(() => import("./keys-dialog.tsx"));
const PaletteDialog = lazyPart(() => import("./palette-dialog.tsx"));

/** The palette and the list of keys; their code comes when somebody first asks for it. */
export function CommandPalette() {
  const [wanted, setWanted] = useState(0);
  useEffect(() => onOpenPalette(() => setWanted((times) => times + 1)), []);
  const [asksForKeys, setAsksForKeys] = useState(false);
  useEffect(() => onAskForKeys(() => setAsksForKeys(true)), []);
  return (
    <>
      {wanted > 0 ? <PaletteDialog key={wanted} /> : null}
      {asksForKeys ? <KeysDialog onClose={() => setAsksForKeys(false)} /> : null}
    </>
  );
}
