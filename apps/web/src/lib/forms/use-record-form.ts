import { type FormEvent, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type { ApiError } from "../api/api-error.ts";
import { type SaveOptions, sayRefusal, useSaveWith } from "../api/use-save.ts";
import { useFieldText } from "../i18n/use-field-text.ts";
import { useLeaveWarning } from "../leave/use-leave-warning.ts";
import { findChanges, type FieldChange } from "./find-changes.ts";
import { focusFirst } from "./focus-first.ts";
import { isVersionConflict, sendSeen } from "./send-seen.ts";
import { showRefusals } from "./show-refusals.ts";
import { useTypedValues } from "./use-typed-values.ts";

/** What somebody else stored while one was typing: the fields that differ from before, with what they hold now. */
interface Overtaken<Values extends FieldValues, Stored> {
  readonly now: Stored;
  readonly changes: readonly FieldChange<Values>[];
  /** takes over what they changed, and leaves what was typed here */
  readonly keepMine: () => void;
  /** shows what is stored now instead of what was typed */
  readonly takeTheirs: () => void;
}

/** The record that is edited: as it was when the form opened, how to get it as it is now, and as the form shows it. */
interface EditedRecord<Values, Stored> {
  readonly stored: Stored;
  readonly getNow: (seen: Stored) => Promise<Stored>;
  readonly valuesOf: (stored: Stored) => Values;
}

/** A refusal that is said at its fields already, as far as the form has them. */
interface ShownRefusal<Values extends FieldValues> {
  readonly refusal: ApiError;
  readonly isAtField: boolean;
  /** puts a message at a field, which gets the focus */
  readonly showAt: (field: Path<Values>, message: string) => void;
}

export interface RecordFormOptions<Values extends FieldValues, Answer, Stored> extends SaveOptions<
  Answer,
  Values
> {
  readonly defaultValues: DefaultValues<Values>;
  /** the fields in their order on the screen */
  readonly fields: readonly Path<Values>[];
  /** checks before anything is sent: `zodResolver` of the contract's schema; without it the server alone checks */
  readonly resolver?: Resolver<Values>;
  /** when a field is checked for the first time */
  readonly mode?: "onTouched" | "onBlur" | "onSubmit";
  /** undefined: a new record, which nobody else can have changed */
  readonly record?: EditedRecord<Values, Stored> | undefined;
  /**
   * @param seen the record in the version that the person has seen; undefined: a new one
   * @param see to be called with what is stored where the form stays open, or a part of it may still be refused
   */
  readonly save: (values: Values, seen: Stored | undefined, see: (stored: Stored) => void) => Promise<Answer>;
  /** where a refusal of no field is said: in a message that goes, or at the head of the form */
  readonly refusalsAt?: "toast" | "head";
  /** how a refusal is said instead, also one that is at its field */
  readonly say?: (shown: ShownRefusal<Values>) => unknown;
  /** something beside the fields cannot be sent: they are checked, but nothing is stored */
  readonly isHeld?: boolean;
  /** what the form holds once it is stored and stays open, beside what was typed while it was on its way */
  readonly valuesAfter?: (answer: Answer) => Values;
  /** has the browser ask before the tab is closed while something is unsaved */
  readonly guardsLeave?: boolean;
}

/** Sends with the version that the person has seen, and notices what somebody else wrote after it. */
function useEditedRecord<Values extends FieldValues, Answer, Stored>(
  form: UseFormReturn<Values>,
  { record, save, fields }: RecordFormOptions<Values, Answer, Stored>,
) {
  // An answer that arrives in the background does not count as seen.
  const seen = useRef(record?.stored);
  const [overtaken, setOvertaken] = useState<{ readonly before: Values; readonly now: Stored }>();
  const see = (stored: Stored) => {
    seen.current = stored;
  };
  const send = async (values: Values): Promise<Answer> => {
    const known = seen.current;
    if (record === undefined || known === undefined) return save(values, known, see);
    return sendSeen({
      seen: known,
      send: async (stored) => save(values, stored, see),
      getNow: record.getNow,
      isOvertaken: (now) => {
        const before = record.valuesOf(known);
        const isOvertaken = findChanges(fields, before, record.valuesOf(now)).length > 0;
        if (isOvertaken) setOvertaken({ before, now });
        return isOvertaken;
      },
    });
  };
  if (record === undefined || overtaken === undefined) return { send, overtaken: undefined };
  const { before, now } = overtaken;
  const theirs = record.valuesOf(now);
  const takeTheirs = () => {
    see(now);
    setOvertaken(undefined);
    form.reset(theirs);
  };
  const keepMine = () => {
    const mine = findChanges(fields, before, form.getValues());
    takeTheirs();
    for (const { field, value } of mine) form.setValue(field, value, { shouldDirty: true });
  };
  const changes = findChanges(fields, before, theirs);
  const found: Overtaken<Values, Stored> = { now, changes, keepMine, takeTheirs };
  return { send, overtaken: found };
}

/** Sends what the form holds, and puts what the server refuses at its fields. */
function useRecordSave<Values extends FieldValues, Answer, Stored>(
  form: UseFormReturn<Values>,
  options: RecordFormOptions<Values, Answer, Stored>,
) {
  const { fields, refusalsAt, valuesAfter, onSaved, onRefused, ...rest } = options;
  const sayElsewhere = ({ refusal, isAtField }: ShownRefusal<Values>) => {
    if (!isAtField && refusalsAt !== "head") sayRefusal(refusal);
  };
  const say = rest.say ?? sayElsewhere;
  const showAt = (field: Path<Values>, message: string) => {
    form.setError(field, { type: "server", message });
    form.setFocus(field);
  };
  const { send, overtaken } = useEditedRecord(form, options);
  // as typed, which a schema may have made something else of
  const sent = useRef<Values>(undefined);
  const resetTo = (next: Values) => {
    const typedMeanwhile = findChanges(fields, sent.current ?? form.getValues(), form.getValues());
    form.reset(next);
    for (const { field, value } of typedMeanwhile) form.setValue(field, value, { shouldDirty: true });
  };
  const store = useSaveWith(send, {
    ...(rest.invalidates === undefined ? {} : { invalidates: rest.invalidates }),
    ...(rest.done === undefined ? {} : { done: rest.done }),
    ...(rest.onLost === undefined ? {} : { onLost: rest.onLost }),
    onSaved: async (answer, values) => {
      if (valuesAfter !== undefined) resetTo(valuesAfter(answer));
      await onSaved?.(answer, values);
    },
    onRefused: async (refusal, values) => {
      if (rest.record !== undefined && isVersionConflict(refusal)) return;
      await onRefused?.(refusal, values);
      say({ refusal, isAtField: showRefusals(form, refusal, fields), showAt });
    },
  });
  const submit = (values: Values) => {
    sent.current = form.getValues();
    store.mutate(values);
  };
  return { store, submit, overtaken };
}

/**
 * A form that stores one record. What the schema or the server refuses is said at its field, the first of them has
 * the focus, and what was typed stays. When somebody else stored the record meanwhile, nothing is sent until the person
 * has decided about what `overtaken` shows (`OvertakenAlert`).
 */
export function useRecordForm<Values extends FieldValues, Answer, Stored = undefined>(
  options: RecordFormOptions<Values, Answer, Stored>,
) {
  const {
    defaultValues,
    fields,
    resolver,
    mode = "onTouched",
    isHeld = false,
    guardsLeave = false,
  } = options;
  const fieldText = useFieldText();
  const form = useForm<Values>({
    defaultValues,
    mode,
    shouldFocusError: false,
    ...(resolver === undefined ? {} : { resolver }),
  });
  const { store, submit, overtaken } = useRecordSave(form, options);
  const { isDirty } = form.formState;
  useTypedValues(form, fields);
  useLeaveWarning(guardsLeave && isDirty && !store.isSuccess);
  const isSaidAtHead =
    store.refusal?.fields.length === 0 && !(options.record && isVersionConflict(store.refusal));
  const refusal = isSaidAtHead ? store.refusal : undefined;
  return {
    form,
    /** what is wrong with a field, in words */
    errorOf: (field: Path<Values>) => fieldText(form.getFieldState(field, form.formState).error),
    isDirty,
    isPending: store.isPending,
    refused: store.refusal,
    isStored: store.isSuccess,
    overtaken,
    /** what the server said of no field, to be shown at the head of the form */
    refusal: options.refusalsAt === "head" ? refusal : undefined,
    onSubmit: (event: FormEvent) => {
      // A dialog is drawn inside the page's form: its submit is not the page's.
      event.stopPropagation();
      // What the server said of a field that no input is registered for would hold the form back for ever.
      form.clearErrors(fields.filter((field) => form.getFieldState(field).error?.type === "server"));
      void form.handleSubmit(
        (values) => (isHeld ? undefined : submit(values)),
        (wrong) => focusFirst(form, wrong, fields),
      )(event);
    },
  };
}
