import { changedSells, isSameMargin, type EditForm, type OptionForm } from "./edit-form.ts";

/** One thing that can be changed on the edit screen. */
export interface EditPlace {
  readonly part:
    | "kept"
    | "margin"
    | "sell"
    | "optionRemarks"
    | "terms"
    | "remarks"
    | "language"
    | "inquirer"
    | "validUntil";
  readonly quoteId?: string;
  /** the charge, of a `sell` */
  readonly code?: string;
}

/** A thing that differs from where both began; `theirs` and `mine` say who changed it. */
export interface Difference {
  readonly place: EditPlace;
  readonly theirs: boolean;
  readonly mine: boolean;
  /** both changed it, each to something else */
  readonly isClash: boolean;
}

const WORDS = ["terms", "remarks", "language", "validUntil"] as const;

function optionOf(form: EditForm, quoteId: string | undefined): OptionForm | undefined {
  return form.options.find((option) => option.quoteId === quoteId);
}

/** A value as text, for comparing; an option that is gone says so. */
function textAt(form: EditForm, { part, quoteId, code }: EditPlace): string {
  if (part === "inquirer") return form.inquirer?.id ?? "";
  if (part === "terms" || part === "remarks" || part === "language" || part === "validUntil")
    return form[part];
  const option = optionOf(form, quoteId);
  if (part === "kept") return option?.isKept === true ? "kept" : "gone";
  if (option === undefined) return "gone";
  if (part === "sell") return option.sell[code ?? ""] ?? "";
  return part === "margin" ? JSON.stringify(option.margin) : option.remarks;
}

/** Where an edited state differs from the one it began with. */
export function changesOf(base: EditForm, edited: EditForm): EditPlace[] {
  const options = base.options.flatMap((before): EditPlace[] => {
    const { quoteId } = before;
    const after = optionOf(edited, quoteId);
    if (after?.isKept !== true) return before.isKept ? [{ part: "kept", quoteId }] : [];
    return [
      ...(before.isKept ? [] : [{ part: "kept", quoteId } as const]),
      ...(isSameMargin(before.margin, after.margin) ? [] : [{ part: "margin", quoteId } as const]),
      ...changedSells(before, after).map((code) => ({ part: "sell", quoteId, code }) as const),
      ...(before.remarks === after.remarks ? [] : [{ part: "optionRemarks", quoteId } as const]),
    ];
  });
  const isOther = (part: EditPlace["part"]) => textAt(base, { part }) !== textAt(edited, { part });
  return [...options, ...[...WORDS, "inquirer" as const].filter(isOther).map((part) => ({ part }))];
}

const keyOf = ({ part, quoteId, code }: EditPlace) => `${part}/${quoteId ?? ""}/${code ?? ""}`;

/**
 * What two editors changed since the version both began with: each place once, with who changed it. Both having
 * changed it to the same is no clash.
 */
export function differencesOf(base: EditForm, theirs: EditForm, mine: EditForm): Difference[] {
  const theirPlaces = new Map(changesOf(base, theirs).map((place) => [keyOf(place), place]));
  const myPlaces = new Map(changesOf(base, mine).map((place) => [keyOf(place), place]));
  return [...new Map([...theirPlaces, ...myPlaces])].map(([key, place]) => ({
    place,
    theirs: theirPlaces.has(key),
    mine: myPlaces.has(key),
    isClash: theirPlaces.has(key) && myPlaces.has(key) && textAt(theirs, place) !== textAt(mine, place),
  }));
}

function rebaseOption(
  before: OptionForm | undefined,
  theirs: OptionForm,
  mine: OptionForm | undefined,
): OptionForm {
  if (before === undefined || mine === undefined) return theirs;
  const sell = { ...theirs.sell };
  for (const code of changedSells(before, mine)) {
    const amount = mine.sell[code];
    if (amount === undefined) delete sell[code];
    else sell[code] = amount;
  }
  return {
    ...theirs,
    margin: isSameMargin(before.margin, mine.margin) ? theirs.margin : mine.margin,
    sell,
    remarks: before.remarks === mine.remarks ? theirs.remarks : mine.remarks,
    isKept: mine.isKept,
    reason: mine.reason,
  };
}

/** Mine on top of theirs: what I changed stays as I have it, all else becomes theirs. */
export function rebase(base: EditForm, theirs: EditForm, mine: EditForm): EditForm {
  const take = <K extends (typeof WORDS)[number]>(part: K): EditForm[K] =>
    base[part] === mine[part] ? theirs[part] : mine[part];
  return {
    options: theirs.options.map((option) =>
      rebaseOption(optionOf(base, option.quoteId), option, optionOf(mine, option.quoteId)),
    ),
    terms: take("terms"),
    remarks: take("remarks"),
    language: take("language"),
    validUntil: take("validUntil"),
    inquirer: (base.inquirer?.id ?? null) === (mine.inquirer?.id ?? null) ? theirs.inquirer : mine.inquirer,
  };
}
