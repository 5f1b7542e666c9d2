import { type FormEvent, useState } from "react";
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
import { focusFirst } from "./focus-first.ts";
import { showRefusals } from "./show-refusals.ts";

/** What somebody else stored while one was typing, and what was there before. */
export interface Overtaken<Stored> {
  readonly before: Stored;
  readonly now: Stored;
}

/** The record that is edited: as it was when the form opened, and how to get it as it is now. */
interface EditedRecord<Stored> {
  readonly stored: Stored;
  readonly getNow: (seen: Stored) => Promise<Stored>;
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
  readonly record?: EditedRecord<Stored> | undefined;
  /** @param seen the record in the version that the person has seen; undefined: a new one */
  readonly save: (values: Values, seen: Stored | undefined) => Promise<Answer>;
  /** where a refusal of no field is said: in a message that goes, or at the head of the form */
  readonly refusalsAt?: "toast" | "head";
  /** how a refusal is said instead, also one that is at its field */
  readonly say?: (shown: ShownRefusal<Values>) => unknown;
  /** something beside the fields cannot be sent: they are checked, but nothing is stored */
  readonly isHeld?: boolean;
  /** what the form holds once it is stored and stays open */
  readonly valuesAfter?: (answer: Answer) => Values;
  /** has the browser ask before the tab is closed while something is unsaved */
  readonly guardsLeave?: boolean;
}

/** The version that the person editing has seen, and what somebody else wrote after it. */
function useEditedRecord<Stored>(record: EditedRecord<Stored> | undefined) {
  // An answer that arrives in the background does not count as seen.
  const [seen, setSeen] = useState(record?.stored);
  const [overtaken, setOvertaken] = useState<Overtaken<Stored>>();
  /** @returns true when the refusal says that somebody else was quicker: from now on their version is seen */
  const isOvertaken = async ({ code }: ApiError): Promise<boolean> => {
    if (code !== "version-conflict" || record === undefined || seen === undefined) return false;
    const now = await record.getNow(seen);
    setOvertaken({ before: seen, now });
    setSeen(now);
    return true;
  };
  return { seen, overtaken, isOvertaken };
}

/** Sends what the form holds, and puts what the server refuses at its fields. */
function useRecordSave<Values extends FieldValues, Answer, Stored>(
  form: UseFormReturn<Values>,
  options: RecordFormOptions<Values, Answer, Stored>,
) {
  const { fields, save, refusalsAt, valuesAfter, onSaved, onRefused, ...rest } = options;
  const sayElsewhere = ({ refusal, isAtField }: ShownRefusal<Values>) => {
    if (!isAtField && refusalsAt !== "head") sayRefusal(refusal);
  };
  const say = rest.say ?? sayElsewhere;
  const showAt = (field: Path<Values>, message: string) => {
    form.setError(field, { type: "server", message });
    form.setFocus(field);
  };
  const { seen, overtaken, isOvertaken } = useEditedRecord(options.record);
  const store = useSaveWith(async (values: Values) => save(values, seen), {
    ...(rest.invalidates === undefined ? {} : { invalidates: rest.invalidates }),
    ...(rest.done === undefined ? {} : { done: rest.done }),
    ...(rest.onLost === undefined ? {} : { onLost: rest.onLost }),
    onSaved: async (answer, values) => {
      if (valuesAfter !== undefined) form.reset(valuesAfter(answer));
      await onSaved?.(answer, values);
    },
    onRefused: async (refusal, values) => {
      if (await isOvertaken(refusal)) return;
      await onRefused?.(refusal, values);
      say({ refusal, isAtField: showRefusals(form, refusal, fields), showAt });
    },
  });
  return { store, overtaken };
}

/**
 * A form that stores one record. What the schema or the server refuses is said at its field, the first of them has
 * the focus, and what was typed stays. When somebody else stored the record meanwhile, `overtaken` says what they
 * wrote; sending once more stores one's own.
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
  const { store, overtaken } = useRecordSave(form, options);
  const { isDirty } = form.formState;
  useLeaveWarning(guardsLeave && isDirty && !store.isSuccess);
  const refusal = store.refusal?.fields.length === 0 ? store.refusal : undefined;
  return {
    form,
    /** what is wrong with a field, in words */
    errorOf: (field: Path<Values>) => fieldText(form.getFieldState(field, form.formState).error),
    isDirty,
    isPending: store.isPending,
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
        (values) => (isHeld ? undefined : store.mutate(values)),
        (wrong) => focusFirst(form, wrong, fields),
      )(event);
    },
  };
}
