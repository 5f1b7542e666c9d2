import { createHash } from "node:crypto";

/** An entry to be sealed, its content as the database spells it (`reads/seal.ts`). */
export interface SealableEntry {
  readonly id: string;
  readonly content: string;
}

/** One link of the chain. */
export interface Seal {
  readonly position: number;
  readonly entryId: string;
  /** hexadecimal */
  readonly hash: string;
}

/** What the first link stands on, hexadecimal. */
export const CHAIN_START = "0".repeat(64);

/** The hash of an entry behind the one before it: SHA-256 over 32 bytes and the content in UTF-8; hexadecimal. */
export function hashEntry(before: string, content: string): string {
  return createHash("sha256").update(Buffer.from(before, "hex")).update(content).digest("hex");
}

/** The links of entries behind the last one that there is. */
export function chainEntries(
  last: Pick<Seal, "position" | "hash"> | undefined,
  entries: readonly SealableEntry[],
): Seal[] {
  let position = last?.position ?? 0;
  let hash = last?.hash ?? CHAIN_START;
  return entries.map(({ id, content }) => {
    position += 1;
    hash = hashEntry(hash, content);
    return { position, entryId: id, hash };
  });
}

/** A link with what its entry says today; undefined: the entry is gone. */
export interface LinkedEntry extends Seal {
  readonly content: string | undefined;
}

/**
 * Where the chain is broken. `changed`: the entry, or its seal, is not what was sealed. `removed`: the entry is gone.
 * `unsealed`: its seal is gone, and with it the name of the entry.
 */
export interface ChainBreak {
  readonly position: number;
  readonly kind: "changed" | "removed" | "unsealed";
  /** null: nothing names it any more */
  readonly entryId: string | null;
}

/** Compares links, in their order, with what stood before them. @returns where it breaks, link by link */
export function findBreaks(
  before: Pick<Seal, "position" | "hash">,
  links: readonly LinkedEntry[],
): ChainBreak[] {
  const breaks: ChainBreak[] = [];
  let last: Pick<Seal, "position" | "hash"> = before;
  for (const link of links) {
    const { position, entryId, content } = link;
    for (let missing = last.position + 1; missing < position; missing += 1)
      breaks.push({ position: missing, kind: "unsealed", entryId: null });
    // behind a seal that is gone nothing can be said of the next one but that its entry is there
    const isBehindGap = position > last.position + 1;
    if (content === undefined) breaks.push({ position, kind: "removed", entryId });
    else if (!isBehindGap && hashEntry(last.hash, content) !== link.hash)
      breaks.push({ position, kind: "changed", entryId });
    last = link;
  }
  return breaks;
}
