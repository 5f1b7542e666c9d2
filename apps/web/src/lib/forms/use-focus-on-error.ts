import { useEffect, useRef } from "react";
import type { ApiError } from "../api/api-error.ts";

/** Moves to the first field of a form that a refusal of the server is shown at. @returns the form's ref */
export function useFocusOnError(refusal: ApiError | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal !== undefined) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusal]);
  return form;
}
