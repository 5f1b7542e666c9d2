import { useLayoutEffect, type FormEvent, type ReactNode } from "react";
import type { ApiError } from "../api/api-error.ts";
import { useFocusOnError } from "./use-focus-on-error.ts";

/** How a form is sent, and what came of it. */
export interface SentForm {
  readonly onSubmit: (event: FormEvent) => void;
  /** what the server refused last, wherever it is said: the first field that it is about gets the focus */
  readonly refused?: ApiError | undefined;
}

interface RecordFormProps {
  readonly record: SentForm;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The form element of every form: its checks are ours instead of the browser's. */
export function RecordForm({ record, className, children }: RecordFormProps) {
  const form = useFocusOnError(record.refused);
  useLayoutEffect(() => {
    // A dialog moves its focus only after it was drawn: a key that is pressed right away must not miss its field.
    form.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus({ preventScroll: true });
  }, [form]);
  return (
    <form noValidate ref={form} className={className} onSubmit={record.onSubmit}>
      {children}
    </form>
  );
}
