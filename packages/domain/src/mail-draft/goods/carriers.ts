import type { Token } from "../text/tokens.ts";
import { isSign } from "./figure-tokens.ts";
import { sideAt } from "./size-chain.ts";

const LOADED =
  /^(?:loaded|packed|palleti[sz]ed|stacked|consolidated|placed|charge[es]*|palettise[es]*|conditionne[es]*|cargad[oa]s?|paletizad[oa]s?|caricat[oaie]|pallettizzat[oaie]|محمله|معباه)$/;

/** `loaded on 2 pallets`, `chargé sur 2 palettes`, `打2托` */
export function isCarrierAt(tokens: readonly Token[], index: number): boolean {
  const direct = tokens[index - 1]?.text ?? "";
  if (/^[打装]$/.test(direct)) return true;
  const isOn = /^(?:on|onto|in|into|sur|en|sobre|su|auf|علي|في)$/.test(direct);
  if (isOn && tokens.slice(Math.max(0, index - 6), index - 1).some((token) => LOADED.test(token.text)))
    return true;
  // 25 drums, 460 lbs each on 7 pallets (48x48x41)
  const isPallet = /^(?:pallets?|skids?|plts?|palettes?|palets?|bancali|tarimas?)$/.test(
    tokens[index + 1]?.text ?? "",
  );
  const side = isSign(tokens[index + 2], "(,:") ? index + 3 : index + 2;
  return /^(?:on|onto|sur|sobre|su|auf)$/.test(direct) && isPallet && sideAt(tokens, side) !== null;
}
