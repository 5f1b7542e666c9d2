import type { QuotationDetail } from "@kilolane/contract";
import { useCallback, useState } from "react";
import { useTypedState } from "../../../lib/forms/use-typed-state.ts";
import { changesOf, rebase } from "./edit-conflict.ts";
import { editFormOf, type EditForm, type OptionForm } from "./edit-form.ts";

/** What outlives the end of a session. */
interface TypedOver {
  readonly base: QuotationDetail;
  readonly form: EditForm;
}

/** What the edit screen stands on: the version that was seen, and what has been typed on top of it. */
interface EditState extends TypedOver {
  /** counts up when fields must take over other values than those typed in them */
  readonly round: number;
}

/** What changes of an option, or how it follows from what it is. */
export type OptionPart = Partial<OptionForm> | ((option: OptionForm) => Partial<OptionForm>);

/** The version being edited with what was typed, and the ways to move both. */
export function useEditState(opened: QuotationDetail) {
  const [state, setState] = useState<EditState>({ base: opened, form: editFormOf(opened), round: 0 });

  const change = useCallback((part: Partial<EditForm>) => {
    setState((before) => ({ ...before, form: { ...before.form, ...part } }));
  }, []);
  const changeOption = useCallback((quoteId: string, part: OptionPart) => {
    setState((before) => {
      const options = before.form.options.map((option) =>
        option.quoteId === quoteId
          ? { ...option, ...(typeof part === "function" ? part(option) : part) }
          : option,
      );
      return { ...before, form: { ...before.form, options } };
    });
  }, []);
  /** Starts over from a version; nothing typed is kept. */
  const start = useCallback((base: QuotationDetail) => {
    setState(({ round }) => ({ base, form: editFormOf(base), round: round + 1 }));
  }, []);
  /** Puts what was typed on top of another version. */
  const moveOnto = useCallback((next: QuotationDetail) => {
    setState(({ base, form, round }) => ({
      base: next,
      form: rebase(editFormOf(base), editFormOf(next), form),
      round: round + 1,
    }));
  }, []);
  /** The prices are stored in `next`: what is left to save are the words. */
  const keepWords = useCallback((next: QuotationDetail) => {
    setState(({ base, form, round }) => ({
      base: next,
      form: { ...rebase(editFormOf(base), editFormOf(next), form), options: editFormOf(next).options },
      round: round + 1,
    }));
  }, []);
  useTypedState<TypedOver>({
    name: "quotation",
    read: () => {
      const { base, form } = state;
      return changesOf(editFormOf(base), form).length > 0 ? { base, form } : undefined;
    },
    giveBack: (kept) => setState(({ round }) => ({ ...kept, round: round + 1 })),
  });
  return { ...state, change, changeOption, start, moveOnto, keepWords };
}
