import { type ReactNode, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { CreateForm } from "./create-form.ts";

interface CreateFormProviderProps {
  /** what the form begins with */
  readonly initial: CreateForm;
  readonly children: ReactNode;
}

/**
 * Makes the form and hands it to its fields, once and for all. Each of them follows what it shows; the state of the form as a
 * whole is another one as soon as the form is there: who calls `useForm`, and who takes that state from the context,
 * is drawn a second time for it, so nothing but this does.
 */
export function CreateFormProvider({ initial, children }: CreateFormProviderProps) {
  const form = useForm<CreateForm>({ defaultValues: initial });
  const [methods] = useState(() => ({ ...form }));
  return <FormProvider {...methods}>{children}</FormProvider>;
}
