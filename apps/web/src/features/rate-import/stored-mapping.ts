import type { ImportDetail, ImportMapping } from "@kilolane/contract";
import type { ImportMode } from "./queries.ts";

/** What somebody chose for the columns of an import and has not had checked yet. */
interface KeptChoice {
  readonly mapping: ImportMapping;
  /** null: not chosen yet */
  readonly mode: ImportMode | null;
}

interface Stored extends KeptChoice {
  readonly email: string;
  /** the mapping that the choice began with, as text */
  readonly base: string;
}

type Opened = Pick<ImportDetail, "id" | "mapping">;

const keyOf = (id: string) => `import-mapping.${id}`;

/**
 * Keeps what was chosen in this tab: a reload or a look at another screen loses nothing. Per import and person, gone
 * with the tab.
 */
export function storeChoice(email: string, { id, mapping: base }: Opened, choice: KeptChoice): void {
  const stored: Stored = { email, base: JSON.stringify(base), ...choice };
  sessionStorage.setItem(keyOf(id), JSON.stringify(stored));
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== "object" || value === null || !("mapping" in value) || !("mode" in value))
    return false;
  const { mapping } = value;
  return typeof mapping === "object" && mapping !== null && "sheets" in mapping;
}

/** What this person chose in this tab; null: nothing, or somebody has had another mapping checked meanwhile. */
export function readChoice(email: string, { id, mapping }: Opened): KeptChoice | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "null");
    if (!isStored(stored)) return null;
    return stored.email === email && stored.base === JSON.stringify(mapping) ? stored : null;
  } catch {
    return null;
  }
}

export function clearChoice(id: string): void {
  sessionStorage.removeItem(keyOf(id));
}
