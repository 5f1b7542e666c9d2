import { type ReactNode, useState } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import type { CreateForm } from "./create-form.ts";

interface CreateFormProviderProps {
  readonly form: UseFormReturn<CreateForm>;
  readonly children: ReactNode;
}

/**
 * Hands the form to its fields, once and for all. Each of them follows what it shows; the state of the form as a whole,
 * which is another one as soon as the form is there, would have all of them drawn a second time.
 */
export function CreateFormProvider({ form, children }: CreateFormProviderProps) {
  const [methods] = useState(() => ({ ...form }));
  return <FormProvider {...methods}>{children}</FormProvider>;
}
