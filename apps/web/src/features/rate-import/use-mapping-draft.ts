import type { FieldError, ImportDetail, ImportMapping } from "@kilolane/contract";
import { useEffect, useState } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { wireMapping, type SheetMapping } from "./edit-mapping.ts";
import { clearChoice, readChoice, storeChoice } from "./stored-mapping.ts";
import type { ImportMode } from "./queries.ts";
import type { ImportActs } from "./use-import-acts.ts";

/** Whether the file is the whole tariff or an addition; null until that is said, which a check cannot do without. */
function useFileMode(start: ImportMode | null) {
  const [mode, setMode] = useState(start);
  const [isMissed, setMissed] = useState(false);
  return { mode, setMode, isModeMissed: isMissed && mode === null, missMode: () => setMissed(true) };
}

/** The place of the sheet that a refusal is about. */
function refusedSheetOf(error: Error): number | undefined {
  const field = error instanceof ApiError ? error.fields[0]?.field : undefined;
  const place = /^mapping\.sheets\.(\d+)/.exec(field ?? "")?.[1];
  return place === undefined ? undefined : Number(place);
}

/** The mapping while it is worked on: what is changed, what is refused, and how it is sent. */
export function useMappingDraft(detail: ImportDetail, acts: ImportActs, onChecking: () => void) {
  const email = useSession()?.user.email ?? "";
  const [opened] = useState(detail);
  const [kept] = useState(() => readChoice(email, opened));
  const [mapping, setMapping] = useState(kept?.mapping ?? detail.mapping);
  const { mode, setMode, isModeMissed, missMode } = useFileMode(kept?.mode ?? detail.mode);
  const [open, setOpen] = useState(() =>
    Math.max(
      0,
      mapping.sheets.findIndex(({ isUsed }) => isUsed),
    ),
  );
  const [isChanged, setChanged] = useState(kept !== null);
  useEffect(() => {
    if (isChanged || mode !== opened.mode) storeChoice(email, opened, { mapping, mode });
  }, [email, isChanged, mapping, mode, opened]);
  const refusals: readonly FieldError[] = acts.check.refusal?.fields ?? [];
  const update = (change: Partial<ImportMapping>) => {
    setChanged(true);
    setMapping((now) => ({ ...now, ...change }));
  };
  const updateSheet = (place: number, change: Partial<SheetMapping>) => {
    setChanged(true);
    setMapping((now) => ({
      ...now,
      sheets: now.sheets.map((sheet, at) => (at === place ? { ...sheet, ...change } : sheet)),
    }));
  };
  const onStarted = () => {
    clearChoice(opened.id);
    onChecking();
  };
  const openRefused = (error: Error) => setOpen(refusedSheetOf(error) ?? open);
  return {
    detail,
    mapping,
    mode,
    open,
    isChanged,
    isModeMissed,
    setOpen,
    setMode,
    update,
    updateSheet,
    /** What the server says of a place of the mapping: `sheets.0.origin`, `defaults.currency`. */
    refusalAt: (path: string): string | undefined =>
      refusals.find(({ field }) => field === `mapping.${path}`)?.message,
    /** Starts the check once it is said what the file is; a refusal opens the sheet that it is about. */
    check: () => {
      if (mode === null) missMode();
      else
        acts.check.mutate(
          { mapping: wireMapping(mapping), mode },
          { onSuccess: onStarted, onError: openRefused },
        );
    },
  };
}
export type MappingDraft = ReturnType<typeof useMappingDraft>;
