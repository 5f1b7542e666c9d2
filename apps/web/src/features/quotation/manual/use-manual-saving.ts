import {
  getManualQuotation,
  holdQuoteNumber,
  listFloorApprovals,
  type QuotationForm,
} from "@kilolane/contract";
import { useReducer, useRef, useState } from "react";
import type { Language } from "@kilolane/phrases";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { sayRefusal, useSaveWith } from "../../../lib/api/use-save.ts";
import { isVersionConflict } from "../../../lib/forms/send-seen.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { QUOTATION_READS } from "../queries.ts";
import { needsCheck, NEW_FLOW, nextFlow } from "./manual-flow.ts";
import { isTruckingOnly, toEntry, type ManualForm } from "./manual-form.ts";
import { markFields, readManualForm } from "./read-manual-form.ts";
import { findSavedManual, saveManual, type ManualBody, type ManualNote } from "./manual-queries.ts";

/** The quotation that is on record, in the words of its drawer and its mail. */
export interface SavedManual {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly lockVersion: number;
}

/** What is on record: the quotation, and what was typed when it was stored. */
export interface ManualRecord {
  readonly saved: SavedManual;
  readonly typed: string;
}

type SaveAs = "quotation" | "copy";

interface ManualSave {
  readonly body: ManualBody;
  readonly as: SaveAs | "trucking";
}

interface Typed {
  readonly request: QuotationForm;
  readonly values: ManualForm;
  readonly language: Language;
  readonly heldNumber: string | undefined;
  readonly saved: SavedManual | null;
  /** the admins are asked for a price below the floor */
  readonly isAsking: boolean;
}

function bodyOf({ request, values, language, heldNumber, saved, isAsking }: Typed): ManualBody {
  const reason = values.reason.trim();
  return {
    form: request,
    manual: toEntry(values),
    remarks: values.remarks,
    language,
    ...(reason !== "" && { reason }),
    ...(isAsking && { asksApproval: true }),
    ...(heldNumber !== undefined && { quote_id: heldNumber }),
    ...(saved !== null && {
      quotation_id: saved.id,
      version: saved.version,
      lockVersion: saved.lockVersion,
    }),
  };
}

function savedOf({ quotation_id: id, number, version, lockVersion }: ManualNote): SavedManual {
  return { id, number, version, lockVersion };
}

/** Lets work run whose refusal is said at its field or in a message. */
function quietly(work: Promise<void>): void {
  work.catch((error: unknown) => {
    if (!(error instanceof ApiError)) sayRefusal(error);
  });
}

/** Open quotations of the same client on the lane that is typed; nothing while one of the three is open. */
async function findKnown({ from, to, inquirer }: ManualForm) {
  if (from === null || to === null || inquirer === null) return null;
  const lane = { from: from.code, to: to.code, inquirer: inquirer.id };
  const [found] = (await findSavedManual(lane)).content;
  return found === undefined ? null : { id: found.quotation_id, number: found.number };
}

function startFlow(opened: SavedManual | null) {
  return opened === null ? NEW_FLOW : nextFlow(NEW_FLOW, { kind: "saved" });
}

/** One save after the other: the later one goes on from what the earlier one stored. */
function useTurns(): (work: () => Promise<void>) => void {
  const last = useRef<Promise<void>>(Promise.resolve());
  return (work) => {
    const turn = last.current.then(work);
    last.current = turn.catch(() => undefined);
    quietly(turn);
  };
}

/** How a refused save is gone about, and a price below a floor. */
interface SavingCare {
  /** the admins are asked for it */
  readonly isAsking: boolean;
  /** tells whether the floor of a margin rule was met, which only a save shows */
  readonly onRuleFloor: (isBelow: boolean) => void;
  /** somebody else stored the quotation meanwhile; answers false where that can't be shown */
  readonly onOvertaken: (id: string) => Promise<boolean>;
}

/** A price that only an admin's reason lets pass. */
function isFloorRefusal({ code, fields }: ApiError): boolean {
  return code === "below-margin-floor" || fields.some(({ field }) => field === "reason");
}

/** Sends what is saved; what is refused is said at its field, else in a message. */
function useStore(
  form: UseFormReturn<ManualForm>,
  { onRuleFloor, onOvertaken }: Pick<SavingCare, "onRuleFloor" | "onOvertaken">,
) {
  const { t } = useTranslation("manual");
  return useSaveWith(
    async ({ body, as }: ManualSave): Promise<ManualNote> => {
      const note = await saveManual(body, as);
      // saved without a reason: no floor was met
      if (body.reason === undefined) onRuleFloor(false);
      return note;
    },
    {
      invalidates: [...QUOTATION_READS, getManualQuotation, holdQuoteNumber, listFloorApprovals],
      done: (_, { body, as }) => ({
        ...(body.asksApproval === true && { title: t("toast.asked"), weight: "heavy" }),
        text: as === "trucking" ? t("toast.truckingCreated") : t("toast.saved"),
      }),
      onRefused: async (refusal, { body }) => {
        const { quotation_id: id } = body;
        if (isVersionConflict(refusal) && id !== undefined && (await onOvertaken(id))) return;
        if (isFloorRefusal(refusal)) onRuleFloor(true);
        if (markFields(form, refusal.fields, "server") === 0) sayRefusal(refusal);
      },
    },
  );
}

/** What is stored, if anything, and how it was sent. */
interface Stored {
  readonly saved: SavedManual | null;
  readonly fingerprint: string;
  readonly typed: string;
}

/** What is on record of what is typed. @param tell how far the screen has come */
function useRecord(
  form: UseFormReturn<ManualForm>,
  opened: SavedManual | null,
  tell: (event: { readonly kind: "saved" | "new" }) => void,
) {
  const [saved, setSaved] = useState<SavedManual | null>(opened);
  const readTyped = () => JSON.stringify(form.getValues());
  // as it stands now: a second click may come before the first one's answer is drawn
  const stored = useRef<Stored>({ saved: opened, fingerprint: "", typed: readTyped() });
  const keep = (next: Stored) => {
    stored.current = next;
    setSaved(next.saved);
    tell({ kind: next.saved === null ? "new" : "saved" });
  };
  return {
    saved,
    stored,
    readTyped,
    keep,
    forget: () => keep({ saved: null, fingerprint: "", typed: readTyped() }),
    /** what the typed values differ from; null: nothing is on record, or it is all stored */
    readUnsaved: (): ManualRecord | null => {
      const { saved: former, typed } = stored.current;
      return former === null || typed === readTyped() ? null : { saved: former, typed };
    },
    /** goes on from what was on record when the session ended */
    resume: (former: ManualRecord) => keep({ ...former, fingerprint: "" }),
  };
}

/**
 * Saves what is typed: the first time as a new quotation, after it is looked whether the same client has one on that
 * lane; from then on into that one. The same state again answers the quotation it already is.
 */
export function useManualSaving(
  form: UseFormReturn<ManualForm>,
  opened: SavedManual | null,
  heldNumber: string | undefined,
  { isAsking, ...care }: SavingCare,
) {
  const language = useLanguage();
  const [flow, tell] = useReducer(nextFlow, opened, startFlow);
  const { saved, stored, readTyped, keep, ...record } = useRecord(form, opened, tell);
  const inTurn = useTurns();
  const [known, setKnown] = useState<{ readonly id: string; readonly number: string } | null>(null);
  const store = useStore(form, care);

  const send = async (as: SaveAs, then?: (note: SavedManual) => void) => {
    const typed = readTyped();
    const read = await readManualForm(form);
    if (read === null) return;
    const { request, values } = read;
    const print = JSON.stringify([request, toEntry(values), values.remarks]);
    const { saved: former, fingerprint } = stored.current;
    if (as === "quotation" && former !== null && print === fingerprint) return then?.(former);
    const body = bodyOf({ request, values, language, heldNumber, saved: former, isAsking });
    const isTrucking = former === null && isTruckingOnly(values);
    const note = await store.mutateAsync({ body, as: isTrucking ? "trucking" : as });
    const next = savedOf(note);
    keep({ saved: next, fingerprint: print, typed });
    then?.(next);
  };

  const submit = async (as: SaveAs, then?: (note: SavedManual) => void) => {
    if (as === "quotation" && stored.current.saved === null && needsCheck(flow)) {
      const found = await findKnown(form.getValues());
      setKnown(found);
      tell({ kind: "checked", isKnown: found !== null });
      if (found !== null) return;
    }
    await send(as, then);
  };
  return {
    saved,
    known,
    flow,
    isSaving: store.isPending,
    save: (then?: (note: SavedManual) => void) => inTurn(async () => submit("quotation", then)),
    saveAsNew: (then?: (note: SavedManual) => void) => inTurn(async () => submit("copy", then)),
    accept: () => {
      tell({ kind: "accepted" });
      inTurn(async () => send("quotation"));
    },
    decline: () => tell({ kind: "declined" }),
    ...record,
  };
}

export type ManualSaving = ReturnType<typeof useManualSaving>;
