import { truckingTariffForm, type ProposedLine } from "@kilolane/contract";
import { type FieldProblem, invalidFields } from "../../../http/app-error.ts";
import type { StoredLine } from "../reads/proposal.ts";
import { plainFigure } from "../sheet/tariff-difference.ts";
import { applyLines, findZone, readFigure } from "./proposed-tariff.ts";

interface TypedLines {
  readonly effectiveOn: string;
  readonly lines: readonly ProposedLine[];
}

type Tariffs = Parameters<typeof applyLines>[0];

/**
 * The lines with what stands there now; every line is about a figure of its own that is there and would change.
 * @throws AppError validation (`lines.0.zone`: unknown, after-rate; `lines.0.figure`: unknown, double; `lines.0.value`)
 */
export function storedLinesOf(tariffs: Tariffs, { lines, effectiveOn }: TypedLines): StoredLine[] {
  const problems: FieldProblem[] = [];
  const seen = new Set<string>();
  const stored = lines.map((line, place): StoredLine => {
    const refuse = (field: string, code: string) => problems.push({ field: `lines.${place}.${field}`, code });
    const zone = findZone(tariffs, line);
    const before = zone === undefined ? null : readFigure(zone, line);
    const key = JSON.stringify([
      line.zone.toLowerCase(),
      line.validFrom,
      line.figure,
      plainFigure(line.detail),
    ]);
    const value = plainFigure(line.value);
    if (zone === undefined) refuse("zone", "unknown");
    else if (before === null) refuse("figure", "unknown");
    else if (seen.has(key)) refuse("figure", "double");
    else if (zone.validTo < effectiveOn) refuse("zone", "after-rate");
    else if (value === before) refuse("value", "unchanged");
    else {
      const [changed] = applyLines([zone], [{ ...line, value }], zone.validFrom);
      const [issue] = truckingTariffForm.safeParse(changed).error?.issues ?? [];
      if (issue !== undefined) refuse("value", issue.message);
    }
    seen.add(key);
    return {
      zone: zone?.name ?? line.zone,
      validFrom: line.validFrom,
      validTo: zone?.validTo,
      currency: zone?.currency ?? "",
      figure: line.figure,
      detail: plainFigure(line.detail),
      before: before ?? "",
      value,
    };
  });
  if (problems.length > 0) throw invalidFields(...problems);
  return stored;
}
