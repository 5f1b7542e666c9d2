import { PACKING_GROUPS, type PackingGroup } from "../../reference/cargo.ts";
import type { ReadField } from "../mail-reading.ts";

const NAMED =
  /(?:(?<![a-z])p\.?g\.?|packing group|pkg group|groupe d'emballage|grupo de embalaje|grupo de empaque|gruppo (?:di |d')?imballaggio|包装等级|包装类别|包装类|مجموعه التعبئه|مجموعه التغليف)[\s.:#()-]{0,3}(iii|ii|i|[123])(?![a-z\d])/g;
/** `UN 1263, Paint, 3, II`: the order of a shipper's declaration. */
const DECLARED = /(?<![\d.,])[1-9](?:\.\d)?\s?,\s?(iii|ii|i)(?![a-z\d])/g;
const ROMAN: Readonly<Record<string, string>> = { "1": "I", "2": "II", "3": "III" };

/** The packing group that a mail names for its substances; null without one, or with several. */
export function readPackingGroup(folded: string, end: number): ReadField<PackingGroup> | null {
  const found = [...folded.matchAll(NAMED), ...folded.matchAll(DECLARED)].filter(({ index }) => index < end);
  const groups = new Set(found.map(([, group = ""]) => ROMAN[group] ?? group.toUpperCase()));
  const [only] = groups;
  const [first] = found;
  const value = PACKING_GROUPS.find((group) => group === only);
  if (groups.size !== 1 || first === undefined || value === undefined) return null;
  return { value, confidence: "likely", at: [first.index, first.index + first[0].length] };
}
